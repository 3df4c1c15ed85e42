internal import Diagnostics

/// What can be wrong in a JSON file, with its mend.
extension JSONReader {
  // MARK: Read over

  mutating func report(comment range: Range<Int>) {
    report(
      .error(
        .invalidJSON, at: span(range), "JSON has no comments",
        help: ["remove all comments, or write the file in YAML, where '#' begins one"]))
  }

  mutating func report(trailingComma offset: Int) {
    report(
      .error(
        .invalidJSON, at: span(offset..<offset + 1), "a comma stands behind the last entry",
        help: ["remove it: JSON wants commas only between entries"],
        fixIts: [.init(message: "remove it", span: span(offset..<offset + 1), replacement: "")]))
  }

  mutating func report(badWord range: Range<Int>) {
    let word = text(range)
    let isColor = Slips.endOfColor(at: range.lowerBound, in: bytes) == range.upperBound
    let fixIt = quoting(range)
    guard !isColor else {
      return report(
        .error(
          .unquotedColor, at: span(range), "the colour \(word) stands without quotes",
          help: ["write \"\(word)\""], fixIts: [fixIt]))
    }
    let buffer = UnsafeBufferPointer(rebasing: bytes[range])
    if CoreSchema.shape(of: buffer) == .number || word.hasPrefix("0") {
      return report(
        .error(
          .invalidJSON, at: span(range), "JSON has no number of the form \(word)",
          help: ["write it like 12, -0.5 or 1e3; in double quotes if it is a text"]))
    }
    report(
      .error(
        .invalidJSON, at: span(range),
        "\(word) stands \(isSingleQuoted(range) ? "in single" : "without") quotes",
        help: ["write \(quoted(range)): every text of a JSON file stands in double quotes"],
        fixIts: [fixIt]))
  }

  mutating func report(badKey range: Range<Int>) {
    let word = text(range)
    report(
      .error(
        .invalidJSON, at: span(range), "the key \(word) stands without double quotes",
        help: ["put double quotes round every key: \(quoted(range)): …"],
        fixIts: [quoting(range)]))
  }

  mutating func report(unquotedReference range: Range<Int>) {
    report(
      .error(
        .unquotedReference, at: span(range),
        "the reference \(text(range)) stands without quotes", help: ["write \"\(text(range))\""],
        fixIts: [quoting(range)]))
  }

  mutating func report(_ fault: JSONText.Fault, inTextAt start: Int) {
    switch fault.kind {
    case .unclosed:
      fail(
        .error(
          .invalidJSON, at: span(fault.range), "this text has no closing quote on its line",
          help: ["close it with \"; a line break inside of a text is written \\n"]))
    case .controlCharacter:
      let byte = bytes[fault.range.lowerBound]
      let escape = byte == 0x09 ? "\\t" : "\\u\(Encoding.hex(UInt32(byte), digits: 4))"
      report(
        .error(
          .invalidJSON, at: span(fault.range),
          byte == 0x09 ? "a tab stands in a text" : "a control character stands in a text",
          help: ["write it as \(escape)"],
          fixIts: [
            .init(message: "escape it", span: span(fault.range), replacement: escape)
          ]))
    case .unknownEscape:
      report(
        .error(
          .invalidJSON, at: span(fault.range), "JSON has no escape \(text(fault.range))",
          help: ["write a backslash that is meant as such twice: \\\\"]))
    case .loneSurrogate:
      report(
        .error(
          .invalidJSON, at: span(fault.range),
          "\(text(fault.range)) is half of a character: such escapes come in pairs",
          help: ["write the character itself, or both halves, like \\ud83d\\ude00"]))
    }
  }

  // MARK: The end

  mutating func failWithoutValue() {
    guard position < bytes.count else { return failAtTheEnd() }
    fail(
      .error(
        .invalidJSON, at: here, "a value is missing before '\(character)'",
        help: ["write a value here, or remove what comes before it"]))
  }

  mutating func failWithoutKey() {
    guard position < bytes.count else { return failAtTheEnd() }
    fail(
      .error(
        .invalidJSON, at: here, "a key in double quotes is missing before '\(character)'",
        help: ["write entries as \"name\": value"]))
  }

  mutating func failWithoutColon() {
    guard position < bytes.count else { return failAtTheEnd() }
    fail(
      .error(
        .invalidJSON, at: here, "a ':' is missing between the key and its value",
        help: ["write entries as \"name\": value"]))
  }

  mutating func failBetweenValues(_ isMapping: Bool) {
    guard position < bytes.count else { return failAtTheEnd() }
    let closer = isMapping ? "}" : "]"
    let isCloser = peek == UInt8(ascii: "}") || peek == UInt8(ascii: "]")
    let begin = innermost.map {
      Diagnostic.Related(
        span: span($0.start..<$0.start + 1), message: "this is what is open here")
    }
    fail(
      .error(
        .invalidJSON, at: here,
        isCloser
          ? "'\(character)' closes nothing here; '\(closer)' is missing"
          : "a ',' is missing between two entries",
        help: isCloser ? [] : ["put a comma behind the entry before this one"],
        related: isCloser ? [begin].compactMap { $0 } : []))
  }

  mutating func failAfterTheEnd() {
    fail(
      .error(
        .invalidJSON, at: here, "something stands behind the end of the document",
        help: ["a JSON file holds one value: remove the rest, or a bracket too many before it"]))
  }

  private mutating func failAtTheEnd() {
    guard let innermost else {
      return fail(
        .error(
          .invalidJSON, at: here, "this file is empty",
          help: ["write {} for a JSON file without contents"]))
    }
    let bracket = innermost.isMapping ? "{" : "["
    fail(
      .error(
        .invalidJSON, at: span(innermost.start..<innermost.start + 1),
        "this '\(bracket)' is never closed",
        help: ["put the missing '\(innermost.isMapping ? "}" : "]")' where it ends"]))
  }

  // MARK: Texts

  private var here: SourceSpan { span(position..<position + characterLength) }

  private var characterLength: Int {
    position < bytes.count ? max(1, UTF8Sequence.length(in: bytes, at: position)) : 0
  }

  private var character: String { text(position..<position + characterLength) }

  private func text(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range].prefix(400), as: UTF8.self)
    return text.count <= 60 ? text : text.prefix(60) + "…"
  }

  private func isSingleQuoted(_ range: Range<Int>) -> Bool {
    range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "'")
      && bytes[range.upperBound - 1] == UInt8(ascii: "'")
  }

  /// What stands there in double quotes, in place of single ones if it has those.
  private func quoted(_ range: Range<Int>) -> String {
    let inner = isSingleQuoted(range) ? range.lowerBound + 1..<range.upperBound - 1 : range
    let text = String(decoding: bytes[inner], as: UTF8.self)
    return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private func quoting(_ range: Range<Int>) -> Diagnostic.FixIt {
    .init(
      message: "put double quotes round it", span: span(range), replacement: quoted(range))
  }
}
