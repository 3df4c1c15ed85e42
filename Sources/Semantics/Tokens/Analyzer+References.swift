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
  ///
  /// - Parameter dialect: by whose rules. In DTCG files a path names a token as a whole, and a group's
  ///   own value with `$root` only.
  func lookUp(_ path: String, by dialect: Dialect = .native) -> Referent? {
    var path = path
    return path.withUTF8 { lookUp($0, by: dialect) }
  }

  func lookUp(
    _ path: UnsafeBufferPointer<UInt8>, by dialect: Dialect = .native
  ) -> Referent? {
    var hash = PathIndex.Hash()
    hash.append(path)
    switch find(path, hash) {
    case .token(let id)?: return .token(id)
    case .group(let id)? where dialect == .designTokens: return .group(id)
    case .group(let id)?: return root(of: id, hash).map { .token($0) } ?? .group(id)
    case nil: break
    }
    switch dialect {
    case .native: return field(path) ?? writtenValue(path)
    case .designTokens: return nil
    case .styleDictionary, .tokensStudio:
      // Style Dictionary once had `.value` at the end of every reference.
      let suffix = ".value".utf8
      if path.count > suffix.count, path.suffix(suffix.count).elementsEqual(suffix) {
        let name = UnsafeBufferPointer(rebasing: path.dropLast(suffix.count))
        if case .token(let id)? = lookUp(name, by: dialect) { return .token(id) }
      }
      return field(path)
    }
  }

  /// The token or group whose joined path this is.
  func entry(_ path: UnsafeBufferPointer<UInt8>) -> PathIndex.Entry? {
    var hash = PathIndex.Hash()
    hash.append(path)
    return find(path, hash)
  }

  /// By whose rules a value is read.
  func dialect(of node: Node) -> Dialect {
    let dialect = program.dialects[node.tree.file]
    return dialect == .native ? .native : program.dialect(at: node.span)
  }

  /// A group's own value.
  private func root(of group: GroupID, _ hash: PathIndex.Hash) -> TokenID? {
    let name: StaticString = "$root"
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var found: TokenID?
    paths.candidates(hash.member(bytes)) { entry in
      guard case .token(let id) = entry, design[id].group == group, design[id].name == "$root"
      else { return false }
      found = id
      return true
    }
    return found
  }

  /// The longest token that the path begins with, then its fields. One walk over the path, however
  /// many points are in it.
  private func field(_ path: UnsafeBufferPointer<UInt8>) -> Referent? {
    var hash = PathIndex.Hash()
    var start = 0
    var longest: (id: TokenID, end: Int)?
    while let dot = path[start...].firstIndex(of: 0x2E) {
      hash.append(UnsafeBufferPointer(rebasing: path[start..<dot]))
      let prefix = UnsafeBufferPointer(rebasing: path[..<dot])
      switch find(prefix, hash) {
      case .token(let id)?: longest = (id, dot)
      case .group(let id)?:
        if let root = root(of: id, hash) { longest = (root, dot) }
      case nil: break
      }
      hash.append(UnsafeBufferPointer(rebasing: path[dot...dot]))
      start = dot + 1
    }
    guard let longest else { return nil }
    let fields = String(decoding: path[(longest.end + 1)...], as: UTF8.self)
    return .field(longest.id, fields.split(separator: ".", omittingEmptySubsequences: false))
  }

  private func find(
    _ path: UnsafeBufferPointer<UInt8>, _ hash: PathIndex.Hash
  ) -> PathIndex.Entry? {
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
      var name = name
      return name.withUTF8 { utf8 in
        guard utf8.count <= end else { return false }
        let start = end - utf8.count
        for index in utf8.indices where utf8[index] != path[start + index] { return false }
        end = start
        return true
      }
    }
    var group: GroupID?
    switch entry {
    case .token(let id):
      guard take(design.tokens[id.index].name) else { return false }
      group = design.tokens[id.index].group
    case .group(let id):
      guard take(design.groups[id.index].name) else { return false }
      group = design.groups[id.index].parent
    }
    while let id = group, let parent = design.groups[id.index].parent {
      guard end > 0, path[end - 1] == 0x2E else { return false }
      end -= 1
      guard take(design.groups[id.index].name) else { return false }
      group = parent
    }
    return end == 0
  }

  // MARK: Reports

  mutating func reportGroup(_ id: GroupID, path: String, at span: SourceSpan) {
    var path = path
    let hasRoot = path.withUTF8 { bytes in
      var hash = PathIndex.Hash()
      hash.append(bytes)
      return root(of: id, hash) != nil
    }
    if hasRoot {
      diagnostics.report(
        .error(
          .referenceToGroup, at: span, "'\(path)' is a group of tokens, not a token",
          help: ["the group's own value is '{\(path).$root}' in a DTCG file"],
          related: [
            .init(span: design[id].annotation.span, message: "the group is declared here")
          ]))
      return
    }
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
    if program.dialect(at: span) == .designTokens, case .field? = lookUp(path) {
      diagnostics.report(
        .error(
          .unresolvedReference, at: span,
          "'{\(path.shortened)}' names a part of a token, and braces name whole tokens in a DTCG file",
          help: ["a JSON pointer names a part: { \"$ref\": \"#/…/$value/…\" }"]))
      return
    }
    if program.dialect(at: span) == .native,
      path == "components" || path.hasPrefix("components.")
    {
      let names = path.split(separator: ".", maxSplits: 2)
      if names.count > 1, brokenComponents.contains(String(names[1])) {
        silencedCount += 1
        return
      }
      diagnostics.report(
        .error(
          .unresolvedReference, at: span, "no component has a value at '\(path.shortened)'",
          help: [
            "follow the component's own keys, as in '{components.badge.variants.size.s.fontSize}'"
          ]))
      return
    }
    diagnostics.report(
      .error(
        .unresolvedReference, at: span, "no token is called '\(path.shortened)'",
        help: suggestion(for: path).map { ["did you mean '{\($0)}'?"] } ?? []))
  }

  /// The token whose name is nearest to `path`.
  mutating func suggestion(for path: String) -> String? {
    // The comparison goes over all names; a file full of faults shall not take minutes.
    unresolvedCount += 1
    guard unresolvedCount <= 50 else { return nil }
    let design = design
    return nearestName(
      to: path, among: design.tokens.lazy.map { design.path(of: $0).joined(separator: ".") })
  }
}
