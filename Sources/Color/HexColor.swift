extension ColorReader {
  /// The digits behind `#`: red, green, blue and perhaps opacity, one or two digits each.
  mutating func hex() throws(ColorSyntaxError) -> ColorValue {
    let start = index
    let digits = word()
    let whole = start - 1..<index
    if let wrong = digits.first(where: { hexValue(bytes[$0]) == nil }) {
      // The whole letter, should it take several bytes.
      var end = wrong + 1
      while end < index && bytes[end] & 0xC0 == 0x80 { end += 1 }
      throw ColorSyntaxError(
        .hex, wrong..<end,
        "'\(text(wrong..<end))' is not a hex digit: those are 0 to 9 and A to F")
    }
    var bits: UInt32 = 0
    if digits.count <= 8 {
      for index in digits { bits = bits << 4 | (hexValue(bytes[index]) ?? 0) }
    }
    switch digits.count {
    case 3: return ColorValue(rgb8: doubled(bits))
    case 4: return ColorValue(rgb8: doubled(bits >> 4), alpha8: UInt8(bits & 0xF) * 17)
    case 6: return ColorValue(rgb8: bits)
    case 8: return ColorValue(rgb8: bits >> 8, alpha8: UInt8(bits & 0xFF))
    case 0:
      throw ColorSyntaxError(
        .hex, whole, "the digits of the hex colour are missing",
        help: "write it in quotes: \"#6DE67B\"")
    default:
      throw ColorSyntaxError(
        .hex, whole, "hex colours have 3, 4, 6 or 8 digits; this one has \(digits.count)")
    }
  }

  /// `0xRGB` as `0xRRGGBB`.
  private func doubled(_ bits: UInt32) -> UInt32 {
    (bits >> 8 & 0xF) * 0x110000 | (bits >> 4 & 0xF) * 0x1100 | (bits & 0xF) * 0x11
  }
}
