internal import Diagnostics

/// Reads JSON by RFC 8259, without recursion, and passes it on as the events of a document.
///
/// A fault whose mend is plain (a comma too many, a comment, a word without quotes) is reported
/// and read over, so that what follows it is looked at too; any other ends the reading.
struct JSONReader {
  /// After so many faults the file is taken for something else than JSON.
  private static let mostFaults = 20

  private enum State {
    case value, firstElement, firstKey, key, afterValue
  }

  let file: FileID
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  /// For each open map or list, where it begins; maps have `true`.
  private var open: [(isMapping: Bool, start: Int)] = []
  private var text = JSONText()
  private var hasReportedComment = false
  private(set) var diagnostics = DiagnosticList()
  private(set) var hasEnded = false

  /// - Parameter start: the offset of the first byte behind a byte-order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, of file: FileID) {
    self.bytes = bytes
    self.file = file
    position = start
  }

  /// Reads all of the text. What is wrong is in `diagnostics` then.
  mutating func read<Consumer: EventConsumer>(into consumer: inout Consumer) {
    consumer.documentStart(extent(position, position), isExplicit: false)
    var state = State.value
    while consumer.wantsMore, !hasEnded {
      skipBlanks()
      switch state {
      case .value: state = value(&consumer)
      case .firstElement: state = peek == UInt8(ascii: "]") ? close(&consumer) : .value
      case .firstKey: state = peek == UInt8(ascii: "}") ? close(&consumer) : .key
      case .key: state = key(&consumer)
      case .afterValue:
        guard !open.isEmpty else {
          if position < bytes.count { failAfterTheEnd() }
          return consumer.documentEnd(extent(position, position), isExplicit: false)
        }
        state = afterValue(&consumer)
      }
    }
  }

  // MARK: Values

  private mutating func value<Consumer: EventConsumer>(_ consumer: inout Consumer) -> State {
    let start = position
    switch peek {
    case UInt8(ascii: "{"):
      position += 1
      open.append((true, start))
      consumer.mappingStart(.flow, Properties(), extent(start, position))
      return .firstKey
    case UInt8(ascii: "["):
      position += 1
      open.append((false, start))
      consumer.sequenceStart(.flow, Properties(), extent(start, position))
      return .firstElement
    case UInt8(ascii: "\""): string(&consumer)
    default:
      guard let word = readWord() else {
        failWithoutValue()
        return .afterValue
      }
      let text = UnsafeBufferPointer(rebasing: bytes[word])
      if !JSONGrammar.isLiteral(text), !JSONGrammar.isNumber(text) { report(badWord: word) }
      consumer.scalar(
        text, .plain, Properties(), extent(word.lowerBound, word.upperBound))
    }
    return .afterValue
  }

  private mutating func key<Consumer: EventConsumer>(_ consumer: inout Consumer) -> State {
    if peek == UInt8(ascii: "\"") {
      string(&consumer)
    } else {
      guard let word = readWord() else {
        failWithoutKey()
        return .afterValue
      }
      consumer.scalar(
        UnsafeBufferPointer(rebasing: bytes[word]), .plain, Properties(),
        extent(word.lowerBound, word.upperBound))
      skipBlanks()
      if peek == UInt8(ascii: "}"), let start = open.last?.start {
        // `{color.green}`: a reference without its quotes.
        report(unquotedReference: start..<position + 1)
        consumer.scalar(
          UnsafeBufferPointer(start: nil, count: 0), .plain, Properties(),
          extent(position, position))
        return .afterValue
      }
      report(badKey: word)
    }
    guard !hasEnded else { return .afterValue }
    skipBlanks()
    guard peek == UInt8(ascii: ":") else {
      failWithoutColon()
      return .afterValue
    }
    position += 1
    return .value
  }

  private mutating func afterValue<Consumer: EventConsumer>(_ consumer: inout Consumer) -> State {
    let isMapping = open.last?.isMapping ?? false
    guard peek == UInt8(ascii: ",") else {
      if peek == UInt8(ascii: isMapping ? "}" : "]") { return close(&consumer) }
      failBetweenValues(isMapping)
      return .afterValue
    }
    let comma = position
    position += 1
    skipBlanks()
    if peek == UInt8(ascii: isMapping ? "}" : "]") {
      report(trailingComma: comma)
      return close(&consumer)
    }
    return isMapping ? .key : .value
  }

  private mutating func close<Consumer: EventConsumer>(_ consumer: inout Consumer) -> State {
    position += 1
    let extent = extent(position - 1, position)
    if open.popLast()?.isMapping ?? false {
      consumer.mappingEnd(extent)
    } else {
      consumer.sequenceEnd(extent)
    }
    return .afterValue
  }

  private mutating func string<Consumer: EventConsumer>(_ consumer: inout Consumer) {
    let start = position
    position = text.read(bytes, from: start)
    for fault in text.faults { report(fault, inTextAt: start) }
    guard !hasEnded else { return }
    let extent = extent(start, position)
    text.withContent(of: bytes) { consumer.scalar($0, .doubleQuoted, Properties(), extent) }
  }

  // MARK: Bytes

  /// The byte at hand; 0 at the end.
  var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard let end = JSONGrammar.endOfComment(in: bytes, at: position) else { return }
        if !hasReportedComment { report(comment: position..<end) }
        hasReportedComment = true
        position = end
      default: return
      }
    }
  }

  /// The bytes up to the next blank or mark of the grammar; `nil` if there are none.
  private mutating func readWord() -> Range<Int>? {
    let start = position
    if peek == UInt8(ascii: "'"), let end = JSONGrammar.endOfSingleQuotes(in: bytes, at: start) {
      position = end
      return start..<end
    }
    while position < bytes.count, !JSONGrammar.isDelimiter(bytes[position]) { position += 1 }
    return start < position ? start..<position : nil
  }

  private func extent(_ start: Int, _ end: Int) -> Extent {
    Extent(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
  }

  /// Where the innermost open map or list begins.
  var innermost: (isMapping: Bool, start: Int)? { open.last }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.report(diagnostic)
    if diagnostics.diagnostics.count >= Self.mostFaults { hasEnded = true }
  }

  /// Reports what can't be read over.
  mutating func fail(_ diagnostic: Diagnostic) {
    diagnostics.report(diagnostic)
    hasEnded = true
  }
}
