extension ColorValue {
  /// The same colour in another space. `none` counts as 0 (CSS Color 4 §12); a hue that says
  /// nothing because the colour is grey comes out as `none`.
  package func converted(to target: ColorSpace) -> ColorValue {
    if target == space { return self }
    var result = convert(components, from: space, to: target)
    var missing = self.missing.intersection(.alpha)
    if let hue = target.hueIndex, target.isAchromatic(result) {
      missing.insert(.component(hue))
      result[hue] = 0
    }
    return ColorValue(target, result, alpha: alpha, missing: missing)
  }
}

/// Components of one space as those of another: up and down the tree of ``ColorSpace/parent``,
/// by the shortest way, so that near relatives don't lose digits.
func convert(_ components: Components, from source: ColorSpace, to target: ColorSpace)
  -> Components
{
  if source == target { return components }
  if source.depth >= target.depth {
    return convert(source.toParent(components), from: source.parent, to: target)
  }
  return target.fromParent(convert(components, from: source, to: target.parent))
}

extension ColorSpace {
  /// The space that this one is defined by. XYZ with the white D65 is the root.
  fileprivate var parent: ColorSpace {
    switch self {
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .lch: .lab
    case .oklch: .oklab
    case .lab, .prophotoRGB: .xyzD50
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50, .xyzD65: .xyzD65
    }
  }

  fileprivate var depth: Int {
    switch self {
    case .xyzD65: 0
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50: 1
    case .srgb, .oklch, .lab, .prophotoRGB: 2
    case .hsl, .hwb, .lch: 3
    }
  }

  fileprivate func toParent(_ v: Components) -> Components {
    switch self {
    case .hsl: HueBasedRGB.srgb(hsl: v)
    case .hwb: HueBasedRGB.srgb(hwb: v)
    case .srgb: TransferFunction.srgb.decode(v)
    case .lch, .oklch: rectangular(v)
    case .lab: CIELab.xyzD50(lab: v)
    case .oklab: OKLab.xyzD65(lab: v)
    case .prophotoRGB: RGBPrimaries.prophoto.toXYZ * TransferFunction.prophoto.decode(v)
    case .srgbLinear: RGBPrimaries.srgb.toXYZ * v
    case .displayP3: RGBPrimaries.displayP3.toXYZ * TransferFunction.srgb.decode(v)
    case .a98RGB: RGBPrimaries.a98.toXYZ * TransferFunction.a98.decode(v)
    case .rec2020: RGBPrimaries.rec2020.toXYZ * TransferFunction.rec2020.decode(v)
    case .xyzD50: WhitePoint.d50ToD65 * v
    case .xyzD65: v
    }
  }

  fileprivate func fromParent(_ v: Components) -> Components {
    switch self {
    case .hsl: HueBasedRGB.hsl(srgb: v)
    case .hwb: HueBasedRGB.hwb(srgb: v)
    case .srgb: TransferFunction.srgb.encode(v)
    case .lch, .oklch: polar(v)
    case .lab: CIELab.lab(xyzD50: v)
    case .oklab: OKLab.lab(xyzD65: v)
    case .prophotoRGB: TransferFunction.prophoto.encode(RGBPrimaries.prophoto.fromXYZ * v)
    case .srgbLinear: RGBPrimaries.srgb.fromXYZ * v
    case .displayP3: TransferFunction.srgb.encode(RGBPrimaries.displayP3.fromXYZ * v)
    case .a98RGB: TransferFunction.a98.encode(RGBPrimaries.a98.fromXYZ * v)
    case .rec2020: TransferFunction.rec2020.encode(RGBPrimaries.rec2020.fromXYZ * v)
    case .xyzD50: WhitePoint.d65ToD50 * v
    case .xyzD65: v
    }
  }

  /// Whether the colour is so near to grey that its hue is only noise. The thresholds for LCH
  /// and OKLCH are those of CSS Color 4 §9.3 and §9.4.
  fileprivate func isAchromatic(_ v: Components) -> Bool {
    switch self {
    case .hsl: v.y <= 0.001
    case .hwb: v.y + v.z >= 99.999
    case .lch: v.y <= 0.0015
    case .oklch: v.y <= 0.000004
    case .srgb, .srgbLinear, .lab, .oklab, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
      .xyzD65:
      false
    }
  }
}
