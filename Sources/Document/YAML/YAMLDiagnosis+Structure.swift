internal import Diagnostics

/// Lines, keys and indentation.
extension YAMLDiagnosis {
  // MARK: Tabs

  var tab: Finding? {
    let isTab =
      problem.problem.hasPrefix("found a tab character")
      || problem.context == "while scanning for the next token" && text[place] == 0x09
    guard isTab else { return nil }
    let start = text.lineStart(problem.offset)
    var end = start
    while text.isBlank(end) { end += 1 }
    guard end > start else { return nil }
    let spaces = text.string(start..<end).replacing("\t", with: "  ")
    let others = linesWithTab(after: end)
    return Finding(
      error(
        at: start..<end, "this line is indented with a tab",
        label: others > 0 ? "\(others) more below" : "",
        help: ["indent with spaces only, two for each level"],
        fixIts: [
          .init(message: "use spaces", span: span(start..<end), replacement: spaces)
        ]))
  }

  /// How many further lines are indented with tabs.
  private func linesWithTab(after offset: Int) -> Int {
    var count = 0
    var isIndentation = false
    for index in offset..<text.bytes.count {
      switch text[index] {
      case 0x0A, 0x0D: isIndentation = true
      case 0x20: break
      case 0x09:
        if isIndentation { count += 1 }
        isIndentation = false
      default: isIndentation = false
      }
    }
    return count
  }

  // MARK: Something behind a value

  /// `"a" b`, `[1] 2`, `*x y`: a value has ended, and more stands on its line.
  var behindValue: Finding? {
    guard !text.isFirstOnLine(place), place < text.bytes.count, canBeBehindValue else { return nil }
    if let last = lastValue, !text.isSameLine(last.lowerBound, place), isBehindQuote {
      return unclosed(last.lowerBound)
    }
    let value = keyOrValue(at: place)
    guard value.lowerBound < place, place < value.upperBound else { return nil }
    let end = text.trimmed(text.lineStart(place), place)
    let what =
      isBehindQuote
      ? "closing quote" : isClosingBracket(end - 1) ? "closing bracket" : "value"
    return Finding(
      error(
        at: place..<value.upperBound, "something stands behind the \(what)",
        label: "the value has ended before this", help: ["write \(quoted(value))"],
        fixIts: [quotingFixIt(value)]),
      [Patch(range: value, content: .text)])
  }

  private var canBeBehindValue: Bool {
    switch problem.problem {
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>", "found character that cannot start any token",
      "block sequence entries are not allowed in this context":
      true
    case "mapping values are not allowed in this context": isBehindQuote
    default:
      problem.context == "while scanning an alias" || problem.context == "while scanning an anchor"
    }
  }

  /// Whether the last thing before the problem is a quote.
  private var isBehindQuote: Bool {
    let quote = text[text.trimmed(text.lineStart(place), place) - 1]
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
  }

  // MARK: Keys

  var keys: Finding? {
    switch problem.problem {
    case "could not find expected ':'": return lineWithoutColon(problem.contextOffset)
    case "mapping values are not allowed in this context": return unexpectedColon
    case "block sequence entries are not allowed in this context":
      return Finding(
        error(
          at: place..<text.content(ofLineAt: place).upperBound,
          "a list can't begin on the line of its key",
          help: ["put each '- …' on a line of its own below, or write the list in brackets: [a, b]"]
        ),
        [Patch(range: text.blockValue(around: place), content: .text)])
    case "mapping keys are not allowed in this context":
      return Finding(
        error(
          at: place..<text.content(ofLineAt: place).upperBound,
          "a text that begins with '? ' needs quotes",
          help: ["put quotes round the value"]),
        [Patch(range: text.blockValue(around: place), content: .text)])
    default: return nil
    }
  }

  private func lineWithoutColon(_ offset: Int) -> Finding {
    let line = text.content(ofLineAt: offset)
    if let colon = tightColon(in: line) { return missingSpace(colon, line) }
    return Finding(
      error(
        at: line, "this line has no ':'", label: "a key and its value were expected",
        help: [
          "write 'name: value'; indent the line further if it goes on with the text above"
        ]),
      text.isFollowedByDeeper(line) ? [] : [Patch(range: line, content: .blanks)])
  }

  private func missingSpace(_ colon: Int, _ line: Range<Int>) -> Finding {
    Finding(
      error(
        at: colon..<colon + 1, "a space is missing behind this ':'",
        help: ["write '\(text.string(line.lowerBound..<colon)): …'"],
        fixIts: [
          .init(
            message: "add a space", span: span(colon..<colon + 1), replacement: ": ")
        ]),
      text.isFollowedByDeeper(line) ? [] : [Patch(range: line, content: .blanks)])
  }

  /// The `:` of `name:value`, when no other one makes the line an entry.
  private func tightColon(in line: Range<Int>) -> Int? {
    guard text.colon(in: line) == nil else { return nil }
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = text[index]
      if byte == UInt8(ascii: ":") { return index > line.lowerBound ? index : nil }
      guard byte > 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "'") else { return nil }
      index += 1
    }
    return nil
  }

  /// A `:` where none can stand: in a text, or because the line above took this one in.
  private var unexpectedColon: Finding? {
    let line = text.content(ofLineAt: place)
    let value = text.blockValue(around: place)
    if value.lowerBound > line.lowerBound, text[value.lowerBound - 1] != UInt8(ascii: "-"),
      let colon = text.colon(in: line), colon < place
    {
      return Finding(
        error(
          at: value, "a text that holds ': ' needs quotes", help: ["write \(quoted(value))"],
          fixIts: [quotingFixIt(value)]),
        [Patch(range: value, content: .text)])
    }
    guard let above = text.contentAbove(place) else { return nil }
    guard let colon = text.colon(in: above) else { return lineWithoutColon(above.lowerBound) }
    guard colon + 1 < above.upperBound,
      text.indentation(of: place) > text.indentation(of: above.lowerBound)
    else { return nil }
    return Finding(
      error(
        at: line, "this line is indented deeper than the one above, which has a value already",
        help: ["indent it like the line above; or remove the value there, if this belongs to it"],
        related: [.init(span: span(above), message: "the line above")]))
  }

  // MARK: Indentation

  var structure: Finding? {
    let line = text.content(ofLineAt: place)
    switch problem.problem {
    case "did not find expected key", "did not find expected '-' indicator":
      let indentation = text.indentation(of: place)
      let isLevel = indentation == problem.contextOffset - text.lineStart(problem.contextOffset)
      let isItem = text[line.lowerBound] == UInt8(ascii: "-") && text.isBlank(line.lowerBound + 1)
      let first = Diagnostic.Related(
        span: span(text.content(ofLineAt: problem.contextOffset)), message: "these begin here")
      if isLevel, problem.problem == "did not find expected key", isItem {
        return Finding(
          error(
            at: line, "a list entry stands among keys",
            help: ["indent it if it belongs to the key above, else write it as 'name: value'"],
            related: [first]))
      }
      if isLevel, problem.problem != "did not find expected key" {
        return Finding(
          error(
            at: line, "this line stands among list entries and is none",
            help: ["begin it with '- ', or indent it if it belongs to the entry above"],
            related: [first]))
      }
      return Finding(
        error(
          at: line, "the indentation of this line fits none above it",
          label: "\(indentation) space\(indentation == 1 ? "" : "s")",
          help: ["indent it exactly like the lines that it belongs with"]))
    case "did not find expected <document start>":
      return Finding(
        error(
          at: line, "something stands behind the end of the document",
          help: ["remove it, or the line '...' above it"]))
    default: return nil
    }
  }
}
