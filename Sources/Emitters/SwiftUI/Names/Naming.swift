import Emission

/// How names of the specs become Swift names.
///
/// Types are `UpperCamelCase`, members `lowerCamelCase`. A name that Swift cannot say by itself
/// (it begins with a digit, or is `Type` or `self`) joins the name of what it stands in: `100` in
/// `gray` becomes `gray100`.
enum Naming {
  /// - Parameters:
  ///   - name: as the specs write it.
  ///   - owner: the Swift name of what the member stands in.
  ///   - unusable: names that the surrounding declaration needs for itself.
  static func member(
    _ name: String, in owner: String, unusable: Set<String> = []
  ) -> Identifier<Swift> {
    identifier(name, in: owner, unusable: unusable, .member)
  }

  /// - Parameter unusable: names that would hide what generated code refers to.
  static func type(
    _ name: String, in owner: String, unusable: Set<String> = []
  ) -> Identifier<Swift> {
    identifier(name, in: owner, unusable: unusable, .type)
  }

  /// `Fukidashi` for the `name` of a configuration. Without a letter to begin with, `Tokens` goes
  /// before it.
  static func namespace(_ name: String) -> Identifier<Swift> {
    type(name, in: "Tokens")
  }

  private enum Kind {
    case member
    case type
  }

  private static func identifier(
    _ name: String, in owner: String, unusable: Set<String> = [], _ kind: Kind
  ) -> Identifier<Swift> {
    // Nearly always enough, and in one pass.
    let plain =
      switch kind {
      case .member: NameStyle.lowerCamel(of: name)
      case .type: NameStyle.upperCamel(of: name)
      }
    if plain.utf8.allSatisfy({ $0 < 0x80 }), unusable.isEmpty || !unusable.contains(plain),
      let result = Identifier<Swift>(plain)
    {
      return result
    }
    let words = words(name)
    let alone = joined(words, kind)
    if !unusable.contains(alone), let result = Identifier<Swift>(alone) { return result }
    let whole = joined(NameStyle.words(owner) + words, kind)
    return Identifier(whole) ?? Identifier("_" + whole) ?? Identifier(known: "unnamed")
  }

  private static func joined(_ words: [Substring], _ kind: Kind) -> String {
    switch kind {
    case .member: NameStyle.lowerCamel(words)
    case .type: NameStyle.upperCamel(words)
    }
  }

  /// The words of a name. What Swift does not allow in names is spelt by its code point, so that
  /// two names never become one: `☀` is `u2600`. What only picks a picture's style is left out.
  private static func words(_ name: String) -> [Substring] {
    let words = NameStyle.words(name)
    guard !words.isEmpty else { return name.unicodeScalars.map { codePoint($0)[...] } }
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return words }
    return words.map { word in
      guard !word.unicodeScalars.allSatisfy({ Swift.allowsInIdentifier($0, first: false) }) else {
        return word
      }
      var spelled = ""
      for scalar in word.unicodeScalars {
        if (0xFE00...0xFE0F).contains(scalar.value) { continue }
        if Swift.allowsInIdentifier(scalar, first: false) {
          spelled.unicodeScalars.append(scalar)
        } else {
          spelled += codePoint(scalar)
        }
      }
      return spelled[...]
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "u" + String(scalar.value, radix: 16)
  }
}

extension Identifier<Swift> {
  /// The rules of swift-format that the name breaks of necessity.
  var brokenRules: FormatRules {
    var rules: FormatRules = []
    for byte in name.utf8 {
      if byte >= 0x80 { rules.insert(.identifiersMustBeASCII) }
      if byte == 0x5F { rules.insert(.alwaysUseLowerCamelCase) }
    }
    return rules
  }
}

/// Rules of swift-format that a file opts out of, for names that the specs give.
struct FormatRules: OptionSet {
  let rawValue: UInt8

  static let alwaysUseLowerCamelCase = FormatRules(rawValue: 1)
  static let identifiersMustBeASCII = FormatRules(rawValue: 2)
}
