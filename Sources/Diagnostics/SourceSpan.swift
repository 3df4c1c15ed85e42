/// A range of bytes in a file: from `start` up to, not including, `end`.
///
/// Line, column and UTF-16 offsets are computed when a place is shown, never kept.
package struct SourceSpan: Hashable, Comparable, Sendable {
  package let file: FileID
  package let start: UInt32
  package let end: UInt32

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  package var range: Range<Int> { Int(start)..<Int(end) }

  /// From the beginning of this span to the end of `other`, which is in the same file.
  package func extended(to other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: Int(start), end: Int(max(end, other.end)))
  }

  /// A part of this span: byte offsets relative to its start, clamped to it.
  package func part(_ offsets: Range<Int>) -> SourceSpan {
    let length = Int(end - start)
    let lower = min(max(offsets.lowerBound, 0), length)
    let upper = min(max(offsets.upperBound, lower), length)
    return SourceSpan(file: file, start: Int(start) + lower, end: Int(start) + upper)
  }

  package static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.file, left.start, left.end) < (right.file, right.start, right.end)
  }
}
