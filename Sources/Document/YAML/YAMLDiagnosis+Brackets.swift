internal import Diagnostics

/// Brackets and commas.
extension YAMLDiagnosis {
  var brackets: Finding? {
    switch problem.context {
    case "while parsing a flow sequence", "while parsing a flow mapping": return insideBrackets
    case "while parsing a flow node": return missingNode
    case "while parsing a block node" where isClosingBracket(place): return tooMany
    default:
      return isClosingBracket(place) && problem.problem == "did not find expected key"
        ? tooMany : nil
    }
  }

  func isClosingBracket(_ offset: Int) -> Bool {
    text[offset] == UInt8(ascii: "]") || text[offset] == UInt8(ascii: "}")
  }

  private var tooMany: Finding {
    Finding(
      error(
        at: place..<place + 1, "'\(text.string(place..<place + 1))' closes nothing",
        help: ["remove it, or put the opening bracket where it is missing"]),
      [Patch(range: place..<place + 1, content: .blanks)])
  }

  /// A bracket is open, and neither a comma nor the end of it comes.
  private var insideBrackets: Finding {
    let bracket = problem.contextOffset
    guard text.isSameLine(bracket, place), place < text.bytes.count else {
      return unclosedBracket(bracket)
    }
    if isClosingBracket(place) {
      let wanted = text[bracket] == UInt8(ascii: "[") ? "]" : "}"
      return Finding(
        error(
          at: place..<place + 1,
          "'\(text.string(place..<place + 1))' closes nothing here: '\(wanted)' is missing",
          help: ["put '\(wanted)' in its place or before it"],
          related: [.init(span: span(bracket..<bracket + 1), message: "this is open")]),
        wholeValue(bracket))
    }
    // In front of a second `:` it is the key before it that stands there without a comma.
    var start = place
    if text[place] == UInt8(ascii: ":") {
      while start > bracket + 1, text[start - 1] > 0x20 { start -= 1 }
    }
    let end = max(start + 1, text.flowValue(around: max(start, place), from: start).upperBound)
    return Finding(
      error(
        at: start..<min(end, text.bytes.count), "a ',' is missing before this",
        help: ["put commas between the entries; put quotes round a text that holds brackets"],
        related: [.init(span: span(bracket..<bracket + 1), message: "inside of this bracket")]),
      wholeValue(bracket))
  }

  private func unclosedBracket(_ bracket: Int) -> Finding {
    let isList = text[bracket] == UInt8(ascii: "[")
    return Finding(
      error(
        at: bracket..<bracket + 1, "this '\(isList ? "[" : "{")' is never closed",
        help: ["put the missing '\(isList ? "]" : "}")' where it ends"]),
      wholeValue(bracket))
  }

  /// A patch for the value that begins with the bracket, if that is all on one line.
  private func wholeValue(_ bracket: Int) -> [Patch] {
    let value = text.blockValue(around: bracket)
    guard value.lowerBound == bracket, !text.isFollowedByDeeper(value) else { return [] }
    return [Patch(range: value, content: .text)]
  }

  /// A value is missing in brackets: two commas, or the end of the file.
  private var missingNode: Finding? {
    if place >= text.bytes.count || !text.isSameLine(place, openBracket ?? place) && !isPunctuation
    {
      return openBracket.map(unclosedBracket)
    }
    guard isPunctuation else { return nil }
    return Finding(
      error(
        at: place..<place + 1, "a value is missing before this '\(text.string(place..<place + 1))'",
        help: ["write the value, or remove the comma"]),
      [Patch(range: place..<place + 1, content: .blanks)])
  }

  private var isPunctuation: Bool { text[place] == UInt8(ascii: ",") || isClosingBracket(place) }
}
