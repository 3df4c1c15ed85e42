import Emission

/// The lexical rules of Kotlin (Kotlin language specification, "Syntax and grammar"), and what the
/// JVM adds to them.
enum Kotlin: Language {
  static let indentation: StaticString = "    "

  /// The hard keywords: all others are names wherever a declaration puts one.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// `$` begins a template, `\f` and its like do not exist, and what cannot be seen (control, format
  /// and other separators) is written as a number, so that the code reads as it runs.
  static func appendStringLiteral(_ text: String, to output: inout [UInt8]) {
    output.append(0x22)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$":
        output.append(0x5C)
        output.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\n": output.append(contentsOf: "\\n".utf8)
      case "\r": output.append(contentsOf: "\\r".utf8)
      case "\t": output.append(contentsOf: "\\t".utf8)
      default:
        if isVisible(scalar) {
          output.append(contentsOf: scalar.utf8)
        } else {
          for unit in scalar.utf16 {
            let digits = String(unit, radix: 16, uppercase: true)
            output.append(contentsOf: "\\u".utf8)
            output.append(contentsOf: repeatElement(0x30, count: 4 - digits.utf8.count))
            output.append(contentsOf: digits.utf8)
          }
        }
      }
    }
    output.append(0x22)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }

  /// Block comments nest in Kotlin, so both ends of one are torn apart; `@` would begin a tag.
  static func appendCommentText(_ text: String, to output: inout [UInt8]) {
    var previous: UInt8 = 0x20
    for byte in text.utf8 {
      if (previous == 0x2A && byte == 0x2F) || (previous == 0x2F && byte == 0x2A) {
        output.append(0x20)
      }
      if byte == 0x40, previous == 0x20 {
        output.append(contentsOf: "&#64;".utf8)
      } else {
        output.append(byte)
      }
      previous = byte
    }
  }

  /// Whether the name needs backticks: it is a keyword, or holds marks and symbols.
  static func isReserved(_ name: String) -> Bool {
    if looksLikeKeyword(name) { return keywords.contains(name) }
    return !name.utf8.allSatisfy { $0 < 0x80 }
      && !name.unicodeScalars.allSatisfy { scalar in
        scalar.value < 0x80 || scalar.value <= 0xFFFF && isLetter(scalar)
      }
  }

  /// Backticks take every character that `allowsInIdentifier` lets through.
  static func quoted(_ name: String) -> String? {
    "`\(name)`"
  }

  /// Marks and symbols may stand in backticks. What the JVM refuses there (`.;[]/<>:\`) is ASCII, and
  /// so is everything that Android's older virtual machines refuse.
  static func allowsInIdentifier(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar.value {
    case 0x30...0x39: return !first
    case 0x41...0x5A, 0x61...0x7A, 0x5F: return true
    case 0..<0xA1: return false
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .decimalNumber: !first
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .nonspacingMark, .spacingMark, .otherSymbol, .modifierSymbol:
      true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
