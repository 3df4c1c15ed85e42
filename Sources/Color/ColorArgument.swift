/// One of the numbers between the brackets of a colour function.
struct ColorArgument {
  enum Unit: Equatable {
    case number
    case percent
    /// The value is in degrees.
    case angle
    case none
  }

  /// 0 for `none`.
  let value: Double
  let unit: Unit
  let range: Range<Int>
}

extension ColorReader {
  /// A number with its unit, or `none`.
  mutating func argument() throws(ColorSyntaxError) -> ColorArgument {
    let start = index
    guard let value = number() else {
      let word = self.word()
      if order(slice(word), "none") == 0 {
        return ColorArgument(value: 0, unit: .none, range: word)
      }
      index = start
      throw notANumber()
    }
    let numberEnd = index
    if skip(0x25) {
      return try ColorArgument(
        value: bounded(value, start..<index), unit: .percent, range: start..<index)
    }
    let unit = word()
    let range = start..<index
    if unit.isEmpty {
      return try ColorArgument(value: bounded(value, range), unit: .number, range: range)
    }
    guard let degrees = degrees(in: slice(unit)) else {
      let shown = text(unit)
      throw ColorSyntaxError(
        .arguments, range, "'\(shown)' is no unit of a colour",
        help: "angles are in deg, rad, grad or turn; everything else is a plain number or a %")
    }
    return try ColorArgument(
      value: bounded(value * degrees, start..<numberEnd), unit: .angle, range: range)
  }

  /// A colour far beyond everything that can be seen is a slip, and its powers would overflow.
  private func bounded(_ value: Double, _ range: Range<Int>) throws(ColorSyntaxError) -> Double {
    if abs(value) <= 1e6 { return value }
    throw ColorSyntaxError(.arguments, range, "this number is far too large for a colour")
  }

  private func degrees(in unit: UnsafeBufferPointer<UInt8>) -> Double? {
    if order(unit, "deg") == 0 { return 1 }
    if order(unit, "rad") == 0 { return 180 / Double.pi }
    if order(unit, "grad") == 0 { return 0.9 }
    if order(unit, "turn") == 0 { return 360 }
    return nil
  }

  private func notANumber() -> ColorSyntaxError {
    var reader = self
    let word = reader.word()
    if reader.current == 0x28 {
      let name = lowercasedText(word)
      if name == "calc" || name == "min" || name == "max" || name == "clamp" {
        return ColorSyntaxError(
          .arguments, word, "a colour function takes plain numbers, not \(name)()",
          help: "work the number out, or use lighten, darken, saturate, desaturate, alpha or mix")
      }
      if name == "var" {
        return ColorSyntaxError(
          .arguments, word, "var() works only in CSS",
          help: "refer to a token by its name in braces: {color.green}")
      }
      return ColorSyntaxError(
        .arguments, word, "a colour function takes plain numbers, not \(name)()")
    }
    if order(slice(word), "from") == 0 {
      return ColorSyntaxError(
        .arguments, word, "a colour cannot be made from another with 'from' here",
        help: "use lighten, darken, saturate, desaturate, alpha or mix")
    }
    if isAtEnd {
      return ColorSyntaxError(.arguments, rangeHere(), "the closing bracket is missing")
    }
    if current == 0x29 || current == 0x2C || current == 0x2F {
      return ColorSyntaxError(.arguments, index..<index + 1, "a number is missing here")
    }
    if current == 0x7B {
      return ColorSyntaxError(
        .arguments, index..<index + 1, "a token in braces cannot be one of a colour's numbers",
        help: "use lighten, darken, saturate, desaturate, alpha or mix on a colour token")
    }
    let here = rangeHere()
    return ColorSyntaxError(.arguments, here, "'\(text(here))' is not a number")
  }

  func lowercasedText(_ range: Range<Int>) -> String {
    if range.count > 40 { return text(range) }
    return String(decoding: bytes[range].map { lowercased($0) }, as: UTF8.self)
  }
}
