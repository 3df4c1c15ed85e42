import Color
import Diagnostics

extension ColorValue {
  /// As CSS writes it (CSS Color 4): hex where that loses nothing, else the function of its own space.
  var text: String {
    if isExactly8Bit {
      let color = rgba8
      return color.alpha == 255
        ? "#" + Self.hex(color.rgb, digits: 6) : "#" + Self.hex(color.rgba, digits: 8)
    }
    let alpha =
      switch alphaIfPresent {
      case nil: " / none"
      case 1?: ""
      case let alpha?: " / \(Self.number(alpha))"
      }
    if isExactly8BitRGB {
      let color = rgba8
      return "rgb(\(color.red) \(color.green) \(color.blue)\(alpha))"
    }
    let (a, b, c) = (part(0), part(1), part(2))
    switch space {
    case .hsl, .hwb:
      return "\(space.rawValue)(\(a) \(percent(1)) \(percent(2))\(alpha))"
    case .lab, .lch, .oklab, .oklch:
      return "\(space.rawValue)(\(a) \(b) \(c)\(alpha))"
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
      return "color(\(space.rawValue) \(a) \(b) \(c)\(alpha))"
    }
  }

  private func part(_ index: Int) -> String { self[index].map(Self.number) ?? "none" }

  private func percent(_ index: Int) -> String {
    self[index].map { Self.number($0) + "%" } ?? "none"
  }

  private static func number(_ number: Double) -> String {
    Decimal.text(Decimal.shown(number, places: 5))
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
