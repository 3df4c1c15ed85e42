/// Four 8-bit channels of an sRGB colour, not premultiplied.
package struct RGBA8: Hashable, Sendable {
  package let red, green, blue, alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`.
  package var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  /// `0xRRGGBBAA`, the order of CSS.
  package var rgba: UInt32 { rgb << 8 | UInt32(alpha) }
  /// `0xAARRGGBB`, the order of Android.
  package var argb: UInt32 { UInt32(alpha) << 24 | rgb }
}

extension ColorValue {
  /// The nearest 8-bit sRGB colour, after gamut mapping. Halves round up, as in CSS.
  package var rgba8: RGBA8 {
    let v = mapped(to: .srgb).components
    return RGBA8(
      red: nearestByte(v.x), green: nearestByte(v.y), blue: nearestByte(v.z),
      alpha: nearestByte(alpha))
  }

  /// Whether the three colour channels are whole 255ths of sRGB, so that hex loses nothing.
  package var isExactly8BitRGB: Bool {
    guard space.gamut == .srgb || space == .srgbLinear else { return false }
    let v = convert(components, from: space, to: .srgb)
    return isByte(v.x) && isByte(v.y) && isByte(v.z)
  }

  /// As ``isExactly8BitRGB``, and the opacity is a whole 255th too.
  package var isExactly8Bit: Bool {
    isExactly8BitRGB && isByte(alpha)
  }

  /// Red, green and blue in display-p3, each 0...1, after gamut mapping to it.
  package var displayP3Components: (red: Double, green: Double, blue: Double) {
    let v = mapped(to: .displayP3).components
    return (v.x, v.y, v.z)
  }

  /// Red, green and blue in sRGB, each 0...1, after gamut mapping to it.
  package var srgbComponents: (red: Double, green: Double, blue: Double) {
    let v = mapped(to: .srgb).components
    return (v.x, v.y, v.z)
  }

  /// With every number rounded to a number of decimals (0...9), for printing.
  package func rounded(decimals: Int = 5) -> ColorValue {
    var scale = 1.0
    for _ in 0..<min(max(decimals, 0), 9) { scale *= 10 }
    func round(_ value: Double) -> Double {
      abs(value) < 1e15 / scale ? (value * scale).rounded() / scale : value
    }
    return ColorValue(
      space, Components(round(first), round(second), round(third)), alpha: round(alpha),
      missing: missing)
  }
}

/// The last bits of `pow` and `cos` differ between C libraries, so they are rounded away before
/// a half is rounded up or down.
private func nearestByte(_ value: Double) -> UInt8 {
  let scaled = min(max(value, 0), 1) * 255
  let steady = (scaled * 1e9).rounded() / 1e9
  return UInt8((steady + 0.5).rounded(.down))
}

private func isByte(_ value: Double) -> Bool {
  let scaled = value * 255
  return abs(scaled - scaled.rounded()) < 1e-9 && scaled > -1 && scaled < 256
}
