/// The circumstances in which an override holds. Without any, it always holds.
package struct Condition: Hashable, Sendable {
  /// One context of one axis, by their places in `DesignSystem.axes` and `ModeAxis.contexts`.
  package struct Mode: Hashable, Sendable {
    package var axis: Int
    package var context: Int

    package init(axis: Int, context: Int) {
      self.axis = axis
      self.context = context
    }
  }

  /// Only on this platform, if given.
  package var platform: PlatformID?
  /// All of these must be chosen; one an axis, in the order of the axes. Never a default context: what
  /// holds there is the base value.
  package var modes: [Mode]

  package init(platform: PlatformID? = nil, modes: [Mode] = []) {
    self.platform = platform
    self.modes = modes
  }

  /// Whether it holds in a context, on whichever platform.
  package func holds(in context: ModeContext) -> Bool {
    modes.allSatisfy { context[$0.axis] == $0.context }
  }
}

/// A value that can differ by platform and mode: a base value, and overrides of which the last that
/// holds wins.
package struct Conditional<Value: Hashable & Sendable>: Hashable, Sendable {
  package struct Override: Hashable, Sendable {
    package var condition: Condition
    package var value: Value

    package init(_ condition: Condition, _ value: Value) {
      self.condition = condition
      self.value = value
    }
  }

  /// `nil` when only some platforms give a value: the others ignore the place.
  package var base: Value?
  /// In rising precedence: those that name a platform only come first, then the modes.
  package var overrides: [Override]

  package init(_ base: Value?, overrides: [Override] = []) {
    self.base = base
    self.overrides = overrides
  }

  /// The value on one platform in the default context of every axis; `nil` where it has none.
  package func value(on platform: PlatformID) -> Value? {
    guard !overrides.isEmpty else { return base }
    return value(on: platform, in: .standard)
  }

  /// The value on one platform in one context; `nil` where it has none. Without a platform, what all
  /// platforms have that say nothing of their own.
  package func value(on platform: PlatformID?, in context: ModeContext) -> Value? {
    let holding = overrides.last { override in
      (override.condition.platform == nil || override.condition.platform == platform)
        && override.condition.holds(in: context)
    }
    return holding?.value ?? base
  }

  /// What is left of it on one platform: overrides name modes only. `base` is `nil` where that
  /// platform ignores the place.
  package func onlyOverrides(on platform: PlatformID) -> Conditional {
    guard !overrides.isEmpty else { return self }
    var result = Conditional(base)
    for override in overrides {
      guard override.condition.platform == nil || override.condition.platform == platform else {
        continue
      }
      if override.condition.modes.isEmpty {
        result.base = override.value
        result.overrides = []
      } else {
        // The later one holds wherever the earlier does.
        result.overrides.removeAll { $0.condition.modes == override.condition.modes }
        result.overrides.append(
          Override(Condition(modes: override.condition.modes), override.value))
      }
    }
    return result
  }

  /// The platforms that the overrides name, each once, in order of first mention.
  package var platforms: [PlatformID] {
    guard !overrides.isEmpty else { return [] }
    var result: [PlatformID] = []
    for override in overrides {
      guard let platform = override.condition.platform, !result.contains(platform) else { continue }
      result.append(platform)
    }
    return result
  }

  /// The axes that the overrides name.
  package var axes: AxisSet {
    var result = AxisSet()
    for override in overrides {
      for mode in override.condition.modes { result.insert(mode.axis) }
    }
    return result
  }

  package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Conditional<Other> {
    Conditional<Other>(
      try base.map(transform),
      overrides: try overrides.map { .init($0.condition, try transform($0.value)) })
  }
}

/// The same for tokens, of which there may be a hundred thousand. Other modules call these
/// as they are, compiled for tokens' values, and not through generic code that asks for its types at
/// every call.
extension Conditional where Value == TokenValue {
  package static func literal(_ value: IR.Value) -> Conditional { Conditional(.literal(value)) }

  package static func alias(_ target: TokenID) -> Conditional { Conditional(.alias(target)) }

  package static var nothing: Conditional { Conditional(nil) }

  package var namesPlatforms: Bool { !overrides.isEmpty }
}
