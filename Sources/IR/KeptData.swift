/// What other tools keep in a file: never read, only handed on to outputs that are files of tokens
/// themselves. It stays where it is in the document, and becomes text when it is asked for.
package protocol KeptData: Sendable {
  /// As JSON in UTF-8, without blanks between its parts.
  var json: [UInt8] { get }
}

/// What a token, or a group, has beside all that the language knows.
package struct KeptEntries: Sendable {
  /// All of `$extensions`.
  package var extensions: (any KeptData)?
  /// What else stands in a token of a DTCG file, in order.
  package var others: [(name: String, data: any KeptData)]

  package init(
    extensions: (any KeptData)?, others: [(name: String, data: any KeptData)] = []
  ) {
    self.extensions = extensions
    self.others = others
  }
}

/// The entries of those tokens, or groups, that have any.
package struct KeptTable: Sendable {
  /// In rising order.
  private var owners: [Int32] = []
  private var entries: [KeptEntries] = []

  package init() {}

  /// - Parameter owner: the place of the token or group in the design, above all before.
  package mutating func append(_ entry: KeptEntries, of owner: Int) {
    owners.append(Int32(owner))
    entries.append(entry)
  }

  package var isEmpty: Bool { owners.isEmpty }

  package subscript(owner: Int) -> KeptEntries? {
    var low = 0
    var high = owners.count
    while low < high {
      let middle = (low + high) / 2
      if owners[middle] < owner { low = middle + 1 } else { high = middle }
    }
    return low < owners.count && owners[low] == owner ? entries[low] : nil
  }
}
