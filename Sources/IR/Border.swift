package import Color

/// How a line is drawn along its length.
package enum StrokeStyle: Hashable, Sendable {
  /// The styles that have a name (DTCG 2025.10, those of CSS's `border-style`).
  package enum Keyword: String, CaseIterable, Hashable, Sendable {
    case solid
    case dashed
    case dotted
    case double
    case groove
    case ridge
    case outset
    case inset
  }

  /// How a dash ends.
  package enum LineCap: String, CaseIterable, Hashable, Sendable {
    case round
    case butt
    case square
  }

  case keyword(Keyword)
  /// The lengths of dashes and gaps in turn, at least one.
  case dashes([Aliasable<Dimension>], LineCap)
}

/// A line around a box.
package struct Border: Hashable, Sendable {
  package var color: Aliasable<ColorValue>
  /// Not negative.
  package var width: Aliasable<Dimension>
  package var style: Aliasable<StrokeStyle>

  package init(
    color: Aliasable<ColorValue>, width: Aliasable<Dimension>, style: Aliasable<StrokeStyle>
  ) {
    self.color = color
    self.width = width
    self.style = style
  }
}
