extension DesignSystem {
  /// What a token holds on a platform, in the default context of every axis, aliases followed.
  /// `nil` where the platform has no value. References never form a ring here.
  package func value(of id: TokenID, on platform: PlatformID) -> Value? {
    let holder =
      if let holders, holders.platform == platform {
        holders.holder(of: id)
      } else {
        TokenHolders.holder(of: id, in: self, on: platform)
      }
    guard let holder, case .literal(let value)? = tokens[holder.index].value.value(on: platform)
    else { return nil }
    return value
  }

  /// The tokens that an output on `platform` generates: those that are not private and have a value
  /// there, in the order in which their groups hold them.
  package func isGenerated(_ id: TokenID, on platform: PlatformID) -> Bool {
    if let holders, holders.platform == platform { return holders.isGenerated(id) }
    guard !tokens[id.index].isPrivate,
      TokenHolders.holder(of: id, in: self, on: platform) != nil
    else { return false }
    var group: GroupID? = tokens[id.index].group
    while let next = group {
      if groups[next.index].isPrivate { return false }
      group = groups[next.index].parent
    }
    return true
  }

  /// Whether a group holds anything to generate on `platform`.
  package func isGenerated(_ id: GroupID, on platform: PlatformID) -> Bool {
    if let holders, holders.platform == platform { return holders.isGenerated(id) }
    guard !groups[id.index].isPrivate else { return false }
    return groups[id.index].members.contains { member in
      switch member {
      case .token(let token): isGenerated(token, on: platform)
      case .group(let group): isGenerated(group, on: platform)
      }
    }
  }

  /// The axes with which a token's value differs on a platform, or that of a token that it refers to.
  package func axes(of id: TokenID, on platform: PlatformID) -> AxisSet {
    if let holders, holders.platform == platform { return holders.axes(of: id) }
    return TokenHolders(of: self, on: platform).axes(of: id)
  }

  /// The axes with which anything generated on a platform differs.
  package func axesInUse(on platform: PlatformID) -> AxisSet {
    if let holders, holders.platform == platform { return holders.axesInUse }
    return TokenHolders(of: self, on: platform).axesInUse
  }

  /// What a token holds on a platform in one context, aliases followed.
  package func value(
    of id: TokenID, on platform: PlatformID, in context: ModeContext
  ) -> Value? {
    if let holders, holders.platform == platform,
      let holder = holders.holder(of: id, in: context, self)
    {
      guard let holder,
        case .literal(let value)? = tokens[holder.index].value.value(on: platform, in: context)
      else { return nil }
      return value
    }
    var next = id
    while true {
      switch tokens[next.index].value.value(on: platform, in: context) {
      case nil: return nil
      case .literal(let value)?: return value
      case .alias(let target)?: next = target
      }
    }
  }

  /// What to write for a token on a platform: an alias stays one when the token it names is generated
  /// and not deprecated; else what that token holds is written in its place, in each context in which
  /// it differs. The overrides name modes only.
  package func writtenValue(
    of id: TokenID, on platform: PlatformID, keepsAliases: Bool
  ) -> Conditional<TokenValue> {
    var value = tokens[id.index].value.onlyOverrides(on: platform)
    while value.overrides.isEmpty {
      guard case .alias(let target)? = value.base,
        !keepsAliases || !canBeNamed(target, by: id, on: platform)
      else { return value }
      value = tokens[target.index].value.onlyOverrides(on: platform)
    }
    // Some link of the chain differs by mode.
    let contexts = axes.contexts(over: axes(of: id, on: platform))
    var result = Conditional<TokenValue>.nothing
    for context in contexts {
      let written = writtenValue(of: id, on: platform, in: context, keepsAliases: keepsAliases)
      if context == .standard {
        result.base = written
      } else if let written, result.value(on: nil, in: context) != written {
        result.overrides.append(.init(Condition(modes: context.modes), written))
      }
    }
    return result
  }

  /// The same in one context.
  package func writtenValue(
    of id: TokenID, on platform: PlatformID, in context: ModeContext, keepsAliases: Bool
  ) -> TokenValue? {
    guard keepsAliases else { return value(of: id, on: platform, in: context).map { .literal($0) } }
    var written = tokens[id.index].value.value(on: platform, in: context)
    while case .alias(let target)? = written, !canBeNamed(target, by: id, on: platform) {
      written = tokens[target.index].value.value(on: platform, in: context)
    }
    return written
  }

  /// The token to name for a reference, or `nil` when its value has to be written instead.
  package func nameable(
    _ id: TokenID, on platform: PlatformID, keepsAliases: Bool
  ) -> TokenID? {
    var next = id
    while keepsAliases {
      if canBeNamed(next, by: nil, on: platform) { return next }
      let value = tokens[next.index].value.onlyOverrides(on: platform)
      guard value.overrides.isEmpty, case .alias(let target)? = value.base else { return nil }
      next = target
    }
    return nil
  }

  private func canBeNamed(_ id: TokenID, by user: TokenID?, on platform: PlatformID) -> Bool {
    guard isGenerated(id, on: platform) else { return false }
    // Naming a deprecated token would warn inside generated code, unless the user is deprecated too.
    return tokens[id.index].annotation.deprecation == nil
      || user.map { tokens[$0.index].annotation.deprecation != nil } == true
  }
}
