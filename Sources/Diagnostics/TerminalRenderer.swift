/// Writes diagnostics for people: what is wrong, the place in its line with an underline, the
/// places that belong to it, and what to do.
package struct TerminalRenderer {
  /// Whether to write ANSI colours. The caller knows whether a terminal reads.
  package var usesColor: Bool
  /// The columns of the terminal; longer source lines are cut around the place.
  package var width: Int
  private var places: Places

  package init(sources: SourceMap, usesColor: Bool = false, width: Int = 100) {
    self.usesColor = usesColor
    self.width = width
    places = Places(sources)
  }

  /// All of them, in the order of the files and places, with a line at the end that counts them.
  /// Empty when there are none.
  package mutating func render(_ list: DiagnosticList) -> String {
    let diagnostics = list.sorted
    var text = ""
    for diagnostic in diagnostics { text += render(diagnostic) + "\n" }
    let summary = Summary(diagnostics)
    guard !summary.text.isEmpty else { return text }
    return text + paint(summary.text, summary.errors > 0 ? .error : .warning) + "\n"
  }

  /// One of them, over several lines, each with a line break behind it.
  package mutating func render(_ diagnostic: Diagnostic) -> String {
    let style = Style(diagnostic.severity)
    var text = paint("\(diagnostic.severity.rawValue)[\(diagnostic.rule.rawValue)]", style)
    text += paint(": \(Printable.text(diagnostic.message))", .strong) + "\n"

    let place = diagnostic.span.flatMap { places.place(of: $0) }
    let related = diagnostic.related.map { ($0.message, places.place(of: $0.span)) }
    let all = [place].compactMap { $0 } + related.compactMap(\.1)
    // One gutter for all places of a diagnostic, so that its bars stand under each other.
    let lastLine = all.map { $0.lines.line(of: max($0.range.lowerBound, $0.range.upperBound - 1)) }
    let gutter = String(lastLine.max() ?? 1).utf8.count

    if let place {
      text += snippet(place, diagnostic.label, gutter, mark: "^", style)
    }
    for (message, place) in related {
      text += remark("note", message, gutter)
      if let place { text += snippet(place, "", gutter, mark: "~", .note) }
    }
    for help in diagnostic.help { text += remark("help", help, gutter) }
    return text
  }

  // MARK: Places

  private func snippet(
    _ place: Places.Place, _ label: String, _ gutter: Int, mark: Character, _ style: Style
  ) -> String {
    var text = "\(pad(gutter))\(paint("-->", .gutter)) "
    text += "\(place.path):\(place.start.line):\(place.start.column)\n"
    text += bar(gutter, number: nil, "")
    let first = place.start.line
    let last = place.lines.line(of: max(place.range.lowerBound, place.range.upperBound - 1))
    for line in first == last ? [first] : [first, last] {
      if line == last, last > first + 1 { text += pad(gutter) + paint("...", .gutter) + "\n" }
      let range = place.lines.range(ofLine: line)
      let excerpt = Excerpt(
        of: place.bytes, line: range, focus: focus(place, range, isFirst: line == first),
        width: max(20, width - gutter - 5))
      text += bar(gutter, number: line, excerpt.text)
      var underline = String(repeating: mark, count: excerpt.length)
      if line == last, !label.isEmpty { underline += " " + Printable.text(label) }
      text += bar(gutter, number: nil, pad(excerpt.indent) + paint(underline, style))
    }
    return text
  }

  /// The bytes to underline in one line of a place: without the indentation of a further line.
  private func focus(_ place: Places.Place, _ line: Range<Int>, isFirst: Bool) -> Range<Int> {
    var lower = max(place.range.lowerBound, line.lowerBound)
    if !isFirst {
      while lower < line.upperBound, place.bytes[lower] == 0x20 || place.bytes[lower] == 0x09 {
        lower += 1
      }
    }
    return lower..<max(lower, min(place.range.upperBound, line.upperBound))
  }

  private func remark(_ kind: String, _ text: String, _ gutter: Int) -> String {
    "\(pad(gutter)) \(paint("=", .gutter)) \(paint(kind, .note)): \(Printable.text(text))\n"
  }

  private func bar(_ gutter: Int, number: Int?, _ text: String) -> String {
    let number = number.map(String.init) ?? ""
    let head = pad(gutter - number.utf8.count) + number + " |"
    return paint(head, .gutter) + (text.isEmpty ? "" : " " + text) + "\n"
  }

  private func pad(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  // MARK: Colours

  private enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case gutter = "34"
    case strong = "1"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  private func paint(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
