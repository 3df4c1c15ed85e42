package import Color

/// One layer of a shadow, as CSS's `box-shadow` has it. The first layer of a shadow lies on top.
package struct ShadowLayer: Hashable, Sendable {
  package var color: Aliasable<ColorValue>
  /// To the right, and never with the reading direction.
  package var offsetX: Aliasable<Dimension>
  /// Downwards.
  package var offsetY: Aliasable<Dimension>
  /// Twice the standard deviation of the blur (CSS Backgrounds 3 §7.1.1); not negative.
  package var blur: Aliasable<Dimension>
  /// How far the shadow reaches beyond the box before it is blurred; negative, it is smaller.
  package var spread: Aliasable<Dimension>
  /// Whether it falls into the box.
  package var isInset: Bool

  package init(
    color: Aliasable<ColorValue>, offsetX: Aliasable<Dimension>, offsetY: Aliasable<Dimension>,
    blur: Aliasable<Dimension>, spread: Aliasable<Dimension> = .literal(Dimension(0)),
    isInset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }
}
