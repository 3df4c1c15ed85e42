/// Tokens' names in braces, as they stand in a value's text.
enum ReferenceText {
  /// Where the path stands between two braces, without the blanks around it.
  static func pathRange(
    in bytes: UnsafeBufferPointer<UInt8>, between open: Int, and close: Int
  ) -> Range<Int> {
    var start = open + 1
    var end = close
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Where the path stands in a text that is exactly one reference, or `nil`.
  static func soleReference(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = 0
    var end = bytes.count
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    guard end - start >= 2, bytes[start] == 0x7B, bytes[end - 1] == 0x7D else { return nil }
    let range = pathRange(in: bytes, between: start, and: end - 1)
    guard !bytes[range].contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return nil }
    return range
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
