package import Geometry

/// A property of a component, after shorthands are expanded: a padding has four of them.
package enum Property: Hashable, Sendable {
  case width
  case height
  case minWidth
  case minHeight
  case maxWidth
  case maxHeight
  case padding(Side)
  case margin(Side)
  /// One radius for all corners; used by components without a shape of their own.
  case cornerRadius
  /// The line inside the edge of the component's shape: it takes no room, and is drawn where it has
  /// both a colour and a width.
  case borderColor
  case borderWidth
  /// Solid where nothing is said.
  case borderStyle
  /// The shadows of the component's shape.
  case shadow
  case background
  case foreground
  case opacity
  case scale
  /// A typography token.
  case font
  case fontFamily
  case fontSize
  case fontWeight
  /// A factor of the font size (`number`) or a length.
  case lineHeight
  /// A length, or a factor of the font size (`em`).
  case letterSpacing
  case align
  /// How far it is drawn from where it stands, towards the end of the reading direction.
  case offsetX
  /// The same, downwards.
  case offsetY
  /// The room between what a layout lays out.
  case gap
  case mirrored
  /// The place in `Component.customProperties`.
  case custom(Int)
}

/// A side of a box. Whether `start` and `end` follow the reading direction is said once for a
/// component's padding, and once for its margin (`SideFrame`).
package enum Side: CaseIterable, Hashable, Sendable {
  case top
  case bottom
  case start
  case end
}

/// How the horizontal sides of a box are named.
package enum SideFrame: Hashable, Sendable {
  /// `start` and `end` follow the reading direction.
  case reading
  /// `start` is the left side and `end` the right one, in any reading direction.
  case physical
}

/// Where a component stands in the room that it is given.
package enum Alignment: String, CaseIterable, Hashable, Sendable {
  case start
  case center
  case end
  /// `left` and `right` never follow the reading direction.
  case left
  case right
}

/// The value of a property.
package enum PropertyValue: Hashable, Sendable {
  /// A length in logical pixels, or a plain number for opacity, scale, weight and factors.
  case measure(Measure)
  /// A factor of the font size: a letter spacing in em or percent. A number, or a token that holds
  /// one.
  case em(Measure)
  /// A factor of the font size: a line height without a unit. A number, or a token that holds one.
  case factor(Measure)
  case color(ColorExpression)
  case typography(TokenID)
  case fontFamily(Aliasable<[String]>)
  case alignment(Alignment)
  case boolean(Bool)
  case string(String)
  case strokeStyle(StrokeStyle)
  /// No layer at all is no shadow.
  case shadow(Aliasable<[ShadowLayer]>)
}
