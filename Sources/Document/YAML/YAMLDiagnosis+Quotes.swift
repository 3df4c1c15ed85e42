internal import Diagnostics

/// What goes wrong between quotes.
extension YAMLDiagnosis {
  var quotes: Finding? {
    switch problem.problem {
    case "found unexpected end of stream" where isInQuotes,
      "found unexpected document indicator" where isInQuotes:
      return unclosed(problem.contextOffset)
    case "found unknown escape character":
      let end =
        problem.offset + 1
        + max(
          1, UTF8Sequence.length(in: text.bytes, at: min(problem.offset + 1, text.bytes.count - 1)))
      return escape(problem.offset..<min(end, text.bytes.count), "has no meaning in double quotes")
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      let start = escapeStart
      var end = start + 2
      while end < text.bytes.count, CoreSchema.hexValue(text[end]) != nil, end < start + 10 {
        end += 1
      }
      return escape(start..<end, "is no character")
    default: return nil
    }
  }

  private var isInQuotes: Bool { problem.context == "while scanning a quoted scalar" }

  func unclosed(_ start: Int) -> Finding {
    let quote = text.string(start..<start + 1)
    return Finding(
      error(
        at: start..<text.trimmed(start, text.lineEnd(start)), "this text has no closing quote",
        label: "it begins here",
        help: ["put the missing \(quote) where the text ends"]))
  }

  private func escape(_ range: Range<Int>, _ fault: String) -> Finding {
    let isNumeric = [0x75, 0x55, 0x78].contains(text[range.lowerBound + 1])
    var finding = Finding(
      error(
        at: range, "\(text.string(range)) \(fault)",
        help: [
          isNumeric
            ? "write the character itself"
            : "write \\\\ for a backslash, or put the text in single quotes, where it stands for itself"
        ]),
      [Patch(range: range, content: .text)])
    finding.spoiled = problem.contextOffset..<problem.contextOffset + 1
    return finding
  }

  /// The last backslash before the problem, which lies inside of an escape.
  private var escapeStart: Int {
    var start = problem.offset
    while start > max(0, problem.offset - 10), text[start] != UInt8(ascii: "\\") { start -= 1 }
    return start
  }
}
