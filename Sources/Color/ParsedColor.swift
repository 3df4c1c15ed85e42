/// A number that CSS takes and cuts off: worth a warning, not an error.
package struct ColorSyntaxNote: Hashable, Sendable {
  /// The bytes of the number, as offsets into the text that was given.
  package let range: Range<Int>
  /// What was done, as one sentence without a full stop.
  package let message: String
}

/// What was read from a text.
package struct ParsedColor: Hashable, Sendable {
  package let color: ColorValue
  /// Nearly always empty.
  package let notes: [ColorSyntaxNote]
}
