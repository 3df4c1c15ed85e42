/// Preparation of texts for comments.
package enum CommentText {
  /// The lines of a text, at any of the line breaks that some language knows (LF, CR, CRLF, VT, FF,
  /// NEL, U+2028, U+2029), without control and bidirectional-override characters and without blanks
  /// at their ends. Empty lines at both ends are left out.
  package static func lines(_ text: String) -> [String] {
    if isPlain(text) { return text.isEmpty ? [] : [text] }
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0A where afterReturn:
        continue
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        lines.append(trimmedEnd(line))
        line = String.UnicodeScalarView()
      case 0x09:
        line.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
        continue
      default:
        line.append(scalar)
      }
    }
    lines.append(trimmedEnd(line))
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether a text is one line of visible ASCII already.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.last != 0x20 && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// The text on one line.
  package static func oneLine(_ text: String) -> String {
    if isPlain(text) { return text }
    return lines(text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func trimmedEnd(_ line: String.UnicodeScalarView) -> String {
    var end = line.endIndex
    while end > line.startIndex, line[line.index(before: end)] == " " {
      end = line.index(before: end)
    }
    return String(line[..<end])
  }
}
