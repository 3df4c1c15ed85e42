package import Diagnostics

/// One value of a document: a text, a list or a map. Cheap to copy.
///
/// Aliases are followed: a node that is written `*name` has the kind, text, entries and span of
/// what the anchor stands at, and `aliasSpan` says where the alias is.
package struct Node: Sendable {
  /// What a value is, by the core schema of YAML 1.2 (§10.3.2). Quoted text is always a string.
  package enum Kind: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// `.inf` and `.nan` are numbers too, and a number beyond the range of `Double` is infinite.
    case number(Double)
    case string
    case sequence
    case mapping
  }

  package enum Style: UInt8, Sendable {
    /// Text without quotes.
    case plain
    case singleQuoted
    case doubleQuoted
    /// `|`
    case literal
    /// `>`
    case folded
    /// A list or map by indentation.
    case block
    /// A list in `[]`, a map in `{}`.
    case flow
  }

  package let tree: DocumentTree
  /// The record that stands in the text here: that of the alias, if there is one.
  let site: UInt32
  /// The record of the value.
  let index: UInt32

  init(tree: DocumentTree, site: UInt32) {
    self.tree = tree
    self.site = site
    self.index = tree.resolve(site)
  }

  var record: NodeRecord { tree.records[Int(index)] }

  package var kind: Kind {
    let record = record
    switch record.shape {
    case .null, .alias: return .null
    case .boolean:
      return .boolean(tree.withText(of: record) { $0.first == 0x74 || $0.first == 0x54 })
    case .number: return .number(tree.withText(of: record) { CoreSchema.number($0) })
    case .string: return .string
    case .sequence: return .sequence
    case .mapping: return .mapping
    }
  }

  package var style: Style { record.style }

  /// Whether it is text in single or double quotes.
  package var isQuoted: Bool { style == .singleQuoted || style == .doubleQuoted }

  /// Whether it is a text of any kind: not a list and not a map.
  package var isScalar: Bool { !record.isCollection }

  /// Whether an error has been reported here already: say nothing more about it.
  package var isReported: Bool { record.flags.contains(.isReported) }

  /// The place of the value, with its quotes or brackets, without its anchor and tag.
  package var span: SourceSpan {
    let record = record
    return SourceSpan(file: tree.file, start: Int(record.start), end: Int(record.end))
  }

  /// The place of the `*name` that stands for the value here, if one does.
  package var aliasSpan: SourceSpan? {
    guard site != index else { return nil }
    let record = tree.records[Int(site)]
    return SourceSpan(file: tree.file, start: Int(record.start), end: Int(record.end))
  }

  /// Whether two nodes are one value of one document.
  package func isIdentical(to other: Node) -> Bool {
    tree === other.tree && index == other.index
  }
}
