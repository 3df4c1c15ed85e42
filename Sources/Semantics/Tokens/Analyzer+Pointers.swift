import Diagnostics
import Document
import IR
import Syntax

/// DTCG's `{ "$ref": "#/color/blue/$value/components/0" }`: another token's value, or a part of it,
/// by its place in the file. All files are one program, so that a place is looked for in all of them.
extension Analyzer {
  /// What a JSON pointer leads to.
  enum PointerTarget {
    case token(TokenID)
    case group(GroupID)
    /// A part of what is written as that token's value.
    case part(Node, of: TokenID)
    case nothing(Diagnostic)
  }

  /// How many pointers and references may lead on to each other.
  private static let pointerLimit = 64

  /// Whether the node is a pointer that stands for a value.
  func isPointer(_ node: Node) -> Bool {
    !node.isScalar && dialect(of: node) != .native && node.pointer != nil
  }

  /// What a node's pointer leads to; `nil` when it is none.
  func pointerTarget(of node: Node) -> PointerTarget? {
    guard !node.isScalar, dialect(of: node) != .native, let pointer = node.pointer else {
      return nil
    }
    var budget = Self.pointerLimit
    return target(ofPointer: pointer, &budget)
  }

  /// The node that stands for a value, pointers to parts of values followed. A pointer to a token stays
  /// as it is, and so does one that leads nowhere. A field written like a token, with `$value`, is that.
  func followed(_ node: Node) -> Node {
    guard !node.isScalar, dialect(of: node) != .native else { return node }
    var node = node
    for _ in 0..<Self.pointerLimit {
      if node.kind == .mapping, let value = node["$value"] {
        node = value
        continue
      }
      guard case .part(let part, _)? = pointerTarget(of: node) else { return node }
      node = part
    }
    return node
  }

  /// - Parameter budget: how many more steps from reference to reference may be taken.
  private func target(ofPointer node: Node, _ budget: inout Int) -> PointerTarget {
    guard let segments = JSONPointer.segments(of: node) else {
      return .nothing(
        .error(
          .invalidPointer, at: node.span, "a '$ref' is a place in this file, from its top",
          help: [
            node.withUTF8 { $0.contains(0x23) && $0.first != 0x23 }
              ? "all files are read as one: leave out what stands before '#'"
              : "write it like this: \"#/color/blue\""
          ]))
    }
    var group = GroupID.root
    var hash = PathIndex.Hash()
    for (index, segment) in segments.enumerated() {
      let name = String(decoding: segment, as: UTF8.self)
      hash = segment.withUnsafeBufferPointer { hash.member($0) }
      switch member(name, of: group, hash) {
      case .group(let id)?: group = id
      case .token(let id)?:
        return part(of: id, at: segments[(index + 1)...], node, &budget)
      case nil: return .nothing(unresolved(node, segments[..<index], name, in: group))
      }
    }
    return .group(group)
  }

  private func part(
    of id: TokenID, at steps: ArraySlice<[UInt8]>, _ pointer: Node, _ budget: inout Int
  ) -> PointerTarget {
    guard let first = steps.first else { return .token(id) }
    let path = path(of: .token(id)).shortened
    guard first.elementsEqual("$value".utf8) else {
      let name = String(decoding: first, as: UTF8.self)
      return .nothing(
        .error(
          .invalidPointer, at: pointer.span,
          "'\(path)' is a token, and a pointer goes on with '$value' from there, not with '\(name.shortened)'"
        ))
    }
    var node = program.tokens[declarations[id.index]].value
    guard steps.count > 1 else { return .token(id) }
    for step in steps.dropFirst() {
      node = written(for: node, &budget)
      let name = String(decoding: step, as: UTF8.self)
      let next: Node? =
        switch node.kind {
        case .mapping: node[name]
        case .sequence:
          JSONPointer.index(step).flatMap { index in
            node.elements.dropFirst(index).first { _ in true }
          }
        case .null, .boolean, .number, .string: nil
        }
      guard let next else {
        let known: String =
          switch node.kind {
          case .mapping: "there is " + node.entries.map(\.key.text).joined(separator: ", ")
          case .sequence: "the list has \(node.count) parts, from 0"
          default: "it is \(node.kind.words) there"
          }
        return .nothing(
          .error(
            .invalidPointer, at: pointer.span, "the value of '\(path)' has no '\(name.shortened)'",
            help: [known],
            related: [.init(span: design[id].annotation.span, message: "it is declared here")]))
      }
      node = next
    }
    return .part(node, of: id)
  }

  /// What is written for a value at last: that of the token that it is a name for.
  private func written(for node: Node, _ budget: inout Int) -> Node {
    var node = node
    while budget > 0 {
      budget -= 1
      if node.kind == .string, let id = soleReference(node) {
        node = program.tokens[declarations[id.index]].value
      } else if !node.isScalar, dialect(of: node) != .native, let pointer = node.pointer {
        switch target(ofPointer: pointer, &budget) {
        case .token(let id): node = program.tokens[declarations[id.index]].value
        case .part(let part, _): node = part
        case .group, .nothing: return node
        }
      } else {
        return node
      }
    }
    return node
  }

  private func unresolved(
    _ pointer: Node, _ way: ArraySlice<[UInt8]>, _ name: String, in group: GroupID
  ) -> Diagnostic {
    let names = design[group].members.lazy.prefix(10_000).map { member in
      switch member {
      case .token(let id): design[id].name
      case .group(let id): design[id].name
      }
    }
    let place = "#/" + way.map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
    return .error(
      .unresolvedReference, at: pointer.span,
      "nothing stands at '\((place + name).shortened)'",
      help: nearestName(to: name, among: names).map { ["did you mean '\(place)\($0)'?"] } ?? [])
  }

  /// The pointer of what is written like a token and leads to a group: `{ "$ref": "#/button" }`.
  func pointerToGroup(_ syntax: TokenSyntax) -> Node? {
    guard let details = syntax.details, program.tokenDetails[details].isPointer,
      case .group? = pointerTarget(of: syntax.value)
    else { return nil }
    return syntax.value.pointer
  }

  /// What a node's pointer stands for. Reports what is none.
  mutating func pointerOperand(_ node: Node, on platform: PlatformID?) -> SoleOperand {
    switch pointerTarget(of: node) {
    case nil: return .noReference
    case .token(let id)?:
      if reportIfLeftOut(id, at: node.span) { return .nothing }
      return value(of: id, on: platform).map { .value(operand(of: $0)) } ?? .nothing
    case .part?:
      // They lead on to each other without end.
      diagnostics.report(
        .error(
          .referenceCycle, at: node.span,
          "this leads on over more than \(Self.pointerLimit) pointers",
          help: ["point to where the value is written"]))
      return .nothing
    case .group(let id)?:
      reportGroup(id, path: path(of: .group(id)), at: node.span)
      return .nothing
    case .nothing(let diagnostic)?:
      diagnostics.report(diagnostic)
      return .nothing
    }
  }
}
