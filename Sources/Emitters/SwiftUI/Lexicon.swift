import Emission

/// The lexical rules of Swift.
package enum Swift: Language {
  package static var indentation: StaticString { "  " }

  package static func appendStringLiteral(_ text: String, to output: inout [UInt8]) {
    output.append(0x22)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: output.append(contentsOf: [0x5C, 0x22])
      case 0x5C: output.append(contentsOf: [0x5C, 0x5C])
      case 0x0A: output.append(contentsOf: [0x5C, 0x6E])
      case 0x0D: output.append(contentsOf: [0x5C, 0x72])
      case 0x09: output.append(contentsOf: [0x5C, 0x74])
      case 0x20..<0x7F: output.append(UInt8(scalar.value))
      case let value where changesText(value):
        output.append(contentsOf: "\\u{\(String(value, radix: 16, uppercase: true))}".utf8)
      default: output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    output.append(0x22)
  }

  /// A line comment ends at the end of its line only.
  package static func appendCommentText(_ text: String, to output: inout [UInt8]) {
    output.append(contentsOf: text.utf8)
  }

  package static func isReserved(_ name: String) -> Bool {
    looksLikeKeyword(name)
      ? keywords.contains(name) || unquotable.contains(name)
      : name.utf8.count <= 8 && unquotable.contains(name)
  }

  package static func quoted(_ name: String) -> String? {
    unquotable.contains(name) ? nil : "`\(name)`"
  }

  /// Swift warns of quotes that a label does not need: all keywords but these stand bare.
  package static func isQuotedAsLabel(_ name: String) -> Bool {
    ["inout", "var", "let"].contains(name)
  }

  /// The letters of Swift's grammar (identifier-head and identifier-character), less those that
  /// cannot be seen.
  package static func allowsInIdentifier(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    let value = scalar.value
    switch value {
    case 0x61...0x7A, 0x41...0x5A, 0x5F: return true
    case 0x30...0x39: return !first
    case 0..<0x80: return false
    default: break
    }
    if isInvisible(value) { return false }
    if first, combining.contains(where: { $0.contains(value) }) { return false }
    return letters.contains { $0.contains(value) }
  }

  /// What changes the look of code without being seen: controls, marks of the writing direction,
  /// and line breaks that editors know and the compiler does not.
  private static func changesText(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// What a name would hold without anybody seeing it: those, joiners, and what picks the style of
  /// a picture.
  private static func isInvisible(_ value: UInt32) -> Bool {
    changesText(value) || value == 0x200C || value == 0x200D || (0xFE00...0xFE0F).contains(value)
  }

  /// `self` and `init` compile in backticks and mean something else when they are used; `Type`,
  /// `Protocol` and `_` do not compile. `Any` and `Self` are types everywhere.
  private static let unquotable: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "init", "self",
  ]

  /// The keywords that cannot be used as names, and those that mean something else at the
  /// beginning of an expression.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "consume", "continue",
    "copy", "default", "defer", "deinit", "discard", "do", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "macro", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
    "yield",
  ]

  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let letters: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054...0x2054,
    0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
    0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
  ]
}
