import IR

/// Finds tokens that have another name: of the same type and value, at the same place in their group
/// or, where that is another one too, in their file.
struct TokenRenames {
  let old: DesignSystem
  let new: DesignSystem
  let views: [View]
  /// By their places: whether the tokens are generated.
  let isOld: [Bool]
  let isNew: [Bool]

  /// - Returns: the renamed tokens of both designs.
  func find(_ match: TokenMatch) -> [(old: TokenID, new: TokenID)] {
    let isGone = isOld.indices.contains { isOld[$0] && match.newOfOld[$0] < 0 }
    let isFresh = isNew.indices.contains { isNew[$0] && match.oldOfNew[$0] < 0 }
    guard isGone, isFresh else { return [] }
    var all = match
    var result = inGroups(match)
    for (old, new) in result { all.match(old, new) }
    result += inFiles(all)
    return result
  }

  private func oldContents(_ id: TokenID) -> TokenContents? {
    guard isOld[id.index] else { return nil }
    return TokenContents(of: id, in: views.map(\.old), platforms: views.map(\.platform))
  }

  private func newContents(_ id: TokenID) -> TokenContents? {
    guard isNew[id.index] else { return nil }
    return TokenContents(of: id, in: views.map(\.new), platforms: views.map(\.platform))
  }

  // MARK: Groups

  private enum Contents: Hashable {
    case token(TokenContents)
    case group(GroupContents)
  }

  private func inGroups(_ match: TokenMatch) -> [(old: TokenID, new: TokenID)] {
    var result: [(old: TokenID, new: TokenID)] = []
    for (oldGroup, newGroup) in match.groups {
      let olds = old[oldGroup].members
      let news = new[newGroup].members
      guard olds.contains(where: { Self.place($0, match) < 0 }) else { continue }
      var places: [TokenGroup.Member: Int] = [:]
      for (place, member) in news.enumerated() { places[member] = place }
      let pairs = Gaps.renamed(
        old: olds.map { member -> Int? in
          let place = Self.place(member, match)
          guard place >= 0 else { return nil }
          switch member {
          case .token: return places[.token(TokenID(place))]
          case .group: return places[.group(GroupID(place))]
          }
        }, new: news.count,
        oldContents: { contents(olds[$0], old, oldContents) },
        newContents: { contents(news[$0], new, newContents) })
      for pair in pairs { result += tokens(olds[pair.old], news[pair.new]) }
    }
    return result
  }

  private static func place(_ member: TokenGroup.Member, _ match: TokenMatch) -> Int {
    switch member {
    case .token(let id): Int(match.newOfOld[id.index])
    case .group(let id): Int(match.newGroupOfOld[id.index])
    }
  }

  private func contents(
    _ member: TokenGroup.Member, _ design: DesignSystem, _ token: (TokenID) -> TokenContents?
  ) -> Contents? {
    switch member {
    case .token(let id): token(id).map { .token($0) }
    case .group(let id): GroupContents(of: id, in: design, token).map { .group($0) }
    }
  }

  /// The tokens of a member and of the one that it was renamed to: they hold the same, in order.
  private func tokens(
    _ member: TokenGroup.Member, _ other: TokenGroup.Member
  ) -> [(old: TokenID, new: TokenID)] {
    switch (member, other) {
    case (.token(let one), .token(let other)): [(one, other)]
    case (.group(let one), .group(let other)):
      zip(
        old.tokens(in: one).filter { isOld[$0.index] },
        new.tokens(in: other).filter { isNew[$0.index] }
      ).map { ($0, $1) }
    default: []
    }
  }

  // MARK: Files

  /// Tokens that went to another group, but stand in their file where they stood.
  private func inFiles(_ match: TokenMatch) -> [(old: TokenID, new: TokenID)] {
    let olds = Self.inOrder(old, isOld)
    let news = Self.inOrder(new, isNew)
    var places = Array(repeating: -1, count: new.tokens.count)
    for (place, id) in news.enumerated() { places[id.index] = place }
    let pairs = Gaps.renamed(
      old: olds.map { id -> Int? in
        let other = Int(match.newOfOld[id.index])
        return other < 0 || places[other] < 0 ? nil : places[other]
      }, new: news.count, needsNeighbour: true,
      // One that is not private any more, or became so, keeps its name.
      oldContents: { match.newOfOld[olds[$0].index] < 0 ? oldContents(olds[$0]) : nil },
      newContents: { match.oldOfNew[news[$0].index] < 0 ? newContents(news[$0]) : nil })
    return pairs.map { (olds[$0.old], news[$0.new]) }
  }

  private static func inOrder(_ design: DesignSystem, _ isGenerated: [Bool]) -> [TokenID] {
    design.tokens.indices.filter { isGenerated[$0] }.sorted {
      (design.tokens[$0].annotation.span, $0) < (design.tokens[$1].annotation.span, $1)
    }.map { TokenID($0) }
  }
}
