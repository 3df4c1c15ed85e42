extension ColorValue {
  /// Relative luminance 0...1 of WCAG 2.2, opacity aside. A colour outside sRGB counts with the
  /// light that a wide screen gives it.
  package var relativeLuminance: Double {
    let linear = convert(components, from: space, to: .srgbLinear)
    return min(max(0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z, 0), 1)
  }

  /// Contrast ratio of WCAG 2.2: 1...21, the same both ways round, opacity aside.
  package func contrast(with other: ColorValue) -> Double {
    let a = relativeLuminance
    let b = other.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Black or white, whichever contrasts more with this colour; black on a tie.
  package var onColor: ColorValue {
    contrast(with: .white) > contrast(with: .black) ? .white : .black
  }

  /// What is seen when this colour lies over another: simple compositing of the encoded sRGB
  /// values, as browsers and both mobile platforms do it. The result is sRGB.
  package func composited(over background: ColorValue) -> ColorValue {
    let top = convert(components, from: space, to: .srgb)
    let bottom = convert(background.components, from: background.space, to: .srgb)
    let share = background.alpha * (1 - alpha)
    let total = alpha + share
    if total == 0 { return ColorValue(.srgb, 0, 0, 0, alpha: 0) }
    return ColorValue(.srgb, (top * alpha + bottom * share) / total, alpha: total)
  }
}
