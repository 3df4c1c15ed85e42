/// The colour spaces of CSS Color 4 and of DTCG 2025.10. Raw values are their CSS identifiers.
package enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  /// Red, green, blue: 0...1.
  case srgb
  /// Red, green, blue in linear light: 0...1.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness 0...100.
  case hsl
  /// Hue in degrees, whiteness and blackness 0...100.
  case hwb
  /// CIE Lab with the white D50: lightness 0...100, a and b about ±125.
  case lab
  /// CIE LCH with the white D50: lightness 0...100, chroma from 0 to about 150, hue in degrees.
  case lch
  /// Lightness 0...1, a and b about ±0.4.
  case oklab
  /// Lightness 0...1, chroma from 0 to about 0.4, hue in degrees.
  case oklch
  /// Red, green, blue: 0...1.
  case displayP3 = "display-p3"
  /// Red, green, blue: 0...1.
  case a98RGB = "a98-rgb"
  /// Red, green, blue: 0...1, with the white D50.
  case prophotoRGB = "prophoto-rgb"
  /// Red, green, blue: 0...1.
  case rec2020
  /// CIE XYZ with the white D50; Y of white is 1.
  case xyzD50 = "xyz-d50"
  /// CIE XYZ with the white D65; Y of white is 1.
  case xyzD65 = "xyz-d65"

  /// The index of the component that is an angle, if there is one.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .srgb, .srgbLinear, .lab, .oklab, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
      .xyzD65:
      nil
    }
  }

  /// The space whose gamut bounds a colour of this one. `nil` where every value is a colour.
  package var gamut: ColorSpace? {
    switch self {
    case .srgb, .hsl, .hwb: .srgb
    case .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: self
    case .lab, .lch, .oklab, .oklch, .xyzD50, .xyzD65: nil
    }
  }
}
