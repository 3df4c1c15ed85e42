import Color
import Diagnostics
import Emission

extension JSONTree {
  /// DTCG Color Module 2025.10: the colour in the space in which it is written, and the nearest hex for
  /// tools that know no other.
  static func color(_ color: ColorValue) -> JSONTree {
    let color = color.withinRanges
    let isHex = color.isExactly8BitRGB
    // 255ths have to read back as such.
    func component(_ number: Double?) -> JSONTree {
      number.map { .number(isHex ? $0 : Decimal.shown($0, places: 5)) } ?? .text("none")
    }
    var entries = [
      Entry("colorSpace", .text(color.space.rawValue)),
      Entry("components", .list((0..<3).map { component(color[$0]) })),
    ]
    if color.alpha != 1 {
      let alpha = color.isExactly8Bit ? color.alpha : Decimal.shown(color.alpha, places: 5)
      entries.append(Entry("alpha", .number(alpha)))
    }
    let hex: JSONCode = "\"#\(hex: color.rgba8.rgb, digits: 6, lowercase: true)\""
    entries.append(Entry("hex", .leaf(hex)))
    return .object(entries)
  }
}

extension ColorValue {
  /// The same colour where it may be written: DTCG has red, green and blue from 0 to 1 only, and so on,
  /// where CSS lets them go beyond. What its space has no number for is written in OKLCH.
  fileprivate var withinRanges: ColorValue {
    if isWithinRanges { return self }
    let polar = converted(to: .oklch)
    return polar.isWithinRanges ? polar : mapped(to: .srgb)
  }

  private var isWithinRanges: Bool {
    (0..<3).allSatisfy { index in
      guard let component = self[index], let range = space.range(ofComponent: index) else {
        return true
      }
      return range.contains(component)
    }
  }
}

extension ColorSpace {
  /// DTCG Color Module 2025.10, "Supported color spaces"; hues are brought into theirs before.
  fileprivate func range(ofComponent index: Int) -> ClosedRange<Double>? {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65: 0...1
    case .hsl, .hwb: index == 0 ? nil : 0...100
    case .lab: index == 0 ? 0...100 : nil
    case .lch: index == 0 ? 0...100 : index == 1 ? 0...Double.greatestFiniteMagnitude : nil
    case .oklab: index == 0 ? 0...1 : nil
    case .oklch: index == 0 ? 0...1 : index == 1 ? 0...Double.greatestFiniteMagnitude : nil
    }
  }
}
