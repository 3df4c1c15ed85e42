import Diagnostics
import Emission

/// Makes Kotlin names from the names of specs.
struct NameMaker {
  typealias Words = [Substring]

  /// Names that compile and yet cannot be used: they hide a package that is named in full.
  private static let hiding: Set<String> = ["androidx", "kotlin", "kotlinx"]

  /// The functions of every object. A function of that name would be taken to override one.
  private static let functionsOfAny: Set<String> = [
    "clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString",
    "wait",
  ]

  enum Kind {
    /// `cornerRadius`
    case property
    case function
    /// `CornerRadius`
    case type
  }

  /// The words of a name in code, and the identifier that they make.
  struct Name {
    var words: Words
    var identifier: Identifier<Kotlin>
  }

  /// The name for what a spec calls `words`. Where Kotlin could not say it (it begins with a digit,
  /// or hides something), the words of what it belongs to come first.
  ///
  /// - Parameter isTaken: whether a name would hide what generated code needs.
  static func name(
    _ words: Words, within outer: Words, _ kind: Kind, isTaken: (String) -> Bool = { _ in false }
  ) -> Name? {
    guard !words.isEmpty else { return nil }
    for candidate in [words, outer + words] {
      let spelling: String
      switch kind {
      case .property, .function: spelling = NameStyle.lowerCamel(candidate)
      case .type: spelling = NameStyle.upperCamel(candidate)
      }
      if hiding.contains(spelling) || isTaken(spelling) { continue }
      if kind == .function, functionsOfAny.contains(spelling) { continue }
      if let identifier = Identifier<Kotlin>(spelling) {
        return Name(words: candidate, identifier: identifier)
      }
    }
    return nil
  }

  /// The same for the name of a property or a function, without its words: `nil` when it can't be
  /// the name alone.
  static func member(_ name: String, _ kind: Kind) -> Identifier<Kotlin>? {
    let spelling = NameStyle.lowerCamel(of: name)
    if hiding.contains(spelling) { return nil }
    if kind == .function, functionsOfAny.contains(spelling) { return nil }
    return Identifier<Kotlin>(spelling)
  }

  /// Says that nothing of a name can be said in Kotlin.
  static func report(
    unsayable name: String, at span: SourceSpan, to diagnostics: inout DiagnosticList
  ) {
    diagnostics.report(
      .error(
        .invalidName, at: span,
        "'\(name)' has no letter or digit that a name in Kotlin could be made of",
        help: ["rename it, with a letter or a digit in it"]))
  }
}
