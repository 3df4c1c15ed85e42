package import Diagnostics

/// Everything that one file says, as an immutable list of values with their places.
package final class DocumentTree: Sendable {
  package let file: FileID
  /// The bytes of the file; spans and most texts are ranges of it.
  let source: [UInt8]
  /// Texts that differ from their spelling in the source, because of escapes or folded lines.
  let arena: [UInt8]
  let records: [NodeRecord]
  /// The keys and values, two indices an entry, of the maps whose entries are not simply those
  /// that follow (merges, a key written twice).
  let entryLists: [UInt32]
  /// Where the entries of such a map begin in `entryLists`.
  let entryListStarts: [UInt32: UInt32]

  init(
    file: FileID, source: [UInt8], arena: [UInt8], records: [NodeRecord], entryLists: [UInt32],
    entryListStarts: [UInt32: UInt32]
  ) {
    self.file = file
    self.source = source
    self.arena = arena
    self.records = records
    self.entryLists = entryLists
    self.entryListStarts = entryListStarts
  }

  /// The whole document. Null for a file that is empty or holds comments only.
  package var root: Node { Node(tree: self, site: 0) }

  /// The index behind the last record of the value at `index`.
  func next(after index: UInt32) -> UInt32 {
    let record = records[Int(index)]
    return record.isCollection ? record.second : index + 1
  }

  /// The record that the one at `index` stands for: itself, or the referent of an alias.
  func resolve(_ index: UInt32) -> UInt32 {
    let record = records[Int(index)]
    return record.shape == .alias ? record.first : index
  }

  func withText<Result>(
    of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = Int(record.first)
    let range = start..<start + Int(record.second)
    return record.flags.contains(.textInArena)
      ? arena.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
      : source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
