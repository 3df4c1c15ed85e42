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
      if count <= Self.fewKeys ? areDistinct(keysFrom: frame.firstKey) : hashDistinct(frame) {
        return
      }
    }
    listEntries(of: frame)
  }

  @inline(__always)
  private func areDistinct(keysFrom first: Int) -> Bool {
    for right in (first + 1)..<keys.count {
      for left in first..<right where isSameText(keys[left], keys[right]) { return false }
    }
    return true
  }

  private mutating func hashDistinct(_ frame: Frame) -> Bool {
    keyTable.reset(capacity: keys.count - frame.firstKey)
    for position in frame.firstKey..<keys.count where tableInsert(keys[position]) != nil {
      return false
    }
    return true
  }

  /// Writes down the entries to show: the own ones, each once, and those of merged maps that the
  /// map doesn't have itself, in the place of the `<<`.
  private mutating func listEntries(of frame: Frame) {
    let own = Array(keys[frame.firstKey...])
    keyTable.reset(capacity: own.count)
    var kept: [UInt32] = []
    for key in own where !records[Int(key)].flags.contains(.isReported) {
      if let first = tableInsert(key) {
        reportDuplicate(key, of: first)
      } else {
        kept.append(key)
      }
    }
    var merged: [UInt32: [UInt32]] = [:]
    for key in kept where isMergeKey(key) { merged[key] = mergedEntries(from: key + 1) }

    let start = UInt32(entryLists.count)
    keyTable.reset(capacity: kept.count + merged.values.reduce(0) { $0 + $1.count / 2 })
    for key in kept where !isMergeKey(key) { _ = tableInsert(key) }
    for key in kept {
      guard let others = merged[key] else {
        entryLists += [key, key + 1]
        continue
      }
      for position in stride(from: 0, to: others.count, by: 2)
      where tableInsert(others[position]) == nil {
        entryLists += others[position...position + 1]
      }
    }
    let index = Int(frame.record)
    entryListStarts[frame.record] = start
    records[index].flags.insert(.hasEntryList)
    records[index].first = (UInt32(entryLists.count) - start) / 2
  }

  private func isMergeKey(_ key: UInt32) -> Bool {
    let record = records[Int(key)]
    guard record.style == .plain, record.shape != .alias, record.second == 2 else { return false }
    return withText(of: key) { $0.allSatisfy { $0 == UInt8(ascii: "<") } }
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

  private mutating func tableInsert(_ key: UInt32) -> UInt32? {
    var table = KeyTable()
    swap(&table, &keyTable)
    defer { swap(&table, &keyTable) }
    return withText(of: key) { text in
      table.insert(key, text: text) { other in
        withText(of: other) { Bytes.equal($0, text) }
      }
    }
  }

  @inline(__always)
  private func isSameText(_ left: UInt32, _ right: UInt32) -> Bool {
    if records[Int(left)].second != records[Int(right)].second,
      records[Int(left)].shape != .alias, records[Int(right)].shape != .alias
    {
      return false
    }
    return withText(of: left) { left in withText(of: right) { Bytes.equal(left, $0) } }
  }

  @inline(__always)
  func withText<Result>(
    of index: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = records[Int(resolve(index))]
    let start = Int(record.first)
    let range = start..<start + Int(record.second)
    return record.flags.contains(.textInArena)
      ? arena.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
      : body(UnsafeBufferPointer(rebasing: source[range]))
  }
}
