extension ColorValue {
  /// A mixture in Oklab, weighted by opacity (CSS Color 4 §12). A component that is `none` in one
  /// colour is taken from the other.
  ///
  /// - Parameter share: How much of `other`: 0 gives this colour, 1 the other. Brought into 0...1.
  package func mixed(with other: ColorValue, share: Double) -> ColorValue {
    let share = share.isNaN ? 0 : min(max(share, 0), 1)
    // The ends stay the colours themselves, so that 8-bit colours keep their hex.
    if missing.isEmpty && other.missing.isEmpty {
      if share == 0 { return self }
      if share == 1 { return other }
    }
    var a = convert(components, from: space, to: .oklab)
    var b = convert(other.components, from: other.space, to: .oklab)
    let missingA = missingInOklab
    let missingB = other.missingInOklab
    for index in 0..<3 {
      let component = Missing.component(index)
      if missingA.contains(component) { a[index] = b[index] }
      if missingB.contains(component) { b[index] = a[index] }
    }
    let alphaA = missing.contains(.alpha) ? other.alpha : alpha
    let alphaB = other.missing.contains(.alpha) ? alpha : other.alpha
    let missingBoth = missingA.intersection(missingB)
    for index in 0..<3 where missingBoth.contains(.component(index)) {
      a[index] = 0
      b[index] = 0
    }

    // With both opacities missing there is nothing to weight by.
    let weighsByAlpha = !missingBoth.contains(.alpha)
    let weightA = (1 - share) * (weighsByAlpha ? alphaA : 1)
    let weightB = share * (weighsByAlpha ? alphaB : 1)
    let total = weightA + weightB
    let mixture = total == 0 ? a * (1 - share) + b * share : (a * weightA + b * weightB) / total
    return ColorValue(
      .oklab, mixture, alpha: (1 - share) * alphaA + share * alphaB, missing: missingBoth)
  }

  /// Which of Oklab's components this colour leaves open: those with an analogous component
  /// that is `none` (CSS Color 4 §12.2).
  private var missingInOklab: Missing {
    var result = missing.intersection(.alpha)
    switch space {
    case .lab, .oklab: return missing
    case .lch, .oklch: result.formUnion(missing.intersection(.first))
    case .hsl: if missing.contains(.third) { result.insert(.first) }
    case .srgb, .srgbLinear, .hwb, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
      break
    }
    return result
  }
}
