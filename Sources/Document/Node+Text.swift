package import Diagnostics

extension Node {
  /// The text of a scalar, numbers as they are written. Empty for a list or a map.
  package var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of `text`, without making a string. They are valid in `body` only.
  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let record = record
    guard !record.isCollection, record.shape != .alias else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return tree.withText(of: record, body)
  }

  /// Whether the text of a scalar is exactly that.
  package func hasText(_ text: StaticString) -> Bool {
    guard text.hasPointerRepresentation, isScalar else { return false }
    return withUTF8 {
      Bytes.equal($0, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  /// The place in the source of a range of bytes of `text`.
  ///
  /// Exact where the text is spelt in the source as it is: plain and quoted text on one line
  /// without escapes. Else the place of the whole value. The range is clamped to the text.
  package func contentSpan(_ offsets: Range<Int>) -> SourceSpan {
    let record = record
    guard !record.isCollection, record.shape != .alias, !record.flags.contains(.textInArena)
    else { return span }
    return SourceSpan(
      file: tree.file, start: Int(record.first), end: Int(record.first) + Int(record.second)
    ).part(offsets)
  }
}
