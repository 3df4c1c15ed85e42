import Emission

/// The lexical rules of CSS (CSS Syntax 3).
package enum CSS: Language {
  package static let indentation: StaticString = "  "

  /// A quoted string (§4.3.5). Line breaks, control characters and characters that turn the direction
  /// of text are written as hexadecimal escapes. `</` and `<!` are torn by a backslash, which means
  /// nothing there, so that no text ends the `<style>` element that the file may be pasted into.
  package static func appendStringLiteral(_ text: String, to output: inout [UInt8]) {
    output.append(Byte.quote)
    var previous: Unicode.Scalar = "\0"
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0:
        // No escape means U+0000 in CSS.
        appendEscape(0xFFFD, to: &output)
      case 0x22, 0x5C:
        output.append(Byte.backslash)
        output.append(UInt8(scalar.value))
      case 0x21 where previous == "<", 0x2F where previous == "<":
        output.append(Byte.backslash)
        output.append(UInt8(scalar.value))
      case 0x01..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
        0xFEFF:
        appendEscape(scalar.value, to: &output)
      default:
        append(scalar, to: &output)
      }
      previous = scalar
    }
    output.append(Byte.quote)
  }

  /// `*/`, `/*` and `</style` are torn by a blank. The text itself stands between blanks.
  package static func appendCommentText(_ text: String, to output: inout [UInt8]) {
    let bytes = Array(text.utf8)
    for (place, byte) in bytes.enumerated() {
      let previous = place > 0 ? bytes[place - 1] : 0
      switch (previous, byte) {
      case (Byte.asterisk, Byte.slash), (Byte.slash, Byte.asterisk):
        output.append(Byte.blank)
      case (Byte.less, Byte.slash) where endsStyle(bytes[(place + 1)...]):
        output.append(Byte.blank)
      default:
        break
      }
      output.append(byte)
    }
  }

  /// Whether what follows `</` closes an element that holds a stylesheet.
  private static func endsStyle(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name: StaticString = "style"
    guard bytes.count >= name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      zip(name, bytes).allSatisfy { $0 == $1 | 0x20 }
    }
  }

  /// CSS reserves no names; what it has are names that need escapes. They are "quoted" by them.
  package static func isReserved(_ name: String) -> Bool {
    if isCustomProperty(name) { return false }
    var first = true
    var leadingHyphen = false
    for scalar in name.unicodeScalars {
      if !isPlain(scalar) { return true }
      if first || leadingHyphen, ("0"..."9").contains(scalar) { return true }
      leadingHyphen = first && scalar == "-"
      first = false
    }
    return leadingHyphen
  }

  /// Whether a name is that of a custom property in nothing but ASCII, as nearly all are.
  private static func isCustomProperty(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard bytes.count > 2, bytes[0] == Byte.hyphen, bytes[1] == Byte.hyphen else { return false }
      return bytes.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == Byte.hyphen
          || $0 == 0x5F
      }
    }
  }

  /// The name with the escapes that `CSS.escape()` would give it (CSSOM §2.1), and the newer
  /// restriction of CSS Syntax to certain letters outside ASCII kept.
  package static func quoted(_ name: String) -> String? {
    var output: [UInt8] = []
    var first = true
    var leadingHyphen = false
    let isAlone = name.unicodeScalars.count == 1
    for scalar in name.unicodeScalars {
      switch scalar {
      case "0"..."9" where first || leadingHyphen:
        appendEscape(scalar.value, to: &output)
      case "-" where isAlone:
        output.append(Byte.backslash)
        output.append(Byte.hyphen)
      case _ where isPlain(scalar):
        append(scalar, to: &output)
      case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F:
        output.append(Byte.backslash)
        output.append(UInt8(scalar.value))
      default:
        appendEscape(scalar.value == 0 ? 0xFFFD : scalar.value, to: &output)
      }
      leadingHyphen = first && scalar == "-"
      first = false
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Everything can be said with escapes.
  package static func allowsInIdentifier(_ scalar: Unicode.Scalar, first: Bool) -> Bool { true }

  /// Whether a scalar may stand in a name without an escape: "ident code points" (CSS Syntax 3 §4.2).
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0xB7, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x37D, 0x37F...0x1FFF, 0x203F...0x2040, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...:
      // Inside the ranges, but invisible and able to turn the direction of text.
      scalar.value != 0x061C && scalar.value != 0xFEFF
    default:
      false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    if let bytes = UTF8.encode(scalar) { output.append(contentsOf: bytes) }
  }

  /// A hexadecimal escape with the blank that ends it.
  private static func appendEscape(_ value: UInt32, to output: inout [UInt8]) {
    output.append(Byte.backslash)
    output.append(contentsOf: String(value, radix: 16).utf8)
    output.append(Byte.blank)
  }

  private enum Byte {
    static let blank: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let asterisk: UInt8 = 0x2A
    static let hyphen: UInt8 = 0x2D
    static let slash: UInt8 = 0x2F
    static let less: UInt8 = 0x3C
    static let backslash: UInt8 = 0x5C
  }
}

typealias CSSCode = Code<CSS>
typealias Name = Identifier<CSS>
