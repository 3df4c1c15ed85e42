internal import Document
internal import Syntax

/// A number with or without a unit, as most values are: read without a formula being built.
struct Literal {
  var number: Double
  /// Empty when there is none.
  var unit: Substring

  /// `nil` when the text is anything else, or has more digits than a plain reading keeps exact.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var isNegative = false
    if let first = bytes.first, first == 0x2D || first == 0x2B {
      isNegative = first == 0x2D
      index = 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var hasPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      if (0x30...0x39).contains(byte) {
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        digits += 1
        if hasPoint { decimals += 1 }
        guard digits <= 15 else { return nil }
      } else if byte == 0x2E, !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    guard digits > 0, index == 0 || bytes[index - 1] != 0x2E else { return nil }
    for byte in bytes[index...] where !((0x61...0x7A).contains(byte) || byte == 0x25) { return nil }
    unit = Substring(decoding: bytes[index...], as: UTF8.self)
    // A mantissa below 2^53 and a power of ten up to 10^22 are exact, so their quotient is rounded once.
    let value = Double(mantissa) / Self.powers[decimals]
    number = isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
