/// Why a text is no colour, in the words of someone who wants to mend it.
package struct ColorSyntaxError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// There is no text, or only blanks.
    case empty
    /// A word that is no colour: `candidates` has the words that are.
    case unknownName
    /// A word before `(` that makes no colour.
    case unknownFunction
    /// The first word in `color(…)` is no colour space.
    case unknownSpace
    /// Not 3, 4, 6 or 8 digits after `#`, or something that is no digit.
    case hex
    /// A function's numbers: too many, too few, of the wrong kind or wrongly separated.
    case arguments
    /// A colour that only a browser can know, where the page is shown.
    case onlyOnPages
    /// Something stands behind the colour.
    case trailing
  }

  package let kind: Kind
  /// The bytes it is about, as offsets into the text that was given. Never beyond its end.
  package let range: Range<Int>
  /// What is wrong, as one sentence without a full stop.
  package let message: String
  /// What to do, as a sentence. Empty when the message says it all.
  package let help: String
  /// The words that would have been right, to suggest the nearest from.
  package let candidates: [String]

  init(
    _ kind: Kind, _ range: Range<Int>, _ message: String, help: String = "",
    candidates: [String] = []
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.candidates = candidates
  }
}
