/// The small pieces of RFC 8259.
enum JSONGrammar {
  static func isLiteral(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 4: text.elementsEqual("true".utf8) || text.elementsEqual("null".utf8)
    case 5: text.elementsEqual("false".utf8)
    default: false
    }
  }

  /// RFC 8259 §6: `-? (0 | [1-9] [0-9]*) ("." [0-9]+)? ([eE] [-+]? [0-9]+)?`
  static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < text.count, CoreSchema.isDigit(text[index]) { index += 1 }
      return index - start
    }
    func take(_ bytes: UInt8...) -> Bool {
      guard index < text.count, bytes.contains(text[index]) else { return false }
      index += 1
      return true
    }

    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")), digits() == 0 { return false }
    if take(UInt8(ascii: ".")), digits() == 0 { return false }
    if take(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+"), UInt8(ascii: "-"))
      if digits() == 0 { return false }
    }
    return index == text.count
  }

  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// The offset behind a text in single quotes, which other notations have, if it is on one line.
  static func endOfSingleQuotes(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "'") { return index + 1 }
      index += 1
    }
    return nil
  }

  /// The end of what other notations take for a comment: `//…`, `/*…*/`, `# …`. A colour without
  /// its quotes is none.
  static func endOfComment(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    if bytes[start] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
      var index = start + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return bytes.count
    }
    guard
      bytes[start] == UInt8(ascii: "#") && Slips.endOfColor(at: start, in: bytes) == nil
        || bytes[start] == UInt8(ascii: "/") && next == UInt8(ascii: "/")
    else { return nil }
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return index
  }
}
