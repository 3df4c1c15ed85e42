internal import Diagnostics

/// The two slips that every designer makes, where they leave YAML that can't be read at all.
extension YAMLDiagnosis {
  var slip: Finding? { unquotedReference ?? unquotedColors }

  /// `{space.s} * 2`, `[2 * {space.s}]`: a reference without quotes, with more in the value.
  private var unquotedReference: Finding? {
    let isAtReference = text.endOfReference(at: place) != nil
    guard let brace = isAtReference ? place : text.reference(endingBefore: place) else {
      return nil
    }
    let value = value(around: brace)
    let isAlone = value.lowerBound == brace && text.endOfReference(at: brace) == value.upperBound
    guard value.contains(brace), !isAlone,
      text[value.lowerBound] != UInt8(ascii: "\""), text[value.lowerBound] != UInt8(ascii: "'")
    else { return nil }
    return Finding(
      error(
        .unquotedReference, at: value, "a value with a reference stands without quotes",
        help: ["write \(quoted(value))"], fixIts: [quotingFixIt(value)]),
      [Patch(range: value, content: .text)])
  }

  /// `[#fff, #000]`, `{ $value: #fff }`: the rest of the line became a comment, and the bracket
  /// was never closed.
  private var unquotedColors: Finding? {
    let starts = [
      openBracket, problem.context.hasPrefix("while parsing a flow") ? problem.contextOffset : nil,
    ]
    guard let bracket = starts.compactMap({ $0 }).min() else { return nil }
    var colors: [Range<Int>] = []
    var line = bracket
    // Colours stand near the bracket that they keep from closing.
    for _ in 0..<200 where line <= problem.offset && line < text.bytes.count && colors.count < 100 {
      colors += unquotedColors(in: line..<text.lineEnd(line))
      line = text.lineEnd(line) + 1
    }
    guard !colors.isEmpty else { return nil }
    var finding = Finding(report(color: colors[0]))
    finding.diagnostics = colors.map(report(color:))
    finding.patches = colors.map { Patch(range: $0, content: .text) }
    return finding
  }

  /// From the first that begins a comment on, all colours that stand where values begin.
  private func unquotedColors(in line: Range<Int>) -> [Range<Int>] {
    var colors: [Range<Int>] = []
    var index = line.lowerBound
    while index < line.upperBound, colors.count < 100 {
      if text[index] == UInt8(ascii: "#"), index > line.lowerBound, isCommentStart(index) {
        if isValueStart(index), let end = Slips.endOfColor(at: index, in: text.bytes) {
          colors.append(index..<end)
          index = end
          continue
        }
        if colors.isEmpty { return [] }
      }
      index = text.endOfQuotes(at: index, in: line) ?? index + 1
    }
    return colors
  }

  /// Whether libyaml takes a `#` there for the beginning of a comment.
  private func isCommentStart(_ offset: Int) -> Bool {
    text.isBlank(offset - 1) || [0x5B, 0x7B, 0x2C].contains(text[offset - 1])
  }

  private func report(color range: Range<Int>) -> Diagnostic {
    error(
      .unquotedColor, at: range,
      "the colour \(text.string(range)) stands without quotes, so that YAML takes it for a comment",
      help: ["write \(quoted(range))"], fixIts: [quotingFixIt(range)])
  }

  /// Whether the last thing before the offset is one that a value follows.
  private func isValueStart(_ offset: Int) -> Bool {
    let end = text.trimmed(max(0, offset - 4096), offset)
    return [0x3A, 0x2C, 0x5B, 0x7B, 0x2D].contains(text[end - 1])
  }
}
