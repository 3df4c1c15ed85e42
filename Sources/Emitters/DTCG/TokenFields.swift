import Emission
import IR

extension Context {
  /// All that a token says but its type.
  func fields(of id: TokenID, holding written: TokenValue) -> [JSONTree.Entry] {
    [JSONTree.Entry("$value", tree(written))] + annotations(of: id)
      + extensions(
        extensions(of: id, holding: written), besides: design.keptOfTokens[id.index])
      + kept(of: id)
  }

  /// What stands in a token beside what the format knows, but tokens in it.
  func kept(of id: TokenID) -> [JSONTree.Entry] {
    (design.keptOfTokens[id.index]?.others ?? []).compactMap { name, data in
      let value = data.value
      guard name.utf8.first != 0x24, !value.members.contains(where: { $0.name == "$value" }) else {
        return nil
      }
      return .init(name, JSONTree(value))
    }
  }

  func annotations(of id: TokenID) -> [JSONTree.Entry] {
    let token = design.tokens[id.index]
    return entries(
      token.annotation, inherited: design.groups[token.group.index].annotation.deprecation)
  }

  /// What a group says of itself.
  func annotations(of id: GroupID) -> [JSONTree.Entry] {
    let group = design.groups[id.index]
    return entries(
      group.annotation,
      inherited: group.parent.flatMap { design.groups[$0.index].annotation.deprecation })
      + extensions([], besides: design.keptOfGroups[id.index])
  }

  private func entries(
    _ annotation: Annotation, inherited: Deprecation?
  ) -> [JSONTree.Entry] {
    var entries: [JSONTree.Entry] = []
    if let description = annotation.description {
      entries.append(.init("$description", .text(description)))
    }
    if annotation.deprecation != inherited {
      let deprecation = annotation.deprecation
      entries.append(
        .init("$deprecated", deprecation?.message.map { .text($0) } ?? .flag(deprecation != nil)))
    }
    return entries
  }

  /// What Tessera knows of a token that DTCG cannot say.
  private func extensions(
    of id: TokenID, holding written: TokenValue
  ) -> [JSONTree.Entry] {
    let token = design.tokens[id.index]
    var entries: [JSONTree.Entry] = []
    if case .literal(let value) = written {
      if let name = token.type.designTokensName, name != token.type.rawValue {
        entries.append(.init("type", .text(token.type.rawValue)))
      }
      if case .typography(let style) = value { entries += exactMetrics(of: style) }
    }
    // A name that DTCG does not allow goes on in what is generated from the file.
    let isRenamed = token.type.designTokensName != nil && names.tokens[id.index] != token.name
    if let name = token.outputName ?? (isRenamed ? token.name : nil) {
      entries.append(.init("name", .text(name)))
    }
    return entries
  }

  /// - Parameters:
  ///   - entries: Tessera's own.
  ///   - kept: holds other tools'.
  func extensions(
    _ entries: [JSONTree.Entry], besides kept: KeptEntries? = nil
  ) -> [JSONTree.Entry] {
    let members = kept?.extensions?.value.members ?? []
    var all = members.filter { $0.name != Self.ownName }
      .map { JSONTree.Entry($0.name, JSONTree($0.value)) }
    // What is found by rules, and allowed with a reason.
    let allowed = members.first { $0.name == Self.ownName }?.value.members
      .first { $0.name == "allow" }
    let own = entries + (allowed.map { [.init($0.name, JSONTree($0.value))] } ?? [])
    if !own.isEmpty { all.append(.init(Self.ownName, .object(own))) }
    return all.isEmpty ? [] : [.init("$extensions", .object(all))]
  }

  private static var ownName: String { "dev.tessera" }
}
