/// A colour: three components in a space, and an opacity. Components may lie outside the gamut
/// of their space; any of the four may be missing (`none` in CSS), and then counts as 0.
package struct ColorValue: Hashable, Sendable {
  package let space: ColorSpace
  /// Which of the four are `none`. Their stored value is 0.
  package let missing: Missing
  /// In the units that ``ColorSpace`` says. Always finite; a hue is 0..<360.
  package let first, second, third: Double
  /// 0...1.
  package let alpha: Double

  /// The components that are `none`.
  package struct Missing: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let first = Missing(rawValue: 1)
    package static let second = Missing(rawValue: 2)
    package static let third = Missing(rawValue: 4)
    package static let alpha = Missing(rawValue: 8)

    static func component(_ index: Int) -> Missing {
      Missing(rawValue: 1 << UInt8(truncatingIfNeeded: index))
    }
  }

  /// `nil` is `none`. Hues are brought into 0..<360 and the opacity into 0...1; what is not a
  /// finite number becomes 0, so that no colour ever holds a NaN.
  package init(
    _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?,
    alpha: Double? = 1
  ) {
    var missing: Missing = []
    if first == nil { missing.insert(.first) }
    if second == nil { missing.insert(.second) }
    if third == nil { missing.insert(.third) }
    if alpha == nil { missing.insert(.alpha) }
    self.init(
      space, Components(first ?? 0, second ?? 0, third ?? 0), alpha: alpha ?? 0, missing: missing)
  }

  init(_ space: ColorSpace, _ components: Components, alpha: Double, missing: Missing = []) {
    var components = components
    for index in 0..<3 where !components[index].isFinite { components[index] = 0 }
    if let hue = space.hueIndex { components[hue] = normalizedHue(components[hue]) }
    self.space = space
    self.missing = missing
    first = missing.contains(.first) ? 0 : components.x
    second = missing.contains(.second) ? 0 : components.y
    third = missing.contains(.third) ? 0 : components.z
    self.alpha = missing.contains(.alpha) || alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }

  /// An sRGB colour from `0xRRGGBB` and its opacity in 255ths.
  package init(rgb8 rgb: UInt32, alpha8: UInt8 = 255) {
    self.init(
      .srgb,
      Components(
        Double(rgb >> 16 & 0xFF) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255),
      alpha: Double(alpha8) / 255)
  }

  package static let black = ColorValue(rgb8: 0x000000)
  package static let white = ColorValue(rgb8: 0xFFFFFF)

  /// The three components with `none` as 0.
  var components: Components { Components(first, second, third) }

  /// The component at 0, 1 or 2, `nil` when it is `none`.
  package subscript(index: Int) -> Double? {
    if missing.contains(.component(index)) { return nil }
    switch index {
    case 0: return first
    case 1: return second
    default: return third
    }
  }

  /// The opacity, `nil` when it is `none`.
  package var alphaIfPresent: Double? { missing.contains(.alpha) ? nil : alpha }

  /// This colour with another opacity, brought into 0...1.
  package func withAlpha(_ alpha: Double) -> ColorValue {
    ColorValue(space, components, alpha: alpha, missing: missing.subtracting(.alpha))
  }
}
