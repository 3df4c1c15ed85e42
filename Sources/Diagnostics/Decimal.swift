/// Numbers as generated code and messages show them: decimals without an exponent or a locale.
package enum Decimal {
  /// Appends the shortest decimal that reads back as exactly `number`. Zero has no sign; what is no
  /// finite number is written as 0 (the checks before never let one through).
  package static func append(_ number: Double, to output: inout [UInt8]) {
    guard number.isFinite, number != 0 else {
      output.append(0x30)
      return
    }
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 {
      append(whole, to: &output)
      return
    }
    var digits = number.description
    digits.withUTF8 { append(scientific: $0, to: &output) }
  }

  package static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Rounded to `places` decimals, for numbers that were computed: the last bit of a C library's
  /// sine must not show in an output. Numbers too large to have such decimals stay as they are.
  package static func rounded(_ number: Double, places: Int) -> Double {
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    let scaled = number * power
    guard scaled.magnitude < 1e15 else { return number }
    return scaled.rounded() / power
  }

  /// A length, a part of a colour or an easing's number as it is shown. What a person wrote, with
  /// ten digits or fewer, is kept; what has more was computed and is rounded to `places` decimals.
  package static func shown(_ number: Double, places: Int) -> Double {
    let result = rounded(number, places: places)
    return result == number || isShort(number) ? number : result
  }

  /// Any other number as it is shown: what has more than ten digits was computed and is rounded to
  /// nine of them, or to a whole number.
  package static func shown(_ number: Double) -> Double {
    // Most numbers are whole.
    if number.magnitude < 1e10, number == number.rounded() { return number }
    guard number.isFinite, number != 0, !isShort(number) else { return number }
    var magnitude = number.magnitude
    var places = 9
    while magnitude >= 1 {
      magnitude /= 10
      places -= 1
    }
    while magnitude < 0.1, places < 300 {
      magnitude *= 10
      places += 1
    }
    // At least ten digits stand before the point: rounding to a power of ten keeps it whole.
    guard places >= 0 else { return number.rounded() }
    return rounded(number, places: places)
  }

  private static func isShort(_ number: Double) -> Bool {
    var text = number.description
    return text.withUTF8 { bytes in
      var digits = 0
      var zeros = 0
      for byte in bytes {
        switch byte {
        case 0x30 where digits == 0: continue
        case 0x30: zeros += 1
        case 0x31...0x39:
          digits += zeros + 1
          zeros = 0
        case 0x65: return digits <= 10
        default: continue
        }
      }
      return digits <= 10
    }
  }

  private static func append(_ whole: Int64, to output: inout [UInt8]) {
    if whole < 0 { output.append(0x2D) }
    var rest = whole.magnitude
    var digits: (UInt64, Int) = (0, 0)
    // Reversed decimal digits, so that no buffer is needed; a leading reversed zero is kept in the count.
    repeat {
      digits = (digits.0 * 10 + rest % 10, digits.1 + 1)
      rest /= 10
    } while rest > 0
    for _ in 0..<digits.1 {
      output.append(0x30 + UInt8(digits.0 % 10))
      digits.0 /= 10
    }
  }

  /// Swift's description: an optional sign, digits, an optional point with digits, an optional exponent.
  private static func append(
    scientific text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    guard let mark = text.firstIndex(of: 0x65) else {
      // "12.0" has no exponent; whole numbers beyond 2^53 end in ".0".
      let isWhole = text.count > 2 && text[text.count - 2] == 0x2E && text[text.count - 1] == 0x30
      output.append(contentsOf: isWhole ? text[..<(text.count - 2)] : text[...])
      return
    }
    var exponent = 0
    var isNegative = false
    for byte in text[(mark + 1)...] {
      switch byte {
      case 0x2D: isNegative = true
      case 0x30...0x39: exponent = exponent * 10 + Int(byte - 0x30)
      default: break
      }
    }
    if isNegative { exponent = -exponent }
    var digits: [UInt8] = []
    var pointPlace: Int?
    for byte in text[..<mark] {
      switch byte {
      case 0x2D: output.append(byte)
      case 0x2E: pointPlace = digits.count
      default: digits.append(byte)
      }
    }
    if pointPlace == 1, digits.count == 2, digits[1] == 0x30 { digits.removeLast() }
    let point = (pointPlace ?? digits.count) + exponent
    if point <= 0 {
      output.append(contentsOf: [0x30, 0x2E])
      output.append(contentsOf: repeatElement(0x30, count: -point))
      output.append(contentsOf: digits)
    } else if point >= digits.count {
      output.append(contentsOf: digits)
      output.append(contentsOf: repeatElement(0x30, count: point - digits.count))
    } else {
      output.append(contentsOf: digits[..<point])
      output.append(0x2E)
      output.append(contentsOf: digits[point...])
    }
  }
}

extension Double {
  /// The number as people write it: the shortest decimal that reads back exactly.
  package var plainText: String { Decimal.text(self) }
}
