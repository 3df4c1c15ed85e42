/// What other tools keep in a file: never read, only handed on to outputs that are files of tokens
/// themselves. It stays where it is in the document, and becomes a value when it is asked for.
package protocol KeptData: Sendable {
  var value: KeptValue { get }
}

/// A value of JSON (RFC 8259).
package indirect enum KeptValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: KeptValue

    package init(name: String, value: KeptValue) {
      self.name = name
      self.value = value
    }
  }

  /// A number as it is written: tools may give it more digits than a computer has.
  package struct Number: Hashable, Sendable {
    package let text: String

    /// `nil` for a text that has anything else than digits, signs, points and exponents.
    package init?(_ text: String) {
      let isNumber =
        !text.isEmpty
        && text.utf8.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
          default: false
          }
        }
      guard isNumber else { return nil }
      self.text = text
    }
  }

  case null
  case flag(Bool)
  case number(Number)
  case text(String)
  case list([KeptValue])
  /// In the order of the text.
  case object([Member])

  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
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
