/// What plain text means, by the core schema of YAML 1.2.2 (§10.3.2).
enum CoreSchema {
  /// Null, boolean or number when the text is spelt like one, else a string.
  static func shape(of text: UnsafeBufferPointer<UInt8>) -> NodeRecord.Shape {
    guard let head = text.first else { return .null }
    switch head {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return isNumber(text) ? .number : .string
    case UInt8(ascii: "~"): return text.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return text.count == 4 && isWord(text, "null", "Null", "NULL") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return text.count == 4 && isWord(text, "true", "True", "TRUE") ? .boolean : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return text.count == 5 && isWord(text, "false", "False", "FALSE") ? .boolean : .string
    default: return .string
    }
  }

  /// `[-+]?[0-9]+`, `0o[0-7]+`, `0x[0-9a-fA-F]+`,
  /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `[-+]?\.(inf|Inf|INF)`, `\.(nan|NaN|NAN)`
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let count = text.count
    func digits() -> Int {
      let start = index
      while index < count, isDigit(text[index]) { index += 1 }
      return index - start
    }

    if count > 2, text[0] == UInt8(ascii: "0") {
      if text[1] == UInt8(ascii: "x") { return text[2...].allSatisfy { hexValue($0) != nil } }
      if text[1] == UInt8(ascii: "o") { return text[2...].allSatisfy { $0 & 0xF8 == 0x30 } }
    }
    let isSigned = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
    if isSigned { index = 1 }
    let whole = digits()
    var fraction = 0
    if index < count, text[index] == UInt8(ascii: ".") {
      index += 1
      fraction = digits()
    }
    if whole + fraction == 0 {
      let rest = UnsafeBufferPointer(rebasing: text[(isSigned ? 1 : 0)...])
      return isWord(rest, ".inf", ".Inf", ".INF")
        || (!isSigned && isWord(rest, ".nan", ".NaN", ".NAN"))
    }
    if index < count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
        index += 1
      }
      guard digits() > 0 else { return false }
    }
    return index == count
  }

  /// The value of a text that `shape(of:)` calls a number. Decimal numbers are rounded correctly;
  /// those beyond the range of `Double` are infinite.
  static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    if text.count > 2, text[0] == UInt8(ascii: "0") {
      if text[1] == UInt8(ascii: "x") { return wholeNumber(text[2...], base: 16) }
      if text[1] == UInt8(ascii: "o") { return wholeNumber(text[2...], base: 8) }
    }
    if let value = shortDecimal(text) { return value }
    let isNegative = text.first == UInt8(ascii: "-")
    let start = isNegative || text.first == UInt8(ascii: "+") ? 1 : 0
    if text.count > start + 1, text[start] == UInt8(ascii: "."), !isDigit(text[start + 1]) {
      guard text[start + 1] | 0x20 == UInt8(ascii: "i") else { return .nan }
      return isNegative ? -.infinity : .infinity
    }
    return Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }

  /// Numbers of at most 15 digits without an exponent: both the digits and the power of ten are
  /// exact in a `Double`, so that one division rounds once and therefore correctly.
  private static func shortDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 17 else { return nil }
    var digits: Int64 = 0
    var digitCount = 0
    var scale = -1
    for (offset, byte) in text.enumerated() {
      if isDigit(byte) {
        digits = digits &* 10 &+ Int64(byte &- 0x30)
        digitCount += 1
        if scale >= 0 { scale += 1 }
      } else if byte == UInt8(ascii: "."), scale < 0 {
        scale = 0
      } else if offset > 0 || (byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+")) {
        return nil
      }
    }
    guard digitCount > 0, digitCount <= 15 else { return nil }
    let magnitude = scale > 0 ? Double(digits) / powersOfTen[scale] : Double(digits)
    return text[0] == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func wholeNumber(_ digits: Slice<UnsafeBufferPointer<UInt8>>, base: Double)
    -> Double
  {
    digits.reduce(0) { $0 * base + Double(hexValue($1) ?? 0) }
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- 0x30 }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }

  private static func isWord(
    _ text: UnsafeBufferPointer<UInt8>, _ words: StaticString...
  ) -> Bool {
    words.contains {
      Bytes.equal(text, UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount))
    }
  }
}
