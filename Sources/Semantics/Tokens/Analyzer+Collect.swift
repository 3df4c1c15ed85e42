import Diagnostics
import Document
import IR
import Syntax

/// Gathers the tokens and groups of all files into one tree. Several places may write the same group.
extension Analyzer {
  mutating func collectTokens() {
    var groupHashes: [PathIndex.Hash] = [PathIndex.Hash()]
    groupTypes = [.unsaid]
    /// For each group as written, the group of the design.
    var groupOf: [GroupID] = []
    var said = SaidOfGroups()
    groupOf.reserveCapacity(program.groups.count)
    for syntax in program.groups {
      guard let parent = syntax.parent else {
        groupOf.append(.root)
        adopt(syntax, as: .root, &said)
        continue
      }
      let parentID = groupOf[parent]
      let hash = syntax.key.withUTF8 { groupHashes[parentID.index].member($0) }
      switch find(hash, name: syntax.key, in: parentID) {
      case .group(let id)?:
        groupOf.append(id)
        adopt(syntax, as: id, &said)
      // Tokens are collected after all groups.
      case .token?, nil:
        let id = GroupID(design.groups.count)
        design.groups.append(
          TokenGroup(
            name: syntax.key.text, parent: parentID,
            annotation: Annotation(span: syntax.key.span)))
        design.groups[parentID.index].members.append(.group(id))
        groupHashes.append(hash)
        groupTypes.append(.unsaid)
        paths.insert(.group(id), hash: hash)
        groupOf.append(id)
        adopt(syntax, as: id, &said)
      }
    }
    // Groups come after the groups around them.
    for index in design.groups.indices.dropFirst() {
      guard let parent = design.groups[index].parent else { continue }
      if groupTypes[index] == .unsaid { groupTypes[index] = groupTypes[parent.index] }
      if !said.deprecations.contains(index) {
        design.groups[index].annotation.deprecation =
          design.groups[parent.index].annotation.deprecation
      }
    }
    design.tokens.reserveCapacity(program.tokens.count)
    declarations.reserveCapacity(program.tokens.count)
    for (place, syntax) in program.tokens.enumerated() {
      let group = groupOf[syntax.group]
      let hash = syntax.key.withUTF8 { groupHashes[group.index].member($0) }
      switch find(hash, name: syntax.key, in: group) {
      case .token(let other)?:
        reportCollision(
          syntax.key, with: design[other].annotation.span, parent: group,
          "is declared twice", help: "rename one of them, or take one out")
      case .group(let other)?:
        reportCollision(
          syntax.key, with: design[other].annotation.span, parent: group,
          "is both a token and a group of tokens",
          help: "write the token inside the group, as '$root', or rename one of them")
      case nil:
        let id = TokenID(design.tokens.count)
        design.tokens.append(token(syntax, in: group))
        design.groups[group.index].members.append(.token(id))
        paths.insert(.token(id), hash: hash)
        declarations.append(place)
        progress.append(syntax.isBroken ? .broken : .waiting)
      }
    }
    collectOverrides(groupOf, groupHashes)
    sortMembersByPlace()
    aliasEnds = design.tokens.indices.map { Int32($0) }
    soleTargets = Array(repeating: -1, count: design.tokens.count)
  }

  /// Finds the tokens that files with `mode:` give values to.
  private mutating func collectOverrides(_ groupOf: [GroupID], _ groupHashes: [PathIndex.Hash]) {
    for (place, override) in program.overrides.enumerated() {
      let key = override.token.key
      let group = groupOf[override.token.group]
      let hash = key.withUTF8 { groupHashes[group.index].member($0) }
      if case .token(let id)? = find(hash, name: key, in: group) {
        overridesOfToken[id.index, default: []].append(place)
        continue
      }
      let path = (design.path(of: group) + [key.text]).joined(separator: ".")
      diagnostics.report(
        .error(
          .overrideWithoutToken, at: key.span,
          "this file gives '\(path.shortened)' a value for '\(override.mode.text.shortened)', but no file declares it",
          help: [
            suggestion(for: path).map { "did you mean '\($0)'?" }
              ?? "declare it in a file without 'mode:', with the value that it has otherwise"
          ]))
    }
  }

  /// What has been said of groups so far.
  private struct SaidOfGroups {
    var typePlaces: [Int: SourceSpan] = [:]
    /// The groups that say whether they are deprecated.
    var deprecations: Set<Int> = []
  }

  /// Groups are collected before tokens; the order in the files is what people see.
  private mutating func sortMembersByPlace() {
    for index in design.groups.indices {
      var hasGroup = false
      var hasToken = false
      for member in design.groups[index].members {
        switch member {
        case .group: hasGroup = true
        case .token: hasToken = true
        }
      }
      guard hasGroup, hasToken else { continue }
      design.groups[index].members = design.groups[index].members
        .map { (span(of: $0), $0) }
        .sorted { $0.0 < $1.0 }
        .map(\.1)
    }
  }

  private func span(of member: TokenGroup.Member) -> SourceSpan {
    switch member {
    case .token(let id): design[id].annotation.span
    case .group(let id): design[id].annotation.span
    }
  }

  private mutating func adopt(
    _ syntax: GroupSyntax, as id: GroupID, _ said: inout SaidOfGroups
  ) {
    if syntax.hasUnknownType { groupTypes[id.index] = .broken }
    if let node = syntax.type {
      let type = tokenType(node)
      if let type, case .type(let other) = groupTypes[id.index], other != type,
        let place = said.typePlaces[id.index]
      {
        diagnostics.report(
          .error(
            .typeMismatch, at: node.span,
            "this group is said to hold values of type \(type.rawValue) here, and of type \(other.rawValue) elsewhere",
            help: ["a group has one type, in whichever file it is written"],
            related: [.init(span: place, message: "the other type is written here")]))
        groupTypes[id.index] = .broken
      } else if groupTypes[id.index] != .broken {
        groupTypes[id.index] = type.map { .type($0) } ?? .broken
        said.typePlaces[id.index] = node.span
      }
    }
    if syntax.deprecated != nil { said.deprecations.insert(id.index) }
    let annotation = annotation(
      key: syntax.key,
      AnnotationSyntax(description: syntax.description, deprecated: syntax.deprecated))
    if design.groups[id.index].annotation.description == nil {
      design.groups[id.index].annotation.description = annotation.description
    }
    if design.groups[id.index].annotation.deprecation == nil {
      design.groups[id.index].annotation.deprecation = annotation.deprecation
    }
    if syntax.isPrivate { design.groups[id.index].isPrivate = true }
  }

  private mutating func token(_ syntax: TokenSyntax, in group: GroupID) -> Token {
    let inherited = design[group].annotation.deprecation
    guard let details = syntax.details.map({ program.tokenDetails[$0] }) else {
      return Token(
        name: syntax.key.text, group: group, type: .string, value: .nothing,
        annotation: Annotation(deprecation: inherited, span: syntax.key.span))
    }
    var annotation = annotation(
      key: syntax.key,
      AnnotationSyntax(description: details.description, deprecated: details.deprecated))
    if details.deprecated == nil { annotation.deprecation = inherited }
    return Token(
      name: syntax.key.text, group: group, type: .string, value: .nothing,
      annotation: annotation, isPrivate: details.isPrivate,
      outputName: details.outputName.flatMap { text($0, "a name for outputs") })
  }

  private mutating func reportCollision(
    _ key: Node, with other: SourceSpan, parent: GroupID, _ fault: String, help: String
  ) {
    let path = (design.path(of: parent) + [key.text]).joined(separator: ".")
    diagnostics.report(
      .error(
        .nameCollision, at: key.span, "'\(path.shortened)' \(fault)", help: [help],
        related: [.init(span: other, message: "it is also declared here")]))
  }

  private func find(_ hash: PathIndex.Hash, name: Node, in group: GroupID) -> PathIndex.Entry? {
    var found: PathIndex.Entry?
    paths.candidates(hash) { entry in
      // The rare equal hash: compare the whole path.
      let path = design.path(of: group) + [name.text]
      guard self.path(of: entry) == path.joined(separator: ".") else { return false }
      found = entry
      return true
    }
    return found
  }

  func path(of entry: PathIndex.Entry) -> String {
    switch entry {
    case .token(let id): design.path(of: design[id]).joined(separator: ".")
    case .group(let id): design.path(of: id).joined(separator: ".")
    }
  }
}
