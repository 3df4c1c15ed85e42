/// A command as data, from which its parsing and its help follow.
package struct Command: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// As the help writes it: `FOLDER`.
    package let name: String
    package let summary: String
  }

  package struct Option: Hashable, Sendable {
    /// Without its dashes.
    package let name: String
    /// One letter that stands for it.
    package var letter: Character?
    /// What its value is called in the help; `nil` for one that is only there or not.
    package var value: String?
    /// The values that it may have; empty when it may have any.
    package var choices: [String] = []
    package let summary: String
  }

  package struct Example: Hashable, Sendable {
    package let line: String
    package let effect: String
  }

  package let name: String
  /// What it does, as a sentence.
  package let summary: String
  /// What else there is to know, a paragraph each.
  package var details: [String] = []
  package var argument: Argument?
  /// What may stand behind it.
  package var secondArgument: Argument?
  package var options: [Option] = []
  package let examples: [Example]
}
