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
