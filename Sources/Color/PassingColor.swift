extension ColorValue {
  /// The contrast ratio of WCAG 2.2 that this colour has on another at least: what is behind a
  /// background that lets light through is not known, and can be black or white.
  package func leastContrast(on background: ColorValue) -> Double {
    let grounds =
      background.alpha >= 1
      ? [background]
      : [background.composited(over: .black), background.composited(over: .white)]
    return grounds.map { contrast(compositedOn: $0) }.min() ?? 1
  }

  /// The nearest colour (by its distance in Oklab) that has a contrast on another: of the same hue and
  /// opacity, lighter or darker, as an 8-bit sRGB colour. `nil` when neither passes.
  package func nearest(contrastingOn background: ColorValue, by ratio: Double) -> ColorValue? {
    nearest { $0.leastContrast(on: background) >= ratio }
  }

  /// The same for a background: the nearest on which another colour has a contrast.
  package func nearest(contrastingBelow foreground: ColorValue, by ratio: Double) -> ColorValue? {
    nearest { foreground.leastContrast(on: $0) >= ratio }
  }

  private func contrast(compositedOn ground: ColorValue) -> Double {
    (alpha < 1 ? composited(over: ground) : self).contrast(with: ground)
  }

  private func nearest(passing passes: (ColorValue) -> Bool) -> ColorValue? {
    let lightness = converted(to: .oklch).first
    let candidates = [0.0, 1.0].compactMap { end -> ColorValue? in
      func color(_ share: Double) -> ColorValue {
        let rgb = lightened(by: (end - lightness) * share).rgba8
        return ColorValue(rgb8: rgb.rgb).withAlpha(alpha)
      }
      guard passes(color(1)) else { return nil }
      var low = 0.0
      var high = 1.0
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if passes(color(middle)) { high = middle } else { low = middle }
      }
      return color(high)
    }
    return candidates.min { deltaEOK($0) < deltaEOK($1) }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when it lets light through.
  package var hexText: String {
    let color = rgba8
    let digits = color.alpha == 255 ? 6 : 8
    let number = color.alpha == 255 ? color.rgb : color.rgba
    let text = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
