import Diagnostics

/// A source for a test in which places are marked with ‹ and ›, which are taken out.
struct Marked {
  let bytes: [UInt8]
  /// The marked ranges of bytes, in the order of their beginnings.
  let ranges: [Range<Int>]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var open: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "‹": open.append(bytes.count)
      case "›": ranges.append((open.popLast() ?? bytes.count)..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    self.bytes = bytes
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  var sources: SourceMap { SourceMap(files: [SourceFile(path: "tokens/a.yaml", bytes: bytes)]) }

  func span(_ index: Int = 0) -> SourceSpan {
    SourceSpan(
      file: FileID(0), start: ranges[index].lowerBound, end: ranges[index].upperBound)
  }

  /// An error at the first mark, shown in a terminal.
  func render(
    label: String = "", help: [String] = [], related: [Diagnostic.Related] = [], width: Int = 100,
    usesColor: Bool = false
  ) -> String {
    var renderer = TerminalRenderer(sources: sources, usesColor: usesColor, width: width)
    return renderer.render(
      .error(
        .invalidValue, at: span(), "something is wrong", label: label, help: help,
        related: related))
  }

  /// The lines of `render()` that show the source and the underline.
  func excerpt(width: Int = 100) -> [String] {
    render(width: width).split(separator: "\n").dropFirst(3).map(String.init)
  }
}
