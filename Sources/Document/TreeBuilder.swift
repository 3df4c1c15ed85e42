internal import Diagnostics

/// Makes a `DocumentTree` of the events of a reader, and finds what the grammar of YAML and JSON
/// lets pass: keys written twice, unknown anchors, bad merges, too much depth or expansion.
struct TreeBuilder: EventConsumer {
  /// A map or list whose end has not come yet.
  struct Frame {
    /// The index of its record.
    var record: UInt32
    var isMapping: Bool
    /// Whether the next value in a map is a key.
    var expectsKey: Bool
    /// Whether the entries to show differ from those that are written.
    var needsEntryList = false
    var count: UInt32 = 0
    /// Where its last value ends: a block map or list has no end of its own.
    var lastEnd: UInt32
    /// Levels inside it, as far as they are known.
    var height = 0
    /// Where its keys begin in `keys`.
    var firstKey: Int
    /// Its anchor's place in `anchors`; negative when it has none.
    var anchor: Int32 = -1
    /// `expanded` at its beginning.
    var expandedBefore: Int
  }

  /// A value that aliases can stand for.
  struct Anchor {
    var record: UInt32
    /// Values that an alias brings in.
    var expanded = 1
    /// Levels that an alias brings in.
    var height = 0
    /// Whether the value has not ended yet, so that an alias would contain itself.
    var isOpen = false
  }

  /// So many faults are told of one file.
  private static let mostFaults = 1000

  let file: FileID
  let limits: Limits
  /// Where errors have been said already about the values that stand there, in order.
  private let reported: [Range<Int>]
  private var nextReported = 0
  private(set) var diagnostics = DiagnosticList()
  /// Whether what was found makes the tree useless.
  private(set) var isUnusable = false
  private(set) var wantsMore = true

  var records: [NodeRecord] = []
  var texts: Texts
  var entryLists: [UInt32] = []
  var entryListStarts: [UInt32: UInt32] = [:]
  /// The map or list that is open; outside of all, one that stands for the document.
  private var top: Frame
  /// Those around it, from the outermost, which stands for the document.
  private var outer: [Frame] = []
  /// The keys of all open maps.
  var keys: [UInt32] = []
  var anchors: [Anchor] = []
  /// The last anchor of each name.
  var anchorsByName: [[UInt8]: Int] = [:]
  var keyTable = KeyTable()
  /// Levels inside a list or map that was written as a key, which is not read.
  private var skippedLevels = 0
  private var skippedKey: UInt32 = 0
  private var documents = 0
  private var expanded = 0
  private var expandedByAliases = 0

  init(
    file: FileID, source: UnsafeBufferPointer<UInt8>, limits: Limits, reported: [Range<Int>] = []
  ) {
    self.file = file
    self.reported = reported
    texts = Texts(source: source)
    self.limits = limits
    records.reserveCapacity(source.count / 12 + 1)
    top = Frame(
      record: 0, isMapping: false, expectsKey: false, lastEnd: 0, firstKey: 0, expandedBefore: 0)
    outer.reserveCapacity(16)
  }

  // MARK: Documents

  mutating func documentStart(_ extent: Extent, isExplicit: Bool) {
    documents += 1
    guard documents > 1 else { return }
    wantsMore = false
    report(
      .error(
        .severalDocuments, at: span(extent), "this file holds more than one document",
        label: "a second one begins here",
        help: ["remove the line '---', or put what follows into a file of its own"]))
  }

  mutating func documentEnd(_ extent: Extent, isExplicit: Bool) {}

  // MARK: Text

  @inline(__always)
  mutating func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ style: Node.Style, _ properties: Properties,
    _ extent: Extent
  ) {
    guard skippedLevels == 0 else { return }
    var record = NodeRecord(
      start: extent.start, end: extent.end, first: 0,
      second: UInt32(truncatingIfNeeded: text.count),
      shape: .string, style: style)
    if !properties.isEmpty { record.start = contentStart(extent) }
    if style == .literal || style == .folded { trimEnd(of: &record) }
    texts.place(text, in: &record)
    if isReported(at: record.start) { record.flags.insert(.isReported) }
    let isKey = top.expectsKey
    if !isKey {
      if style == .plain { record.shape = CoreSchema.shape(of: text) }
      if !properties.tag.isEmpty { apply(tag: properties.tag, to: &record, text, extent) }
    } else if style == .plain, text.count == 2, text[0] == 0x3C, text[1] == 0x3C {
      top.needsEntryList = true
    }
    if !properties.anchor.isEmpty {
      _ = mark(properties.anchor, Anchor(record: UInt32(records.count)))
    }
    append(record)
    finishValue(end: record.end, height: 0)
  }

  /// Whether the value that begins there is one of `reported`. Values come in order.
  @inline(__always)
  private mutating func isReported(at start: UInt32) -> Bool {
    while nextReported < reported.count, reported[nextReported].upperBound <= start {
      nextReported += 1
    }
    return nextReported < reported.count && reported[nextReported].lowerBound <= start
  }

  /// The end of a `|` or `>` text is the beginning of the next thing; draws it back.
  private func trimEnd(of record: inout NodeRecord) {
    while record.end > record.start, Int(record.end) <= source.count,
      [0x20, 0x09, 0x0A, 0x0D].contains(source[Int(record.end) - 1])
    {
      record.end -= 1
    }
  }

  mutating func alias(_ name: UnsafeBufferPointer<UInt8>, _ extent: Extent) {
    guard skippedLevels == 0 else { return }
    var record = NodeRecord(
      start: extent.start, end: extent.end, first: 0, second: 0, shape: .alias, style: .plain)
    guard let anchor = anchorsByName[Array(name)].map({ anchors[$0] }), !anchor.isOpen else {
      reportBadAlias(name, extent)
      record.shape = .null
      record.first = extent.end
      record.flags = .isReported
      append(record)
      return finishValue(end: extent.end, height: 0)
    }
    record.first = anchor.record
    expandedByAliases += anchor.expanded
    expanded += anchor.expanded - 1
    if expandedByAliases > limits.aliasExpansion {
      return stop(
        .error(
          .aliasExpansion, at: span(extent),
          "the aliases of this file bring in more than \(limits.aliasExpansion) values",
          label: "the limit is passed here",
          help: ["write fewer aliases ('*name') to values that hold aliases themselves"]))
    }
    guard outer.count + anchor.height <= limits.depth else { return stopForDepth(extent) }
    if top.expectsKey, records[Int(anchor.record)].isCollection {
      reportCompositeKey(extent)
      record.shape = .string
      record.first = extent.end
      record.flags = .isReported
    }
    append(record)
    finishValue(end: extent.end, height: anchor.height)
  }

  // MARK: Lists and maps

  mutating func sequenceStart(_ style: Node.Style, _ properties: Properties, _ extent: Extent) {
    open(.sequence, style, properties, extent)
  }

  mutating func mappingStart(_ style: Node.Style, _ properties: Properties, _ extent: Extent) {
    open(.mapping, style, properties, extent)
  }

  mutating func sequenceEnd(_ extent: Extent) { close(extent) }

  mutating func mappingEnd(_ extent: Extent) { close(extent) }

  @inline(__always)
  private mutating func open(
    _ shape: NodeRecord.Shape, _ style: Node.Style, _ properties: Properties, _ extent: Extent
  ) {
    guard outer.count + skippedLevels < limits.depth else { return stopForDepth(extent) }
    if skippedLevels > 0 || top.expectsKey {
      if skippedLevels == 0 { skippedKey = extent.start }
      skippedLevels += 1
      return
    }
    var record = NodeRecord(
      start: extent.start, end: extent.end, first: 0, second: 0, shape: shape, style: style)
    var frame = Frame(
      record: UInt32(records.count), isMapping: shape == .mapping, expectsKey: shape == .mapping,
      lastEnd: extent.end, firstKey: keys.count, expandedBefore: expanded)
    if !properties.isEmpty {
      record.start = contentStart(extent)
      if !properties.tag.isEmpty { checkTag(properties.tag, of: shape, extent) }
      if !properties.anchor.isEmpty {
        frame.anchor = mark(properties.anchor, Anchor(record: frame.record, isOpen: true))
      }
    }
    records.append(record)
    expanded += 1
    outer.append(top)
    top = frame
  }

  @inline(__always)
  private mutating func close(_ extent: Extent) {
    if skippedLevels > 0 {
      skippedLevels -= 1
      if skippedLevels == 0 { closeKey(extent) }
      return
    }
    guard let around = outer.popLast() else { return }
    let frame = top
    top = around
    let index = Int(frame.record)
    let end = records[index].style == .flow ? extent.end : frame.lastEnd
    records[index].end = end
    records[index].first = frame.count
    records[index].second = UInt32(records.count)
    if frame.isMapping {
      closeMapping(frame)
      keys.removeLast(keys.count - frame.firstKey)
    }
    if frame.anchor >= 0 {
      anchors[Int(frame.anchor)] = Anchor(
        record: frame.record, expanded: expanded - frame.expandedBefore, height: frame.height + 1)
    }
    finishValue(end: end, height: frame.height + 1)
  }

  /// A list or map where a key should be: a key without text takes its place.
  private mutating func closeKey(_ extent: Extent) {
    // By indentation it has no end of its own.
    let end = extent.end > extent.start ? extent.end : skippedKey + 1
    reportCompositeKey(Extent(start: skippedKey, end: end))
    append(
      NodeRecord(
        start: skippedKey, end: end, first: skippedKey, second: 0, shape: .string,
        style: .plain, flags: .isReported))
    finishValue(end: end, height: 0)
  }

  // MARK: For the diagnosis of what stops the reader

  /// The place of the value that ended last, if it is text.
  var lastValue: Range<Int>? {
    guard let record = records.last, !record.isCollection else { return nil }
    return Int(record.start)..<Int(max(record.start, record.end))
  }

  /// The beginning of the innermost list or map in brackets that has not ended.
  var openBracket: Int? {
    guard !outer.isEmpty, records[Int(top.record)].style == .flow else { return nil }
    return Int(records[Int(top.record)].start)
  }

  // MARK: Shared

  @inline(__always)
  private mutating func append(_ record: NodeRecord) {
    if top.expectsKey {
      keys.append(UInt32(records.count))
      if record.flags.contains(.isReported) { top.needsEntryList = true }
    }
    records.append(record)
    expanded += 1
  }

  /// Counts a value that is complete in the map or list around it.
  @inline(__always)
  private mutating func finishValue(end: UInt32, height: Int) {
    top.lastEnd = end
    // The entries of a merged map show on the level of the map that takes them in.
    let height = top.needsEntryList && isMerging ? height - mergedLevels : height
    if height > top.height { top.height = height }
    if top.expectsKey {
      top.expectsKey = false
    } else {
      top.count += 1
      top.expectsKey = top.isMapping
    }
  }

  /// Whether the value that has just ended belongs to a `<<`.
  private var isMerging: Bool { !top.expectsKey && keys.last.map(isMergeKey) ?? false }

  /// The levels of that value that don't show: the map's, and that of a list around maps.
  private var mergedLevels: Int {
    guard let key = keys.last, records.indices.contains(Int(key) + 1) else { return 0 }
    let value = records[Int(key) + 1]
    let shape = value.shape == .alias ? records[Int(value.first)].shape : value.shape
    return shape == .sequence ? 2 : shape == .mapping ? 1 : 0
  }

  private mutating func mark(_ name: UnsafeBufferPointer<UInt8>, _ anchor: Anchor) -> Int32 {
    anchorsByName[Array(name)] = anchors.count
    anchors.append(anchor)
    return Int32(truncatingIfNeeded: anchors.count - 1)
  }

  /// Where a value begins behind its anchor and tag.
  private func contentStart(_ extent: Extent) -> UInt32 {
    var index = Int(extent.start)
    let end = min(Int(extent.end), source.count)
    var isComment = false
    while index < end {
      let byte = source[index]
      if byte == 0x0A || byte == 0x0D {
        isComment = false
      } else if isComment || byte == 0x20 || byte == 0x09 {
      } else if byte == UInt8(ascii: "#") {
        isComment = true
      } else if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        while index < end, source[index] > 0x20 { index += 1 }
        continue
      } else {
        break
      }
      index += 1
    }
    return UInt32(truncatingIfNeeded: index)
  }

  var source: UnsafeBufferPointer<UInt8> { texts.source }

  func span(_ extent: Extent) -> SourceSpan {
    SourceSpan(file: file, start: Int(extent.start), end: Int(extent.end))
  }

  /// Reports what is wrong, as long as a person may want to read of more.
  mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostics.diagnostics.count < Self.mostFaults else { return }
    diagnostics.report(diagnostic)
  }

  /// Reports what makes the rest of the document not worth reading.
  mutating func stop(_ diagnostic: Diagnostic) {
    diagnostics.report(diagnostic)
    isUnusable = true
    wantsMore = false
  }

  private mutating func stopForDepth(_ extent: Extent) {
    stop(
      .error(
        .nestingTooDeep, at: span(extent),
        "maps and lists stand more than \(limits.depth) levels inside each other",
        label: "this is one level too many", help: ["bring the contents nearer to the top"]))
  }

  /// The tree of what was read.
  consuming func finish(source bytes: [UInt8]) -> DocumentTree? {
    guard !isUnusable else { return nil }
    if records.isEmpty {
      records = [NodeRecord(start: 0, end: 0, first: 0, second: 0, shape: .null, style: .plain)]
    }
    return DocumentTree(
      file: file, source: bytes, arena: texts.arena, records: records, entryLists: entryLists,
      entryListStarts: entryListStarts)
  }
}
