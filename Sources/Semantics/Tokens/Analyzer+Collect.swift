import Diagnostics
import Document
import IR
import Syntax

/// Gathers the tokens and groups of all files into one tree. Several places may write the same group.
extension Analyzer {
  mutating func collectTokens() {
    groupTypes = [.unsaid]
    var said = SaidOfGroups()
    var extending: [Extending] = []
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
        let id = addGroup(
          TokenGroup(
            name: syntax.key.text, parent: parentID, annotation: Annotation(span: syntax.key.span)),
          hash: hash)
        design.groups[parentID.index].members.append(.group(id))
        groupOf.append(id)
        adopt(syntax, as: id, &said)
      }
      if let target = syntax.extends, let id = groupOf.last {
        extending.append(Extending(group: id, target: target))
      }
    }
    design.tokens.reserveCapacity(program.tokens.count)
    declarations.reserveCapacity(program.tokens.count)
    for (place, syntax) in program.tokens.enumerated() {
      let group = groupOf[syntax.group]
      let hash = syntax.key.withUTF8 { groupHashes[group.index].member($0) }
      switch find(hash, name: syntax.key, in: group) {
      case .token(let other)? where syntax.isFallback || isResolved(other) && syntax.order >= 0:
        guard counts(syntax, over: program.tokens[declarations[other.index]]) else { continue }
        design.tokens[other.index] = token(syntax, in: group)
        declarations[other.index] = place
        progress[other.index] = syntax.isBroken ? .broken : .waiting
      case .token(let other)? where isReplaced(other, by: syntax):
        diagnostics.report(
          .warning(
            .nameCollision, at: syntax.key.span,
            "'\(path(of: .token(other)).shortened)' is declared twice: this is the value that counts",
            help: ["take one of them out"],
            related: [
              .init(span: design[other].annotation.span, message: "it is also declared here")
            ]))
        design.tokens[other.index] = token(syntax, in: group)
        declarations[other.index] = place
        progress[other.index] = syntax.isBroken ? .broken : .waiting
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
        if let target = pointerToGroup(syntax) {
          let id = addGroup(
            TokenGroup(
              name: syntax.key.text, parent: group, annotation: Annotation(span: syntax.key.span)),
            hash: hash)
          design.groups[group.index].members.append(.group(id))
          extending.append(Extending(group: id, target: target))
          if let type = syntax.details.flatMap({ program.tokenDetails[$0].type }) {
            groupTypes[id.index] = tokenType(type).map { .type($0) } ?? .broken
          }
          continue
        }
        let id = addToken(
          token(syntax, in: group), declaredAt: place, hash: hash,
          progress: syntax.isBroken ? .broken : .waiting)
        design.groups[group.index].members.append(.token(id))
      }
    }
    sortMembersByPlace()
    let copies = extendGroups(extending, &said)
    collectOverrides(copies)
    inherit(said)
    keepForeignData()
    aliasEnds = design.tokens.indices.map { Int32($0) }
    soleTargets = Array(repeating: -1, count: design.tokens.count)
  }

  /// Whether a resolver brought the token.
  private func isResolved(_ id: TokenID) -> Bool {
    program.tokens[declarations[id.index]].order >= 0
  }

  /// Whether a token takes the place of one before: in a resolver later ones do, but what only a
  /// default context has gives way to what sets have, and to what earlier modifiers have.
  private func counts(_ later: TokenSyntax, over earlier: TokenSyntax) -> Bool {
    guard later.isFallback else { return true }
    return earlier.isFallback && earlier.order == later.order
  }

  /// In Style Dictionary's files a later declaration takes the place of one before.
  private func isReplaced(_ id: TokenID, by syntax: TokenSyntax) -> Bool {
    dialect(of: syntax.key) == .styleDictionary
      && dialect(of: program.tokens[declarations[id.index]].key) == .styleDictionary
  }

  /// Finds the tokens that files with `mode:` give values to.
  ///
  /// - Parameter copies: tokens that came by `$extends`, and where from. They have those values too, but
  ///   for the modes in which they have their own.
  private mutating func collectOverrides(_ copies: [(copy: TokenID, of: TokenID)]) {
    for (place, override) in program.overrides.enumerated() {
      let key = override.token.key
      let group = groupOf[override.token.group]
      let hash = key.withUTF8 { groupHashes[group.index].member($0) }
      if case .token(let id)? = find(hash, name: key, in: group) {
        add(override, at: place, to: id)
        continue
      }
      let path = (design.path(of: group) + [key.text]).joined(separator: ".")
      diagnostics.report(
        .error(
          .overrideWithoutToken, at: key.span,
          override.axis == nil
            ? "this file gives '\(path.shortened)' a value for '\(override.mode.text.shortened)', but no file declares it"
            : "'\(path.shortened)' has a value for '\(override.mode.text.shortened)', and none otherwise",
          help: override.axis != nil
            ? ["give it a value in a set, or in the default context of the modifier"]
            : [
              suggestion(for: path).map { "did you mean '\($0)'?" }
                ?? "declare it in a file without 'mode:', with the value that it has otherwise"
            ]))
    }
    for (copy, original) in copies {
      guard let others = overridesOfToken[original.index] else { continue }
      let own = overridesOfToken[copy.index] ?? []
      let modes = Set(own.map { name(of: program.overrides[$0]) })
      overridesOfToken[copy.index] =
        others.filter { !modes.contains(name(of: program.overrides[$0])) } + own
    }
  }

  /// The contexts of an override, with their axis if it is of a resolver.
  private func name(of override: TokenOverride) -> String {
    (override.axis.map { $0.text + ":" } ?? "") + override.mode.text
  }

  /// In a resolver the last value for a context counts, and none counts that a later set hides.
  private mutating func add(_ override: TokenOverride, at place: Int, to id: TokenID) {
    guard override.axis != nil else {
      overridesOfToken[id.index, default: []].append(place)
      return
    }
    let base = program.tokens[declarations[id.index]]
    guard base.isFallback || base.order <= override.token.order else { return }
    let name = name(of: override)
    let others = overridesOfToken[id.index] ?? []
    overridesOfToken[id.index] =
      others.filter { self.name(of: program.overrides[$0]) != name } + [place]
  }

  func hash(of name: Node, in group: GroupID) -> PathIndex.Hash {
    name.withUTF8 { groupHashes[group.index].member($0) }
  }

  mutating func addGroup(_ group: TokenGroup, hash: PathIndex.Hash) -> GroupID {
    let id = GroupID(design.groups.count)
    design.groups.append(group)
    groupHashes.append(hash)
    groupTypes.append(.unsaid)
    paths.insert(.group(id), hash: hash)
    return id
  }

  mutating func addToken(
    _ token: Token, declaredAt place: Int, hash: PathIndex.Hash, progress: Progress
  ) -> TokenID {
    let id = TokenID(design.tokens.count)
    design.tokens.append(token)
    paths.insert(.token(id), hash: hash)
    declarations.append(place)
    self.progress.append(progress)
    return id
  }

  /// Types and deprecations that groups have from the groups around them, and tokens from their group.
  private mutating func inherit(_ said: SaidOfGroups) {
    // Groups come after the groups around them.
    for index in design.groups.indices.dropFirst() {
      guard let parent = design.groups[index].parent else { continue }
      if groupTypes[index] == .unsaid { groupTypes[index] = groupTypes[parent.index] }
      if !said.deprecations.contains(index) {
        design.groups[index].annotation.deprecation =
          design.groups[parent.index].annotation.deprecation
      }
    }
    guard design.groups.contains(where: { $0.annotation.deprecation != nil }) else { return }
    for index in design.tokens.indices {
      guard
        let deprecation = design.groups[design.tokens[index].group.index].annotation.deprecation,
        program.tokens[declarations[index]].details
          .flatMap({ program.tokenDetails[$0].deprecated }) == nil
      else { continue }
      design.tokens[index].annotation.deprecation = deprecation
    }
  }

  /// What has been said of groups so far.
  struct SaidOfGroups {
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
    if let node = syntax.type, dialect(of: node).isLenient, TokenType(rawValue: node.text) == nil {
      // Its tokens tell of it, each with what becomes of it.
      if groupTypes[id.index] == .unsaid {
        groupTypes[id.index] = .unknown(unknownTypes.count)
        unknownTypes.append(node)
      }
    } else if let node = syntax.type {
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
    guard let details = syntax.details.map({ program.tokenDetails[$0] }) else {
      return Token(
        name: syntax.key.text, group: group, type: .string, value: .nothing,
        annotation: Annotation(span: syntax.key.span))
    }
    let annotation = annotation(
      key: syntax.key,
      AnnotationSyntax(description: details.description, deprecated: details.deprecated))
    return Token(
      name: syntax.key.text, group: group, type: .string, value: .nothing,
      annotation: annotation, isPrivate: details.isPrivate,
      outputName: details.outputName.flatMap { text($0, "a name for outputs") }
        ?? nameOfSign(syntax.key))
  }

  /// The name to generate for `_` or `@`, by which other tools' files call a group's own value.
  private func nameOfSign(_ key: Node) -> String? {
    guard dialect(of: key).isLenient else { return nil }
    let isSign = key.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        byte < 0x80 && !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte | 0x20)
      }
    }
    return isSign ? "root" : nil
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
