internal import Diagnostics

/// Finds out what a designer did where libyaml could not go on, and says how to mend it.
///
/// libyaml knows which token it wanted; what was meant is seen in the lines around the place.
struct YAMLDiagnosis {
  /// What was found.
  struct Finding {
    var diagnostics: [Diagnostic]
    /// Where something can be put in place of what is wrong, so that the rest of the file can be
    /// looked at.
    var patches: [Patch] = []
    /// The value that stands there no longer says what was meant.
    var spoiled: Range<Int>?

    /// Where the values are about which an error is said with this.
    var reported: [Range<Int>] {
      patches.filter { $0.content == .text }.map(\.range) + [spoiled].compactMap { $0 }
    }

    init(_ diagnostic: Diagnostic, _ patches: [Patch] = []) {
      diagnostics = [diagnostic]
      self.patches = patches
    }
  }

  struct Patch {
    enum Content {
      case text, blanks
    }

    var range: Range<Int>
    var content: Content
  }

  let file: FileID
  let text: YAMLText
  let problem: YAMLProblem
  /// The value that was read last, and the innermost `[` or `{` that is open.
  var lastValue: Range<Int>?
  var openBracket: Int?

  /// The place of the problem; for a token that could not be read, where the token begins.
  var place: Int {
    let isToken =
      problem.context.hasPrefix("while scanning an a")
      || problem.context == "while scanning a block scalar"
    return isToken ? problem.contextOffset : problem.offset
  }

  var finding: Finding {
    slip ?? quoting ?? tab ?? quotes ?? brackets ?? behindValue ?? keys ?? structure ?? fallback
  }

  private var fallback: Finding {
    Finding(
      error(
        at: place..<min(text.lineEnd(place), text.bytes.count),
        "this can't be read: something is wrong here or just before",
        help: ["look at the indentation, the quotes and the ':' of this line and the one above"]))
  }

  // MARK: Shared

  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
  }

  func error(
    _ rule: Rule = .invalidYAML, at range: Range<Int>, _ message: String, label: String = "",
    help: [String], related: [Diagnostic.Related] = [], fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .error(
      rule, at: span(range), message, label: label, help: help, related: related, fixIts: fixIts)
  }

  /// The value on the line of the offset that holds it.
  func value(around offset: Int) -> Range<Int> {
    guard let start = flowStart(before: offset) else { return text.blockValue(around: offset) }
    return text.flowValue(around: offset, from: start)
  }

  /// The key that begins the line, if the offset is in it, else the value there.
  func keyOrValue(at offset: Int) -> Range<Int> {
    let value = value(around: offset)
    guard text.isFirstOnLine(value.lowerBound), let colon = text.colon(in: value), colon > offset
    else { return value }
    return value.lowerBound..<colon
  }

  /// The value in quotes; quotes that it has at its ends or around parts of it are left out.
  func quoted(_ range: Range<Int>) -> String {
    let value = text.string(range)
    switch value.first {
    case "\"": return Slips.quoted(value.replacing("\"", with: ""))
    case "'" where value.last == "'" && value.utf8.count > 1:
      return Slips.quoted(String(value.dropFirst().dropLast()))
    case "'": return Slips.quoted(value.replacing("'", with: ""))
    default: return Slips.quoted(value)
    }
  }

  func quotingFixIt(_ range: Range<Int>) -> Diagnostic.FixIt {
    .init(message: "put quotes round it", span: span(range), replacement: quoted(range))
  }

  /// Behind the bracket that is open around the offset, on its line or above; `nil` outside of all.
  ///
  /// libyaml looks ahead on a line before it says that a bracket has opened, so brackets on the
  /// line itself are looked for here.
  private func flowStart(before offset: Int) -> Int? {
    let line = text.content(ofLineAt: offset)
    let known = openBracket.map { $0 + 1 }
    var open: [Int] = []
    var index = line.lowerBound
    while index < min(offset, line.upperBound) {
      if let end = text.endOfReference(at: index) {
        index = end
        continue
      }
      switch text[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index + 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
      index += 1
    }
    return open.last ?? known.flatMap { $0 <= offset ? max($0, line.lowerBound) : nil }
  }
}
