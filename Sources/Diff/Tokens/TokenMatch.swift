import IR

/// Which tokens and groups of two designs are called the same.
struct TokenMatch {
  /// Groups with the same path, those inside after those around them.
  private(set) var groups: [(old: GroupID, new: GroupID)] = []
  /// By the place of the old token: that of the new one, or -1.
  private(set) var newOfOld: [Int32]
  /// By the place of the new token: that of the old one, or -1.
  private(set) var oldOfNew: [Int32]
  /// By the place of the old group: that of the new one, or -1.
  private(set) var newGroupOfOld: [Int32]

  init(_ old: DesignSystem, _ new: DesignSystem) {
    newOfOld = Array(repeating: -1, count: old.tokens.count)
    oldOfNew = Array(repeating: -1, count: new.tokens.count)
    newGroupOfOld = Array(repeating: -1, count: old.groups.count)
    var pending: [(old: GroupID, new: GroupID)] = [(.root, .root)]
    while let pair = pending.popLast() {
      groups.append(pair)
      newGroupOfOld[pair.old.index] = Int32(pair.new.index)
      var inner: [(old: GroupID, new: GroupID)] = []
      for (one, other) in Self.pairs(old, old[pair.old].members, new, new[pair.new].members) {
        switch (one, other) {
        case (.token(let one), .token(let other)): match(one, other)
        case (.group(let one), .group(let other)): inner.append((one, other))
        default: break
        }
      }
      pending += inner.reversed()
    }
  }

  mutating func match(_ old: TokenID, _ new: TokenID) {
    newOfOld[old.index] = Int32(new.index)
    oldOfNew[new.index] = Int32(old.index)
  }

  /// The members of two groups that have the same name and are both tokens, or both groups.
  private static func pairs(
    _ old: DesignSystem, _ olds: [TokenGroup.Member], _ new: DesignSystem,
    _ news: [TokenGroup.Member]
  ) -> [(TokenGroup.Member, TokenGroup.Member)] {
    var result: [(TokenGroup.Member, TokenGroup.Member)] = []
    // Mostly everything is where it was.
    var head = 0
    while head < min(olds.count, news.count),
      old.isCalled(olds[head], as: news[head], in: new)
    {
      result.append((olds[head], news[head]))
      head += 1
    }
    guard head < olds.count, head < news.count else { return result }
    let left = old.sorted(olds[head...])
    let right = new.sorted(news[head...])
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if left[i] < right[j] {
        i += 1
      } else if right[j] < left[i] {
        j += 1
      } else {
        result.append((left[i].member, right[j].member))
        i += 1
        j += 1
      }
    }
    return result
  }
}

/// A member of a group, in the order of the names' bytes.
private struct NamedMember: Comparable {
  let member: TokenGroup.Member
  let name: String
  let isGroup: Bool

  static func == (left: NamedMember, right: NamedMember) -> Bool {
    left.isGroup == right.isGroup && left.name.utf8.elementsEqual(right.name.utf8)
  }

  static func < (left: NamedMember, right: NamedMember) -> Bool {
    if left.isGroup != right.isGroup { return right.isGroup }
    return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}

extension DesignSystem {
  /// What a member is called in its group.
  func name(of member: TokenGroup.Member) -> String {
    switch member {
    case .token(let id): tokens[id.index].name
    case .group(let id): groups[id.index].name
    }
  }

  fileprivate func sorted(_ members: ArraySlice<TokenGroup.Member>) -> [NamedMember] {
    members.map { member in
      switch member {
      case .token: NamedMember(member: member, name: name(of: member), isGroup: false)
      case .group: NamedMember(member: member, name: name(of: member), isGroup: true)
      }
    }.sorted()
  }

  fileprivate func isCalled(
    _ member: TokenGroup.Member, as other: TokenGroup.Member, in new: DesignSystem
  ) -> Bool {
    switch (member, other) {
    case (.token, .token), (.group, .group):
      name(of: member).utf8.elementsEqual(new.name(of: other).utf8)
    case (.token, .group), (.group, .token): false
    }
  }

  /// The names from the top group down, with points between.
  func pathText(of id: TokenID) -> String { path(of: tokens[id.index]).joined(separator: ".") }
}
