package import IR

extension DesignSystem {
  /// The tokens that an output on `platform` generates: those that are not private and have a value
  /// there, in the order in which their groups hold them.
  package func isGenerated(_ id: TokenID, on platform: PlatformID) -> Bool {
    let token = self[id]
    guard !token.isPrivate, value(of: id, on: platform) != nil else { return false }
    var group: GroupID? = token.group
    while let next = group {
      if self[next].isPrivate { return false }
      group = self[next].parent
    }
    return true
  }

  /// Whether a group holds anything to generate on `platform`.
  package func isGenerated(_ id: GroupID, on platform: PlatformID) -> Bool {
    guard !self[id].isPrivate else { return false }
    return self[id].members.contains { member in
      switch member {
      case .token(let token): isGenerated(token, on: platform)
      case .group(let group): isGenerated(group, on: platform)
      }
    }
  }

  /// What to write for a token on a platform: an alias stays one when the token it names is generated
  /// and not deprecated; else what that token holds is written in its place.
  package func writtenValue(
    of id: TokenID, on platform: PlatformID, keepsAliases: Bool
  ) -> Conditional<TokenValue> {
    var value = self[id].value.onlyOverrides(on: platform)
    while true {
      guard case .alias(let target)? = value.base, value.overrides.isEmpty,
        !keepsAliases || !canBeNamed(target, by: id, on: platform)
      else { return value }
      value = self[target].value.onlyOverrides(on: platform)
    }
  }

  /// The token to name for a reference, or `nil` when its value has to be written instead.
  package func nameable(
    _ id: TokenID, on platform: PlatformID, keepsAliases: Bool
  ) -> TokenID? {
    var next = id
    while keepsAliases {
      if canBeNamed(next, by: nil, on: platform) { return next }
      let value = self[next].value.onlyOverrides(on: platform)
      guard value.overrides.isEmpty, case .alias(let target)? = value.base else { return nil }
      next = target
    }
    return nil
  }

  private func canBeNamed(_ id: TokenID, by user: TokenID?, on platform: PlatformID) -> Bool {
    guard isGenerated(id, on: platform) else { return false }
    // Naming a deprecated token would warn inside generated code, unless the user is deprecated too.
    return self[id].annotation.deprecation == nil
      || user.map { self[$0].annotation.deprecation != nil } == true
  }
}
