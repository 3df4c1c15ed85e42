/// The texts of a document while it is read: ranges of the source, or of an arena for those whose
/// spelling differs, because of escapes or folded lines.
struct Texts {
  let source: UnsafeBufferPointer<UInt8>
  private(set) var arena: [UInt8] = []

  init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  /// Says in the record of a scalar where its text is.
  @inline(__always)
  mutating func place(_ text: UnsafeBufferPointer<UInt8>, in record: inout NodeRecord) {
    let quotes: Int
    switch record.style {
    case .singleQuoted, .doubleQuoted: quotes = 1
    default: quotes = 0
    }
    let start = Int(record.start)
    let first = start + quotes
    record.second = UInt32(truncatingIfNeeded: text.count)
    if Int(record.end) - start == text.count + 2 * quotes,
      Bytes.equal(text, source, first..<first + text.count)
    {
      record.first = UInt32(truncatingIfNeeded: first)
    } else {
      record.first = UInt32(truncatingIfNeeded: arena.count)
      record.flags.insert(.textInArena)
      arena.append(contentsOf: text)
    }
  }

  func with<Result>(_ record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    let start = Int(record.first)
    let range = start..<start + Int(record.second)
    return record.flags.contains(.textInArena)
      ? arena.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
      : body(UnsafeBufferPointer(rebasing: source[range]))
  }

  @inline(__always)
  func areSame(_ left: NodeRecord, _ right: NodeRecord) -> Bool {
    guard left.second == right.second else { return false }
    guard !left.flags.contains(.textInArena), !right.flags.contains(.textInArena) else {
      return with(left) { left in with(right) { Bytes.equal(left, $0) } }
    }
    let start = Int(left.first)
    let text = UnsafeBufferPointer(rebasing: source[start..<start + Int(left.second)])
    return Bytes.equal(text, source, Int(right.first)..<Int(right.first) + Int(right.second))
  }
}
