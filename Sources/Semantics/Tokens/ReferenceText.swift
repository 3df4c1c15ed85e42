internal import Syntax

/// Tokens' names in braces, as they stand in a value's text.
enum ReferenceText {
  /// A pair of braces with no other inside.
  struct Braces {
    /// From `{` to behind `}`.
    var whole: Range<Int>
    /// Between them, without the blanks at both ends.
    var path: Range<Int>
  }

  /// Calls `body` for every place where a token's name can stand, from left to right. `\{` opens none.
  ///
  /// Names hold no braces, so that one walk over the text finds all, however the braces stand.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Braces) -> Void) {
    var open: Int?
    for index in bytes.indices {
      switch bytes[index] {
      case 0x7B: open = index > 0 && bytes[index - 1] == 0x5C ? nil : index
      case 0x7D:
        guard let start = open else { continue }
        body(Braces(whole: start..<index + 1, path: trimmed(start + 1..<index, in: bytes)))
        open = nil
      default: continue
      }
    }
  }

  /// The same by a dialect's rules: in DTCG files a text is a reference as a whole or not at all.
  static func forEach(
    in bytes: UnsafeBufferPointer<UInt8>, by dialect: Dialect, _ body: (Braces) -> Void
  ) {
    guard dialect == .designTokens else { return forEach(in: bytes, body) }
    if let path = soleReference(in: bytes) {
      body(Braces(whole: bytes.startIndex..<bytes.endIndex, path: path))
    }
  }

  /// Where the path stands in a text that is exactly one reference, or `nil`.
  static func soleReference(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let text = trimmed(bytes.startIndex..<bytes.endIndex, in: bytes)
    guard text.count >= 2, bytes[text.lowerBound] == 0x7B, bytes[text.upperBound - 1] == 0x7D
    else { return nil }
    let range = trimmed(text.lowerBound + 1..<text.upperBound - 1, in: bytes)
    guard !bytes[range].contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return nil }
    return range
  }

  private static func trimmed(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
