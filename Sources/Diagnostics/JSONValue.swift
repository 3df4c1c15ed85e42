/// A value to be written as JSON (RFC 8259).
package indirect enum JSONValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case object([Member])

  /// On several lines, two blanks a level, with a line break at the end. What cannot be seen is escaped.
  package var lines: String {
    var output: [UInt8] = []
    write(to: &output, indentation: 0)
    output.append(0x0A)
    return String(decoding: output, as: UTF8.self)
  }

  private func write(to output: inout [UInt8], indentation: Int) {
    switch self {
    case .flag(let flag): output += Array((flag ? "true" : "false").utf8)
    case .number(let number): output += Array(String(number).utf8)
    case .text(let text): Self.write(text, to: &output)
    case .list(let elements):
      Self.write(elements, in: "[]", to: &output, indentation) { element, output in
        element.write(to: &output, indentation: indentation + 2)
      }
    case .object(let members):
      Self.write(members, in: "{}", to: &output, indentation) { member, output in
        Self.write(member.name, to: &output)
        output += [0x3A, 0x20]
        member.value.write(to: &output, indentation: indentation + 2)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], in brackets: StaticString, to output: inout [UInt8], _ indentation: Int,
    _ write: (Part, inout [UInt8]) -> Void
  ) {
    let brackets = brackets.withUTF8Buffer { Array($0) }
    output.append(brackets[0])
    for (index, part) in parts.enumerated() {
      if index > 0 { output.append(0x2C) }
      output.append(0x0A)
      output += repeatElement(0x20, count: indentation + 2)
      write(part, &output)
    }
    if !parts.isEmpty {
      output.append(0x0A)
      output += repeatElement(0x20, count: indentation)
    }
    output.append(brackets[1])
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(0x22)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: output += [0x5C, UInt8(scalar.value)]
      case 0x0A: output += [0x5C, 0x6E]
      case 0x20..<0x7F: output.append(UInt8(scalar.value))
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
          for unit in String(scalar).utf16 {
            output += [0x5C, 0x75]
            for shift in [12, 8, 4, 0] as [UInt16] {
              let digit = UInt8(unit >> shift & 0xF)
              output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
            }
          }
        default: output += Array(String(scalar).utf8)
        }
      }
    }
    output.append(0x22)
  }
}
