import Emission

/// JSON (RFC 8259). It has no identifiers and no comments: every name and every text is a string.
enum JSON: Language {
  static var indentation: StaticString { "  " }

  static func appendStringLiteral(_ text: String, to output: inout [UInt8]) {
    output.append(0x22)
    appendEscaped(text, to: &output)
    output.append(0x22)
  }

  /// As the inside of a string, which is all that could take the place of a comment.
  static func appendCommentText(_ text: String, to output: inout [UInt8]) {
    appendEscaped(text, to: &output)
  }

  static func isReserved(_ name: String) -> Bool { true }

  static func quoted(_ name: String) -> String? { nil }

  static func allowsInIdentifier(_ scalar: Unicode.Scalar, first: Bool) -> Bool { false }

  /// Escaped are quotes, backslashes and all characters that cannot be seen; U+2028 and U+2029 too,
  /// which end a line where JSON is read as JavaScript.
  private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case 0x22, 0x5C: output += [0x5C, byte]
        case 0x0A: output += [0x5C, 0x6E]
        case 0x0D: output += [0x5C, 0x72]
        case 0x09: output += [0x5C, 0x74]
        case 0..<0x20, 0x7F: appendEscape(of: UInt16(byte), to: &output)
        case 0xE2 where isLineEnd(bytes, at: index):
          appendEscape(of: 0x2000 | UInt16(bytes[index + 2] & 0x3F), to: &output)
          index += 2
        default: output.append(byte)
        }
        index += 1
      }
    }
  }

  /// Whether U+2028 or U+2029 begins here (E2 80 A8, E2 80 A9).
  private static func isLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
  }

  private static func appendEscape(of unit: UInt16, to output: inout [UInt8]) {
    output += [0x5C, 0x75]
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(unit >> shift & 0xF)
      output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}

typealias JSONCode = Code<JSON>
