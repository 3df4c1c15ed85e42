/// Turns the places of libyaml, which count code points, into byte offsets.
///
/// Marks come nearly in order, so that walking on from the last one is cheap; in text that is all
/// ASCII they are the same number.
struct MarkCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  /// Bytes before the text that libyaml was given (a byte-order mark).
  private let base: Int
  private var codePoint = 0
  private var offset = 0

  /// - Parameter bytes: the text that libyaml was given: valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.isASCII = isASCII
  }

  /// The byte offset, in the file, of the code point of that number.
  @inline(__always)
  mutating func offset(of index: Int) -> Int {
    isASCII ? min(index, bytes.count) + base : walk(to: index)
  }

  private mutating func walk(to index: Int) -> Int {
    while codePoint < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      codePoint += 1
    }
    while codePoint > index, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      codePoint -= 1
    }
    return offset + base
  }
}
