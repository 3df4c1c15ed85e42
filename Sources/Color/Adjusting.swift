extension ColorValue {
  /// With `amount` added to the lightness in OKLCH (negative to darken). The lightness stays in
  /// 0...1; 0 gives the colour itself.
  package func lightened(by amount: Double) -> ColorValue {
    adjusted(amount) { $0.x = min(max($0.x + amount, 0), 1) }
  }

  /// With `amount` taken from the lightness in OKLCH.
  package func darkened(by amount: Double) -> ColorValue {
    lightened(by: -amount)
  }

  /// With the chroma in OKLCH multiplied by `1 + amount`, never below 0.
  package func saturated(by amount: Double) -> ColorValue {
    adjusted(amount) { $0.y *= max(0, 1 + amount) }
  }

  /// With the chroma in OKLCH multiplied by `1 - amount`, never below 0.
  package func desaturated(by amount: Double) -> ColorValue {
    saturated(by: -amount)
  }

  private func adjusted(_ amount: Double, _ change: (inout Components) -> Void) -> ColorValue {
    if amount == 0 || !amount.isFinite { return self }
    var lch = convert(components, from: space, to: .oklch)
    change(&lch)
    return ColorValue(.oklch, lch, alpha: alpha, missing: missing.intersection(.alpha))
  }
}
