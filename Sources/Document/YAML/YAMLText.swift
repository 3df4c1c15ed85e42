/// Looks at the lines and values of a YAML text that libyaml could not read.
struct YAMLText {
  let bytes: UnsafeBufferPointer<UInt8>

  subscript(offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  // MARK: Lines

  func lineStart(_ offset: Int) -> Int {
    var start = min(max(offset, 0), bytes.count)
    while start > 0, !isBreak(start - 1) { start -= 1 }
    return start
  }

  func lineEnd(_ offset: Int) -> Int {
    var end = min(max(offset, 0), bytes.count)
    while end < bytes.count, !isBreak(end) { end += 1 }
    return end
  }

  /// What a line says: without its indentation, its comment and the blanks before that.
  func content(ofLineAt offset: Int) -> Range<Int> {
    let end = lineEnd(offset)
    var start = lineStart(offset)
    while start < end, isBlank(start) { start += 1 }
    return start..<trimmed(start, commentStart(from: start, to: end))
  }

  /// The nearest line above that says something.
  func contentAbove(_ offset: Int) -> Range<Int>? {
    var start = lineStart(offset)
    while start > 0 {
      start = lineStart(start - 1)
      let content = content(ofLineAt: start)
      if !content.isEmpty { return content }
    }
    return nil
  }

  /// Spaces before what a line says.
  func indentation(of offset: Int) -> Int {
    content(ofLineAt: offset).lowerBound - lineStart(offset)
  }

  /// Whether the next line is indented deeper than this one, so that it belongs to it.
  func isFollowedByDeeper(_ line: Range<Int>) -> Bool {
    let next = lineEnd(line.upperBound) + 1
    guard next < bytes.count else { return false }
    return indentation(of: next) > indentation(of: line.lowerBound)
  }

  func isFirstOnLine(_ offset: Int) -> Bool { content(ofLineAt: offset).lowerBound == offset }

  func isSameLine(_ left: Int, _ right: Int) -> Bool { lineStart(left) == lineStart(right) }

  /// Where a comment begins that stands between the offsets, outside of quotes; else `end`.
  func commentStart(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if self[index] == UInt8(ascii: "#"), index == start || isBlank(index - 1) { return index }
      index = endOfQuotes(at: index, in: start..<end) ?? index + 1
    }
    return end
  }

  // MARK: Values

  /// The value on a line of block style that holds the offset: behind the first `: ` or the last
  /// `- ` before it.
  func blockValue(around offset: Int) -> Range<Int> {
    let content = content(ofLineAt: offset)
    var start = content.lowerBound
    while self[start] == UInt8(ascii: "-"), isBlank(start + 1), start < offset {
      start += 1
      while start < content.upperBound, isBlank(start) { start += 1 }
    }
    if let colon = colon(in: start..<max(start, min(offset, content.upperBound))) {
      start = colon + 1
      while start < content.upperBound, isBlank(start) { start += 1 }
    }
    return start..<max(start, content.upperBound)
  }

  /// The first `:` outside of quotes that a blank or the end of the line follows.
  func colon(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index] == UInt8(ascii: ":"), index + 1 >= bytes.count || self[index + 1] <= 0x20 {
        return index
      }
      index = endOfQuotes(at: index, in: range) ?? index + 1
    }
    return nil
  }

  /// The value inside of `[]` or `{}` that holds the offset, up to the `,` or bracket behind it.
  /// What stands in round brackets or looks like a reference belongs to the value.
  func flowValue(around offset: Int, from start: Int) -> Range<Int> {
    var value = start
    var depth = 0
    let end = lineEnd(offset)
    while value < end, isBlank(value) || isBreak(value) { value += 1 }
    var index = value
    while index < end {
      if let behind = endOfReference(at: index) ?? endOfQuotes(at: index, in: value..<end) {
        index = behind
        continue
      }
      switch self[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: ",") where depth <= 0:
        if index >= offset { return value..<trimmed(value, index) }
        value = index + 1
        depth = 0
      case UInt8(ascii: ":") where self[index + 1] <= 0x20 && index < offset: value = index + 1
      default: break
      }
      index += 1
      if value == index, index < end, isBlank(index) || isBreak(index) { value += 1 }
    }
    return value..<trimmed(value, end)
  }

  /// The end of `{color.green}` if that begins there: braces around a name, on one line.
  func endOfReference(at start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "{") else { return nil }
    var index = start + 1
    while index < bytes.count, !isBreak(index) {
      switch self[index] {
      case UInt8(ascii: "}"): return index > start + 1 ? index + 1 : nil
      case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\""),
        UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "#"):
        return nil
      default: index += 1
      }
    }
    return nil
  }

  /// The beginning of a reference whose `}` is the last thing before the offset.
  func reference(endingBefore offset: Int) -> Int? {
    var end = offset
    while end > 0, isBlank(end - 1) { end -= 1 }
    guard self[end - 1] == UInt8(ascii: "}") else { return nil }
    var start = end - 1
    while start > 0, self[start] != UInt8(ascii: "{"), !isBreak(start) { start -= 1 }
    return endOfReference(at: start) == end ? start : nil
  }

  // MARK: Bytes

  func isBlank(_ offset: Int) -> Bool { self[offset] == 0x20 || self[offset] == 0x09 }

  func isBreak(_ offset: Int) -> Bool { self[offset] == 0x0A || self[offset] == 0x0D }

  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBlank(end - 1) || isBreak(end - 1) { end -= 1 }
    return end
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The offset behind a quoted text that begins there, as the first thing of a value.
  func endOfQuotes(at offset: Int, in range: Range<Int>) -> Int? {
    let quote = self[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    if offset > range.lowerBound {
      let before = self[offset - 1]
      guard before <= 0x20 || [0x5B, 0x7B, 0x2C].contains(before) else { return nil }
    }
    var index = offset + 1
    while index < range.upperBound {
      if self[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
        continue
      }
      if self[index] == quote { return index + 1 }
      index += 1
    }
    return nil
  }
}
