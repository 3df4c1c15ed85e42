extension ColorReader {
  /// Steps over a number as CSS writes it: an optional sign, digits with an optional fraction,
  /// an optional power of ten. `nil`, and no step, when there is none here.
  mutating func number() -> Double? {
    let start = index
    let isNegative = current == 0x2D
    if isNegative || current == 0x2B { advance() }

    // Up to 19 digits fit; the rest only moves the point, and is left to the library below.
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    while isDigit(current) {
      if digits < 19 { mantissa = mantissa &* 10 &+ UInt64(current &- 0x30) }
      digits += 1
      advance()
    }
    if current == 0x2E && isDigit(peek(1)) {
      advance()
      while isDigit(current) {
        if digits < 19 { mantissa = mantissa &* 10 &+ UInt64(current &- 0x30) }
        digits += 1
        fraction += 1
        advance()
      }
    }
    if digits == 0 {
      index = start
      return nil
    }
    let hasPower = skipPower()

    // Exact: both numbers are, and one division of exact numbers is rounded once.
    if !hasPower && mantissa < 1 << 53 && digits <= 19 && fraction <= 22 {
      let value = Double(mantissa) / powersOfTen[fraction]
      return isNegative ? -value : value
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func skipPower() -> Bool {
    guard lowercased(current) == 0x65 else { return false }
    let sign = peek(1) == 0x2B || peek(1) == 0x2D ? 1 : 0
    guard isDigit(peek(1 + sign)) else { return false }
    advance(by: 1 + sign)
    while isDigit(current) { advance() }
    return true
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]
