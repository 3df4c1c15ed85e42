/// Which token holds each token's value on one platform, in the default context of every axis, and what
/// is generated there: worked out in one pass, however long the chains of aliases are.
struct TokenHolders: Sendable {
  let platform: PlatformID
  /// By the token's place: the place of the token at the end of its aliases; -1 where the platform
  /// has no value.
  private var holders: [Int32]
  private var tokens: [Bool]
  private var groups: [Bool]
  /// By the token's place; empty when nothing differs by mode.
  private var axes: [AxisSet]
  /// By the token's place: where its holders by context begin in `contextHolders`; -1 where it has none,
  /// since nothing differs or too much does.
  private var contextStarts: [Int]
  /// One for each context of the token's axes, the last axis running fastest; -1 where the token has no
  /// value.
  private var contextHolders: [Int32]
  /// The axes with which anything generated differs.
  private(set) var axesInUse = AxisSet()

  init(of design: DesignSystem, on platform: PlatformID) {
    self.platform = platform
    holders = TokenHolders.holders(of: design, on: platform)
    var order: [Int32] = []
    axes = TokenHolders.axes(of: design, on: platform, order: &order)
    contextStarts = []
    contextHolders = []
    tokens = Array(repeating: false, count: design.tokens.count)
    groups = Array(repeating: false, count: design.groups.count)
    // Groups stand behind the groups that they are in.
    var isPrivate = Array(repeating: false, count: design.groups.count)
    for index in design.groups.indices {
      let parent = design.groups[index].parent
      isPrivate[index] =
        design.groups[index].isPrivate || parent.map { isPrivate[$0.index] } == true
    }
    for index in design.tokens.indices {
      let group = design.tokens[index].group.index
      guard holders[index] >= 0, !design.tokens[index].isPrivate, !isPrivate[group] else {
        continue
      }
      tokens[index] = true
      groups[group] = true
      if !axes.isEmpty { axesInUse.formUnion(axes[index]) }
    }
    for index in design.groups.indices.reversed() where groups[index] {
      if let parent = design.groups[index].parent { groups[parent.index] = true }
    }
    holdByContext(in: design, order)
  }

  func holder(of id: TokenID) -> TokenID? {
    holders[id.index] < 0 ? nil : TokenID(Int(holders[id.index]))
  }

  func isGenerated(_ id: TokenID) -> Bool { tokens[id.index] }

  func isGenerated(_ id: GroupID) -> Bool { groups[id.index] }

  /// The axes with which the token's value differs, aliases followed.
  func axes(of id: TokenID) -> AxisSet { axes.isEmpty ? AxisSet() : axes[id.index] }

  /// The token at the end of the aliases in one context: outside `nil` where that was not worked out,
  /// inside where the platform has no value.
  func holder(of id: TokenID, in context: ModeContext, _ design: DesignSystem) -> TokenID?? {
    guard !axes.isEmpty, contextStarts[id.index] >= 0 else {
      return axes(of: id).isEmpty ? .some(holder(of: id)) : nil
    }
    let place = contextHolders[contextStarts[id.index] + offset(of: context, id.index, design)]
    return .some(place < 0 ? nil : TokenID(Int(place)))
  }

  private func offset(of context: ModeContext, _ token: Int, _ design: DesignSystem) -> Int {
    var offset = 0
    for axis in axes[token].places where axis < design.axes.count {
      offset = offset * design.axes[axis].contexts.count + context[axis]
    }
    return offset
  }

  /// How many contexts of one token are worked out, at most.
  private static let contextLimit = 1024

  /// Goes through the tokens so that each comes after those that it is an alias of: however long a chain
  /// is, each link is one step.
  private mutating func holdByContext(in design: DesignSystem, _ order: [Int32]) {
    guard !axes.isEmpty else { return }
    contextStarts = Array(repeating: -1, count: design.tokens.count)
    for token in order.lazy.map(Int.init) where !axes[token].isEmpty {
      guard design.axes.contextCount(over: axes[token], limit: Self.contextLimit) != nil else {
        continue
      }
      let value = design.tokens[token].value
      let contexts = design.axes.contextsInOrder(over: axes[token])
      var places: [Int32] = []
      for context in contexts {
        switch value.value(on: platform, in: context) {
        case nil: places.append(-1)
        case .literal?: places.append(Int32(token))
        case .alias(let target)?:
          guard let holder = holder(of: target, in: context, design) else { break }
          places.append(holder.map { Int32($0.index) } ?? -1)
        }
      }
      guard places.count == contexts.count else { continue }
      contextStarts[token] = contextHolders.count
      contextHolders += places
    }
  }

  /// The same for one token, by walking along its aliases.
  static func holder(
    of id: TokenID, in design: DesignSystem, on platform: PlatformID
  ) -> TokenID? {
    var next = id
    while true {
      switch design.tokens[next.index].next(on: platform) {
      case .nothing: return nil
      case .itself: return next
      case .other(let target): next = target
      }
    }
  }

  private static func holders(of design: DesignSystem, on platform: PlatformID) -> [Int32] {
    let unknown: Int32 = -2
    var holders = Array(repeating: unknown, count: design.tokens.count)
    var chain: [Int] = []
    for index in design.tokens.indices where holders[index] == unknown {
      var next = index
      var holder = unknown
      while holder == unknown {
        chain.append(next)
        switch design.tokens[next].next(on: platform) {
        case .nothing: holder = -1
        case .itself: holder = Int32(next)
        case .other(let target):
          next = target.index
          holder = holders[next]
        }
      }
      for place in chain { holders[place] = holder }
      chain.removeAll(keepingCapacity: true)
    }
    return holders
  }
}

extension TokenHolders {
  /// Depth first, without recursion: each token after those that it is an alias of.
  ///
  /// - Parameter order: takes the tokens in that order.
  private static func axes(
    of design: DesignSystem, on platform: PlatformID, order: inout [Int32]
  ) -> [AxisSet] {
    let differs = design.tokens.contains { token in
      token.value.overrides.contains { !$0.condition.modes.isEmpty }
    }
    guard differs else { return [] }
    var result = Array(repeating: AxisSet(), count: design.tokens.count)
    var isKnown = Array(repeating: false, count: design.tokens.count)
    var stack: [Int] = []
    for start in design.tokens.indices where !isKnown[start] {
      stack.append(start)
      while let index = stack.last {
        let value = design.tokens[index].value
        let waiting = stack.count
        var axes = AxisSet()
        value.forEachBranch(on: platform) { branch, modes in
          for mode in modes { axes.insert(mode.axis) }
          guard case .alias(let target) = branch else { return }
          if isKnown[target.index] {
            axes.formUnion(result[target.index])
          } else {
            stack.append(target.index)
          }
        }
        guard stack.count == waiting else { continue }
        result[index] = axes
        isKnown[index] = true
        order.append(Int32(index))
        stack.removeLast()
      }
    }
    return result
  }
}

extension Conditional<TokenValue> {
  /// The values that it can have on a platform, each with the modes that it takes.
  fileprivate func forEachBranch(
    on platform: PlatformID, _ body: (TokenValue, [Condition.Mode]) -> Void
  ) {
    if let base { body(base, []) }
    for override in overrides
    where override.condition.platform == nil || override.condition.platform == platform {
      body(override.value, override.condition.modes)
    }
  }
}

extension Token {
  fileprivate enum Next {
    case nothing
    case itself
    case other(TokenID)
  }

  /// One step along the aliases.
  fileprivate func next(on platform: PlatformID) -> Next {
    let written = value.overrides.isEmpty ? value.base : value.value(on: platform)
    switch written {
    case nil: return .nothing
    case .literal?: return .itself
    case .alias(let target)?: return .other(target)
    }
  }
}
