/// The lexical rules of a language that code is generated in. `Code` and `SourceWriter` ask these, so
/// that no emitter puts a name, a text or a number into code by hand.
package protocol Language: Sendable {
  /// What one step of indentation is.
  static var indentation: StaticString { get }

  /// Appends `text` as a literal of the language, quotes included, every byte that would end or
  /// change it escaped.
  static func appendStringLiteral(_ text: String, to output: inout [UInt8])

  /// Appends a text inside a comment in such a way that it cannot end the comment. `text` has no
  /// line breaks.
  static func appendCommentText(_ text: String, to output: inout [UInt8])

  /// Whether a name cannot be used bare as an identifier.
  static func isReserved(_ name: String) -> Bool

  /// A reserved name, quoted as the language allows; `nil` where quoting cannot help.
  static func quoted(_ name: String) -> String?

  /// Whether a reserved name is quoted as the label of an argument in a call too.
  static func isQuotedAsLabel(_ name: String) -> Bool

  /// Whether a scalar may begin (or go on, when not `first`) an identifier.
  static func allowsInIdentifier(_ scalar: Unicode.Scalar, first: Bool) -> Bool
}

extension Language {
  /// Whether a reserved name is quoted as the label of an argument too.
  package static func isQuotedAsLabel(_ name: String) -> Bool { true }

  /// Whether every scalar of the name may stand where it does.
  package static func isIdentifier(_ name: String) -> Bool {
    if isPlainWord(name) { return true }
    var first = true
    for scalar in name.unicodeScalars {
      guard allowsInIdentifier(scalar, first: first) else { return false }
      first = false
    }
    return !first
  }
}

extension Language {
  /// Whether a name is of ASCII letters and digits, with a letter first: an identifier in every
  /// language, and told without a look at each scalar's properties.
  private static func isPlainWord(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard let first = bytes.first, (0x61...0x7A).contains(first | 0x20) else { return false }
      return bytes.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }
  }

  /// Whether a name is of small letters only, as keywords are: most names have a digit or a capital.
  package static func looksLikeKeyword(_ name: String) -> Bool {
    name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
}

/// A name that is safe to write bare into code of `L`: allowed as an identifier there, quoted when it
/// is reserved.
package struct Identifier<L: Language>: Hashable, Sendable {
  /// The name as a program means it, without quotes.
  package let name: String
  /// The name as it is written.
  package let spelling: String

  /// `nil` when the language cannot say the name.
  package init?(_ name: String) {
    guard L.isIdentifier(name) else { return nil }
    if L.isReserved(name) {
      guard let quoted = L.quoted(name) else { return nil }
      spelling = quoted
    } else {
      spelling = name
    }
    self.name = name
  }

  /// A name that an emitter itself gives, known to be allowed.
  package init(known name: StaticString) {
    self.name = "\(name)"
    spelling = self.name
  }
}
