package import Color
package import Geometry
package import IR
package import Motion

/// A value as a report shows it.
package struct Shown: Hashable, Sendable {
  /// As specs write it, as near as can be. Two values are the same when their texts are.
  package let text: String
  /// What it looks like.
  package let picture: Picture?

  package init(_ text: String, _ picture: Picture? = nil) {
    self.text = text
    self.picture = picture
  }

  package static func == (left: Shown, right: Shown) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

/// What of a value can be drawn. Lengths are logical pixels.
package enum Picture: Sendable {
  case color(ColorValue)
  case length(Double)
  /// An outline without symbols, in a box of this size.
  case outline([PathCommand], width: Double, height: Double)
  case curve(CubicBezier)
  case spring(Spring)
  case gradient([GradientStop])
  case shadow([ShadowLayer], rem: Double)
  case border(Border, rem: Double)
  case text(Typography, rem: Double)
}
