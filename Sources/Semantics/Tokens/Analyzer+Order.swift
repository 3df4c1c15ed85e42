import Diagnostics
import Document
import IR
import Syntax

/// Puts the tokens into an order in which each comes after those that it refers to.
extension Analyzer {
  /// How many steps all reported rings may have together. Rings can be far more than there are tokens.
  private static let ringBudget = 10_000

  /// One reference of a token to another.
  private struct Edge {
    var target: Int32
    /// The place of the path in the value's text.
    var node: Node
    var range: Range<Int>
    /// Whether the token is named, and not a field of it.
    var isWhole: Bool
  }

  mutating func resolveTokens() {
    var edges: [Edge] = []
    /// For each token, where its edges begin in `edges`; one more at the end.
    var firstEdge: [Int32] = []
    firstEdge.reserveCapacity(design.tokens.count + 1)
    for token in design.tokens.indices {
      let first = edges.count
      firstEdge.append(Int32(first))
      guard progress[token] == .waiting else { continue }
      var visited: Set<SourceSpan> = []
      let value = program.tokens[declarations[token]].value
      gatherEdges(of: value, into: &edges, &visited)
      forEachModeValue(of: token) { gatherEdges(of: $0, into: &edges, &visited) }
      if edges.count == first + 1, edges[first].isWhole, edges[first].node.isIdentical(to: value),
        value.withUTF8({ ReferenceText.soleReference(in: $0) }) == edges[first].range
      {
        soleTargets[token] = edges[first].target
      }
      if edges.count > first, design.tokens[token].annotation.deprecation == nil {
        for edge in edges[first...] {
          warnIfDeprecated(
            TokenID(Int(edge.target)), at: edge.node.contentSpan(edge.range))
        }
      }
    }
    firstEdge.append(Int32(edges.count))

    // Depth first, without recursion: a chain may be as long as there are tokens.
    enum Mark: UInt8 { case fresh, open, closed }
    var marks = Array(repeating: Mark.fresh, count: design.tokens.count)
    /// For each open token, its place on the stack.
    var places = Array(repeating: Int32(0), count: design.tokens.count)
    var stack: [(token: Int, edge: Int)] = []
    var ringBudget = Self.ringBudget
    for start in design.tokens.indices where marks[start] == .fresh {
      guard firstEdge[start] < firstEdge[start + 1] else {
        marks[start] = .closed
        resolve(TokenID(start))
        continue
      }
      marks[start] = .open
      places[start] = 0
      stack.append((start, Int(firstEdge[start])))
      while let (token, edge) = stack.last {
        guard edge < Int(firstEdge[token + 1]) else {
          marks[token] = .closed
          resolve(TokenID(token))
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].edge = edge + 1
        let target = Int(edges[edge].target)
        switch marks[target] {
        case .closed: break
        case .fresh:
          marks[target] = .open
          places[target] = Int32(stack.count)
          stack.append((target, Int(firstEdge[target])))
        case .open:
          let ring = stack[Int(places[target])...]
          guard ring.count <= ringBudget || ringBudget == Self.ringBudget else {
            progress[token] = .broken
            break
          }
          ringBudget -= ring.count
          reportRing(ring.map { ($0.token, edges[$0.edge - 1]) })
        }
      }
    }
  }

  /// The tokens that stand in braces anywhere in the value. Braces that name none are looked at when
  /// the value is read: in a text they are text.
  ///
  /// - Parameter visited: the values written in components that have been looked through.
  private func gatherEdges(
    of node: Node, into edges: inout [Edge], _ visited: inout Set<SourceSpan>, depth: Int = 0
  ) {
    switch node.kind {
    case .string:
      let dialect = dialect(of: node)
      node.withUTF8 { bytes in
        ReferenceText.forEach(in: bytes, by: dialect) { braces in
          switch lookUp(UnsafeBufferPointer(rebasing: bytes[braces.path]), by: dialect) {
          case .token(let id)?:
            edges.append(
              Edge(target: Int32(id.index), node: node, range: braces.path, isWhole: true))
          case .field(let id, _)?:
            edges.append(
              Edge(target: Int32(id.index), node: node, range: braces.path, isWhole: false))
          case .written(let value, _)?:
            // A ring through components is found when the values are computed.
            if depth < Self.writtenDepthLimit, visited.insert(value.span).inserted {
              gatherEdges(of: value, into: &edges, &visited, depth: depth + 1)
            }
          case .group?, nil: break
          }
        }
      }
    case .sequence:
      for element in node.elements {
        gatherEdges(of: element, into: &edges, &visited, depth: depth)
      }
    case .mapping:
      switch pointerTarget(of: node) {
      case .token(let id)?, .part(_, let id)?:
        let pointer = node.pointer ?? node
        edges.append(
          Edge(
            target: Int32(id.index), node: pointer, range: 0..<pointer.text.utf8.count,
            isWhole: false))
        return
      case .group?, .nothing?: return
      case nil: break
      }
      for entry in node.entries {
        gatherEdges(of: entry.value, into: &edges, &visited, depth: depth)
      }
    case .null, .boolean, .number: break
    }
  }

  private mutating func reportRing(_ steps: [(token: Int, edge: Edge)]) {
    guard let first = steps.first else { return }
    for step in steps { progress[step.token] = .broken }
    let names = (steps + [first]).map { path(of: .token(TokenID($0.token))) }
    let shown =
      names.count <= 12
      ? names : Array(names[..<6]) + ["… \(names.count - 11) more …"] + names.suffix(5)
    diagnostics.report(
      .error(
        .referenceCycle, at: first.edge.node.contentSpan(first.edge.range),
        names.count == 2
          ? "'\(names[0])' refers to itself"
          : "these tokens refer to each other in a ring: \(shown.joined(separator: " → "))",
        help: ["give one of them a value of its own"],
        related: steps.dropFirst().prefix(10).map { step in
          .init(
            span: step.edge.node.contentSpan(step.edge.range),
            message: "'\(path(of: .token(TokenID(step.token))))' refers on from here")
        }))
  }

  // MARK: Deprecation

  /// Warns of every reference, anywhere in a value outside `tokens`, to something deprecated.
  mutating func warnOfDeprecated(in node: Node) {
    switch node.kind {
    case .string:
      var found: [(TokenID, Range<Int>)] = []
      let dialect = dialect(of: node)
      node.withUTF8 { bytes in
        ReferenceText.forEach(in: bytes, by: dialect) { braces in
          switch lookUp(UnsafeBufferPointer(rebasing: bytes[braces.path]), by: dialect) {
          case .token(let id)?, .field(let id, _)?: found.append((id, braces.path))
          case .group?, .written?, nil: break
          }
        }
      }
      for (id, range) in found { warnIfDeprecated(id, at: node.contentSpan(range)) }
    case .sequence: for element in node.elements { warnOfDeprecated(in: element) }
    case .mapping: for entry in node.entries { warnOfDeprecated(in: entry.value) }
    case .null, .boolean, .number: break
    }
  }

  private mutating func warnIfDeprecated(_ id: TokenID, at span: SourceSpan) {
    guard let deprecation = design.tokens[id.index].annotation.deprecation else { return }
    diagnostics.report(
      .warning(
        .deprecatedReference, at: span, "'\(path(of: .token(id)))' is deprecated",
        help: deprecation.message.map { [$0] } ?? [],
        related: [.init(span: design[id].annotation.span, message: "it is declared here")]))
  }
}
