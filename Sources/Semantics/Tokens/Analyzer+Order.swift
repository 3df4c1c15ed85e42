import Diagnostics
import Document
import IR
import Syntax

/// Puts the tokens into an order in which each comes after those that it refers to.
extension Analyzer {
  /// One reference of a token to another.
  private struct Edge {
    var target: Int32
    /// The place of the path in the value's text.
    var node: Node
    var range: Range<Int>
  }

  mutating func resolveTokens() {
    var edges: [Edge] = []
    /// For each token, where its edges begin in `edges`; one more at the end.
    var firstEdge: [Int32] = []
    firstEdge.reserveCapacity(design.tokens.count + 1)
    for token in design.tokens.indices {
      firstEdge.append(Int32(edges.count))
      gatherEdges(of: program.tokens[declarations[token]].value, into: &edges)
    }
    firstEdge.append(Int32(edges.count))

    // Depth first, without recursion: a chain may be as long as there are tokens.
    enum Mark: UInt8 { case fresh, open, closed }
    var marks = Array(repeating: Mark.fresh, count: design.tokens.count)
    var stack: [(token: Int, edge: Int)] = []
    for start in design.tokens.indices where marks[start] == .fresh {
      guard firstEdge[start] < firstEdge[start + 1] else {
        marks[start] = .closed
        resolve(TokenID(start))
        continue
      }
      marks[start] = .open
      stack.append((start, Int(firstEdge[start])))
      while let (token, edge) = stack.last {
        guard edge < Int(firstEdge[token + 1]) else {
          marks[token] = .closed
          if progress[token] != .broken { resolve(TokenID(token)) }
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].edge = edge + 1
        let target = Int(edges[edge].target)
        switch marks[target] {
        case .closed: break
        case .fresh:
          marks[target] = .open
          stack.append((target, Int(firstEdge[target])))
        case .open:
          guard let first = stack.firstIndex(where: { $0.token == target }) else { break }
          reportRing(stack[first...].map { ($0.token, edges[$0.edge - 1]) })
        }
      }
    }
  }

  /// The tokens that stand in braces anywhere in the value. Braces that name none are looked at when
  /// the value is read: in a text they are text.
  private func gatherEdges(of node: Node, into edges: inout [Edge], depth: Int = 0) {
    switch node.kind {
    case .string:
      node.withUTF8 { bytes in
        var start = 0
        while start < bytes.count, let open = bytes[start...].firstIndex(of: 0x7B) {
          guard let close = bytes[open...].firstIndex(of: 0x7D) else { return }
          start = close + 1
          let range = ReferenceText.pathRange(in: bytes, between: open, and: close)
          switch lookUp(UnsafeBufferPointer(rebasing: bytes[range])) {
          case .token(let id)?, .field(let id, _)?:
            edges.append(Edge(target: Int32(id.index), node: node, range: range))
          case .written(let value, _)?:
            // A ring through components is found when the values are computed.
            if depth < Self.writtenDepthLimit {
              gatherEdges(of: value, into: &edges, depth: depth + 1)
            }
          case .group?, nil: break
          }
        }
      }
    case .sequence:
      for element in node.elements {
        gatherEdges(of: element, into: &edges, depth: depth)
      }
    case .mapping:
      for entry in node.entries {
        gatherEdges(of: entry.value, into: &edges, depth: depth)
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
}
