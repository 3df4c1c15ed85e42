internal import Diagnostics

extension TreeBuilder {
  /// Up to this many keys, comparing each with each is quicker than a table.
  private static let fewKeys = 8

  /// Looks for keys that are written twice and applies merges, when all of a map is known.
  @inline(__always)
  mutating func closeMapping(_ frame: Frame) {
    let count = keys.count - frame.firstKey
    if !frame.needsEntryList {
      guard count > 1 else { return }
      let own = keys[frame.firstKey...]
      let areDistinct =
        count <= Self.fewKeys
        ? Self.areDistinct(few: own, records, texts)
        : Self.areDistinct(many: own, records, texts, &keyTable)
      if areDistinct { return }
    }
    listEntries(of: frame)
  }

  // Static, so that the closures hold on to the lists they use and not to a copy of the builder.

  private static func areDistinct(
    few keys: ArraySlice<UInt32>, _ records: [NodeRecord], _ texts: Texts
  ) -> Bool {
    for right in keys.indices.dropFirst() {
      let record = text(of: keys[right], records)
      for left in keys.startIndex..<right
      where texts.areSame(text(of: keys[left], records), record) {
        return false
      }
    }
    return true
  }

  private static func areDistinct(
    many keys: ArraySlice<UInt32>, _ records: [NodeRecord], _ texts: Texts, _ table: inout KeyTable
  ) -> Bool {
    table.reset(capacity: keys.count)
    return keys.allSatisfy { insert($0, into: &table, records, texts) == nil }
  }

  /// The key of the same text that is in the table; puts this one in if there is none.
  @inline(__always)
  private static func insert(
    _ key: UInt32, into table: inout KeyTable, _ records: [NodeRecord], _ texts: Texts
  ) -> UInt32? {
    let record = text(of: key, records)
    let seed = table.seed
    let hash = texts.with(record) { KeyTable.hash($0, seed: seed) }
    return table.insert(key, hash: hash) { texts.areSame(record, text(of: $0, records)) }
  }

  /// The record that holds the text of a key.
  @inline(__always)
  private static func text(of key: UInt32, _ records: [NodeRecord]) -> NodeRecord {
    let record = records[Int(key)]
    return record.shape == .alias ? records[Int(record.first)] : record
  }

  /// Writes down the entries to show: the own ones, each once, and those of merged maps that the
  /// map doesn't have itself, in the place of the `<<`.
  private mutating func listEntries(of frame: Frame) {
    let own = Array(keys[frame.firstKey...])
    keyTable.reset(capacity: own.count)
    var kept: [UInt32] = []
    for key in own where !records[Int(key)].flags.contains(.isReported) {
      if let first = Self.insert(key, into: &keyTable, records, texts) {
        reportDuplicate(key, of: first)
      } else {
        kept.append(key)
      }
    }
    var merged: [UInt32: [UInt32]] = [:]
    for key in kept where isMergeKey(key) { merged[key] = mergedEntries(from: key + 1) }

    let start = UInt32(entryLists.count)
    keyTable.reset(capacity: kept.count + merged.values.reduce(0) { $0 + $1.count / 2 })
    for key in kept where !isMergeKey(key) { _ = Self.insert(key, into: &keyTable, records, texts) }
    for key in kept {
      guard let others = merged[key] else {
        entryLists += [key, key + 1]
        continue
      }
      for position in stride(from: 0, to: others.count, by: 2)
      where Self.insert(others[position], into: &keyTable, records, texts) == nil {
        entryLists += others[position...position + 1]
      }
    }
    let index = Int(frame.record)
    entryListStarts[frame.record] = start
    records[index].flags.insert(.hasEntryList)
    records[index].first = (UInt32(entryLists.count) - start) / 2
  }

  func isMergeKey(_ key: UInt32) -> Bool {
    let record = records[Int(key)]
    guard record.style == .plain, record.shape != .alias, record.second == 2 else { return false }
    return texts.with(record) { $0.allSatisfy { $0 == UInt8(ascii: "<") } }
  }

  /// The keys and values that a merge brings in: those of one map or of a list of maps.
  private mutating func mergedEntries(from site: UInt32) -> [UInt32] {
    let value = resolve(site)
    let record = records[Int(value)]
    switch record.shape {
    case .mapping: return entries(of: value)
    case .sequence:
      var result: [UInt32] = []
      var element = value + 1
      for _ in 0..<record.first {
        let item = resolve(element)
        if records[Int(item)].shape == .mapping {
          result += entries(of: item)
        } else {
          reportBadMerge(element)
        }
        element = next(after: element)
      }
      return result
    default:
      reportBadMerge(site)
      return []
    }
  }

  private func entries(of mapping: UInt32) -> [UInt32] {
    let record = records[Int(mapping)]
    if record.flags.contains(.hasEntryList), let start = entryListStarts[mapping] {
      return Array(entryLists[Int(start)..<Int(start) + 2 * Int(record.first)])
    }
    var result: [UInt32] = []
    var key = mapping + 1
    for _ in 0..<record.first {
      result += [key, key + 1]
      key = next(after: key + 1)
    }
    return result
  }

  // MARK: Records

  private func resolve(_ index: UInt32) -> UInt32 {
    let record = records[Int(index)]
    return record.shape == .alias ? record.first : index
  }

  private func next(after index: UInt32) -> UInt32 {
    let record = records[Int(index)]
    return record.isCollection ? record.second : index + 1
  }

  /// The text of a key or of the scalar that it repeats.
  func string(of key: UInt32) -> String {
    texts.with(records[Int(resolve(key))]) { String(decoding: $0, as: UTF8.self) }
  }
}
