/// A position in the bytes of a colour, and the small steps that all of its forms share.
struct ColorReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte here, 0 at the end.
  var current: UInt8 { peek(0) }
  var isAtEnd: Bool { index >= bytes.count }

  /// The byte some steps ahead, 0 beyond the end.
  func peek(_ ahead: Int) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  mutating func advance(by count: Int = 1) {
    index = min(index + count, bytes.count)
  }

  /// Steps over a byte if it is here.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard !isAtEnd && bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Steps over blanks and says whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = index
    while isBlank(current) { index += 1 }
    return index > start
  }

  /// Steps over letters, digits, `-`, `_`, and everything outside ASCII.
  mutating func word() -> Range<Int> {
    let start = index
    while isWordByte(current) { index += 1 }
    return start..<index
  }

  /// The bytes to underline where something is wrong: the word here, else one whole letter, else
  /// the last byte of the text.
  func rangeHere() -> Range<Int> {
    var reader = self
    let word = reader.word()
    if !word.isEmpty { return word }
    if !isAtEnd { return index..<index + 1 }
    return max(0, bytes.count - 1)..<bytes.count
  }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// For messages. Ill-formed UTF-8 is shown as replacement characters, a long text in part.
  func text(_ range: Range<Int>) -> String {
    let limit = 40
    if range.count <= limit { return String(decoding: bytes[range], as: UTF8.self) }
    var end = range.lowerBound + limit
    // Never in the middle of a letter.
    while end > range.lowerBound && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "…"
  }
}

func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte >= 0x09 && byte <= 0x0D && byte != 0x0B
}

func isDigit(_ byte: UInt8) -> Bool {
  byte >= 0x30 && byte <= 0x39
}

private func isWordByte(_ byte: UInt8) -> Bool {
  let lower = lowercased(byte)
  return lower >= 0x61 && lower <= 0x7A || isDigit(byte) || byte == 0x2D || byte == 0x5F
    || byte >= 0x80
}

/// The value of a hex digit.
func hexValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte - 0x30)
  case 0x41...0x46: UInt32(byte - 0x41 + 10)
  case 0x61...0x66: UInt32(byte - 0x61 + 10)
  default: nil
  }
}
