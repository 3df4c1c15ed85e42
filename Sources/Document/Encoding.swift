internal import Diagnostics

/// What the bytes of a file are before any grammar is looked at.
struct Encoding {
  /// Bytes of a byte-order mark, before the text.
  let base: Int
  let isASCII: Bool

  /// Says whether the bytes are text that can be read, and reports why they aren't.
  ///
  /// - Parameter allowsControls: whether the reader itself looks at control characters.
  static func check(
    _ bytes: UnsafeBufferPointer<UInt8>, of file: FileID, allowsControls: Bool,
    into diagnostics: inout DiagnosticList
  ) -> Encoding? {
    if let name = wideEncoding(bytes) {
      diagnostics.report(
        .error(
          .invalidEncoding, at: SourceSpan(file: file, start: 0, end: min(bytes.count, 2)),
          "this file is saved as \(name)", help: ["save it as UTF-8"]))
      return nil
    }
    let base = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var controls: [Range<Int>] = []
    var isASCII = true
    var offset = base
    while offset < bytes.count {
      offset = skipPlainASCII(bytes, from: offset)
      guard offset < bytes.count else { break }
      let length = UTF8Sequence.length(in: bytes, at: offset)
      guard length > 0 else {
        report(invalidByte: bytes[offset], at: offset, of: file, into: &diagnostics)
        return nil
      }
      if length > 1 { isASCII = false }
      if !allowsControls, isControl(bytes, at: offset) { controls.append(offset..<offset + length) }
      offset += length
    }
    // A file that is no text at all has thousands; a few show it.
    for range in controls.prefix(8) {
      report(control: range, in: bytes, of: file, into: &diagnostics)
    }
    return controls.isEmpty ? Encoding(base: base, isASCII: isASCII) : nil
  }

  /// The offset of the next byte that is not printable ASCII, tab or line break.
  private static func skipPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset &+ 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard isPlain(eight: word) else { break }
      offset &+= 8
    }
    while offset < raw.count, isPlain(raw[offset]) { offset &+= 1 }
    return offset
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte >= 0x20 && byte < 0x7F) || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// `isPlain` of eight bytes at once. In bytes below 0x80, adding 0x7F sets the high bit of each
  /// that is not zero, and adding 0x60 that of each from 0x20 on, without a carry to the next.
  @inline(__always)
  private static func isPlain(eight word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones &* 0x80
    guard word & highs == 0 else { return false }
    let isNot = { (byte: UInt64) in (word ^ (ones &* byte)) &+ ones &* 0x7F }
    let isPrintable = (word &+ ones &* 0x60) & isNot(0x7F)
    let isBlank = ~(isNot(0x0A) & isNot(0x0D) & isNot(0x09))
    return (isPrintable | isBlank) & highs == highs
  }

  /// Whether the code point is outside the characters of YAML (YAML 1.2.2 §5.1).
  private static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let first = bytes[offset]
    if first < 0x80 { return !isPlain(first) }
    // U+0080 to U+009F but for U+0085; U+FFFE and U+FFFF.
    if first == 0xC2 { return bytes[offset + 1] < 0xA0 && bytes[offset + 1] != 0x85 }
    return first == 0xEF && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
  }

  /// UTF-16 and UTF-32 by their byte-order mark, or by the zeros beside a first ASCII character.
  private static func wideEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.count >= 2 else { return nil }
    let second = bytes.count >= 4 ? (bytes[2], bytes[3]) : (1, 1)
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return second == (0, 0) ? "UTF-32" : "UTF-16"
    case (0, 0) where second == (0xFE, 0xFF): return "UTF-32"
    case (0, 0x09...0x7E), (0x09...0x7E, 0): return second == (0, 0) ? "UTF-32" : "UTF-16"
    default: return nil
    }
  }

  private static func report(
    invalidByte byte: UInt8, at offset: Int, of file: FileID,
    into diagnostics: inout DiagnosticList
  ) {
    diagnostics.report(
      .error(
        .invalidEncoding, at: SourceSpan(file: file, start: offset, end: offset + 1),
        "this file is not saved as UTF-8: byte \(hex(UInt32(byte), digits: 2)) is no character",
        label: "byte \(offset) of the file", help: ["save it as UTF-8"]))
  }

  private static func report(
    control range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, of file: FileID,
    into diagnostics: inout DiagnosticList
  ) {
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    let code = hex(text.unicodeScalars.first?.value ?? 0, digits: 4)
    diagnostics.report(
      .error(
        .invalidEncoding,
        at: SourceSpan(file: file, start: range.lowerBound, end: range.upperBound),
        "an invisible control character (U+\(code)) stands here",
        label: "byte \(range.lowerBound) of the file",
        help: ["remove it, or write \"\\u\(code)\" in double quotes if the text needs it"]))
  }

  static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
