/// Looks, in the source, for what a designer meant where YAML read something else.
enum Slips {
  /// The end of `#` and 3, 4, 6 or 8 hexadecimal digits at `start`, if they stand there alone.
  static func endOfColor<Source: RandomAccessCollection>(at start: Int, in source: Source) -> Int?
  where Source.Element == UInt8, Source.Index == Int {
    guard start < source.endIndex, source[start] == UInt8(ascii: "#") else { return nil }
    var end = start + 1
    while end < source.endIndex, CoreSchema.hexValue(source[end]) != nil { end += 1 }
    guard [3, 4, 6, 8].contains(end - start - 1) else { return nil }
    if end < source.endIndex, !isBoundary(source[end]) { return nil }
    return end
  }

  /// The end of a formula whose bracket opens in `text` and closes behind it, before `limit`, with no
  /// other kind of bracket between; `nil` if there is none.
  static func endOfFormula(_ text: Range<Int>, in source: [UInt8], before limit: Int) -> Int? {
    var depth = 0
    for byte in source[text] {
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    guard depth > 0 else { return nil }
    var index = text.upperBound
    var end: Int?
    while index < limit {
      switch source[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth >= 0 else { return end }
      case UInt8(ascii: ",") where depth == 0: return end
      case 0x5B, 0x5D, 0x7B, 0x7D, 0x22, 0x27, 0x0A, 0x0D, UInt8(ascii: ":"): return end
      default: break
      }
      if depth == 0, source[index] > 0x20 { end = index + 1 }
      index += 1
    }
    return end
  }

  /// The text in quotes: in double ones, or in single ones when it has such a quote or a backslash.
  static func quoted(_ text: String) -> String {
    let isPlain = !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    return isPlain ? "\"\(text)\"" : "'\(text.replacing("'", with: "''"))'"
  }

  /// Whether a value can't go on with this byte: a blank, a line break, `,`, `]` or `}`.
  private static func isBoundary(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }
}
