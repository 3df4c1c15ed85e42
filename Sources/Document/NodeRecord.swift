/// One value of a document, in the flat list of a `DocumentTree`.
///
/// Records stand in the order of the text: a map is followed by its first key, that key's value,
/// the second key and so on; a list by its elements.
struct NodeRecord: Sendable {
  enum Shape: UInt8 {
    /// The shapes of text: what a scalar means by the YAML 1.2 core schema.
    case null, boolean, number, string
    case sequence, mapping
    /// Stands for the record at `first`.
    case alias
  }

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// The text of the scalar is in the tree's arena, not in the source.
    static let textInArena = Flags(rawValue: 1)
    /// The entries to show differ from those that follow; they are in the tree's side list.
    static let hasEntryList = Flags(rawValue: 2)
    /// An error about this value has been reported.
    static let isReported = Flags(rawValue: 4)
  }

  /// The bytes of the source that the value takes, quotes and brackets included.
  var start: UInt32
  var end: UInt32
  /// Scalar: where its text begins. Map or list: the number of its entries. Alias: its referent.
  var first: UInt32
  /// Scalar: the bytes of its text. Map or list: the index behind its last record.
  var second: UInt32
  var shape: Shape
  var style: Node.Style
  var flags: Flags = []

  var isCollection: Bool { shape == .sequence || shape == .mapping }
}
