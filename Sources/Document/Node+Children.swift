extension Node {
  /// One key of a map with its value.
  package struct Entry: Sendable {
    /// Always text: `100:` is "100" and `on:` is "on".
    package let key: Node
    package let value: Node
  }

  /// The entries of a map, in the order of the text, with merges (`<<`) applied: what a map says
  /// itself wins, then the earlier of several merged maps. Merged entries come last.
  package struct Entries: Sequence, Sendable {
    let tree: DocumentTree
    let first: UInt32
    package let count: Int
    /// Whether `first` is an index into the entry lists, not into the records.
    let isListed: Bool

    package var isEmpty: Bool { count == 0 }
    package var underestimatedCount: Int { count }

    package struct Iterator: IteratorProtocol {
      let tree: DocumentTree
      var position: UInt32
      var remaining: Int
      let isListed: Bool

      package mutating func next() -> Entry? {
        guard remaining > 0 else { return nil }
        remaining -= 1
        let key: UInt32
        let value: UInt32
        if isListed {
          key = tree.entryLists[Int(position)]
          value = tree.entryLists[Int(position) + 1]
          position += 2
        } else {
          key = position
          value = position + 1
          position = tree.next(after: value)
        }
        return Entry(key: Node(tree: tree, site: key), value: Node(tree: tree, site: value))
      }
    }

    package func makeIterator() -> Iterator {
      Iterator(tree: tree, position: first, remaining: count, isListed: isListed)
    }
  }

  /// The elements of a list, in order.
  package struct Elements: Sequence, Sendable {
    let tree: DocumentTree
    let first: UInt32
    package let count: Int

    package var isEmpty: Bool { count == 0 }
    package var underestimatedCount: Int { count }

    package struct Iterator: IteratorProtocol {
      let tree: DocumentTree
      var position: UInt32
      var remaining: Int

      package mutating func next() -> Node? {
        guard remaining > 0 else { return nil }
        remaining -= 1
        defer { position = tree.next(after: position) }
        return Node(tree: tree, site: position)
      }
    }

    package func makeIterator() -> Iterator {
      Iterator(tree: tree, position: first, remaining: count)
    }
  }

  /// The number of entries of a map or elements of a list; 0 for text.
  package var count: Int {
    let record = record
    return record.isCollection ? Int(record.first) : 0
  }

  /// The entries of a map; none when it is not a map.
  package var entries: Entries {
    let record = record
    guard record.shape == .mapping else {
      return Entries(tree: tree, first: 0, count: 0, isListed: false)
    }
    let isListed = record.flags.contains(.hasEntryList)
    return Entries(
      tree: tree, first: isListed ? tree.entryListStarts[index] ?? 0 : index + 1,
      count: Int(record.first), isListed: isListed)
  }

  /// The elements of a list; none when it is not a list.
  package var elements: Elements {
    let record = record
    return Elements(
      tree: tree, first: index + 1, count: record.shape == .sequence ? Int(record.first) : 0)
  }

  /// The value of that key, or `nil` when this is not a map or has no such key. Takes time in
  /// proportion to the number of entries: to read a whole map, go through `entries` once.
  package subscript(key: String) -> Node? { entry(key)?.value }

  /// The key and value of that name.
  package func entry(_ key: String) -> Entry? {
    var key = key
    return key.withUTF8 { name in
      entries.first { entry in entry.key.withUTF8 { Bytes.equal($0, name) } }
    }
  }
}
