import Color
import Diagnostics
import Emission

extension CSSCode {
  /// A colour as CSS says it: hex where that loses nothing, else the function of its own space.
  init(_ color: ColorValue) {
    if color.isExactly8Bit {
      self = CSSCode(hex: color.rgba8)
    } else if color.isExactly8BitRGB {
      let bytes = color.rgba8
      let alpha = CSSCode.alpha(color)
      self =
        "rgb(\(number: Int(bytes.red)) \(number: Int(bytes.green)) \(number: Int(bytes.blue))\(alpha))"
    } else {
      self = CSSCode.function(of: color)
    }
  }

  /// A colour for every screen, and for those that show the P3 space where that is another.
  static func forms(of color: ColorValue) -> (plain: CSSCode, wide: CSSCode?) {
    guard !color.isExactly8BitRGB, color.isWide else { return (CSSCode(color), nil) }
    return (CSSCode(srgbFallbackFor: color), CSSCode(displayP3: color))
  }

  /// What shows in place of a colour that sRGB has not got.
  init(srgbFallbackFor color: ColorValue) {
    let bytes = color.rgba8
    self.init(ColorValue(rgb8: bytes.rgb).withAlpha(color.alpha))
  }

  /// A wide colour for screens that show the P3 space.
  init(displayP3 color: ColorValue) {
    let (red, green, blue) = color.displayP3Components
    self = CSSCode.function(of: ColorValue(.displayP3, red, green, blue, alpha: color.alpha))
  }

  /// `#fff` where the digits of each channel are equal, else `#6de67b`, with the opacity last.
  private init(hex color: RGBA8) {
    let digits = color.alpha == 255 ? color.rgb : color.rgba
    let count = color.alpha == 255 ? 3 : 4
    var short: UInt32 = 0
    var isShort = true
    for place in (0..<count).reversed() {
      let byte = digits >> UInt32(8 * place) & 0xFF
      isShort = isShort && byte >> 4 == byte & 0xF
      short = short << 4 | byte & 0xF
    }
    self =
      isShort
      ? "#\(hex: short, digits: count, lowercase: true)"
      : "#\(hex: digits, digits: 2 * count, lowercase: true)"
  }

  /// CSS Color 4 §5–§10, in the modern syntax.
  private static func function(of color: ColorValue) -> CSSCode {
    let (a, b, c) = (part(color, 0), part(color, 1), part(color, 2))
    let alpha = alpha(color)
    switch color.space {
    case .hsl: return "hsl(\(a) \(percent(color, 1)) \(percent(color, 2))\(alpha))"
    case .hwb: return "hwb(\(a) \(percent(color, 1)) \(percent(color, 2))\(alpha))"
    case .lab: return "lab(\(a) \(b) \(c)\(alpha))"
    case .lch: return "lch(\(a) \(b) \(c)\(alpha))"
    case .oklab: return "oklab(\(a) \(b) \(c)\(alpha))"
    case .oklch: return "oklch(\(a) \(b) \(c)\(alpha))"
    case .srgb: return "color(srgb \(a) \(b) \(c)\(alpha))"
    case .srgbLinear: return "color(srgb-linear \(a) \(b) \(c)\(alpha))"
    case .displayP3: return "color(display-p3 \(a) \(b) \(c)\(alpha))"
    case .a98RGB: return "color(a98-rgb \(a) \(b) \(c)\(alpha))"
    case .prophotoRGB: return "color(prophoto-rgb \(a) \(b) \(c)\(alpha))"
    case .rec2020: return "color(rec2020 \(a) \(b) \(c)\(alpha))"
    case .xyzD50: return "color(xyz-d50 \(a) \(b) \(c)\(alpha))"
    case .xyzD65: return "color(xyz-d65 \(a) \(b) \(c)\(alpha))"
    }
  }

  private static func part(_ color: ColorValue, _ index: Int) -> CSSCode {
    guard let number = color[index] else { return "none" }
    return "\(number: Decimal.shown(number, places: 5))"
  }

  private static func percent(_ color: ColorValue, _ index: Int) -> CSSCode {
    guard let number = color[index] else { return "none" }
    return "\(number: Decimal.shown(number, places: 5))%"
  }

  private static func alpha(_ color: ColorValue) -> CSSCode {
    guard let alpha = color.alphaIfPresent else { return " / none" }
    return alpha == 1 ? "" : " / \(number: Decimal.shown(alpha, places: 5))"
  }
}
