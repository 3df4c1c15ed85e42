import Emission
import IR

extension KotlinFile {
  /// The KDoc comment of a declaration, and its deprecation.
  ///
  /// - Parameter notes: lines of the emitter's own, below the description.
  mutating func document(_ annotation: Annotation?, notes: [Code<Kotlin>] = []) {
    if notes.isEmpty, annotation?.isEmpty != false { return }
    var lines: [Code<Kotlin>] = []
    // A description and its frame: ` * `.
    let width = KotlinFile.width - indentationWidth - 3
    for line in annotation?.description.map(CommentText.lines) ?? [] {
      lines.append(contentsOf: KotlinFile.wrapped(line, width: width))
    }
    if !lines.isEmpty, !notes.isEmpty { lines.append("") }
    lines.append(contentsOf: notes)
    writeComment(lines)
    if let deprecation = annotation?.deprecation { write(deprecated(deprecation)) }
  }

  private mutating func writeComment(_ lines: [Code<Kotlin>]) {
    guard let first = lines.first else { return }
    if lines.count == 1, indentationWidth + first.bytes.count + 7 <= KotlinFile.width {
      return line("/** \(first) */")
    }
    line("/**")
    for text in lines { line(text.isEmpty ? " *" : " * \(text)") }
    line(" */")
  }

  /// A line of text at its blanks; a word that is longer than a line stays whole.
  private static func wrapped(_ text: String, width: Int) -> [Code<Kotlin>] {
    guard text.utf8.count > width else { return ["\(comment: text)"] }
    var lines: [Code<Kotlin>] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
        lines.append("\(comment: line)")
        line = ""
      }
      if !line.isEmpty { line += " " }
      line += word
    }
    if !line.isEmpty || lines.isEmpty { lines.append("\(comment: line)") }
    return lines
  }

  /// `@Deprecated`, with what to use in its place when the message names one token.
  private func deprecated(_ deprecation: Deprecation) -> Layout {
    guard let message = deprecation.message, !CommentText.oneLine(message).isEmpty else {
      return .code("@Deprecated(\"Not to be used any more.\")")
    }
    let text = CommentText.oneLine(message)
    guard let reference = TokenReference(in: text, of: design),
      let path = names.tokens.path(of: reference.token, in: design)
    else { return .call("@Deprecated", [.code("\(string: text)")]) }
    let sentence =
      String(text[..<reference.range.lowerBound]) + path.text
      + String(text[reference.range.upperBound...])
    let namespace = "\(names.package.text).\(names.namespace.name)"
    return .call(
      "@Deprecated",
      [
        .code("\(string: sentence)"),
        .call("ReplaceWith", [.code("\(string: path.text)"), .code("\(string: namespace)")]),
      ])
  }
}

/// The one `{token.name}` in a text.
private struct TokenReference {
  var token: TokenID
  var range: Range<String.Index>

  /// `nil` when there is none, or more than one.
  init?(in text: String, of design: DesignSystem) {
    guard let start = text.firstIndex(of: "{"),
      let end = text[start...].firstIndex(of: "}"),
      text[end...].firstIndex(of: "{") == nil
    else { return nil }
    let name = text[text.index(after: start)..<end]
    let token = design.tokens.indices.first { index in
      // The last part first: it alone tells nearly all others apart.
      name.hasSuffix(design.tokens[index].name)
        && design.path(of: design.tokens[index]).joined(separator: ".") == name
    }
    guard let token else { return nil }
    self.token = TokenID(token)
    range = start..<text.index(after: end)
  }
}
