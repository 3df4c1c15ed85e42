package import Color

/// A colour and where in the gradient it stands. What direction a gradient has is said where it is used.
package struct GradientStop: Hashable, Sendable {
  package var color: Aliasable<ColorValue>
  /// 0…1.
  package var position: Double

  package init(color: Aliasable<ColorValue>, position: Double) {
    self.color = color
    self.position = position
  }
}
