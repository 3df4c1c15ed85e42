/// What is shown of a text that comes from a file, so that it can neither move the cursor, nor
/// change colours, nor turn the direction of what stands around it.
package enum Printable {
  /// How one character is shown, and how many columns of a terminal that takes.
  struct Cell {
    var text: String
    var width: Int
  }

  /// A tab takes this many columns, wherever it stands.
  static let tabWidth = 4

  /// The text on one line, with what can't be printed made visible.
  package static func text(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += cell($1).text }
  }

  static func cell(_ scalar: Unicode.Scalar) -> Cell {
    switch scalar.value {
    case 0x09: return Cell(text: String(repeating: " ", count: tabWidth), width: tabWidth)
    case 0x20..<0x7F: return Cell(text: String(scalar), width: 1)
    case 0x00..<0x20:
      // The pictures of control characters, U+2400 and on.
      return Cell(text: String(UnicodeScalar(UInt8(scalar.value)).picture), width: 1)
    case 0x200C, 0x200D: return Cell(text: String(scalar), width: 0)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      let text = "<U+\(hex(scalar.value))>"
      return Cell(text: text, width: text.utf8.count)
    case .nonspacingMark, .enclosingMark: return Cell(text: String(scalar), width: 0)
    default: return Cell(text: String(scalar), width: isWide(scalar) ? 2 : 1)
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - text.utf8.count)) + text
  }

  /// Whether terminals give it two columns: the ranges that are mostly wide or full-width in
  /// Unicode's EastAsianWidth.txt, and what is shown as a picture by default.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension Unicode.Scalar {
  fileprivate var picture: Unicode.Scalar { Unicode.Scalar(0x2400 + (value & 0x1F)) ?? "?" }
}
