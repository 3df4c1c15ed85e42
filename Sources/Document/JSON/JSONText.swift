/// Reads one text in double quotes (RFC 8259 §7).
struct JSONText {
  struct Fault {
    enum Kind {
      case unclosed
      /// A character below U+0020 as it is; a tab, often.
      case controlCharacter
      case unknownEscape
      /// Half of a pair of `\u` escapes for one character beyond U+FFFF.
      case loneSurrogate
    }

    let kind: Kind
    let range: Range<Int>
  }

  private(set) var faults: [Fault] = []
  /// The text between the quotes, when it is as it stands.
  private var plain: Range<Int>? = 0..<0
  /// The text when escapes stand for something else.
  private var decoded: [UInt8] = []

  init() {}

  /// Reads the text whose opening quote is at `start`.
  ///
  /// - Returns: the offset behind the closing quote, or where the text breaks off.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    faults.removeAll(keepingCapacity: true)
    var index = start + 1
    while index < bytes.count, isOrdinary(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      plain = start + 1..<index
      return index + 1
    }
    plain = nil
    decoded.removeAll(keepingCapacity: true)
    decoded.append(contentsOf: bytes[start + 1..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"): index = escape(bytes, at: index)
      case 0x0A, 0x0D:
        faults.append(Fault(kind: .unclosed, range: start..<index))
        return index
      case 0..<0x20:
        faults.append(Fault(kind: .controlCharacter, range: index..<index + 1))
        index += 1
      default:
        decoded.append(byte)
        index += 1
      }
    }
    faults.append(Fault(kind: .unclosed, range: start..<index))
    return index
  }

  func withContent(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if let plain {
      body(UnsafeBufferPointer(rebasing: bytes[plain]))
    } else {
      decoded.withUnsafeBufferPointer(body)
    }
  }

  private func isOrdinary(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte >= 0x20
  }

  /// Decodes the escape whose backslash is at `start`, and gives the offset behind it.
  private mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(next)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): return unicodeEscape(bytes, at: start)
    default:
      // A line break or the end is what is wrong then: the text isn't closed.
      guard next >= 0x20 else { return start + 1 }
      let length = 1 + max(1, UTF8Sequence.length(in: bytes, at: start + 1))
      faults.append(Fault(kind: .unknownEscape, range: start..<start + length))
      return start + length
    }
    return start + 2
  }

  private mutating func unicodeEscape(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard let unit = unit(bytes, at: start) else {
      var end = start + 2
      while end < min(start + 6, bytes.count), CoreSchema.hexValue(bytes[end]) != nil { end += 1 }
      faults.append(Fault(kind: .unknownEscape, range: start..<end))
      return end
    }
    let end = start + 6
    if let scalar = Unicode.Scalar(unit) {
      decoded.append(contentsOf: String(scalar).utf8)
      return end
    }
    if unit < 0xDC00, let low = self.unit(bytes, at: end), 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      decoded.append(contentsOf: String(scalar).utf8)
      return end + 6
    }
    faults.append(Fault(kind: .loneSurrogate, range: start..<end))
    return end
  }

  /// The number of the escape `\uXXXX` at that place, if one is there.
  private func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for index in start + 2..<start + 6 {
      guard let digit = CoreSchema.hexValue(bytes[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
