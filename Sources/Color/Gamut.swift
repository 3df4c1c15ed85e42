extension ColorValue {
  /// Half a step of an 8-bit channel: what lies no further outside sRGB prints the same hex.
  private static let invisible = 0.5 / 255

  /// Whether the colour fits into the red, green and blue of a space.
  ///
  /// - Parameters:
  ///   - target: A space with a gamut; every colour is in the others.
  ///   - epsilon: How far a component may lie outside 0...1. The default forgives no more than
  ///     the rounding of a way through other spaces.
  package func isInGamut(of target: ColorSpace, epsilon: Double = 1e-9) -> Bool {
    guard let gamut = target.gamut else { return true }
    return isInside(convert(components, from: space, to: gamut), epsilon)
  }

  /// Whether sRGB cannot show the colour: it lies outside by more than half an 8-bit step.
  /// An sRGB colour that was written in another space with three or four digits is not wide.
  package var isWide: Bool {
    !isInGamut(of: .srgb, epsilon: Self.invisible)
  }

  /// The colour in a space, brought into its gamut by reducing the chroma in OKLCH until cutting
  /// off the rest makes no difference that could be seen (CSS Color 4 §13.2). No component of
  /// the result is `none`, save a hue that says nothing.
  package func mapped(to target: ColorSpace) -> ColorValue {
    guard let gamut = target.gamut else { return converted(to: target) }
    let direct = convert(components, from: space, to: gamut)
    let inside =
      isInside(direct, 1e-9)
      ? clipped(direct) : reducedChroma(convert(components, from: space, to: .oklch), gamut)
    return ColorValue(gamut, inside, alpha: alpha, missing: missing.intersection(.alpha))
      .converted(to: target)
  }

  /// CSS Color 4 §13.2.3, with its JND and epsilon.
  private func reducedChroma(_ origin: Components, _ gamut: ColorSpace) -> Components {
    let justNoticeable = 0.02
    let epsilon = 0.0001
    // Rounding must not turn a pure white into a search.
    if origin.x >= 1 - 1e-9 { return Components(repeating: 1) }
    if origin.x <= 1e-9 { return Components(repeating: 0) }

    var current = origin
    var raw = convert(current, from: .oklch, to: gamut)
    var result = clipped(raw)
    func error() -> Double {
      distance(rectangular(current), convert(result, from: gamut, to: .oklab))
    }
    if error() < justNoticeable { return result }

    var low = 0.0
    var high = origin.y
    var lowIsInside = true
    while high - low > epsilon {
      current.y = (low + high) / 2
      raw = convert(current, from: .oklch, to: gamut)
      if lowIsInside && isInside(raw, 1e-9) {
        low = current.y
        continue
      }
      result = clipped(raw)
      let error = error()
      if error < justNoticeable {
        if justNoticeable - error < epsilon { return result }
        lowIsInside = false
        low = current.y
      } else {
        high = current.y
      }
    }
    return result
  }
}

/// Every component cut off at 0 and 1.
func clipped(_ v: Components) -> Components {
  v.clamped(lowerBound: Components(repeating: 0), upperBound: Components(repeating: 1))
}

private func isInside(_ v: Components, _ epsilon: Double) -> Bool {
  v.min() >= -epsilon && v.max() <= 1 + epsilon
}
