/// Finds the lines and columns of spans; the lines of each file are looked for once.
struct Places {
  struct Place {
    /// As it is shown.
    let path: String
    /// As it is.
    let file: String
    let bytes: [UInt8]
    let lines: LineIndex
    /// The bytes of the span, clamped to the file.
    let range: Range<Int>
    let start: LineIndex.Position
  }

  private let sources: SourceMap
  private var indices: [FileID: LineIndex] = [:]

  init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// `nil` when the span is in no file of the map.
  mutating func place(of span: SourceSpan) -> Place? {
    guard let file = sources[span.file] else { return nil }
    let lines = indices[span.file] ?? LineIndex(file)
    indices[span.file] = lines
    let start = min(Int(span.start), file.bytes.count)
    let end = min(max(start, Int(span.end)), file.bytes.count)
    return Place(
      path: Printable.text(file.path), file: file.path, bytes: file.bytes, lines: lines,
      range: start..<end,
      start: lines.position(of: start))
  }
}
