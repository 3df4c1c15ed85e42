import Diagnostics
import Document
import IR
import Syntax

/// Looks tokens up by what stands between braces.
extension Analyzer {
  /// What a path names.
  enum Referent {
    case token(TokenID)
    /// A field of a composite token.
    case field(TokenID, [Substring])
    case group(GroupID)
    /// What is written in a component, as the value of that property.
    case written(Node, property: String)
  }

  /// What the path names, or `nil`. Says nothing.
  func lookUp(_ path: String) -> Referent? {
    var path = path
    return path.withUTF8 { lookUp($0) }
  }

  func lookUp(_ path: UnsafeBufferPointer<UInt8>) -> Referent? {
    switch find(path) {
    case .token(let id)?: return .token(id)
    case .group(let id)?:
      // A group's own value is called '$root'.
      let text = String(decoding: path, as: UTF8.self) + ".$root"
      var rootPath = text
      if case .token(let root)? = rootPath.withUTF8({ find($0) }) { return .token(root) }
      return .group(id)
    case nil: break
    }
    // The longest token that the path begins with, then its fields.
    var end = path.count
    while let dot = path[..<end].lastIndex(of: 0x2E) {
      if case .token(let id)? = find(UnsafeBufferPointer(rebasing: path[..<dot])) {
        let fields = String(decoding: path[(dot + 1)...], as: UTF8.self)
        return .field(id, fields.split(separator: ".", omittingEmptySubsequences: false))
      }
      end = dot
    }
    return writtenValue(path)
  }

  /// The value at a path through a component as it is written:
  /// `components.badge.variants.size.s.fontSize`.
  private func writtenValue(_ path: UnsafeBufferPointer<UInt8>) -> Referent? {
    let names = path.split(separator: 0x2E, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard names.count >= 3, names[0] == "components",
      var node = program.components.first(where: { $0.key.text == names[1] })?.node
    else { return nil }
    for name in names.dropFirst(2) {
      guard let next = node[name] else { return nil }
      node = next
    }
    let isChoice = node.entries.contains { program.choices.isPlatformKey($0.key) }
    guard node.kind != .mapping || isChoice else { return nil }
    let sides = ComponentProperties.sides
    let last = names[names.count - 1]
    return .written(node, property: sides.contains(last) ? names[names.count - 2] : last)
  }

  private func find(_ path: UnsafeBufferPointer<UInt8>) -> PathIndex.Entry? {
    var hash = PathIndex.Hash()
    hash.append(path)
    var found: PathIndex.Entry?
    paths.candidates(hash) { entry in
      guard matches(entry, path) else { return false }
      found = entry
      return true
    }
    return found
  }

  /// Whether the joined path of the entry is exactly this: compared from the end, name by name.
  private func matches(_ entry: PathIndex.Entry, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = path.count
    func take(_ name: String) -> Bool {
      let utf8 = name.utf8
      guard utf8.count <= end else { return false }
      let start = end - utf8.count
      guard utf8.elementsEqual(path[start..<end]) else { return false }
      end = start
      return true
    }
    var group: GroupID?
    switch entry {
    case .token(let id):
      guard take(design[id].name) else { return false }
      group = design[id].group
    case .group(let id):
      guard take(design[id].name) else { return false }
      group = design[id].parent
    }
    while let id = group, let parent = design[id].parent {
      guard end > 0, path[end - 1] == 0x2E else { return false }
      end -= 1
      guard take(design[id].name) else { return false }
      group = parent
    }
    return end == 0
  }

  /// The token that a path names; reports a path that names none.
  mutating func token(_ path: String, at span: SourceSpan) -> TokenID? {
    switch lookUp(path) {
    case .token(let id)?: return id
    case .group(let id)?:
      reportGroup(id, path: path, at: span)
      return nil
    case .field?, .written?, nil:
      reportUnresolved(path, at: span)
      return nil
    }
  }

  mutating func reportGroup(_ id: GroupID, path: String, at span: SourceSpan) {
    let names = design[id].members.prefix(4).map { member in
      switch member {
      case .token(let token): "{\(path).\(design[token].name)}"
      case .group(let group): "{\(path).\(design[group].name)…}"
      }
    }
    diagnostics.report(
      .error(
        .referenceToGroup, at: span, "'\(path)' is a group of tokens, not a token",
        help: names.isEmpty ? [] : ["name one of its tokens: \(names.joined(separator: ", "))"],
        related: [
          .init(span: design[id].annotation.span, message: "the group is declared here")
        ]))
  }

  mutating func reportUnresolved(_ path: String, at span: SourceSpan) {
    if path == "components" || path.hasPrefix("components.") {
      diagnostics.report(
        .error(
          .unresolvedReference, at: span, "no component has a value at '\(path)'",
          help: [
            "follow the component's own keys, as in '{components.badge.variants.size.s.fontSize}'"
          ]))
      return
    }
    // The comparison goes over all names; a file full of faults shall not take minutes.
    unresolvedCount += 1
    let design = design
    let suggestion =
      unresolvedCount <= 50
      ? didYouMean(
        path, among: design.tokens.lazy.map { design.path(of: $0).joined(separator: ".") }
      ).first
      : nil
    diagnostics.report(
      .error(
        .unresolvedReference, at: span, "no token is called '\(path)'",
        help: suggestion.map { [$0] } ?? []))
  }
}
