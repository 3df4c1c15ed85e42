import Diagnostics
import Document
import IR
import Syntax

/// Groups that take over the tokens of another: `$extends`, and `$ref` on a group of a DTCG file.
///
/// What the group says itself wins, token by token; all else is copied, with the values as they are
/// written. A token that was taken over keeps the type that it has where it is declared.
extension Analyzer {
  /// One group with what it takes over, as it is written.
  struct Extending {
    var group: GroupID
    var target: Node
  }

  /// How many tokens and groups `$extends` may bring in, all together.
  private static let extendsBudget = 1_000_000
  /// The most groups inside each other that `$extends` may make.
  private static let extendsDepth = 128

  /// How far a group that extends others has come.
  private struct Extension {
    var targets: [Node]
    /// The next of them.
    var next = 0
    /// The groups that have to be whole before it; `nil` before they are looked for.
    var needs: [GroupID]?
    /// Whether the group is being made whole.
    var isOpen = false
  }

  /// - Returns: the tokens that were taken over, and where from; each after that one.
  mutating func extendGroups(
    _ extending: [Extending], _ said: inout SaidOfGroups
  ) -> [(copy: TokenID, of: TokenID)] {
    var copies: [(copy: TokenID, of: TokenID)] = []
    var pending: [GroupID: Extension] = [:]
    var order: [GroupID] = []
    for item in extending {
      if pending[item.group] == nil { order.append(item.group) }
      pending[item.group, default: Extension(targets: [])].targets.append(item.target)
    }
    var budget = Self.extendsBudget
    // Depth first, without recursion: a chain may be as long as there are groups.
    for start in order where pending[start] != nil {
      var stack = [start]
      pending[start]?.isOpen = true
      while let group = stack.last {
        guard let state = pending[group], state.next < state.targets.count else {
          pending[group] = nil
          stack.removeLast()
          continue
        }
        let node = state.targets[state.next]
        switch groupToExtend(node, for: group, &pending) {
        case .first(let needed):
          if pending[needed]?.isOpen == true {
            reportRing(of: stack, backTo: needed, pending)
            pending[group]?.next += 1
            pending[group]?.needs = nil
          } else {
            pending[needed]?.isOpen = true
            stack.append(needed)
          }
        case .group(let target):
          pending[group]?.next += 1
          pending[group]?.needs = nil
          if !copy(target, to: group, budget: &budget, &said, &copies) {
            reportExpansion(at: node)
            return copies
          }
        case .nothing(let diagnostic):
          pending[group]?.next += 1
          pending[group]?.needs = nil
          diagnostics.report(diagnostic)
        }
      }
    }
    return copies
  }

  // MARK: Targets

  private enum Target {
    case group(GroupID)
    /// Another group has to be whole before.
    case first(GroupID)
    case nothing(Diagnostic)
  }

  private func groupToExtend(
    _ node: Node, for asking: GroupID, _ pending: inout [GroupID: Extension]
  ) -> Target {
    guard node.kind == .string else {
      return .nothing(
        .error(
          .invalidExtends, at: node.span, "'$extends' names one group",
          help: ["write it like this: $extends: \"{button}\""]))
    }
    let segments: [[UInt8]]
    let isPointer = node.withUTF8 { $0.first == 0x23 }
    if isPointer {
      guard let steps = JSONPointer.segments(of: node) else {
        return .nothing(
          .error(
            .invalidPointer, at: node.span, "this is no place in a file",
            help: ["write it like this: \"#/button\""]))
      }
      segments = steps
    } else {
      let path = node.withUTF8 { bytes in
        ReferenceText.soleReference(in: bytes).map { Array(bytes[$0]) }
      }
      guard let path else {
        return .nothing(
          .error(
            .invalidExtends, at: node.span, "'$extends' names one group, in braces",
            help: ["write it like this: $extends: \"{\(node.text.shortened)}\""]))
      }
      segments = [path]
    }
    return group(at: segments, node, for: asking, &pending)
  }

  private func group(
    at segments: [[UInt8]], _ node: Node, for asking: GroupID,
    _ pending: inout [GroupID: Extension]
  ) -> Target {
    let path = segments.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
    let (found, deepest) = segments.isEmpty ? (.group(.root), .root) : groupOnTheWay(to: path)
    // A group around it may have it, or more of it, from another.
    var around: GroupID? = deepest
    if found != nil { around = design[deepest].parent }
    while let id = around {
      if id != asking, let state = pending[id], found == nil || !state.isOpen { return .first(id) }
      around = design[id].parent
    }
    switch found {
    case .group(let id)?:
      if let state = pending[asking], state.needs == nil {
        let needs = allPending(in: id, pending)
        pending[asking]?.needs = needs
      }
      while let needed = pending[asking]?.needs?.popLast() {
        if pending[needed] != nil { return .first(needed) }
      }
      return .group(id)
    case .token(let id)?:
      return .nothing(
        .error(
          .invalidExtends, at: node.span,
          "'\(path.shortened)' is a token, and '$extends' names a group",
          help: ["to repeat a token's value, write it as a value: \"{\(path.shortened)}\""],
          related: [.init(span: design[id].annotation.span, message: "it is declared here")]))
    case nil:
      let near = nearestName(
        to: path,
        among: design.groups.indices.lazy.dropFirst().prefix(10_000).map {
          design.path(of: GroupID($0)).joined(separator: ".")
        })
      return .nothing(
        .error(
          .unresolvedReference, at: node.span, "no group of tokens is called '\(path.shortened)'",
          help: near.map { ["did you mean '{\($0)}'?"] } ?? []))
    }
  }

  /// What the path names, and the deepest group on the way to it.
  private func groupOnTheWay(to path: String) -> (PathIndex.Entry?, GroupID) {
    var path = path
    return path.withUTF8 { bytes in
      let found = entry(bytes)
      if case .group(let id)? = found { return (found, id) }
      var end = bytes.count
      while let point = bytes[..<end].lastIndex(of: 0x2E) {
        end = point
        if case .group(let id)? = entry(UnsafeBufferPointer(rebasing: bytes[..<end])) {
          return (found, id)
        }
      }
      return (found, .root)
    }
  }

  /// The groups in `group`, and itself, that still have something to take over.
  private func allPending(in group: GroupID, _ pending: [GroupID: Extension]) -> [GroupID] {
    var result: [GroupID] = []
    var stack = [group]
    while let id = stack.popLast() {
      if pending[id] != nil { result.append(id) }
      for case .group(let member) in design[id].members { stack.append(member) }
    }
    return result
  }

  // MARK: Copies

  /// - Returns: `false` when there would be too much.
  private mutating func copy(
    _ target: GroupID, to group: GroupID, budget: inout Int, _ said: inout SaidOfGroups,
    _ copies: inout [(copy: TokenID, of: TokenID)]
  ) -> Bool {
    let depth = design.path(of: group).count
    var stack = [(from: target, to: group, depth: depth)]
    while let (from, to, depth) = stack.popLast() {
      guard depth <= Self.extendsDepth else { return false }
      takeOver(from, to: to, isTop: from == target, &said)
      let own = design[to].members
      var placed: Set<TokenGroup.Member> = []
      var members: [TokenGroup.Member] = []
      for member in design[from].members {
        budget -= 1
        guard budget >= 0 else { return false }
        let name =
          switch member {
          case .token(let id): design[id].name
          case .group(let id): design[id].name
          }
        let hash = hash(of: name, in: to)
        let local = self.member(name, of: to, hash)
        switch (member, local) {
        case (.token(let id), nil):
          var token = design[id]
          token.group = to
          let copy = addToken(
            token, declaredAt: declarations[id.index], hash: hash, progress: progress[id.index])
          members.append(.token(copy))
          copies.append((copy, id))
        case (.group(let id), nil):
          var copy = design[id]
          copy.parent = to
          copy.members = []
          let new = addGroup(copy, hash: hash)
          members.append(.group(new))
          stack.append((id, new, depth + 1))
        case (_, let local?):
          members.append(local)
          placed.insert(local)
          if case (.group(let id), .group(let ownGroup)) = (member, local) {
            stack.append((id, ownGroup, depth + 1))
          }
        }
      }
      design.groups[to.index].members = members + own.filter { !placed.contains($0) }
    }
    return true
  }

  /// What the group itself says, as far as the other says nothing of it.
  private mutating func takeOver(
    _ from: GroupID, to: GroupID, isTop: Bool, _ said: inout SaidOfGroups
  ) {
    if groupTypes[to.index] == .unsaid { groupTypes[to.index] = groupTypes[from.index] }
    if design[to].annotation.description == nil {
      design.groups[to.index].annotation.description = design[from].annotation.description
    }
    if said.deprecations.contains(from.index), said.deprecations.insert(to.index).inserted {
      design.groups[to.index].annotation.deprecation = design[from].annotation.deprecation
    }
    // A private group can be what others are made from; its private parts stay private.
    if !isTop, design[from].isPrivate { design.groups[to.index].isPrivate = true }
  }

  private func hash(of name: String, in group: GroupID) -> PathIndex.Hash {
    var name = name
    return name.withUTF8 { groupHashes[group.index].member($0) }
  }

  /// The token or group of that name in a group.
  func member(_ name: String, of group: GroupID, _ hash: PathIndex.Hash) -> TokenGroup.Member? {
    var found: TokenGroup.Member?
    paths.candidates(hash) { entry in
      switch entry {
      case .token(let id) where design[id].group == group && design[id].name == name:
        found = .token(id)
      case .group(let id) where design[id].parent == group && design[id].name == name:
        found = .group(id)
      case .token, .group: return false
      }
      return true
    }
    return found
  }

  // MARK: Reports

  private mutating func reportRing(
    of stack: [GroupID], backTo needed: GroupID, _ pending: [GroupID: Extension]
  ) {
    guard let start = stack.firstIndex(of: needed) else { return }
    let steps = stack[start...].compactMap { id in
      pending[id].map { (path: path(of: .group(id)), node: $0.targets[$0.next]) }
    }
    guard let last = steps.last else { return }
    let names = (steps + steps.prefix(1)).map(\.path)
    let shown =
      names.count <= 12
      ? names : Array(names[..<6]) + ["… \(names.count - 11) more …"] + names.suffix(5)
    diagnostics.report(
      .error(
        .extendsCycle, at: last.node.span,
        names.count == 2
          ? "'\(names[0])' would take over itself"
          : "these groups take over each other in a ring: \(shown.joined(separator: " → "))",
        help: [
          names.count == 2
            ? "a group cannot extend one that it stands in" : "let one of them stand for itself"
        ],
        related: steps.dropLast().prefix(10).map { step in
          .init(span: step.node.span, message: "'\(step.path)' extends another here")
        }))
  }

  private mutating func reportExpansion(at node: Node) {
    diagnostics.report(
      .error(
        .extendsExpansion, at: node.span,
        "with this, '$extends' makes more than \(Self.extendsBudget) tokens, or groups more than \(Self.extendsDepth) deep",
        help: ["let fewer groups extend others that extend others"]))
  }
}
