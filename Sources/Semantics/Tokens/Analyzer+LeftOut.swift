import Diagnostics
import Document
import IR
import Syntax

/// What another tool wrote and Tessera cannot read is left out with a warning, and is as if it were
/// not there.
extension Analyzer {
  /// Reports a reference to a token that was left out.
  mutating func reportIfLeftOut(_ id: TokenID, at span: SourceSpan) -> Bool {
    guard progress[id.index] == .leftOut else { return false }
    diagnostics.report(
      .error(
        .leftOut, at: span,
        "this refers to '\(path(of: .token(id)).shortened)', which is left out",
        related: [
          .init(span: design[id].annotation.span, message: "a warning there says why")
        ]))
    return true
  }

  mutating func dropLeftOutTokens() {
    var groups: Set<Int> = []
    for index in progress.indices where progress[index] == .leftOut {
      groups.insert(design.tokens[index].group.index)
    }
    for group in groups {
      design.groups[group].members.removeAll { member in
        if case .token(let id) = member { progress[id.index] == .leftOut } else { false }
      }
    }
  }

  // MARK: Kept data

  private struct Kept: KeptData {
    let node: Node

    var value: KeptValue { KeptValue(node) }
  }

  /// Notes what other tools keep with tokens and groups.
  mutating func keepForeignData() {
    for (index, place) in declarations.enumerated() {
      guard let details = program.tokens[place].details.map({ program.tokenDetails[$0] }),
        details.extensions != nil || !details.unknown.isEmpty
      else { continue }
      design.keptOfTokens.append(
        KeptEntries(
          extensions: details.extensions.map { Kept(node: $0) },
          others: details.unknown.map { ($0.key.text, Kept(node: $0.value)) }),
        of: index)
    }
    var ofGroups: [Int: Node] = [:]
    for (index, syntax) in program.groups.enumerated() {
      guard let extensions = syntax.extensions else { continue }
      let group = groupOf[index].index
      if ofGroups[group] == nil { ofGroups[group] = extensions }
    }
    for (group, node) in ofGroups.sorted(by: { $0.key < $1.key }) {
      design.keptOfGroups.append(KeptEntries(extensions: Kept(node: node)), of: group)
    }
  }
}

extension KeptValue {
  // Documents are no deeper than their limit.
  fileprivate init(_ node: Node) {
    self =
      switch node.kind {
      case .null: .null
      case .boolean(let flag): .flag(flag)
      case .number:
        node.jsonNumber.flatMap { Number($0) }.map { .number($0) } ?? .text(node.text)
      case .string: .text(node.text)
      case .sequence: .list(node.elements.map { KeptValue($0) })
      case .mapping:
        .object(node.entries.map { Member(name: $0.key.text, value: KeptValue($0.value)) })
      }
  }
}
