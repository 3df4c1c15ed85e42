/// One line of a file as it is shown, and which columns of it a range of bytes takes.
struct Excerpt {
  /// The part of the line that is shown.
  private(set) var text = ""
  /// Columns before the underline, and under it (at least 1).
  private(set) var indent = 0
  private(set) var length = 1

  /// - Parameters:
  ///   - line: the bytes of the line, without its break.
  ///   - focus: the bytes to underline; clamped to the line.
  ///   - width: the most columns to show. Of a longer line, the part around the focus is.
  init(of bytes: [UInt8], line: Range<Int>, focus: Range<Int>, width: Int) {
    let focus = focus.clamped(to: line.lowerBound..<line.upperBound + 1)
    // No more than this is looked at, however long the line.
    let lower = Self.boundary(bytes, max(line.lowerBound, focus.lowerBound - 4 * width), in: line)
    let upper = min(line.upperBound, focus.lowerBound + 4 * width)
    var cells: [(cell: Printable.Cell, start: Int)] = []
    var start = lower
    for scalar in String(decoding: bytes[lower..<upper], as: UTF8.self).unicodeScalars {
      cells.append((Printable.cell(scalar), start))
      start += Self.length(of: scalar, in: bytes, at: start)
    }

    let total = cells.reduce(0) { $0 + $1.cell.width }
    let before = cells.reduce(0) { $0 + ($1.start < focus.lowerBound ? $1.cell.width : 0) }
    let under = cells.reduce(0) { $0 + (focus.contains($1.start) ? $1.cell.width : 0) }
    let isWhole = lower == line.lowerBound && upper == line.upperBound && total <= width
    let shown = isWhole ? 0..<total : Self.window(before: before, under: under, total, width)
    let isCutBefore = lower > line.lowerBound || shown.lowerBound > 0
    let isCutAfter = upper < line.upperBound || shown.upperBound < total

    var column = 0
    var first: Int?
    for (cell, _) in cells {
      defer { column += cell.width }
      guard column >= shown.lowerBound, column + cell.width <= shown.upperBound else { continue }
      if first == nil { first = column }
      text += cell.text
    }
    let offset = first ?? 0
    if isCutBefore { text = "…" + text }
    if isCutAfter { text += "…" }
    indent = max(0, before - offset) + (isCutBefore ? 1 : 0)
    length = max(1, min(under, max(1, shown.upperBound - before)))
  }

  /// The columns to show of a line that is too long: the focus, with a third of the room that it
  /// leaves before it.
  private static func window(before: Int, under: Int, _ total: Int, _ width: Int) -> Range<Int> {
    let room = max(0, width - under)
    let lower = min(max(0, before - room / 3), max(0, total - width))
    return lower..<min(total, lower + width)
  }

  /// The beginning of the character that the byte belongs to.
  private static func boundary(_ bytes: [UInt8], _ offset: Int, in line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  /// The bytes that a decoded scalar took. U+FFFD also stands for bytes that are no UTF-8.
  private static func length(of scalar: Unicode.Scalar, in bytes: [UInt8], at offset: Int) -> Int {
    guard scalar == "\u{FFFD}" else { return UTF8.width(scalar) }
    return bytes[offset...].starts(with: [0xEF, 0xBF, 0xBD]) ? 3 : 1
  }
}
