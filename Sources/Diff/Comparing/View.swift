import IR

/// Both designs as some platforms have them.
struct View {
  /// Of those platforms, whichever; they all have the same.
  let platform: PlatformID
  /// What they are called.
  let names: [String]
  let old: DesignSystem
  let new: DesignSystem

  /// One for each platform that either design says something of its own for, before them one for all
  /// the others, if there are any. At least one.
  static func all(
    _ old: DesignSystem, _ new: DesignSystem, platforms: [PlatformID]
  ) -> [View] {
    let named = Set(old.namedPlatforms + new.namedPlatforms)
    let own = platforms.filter { named.contains($0) }
    let others = platforms.filter { !named.contains($0) }
    var views: [View] = []
    if let first = others.first {
      views.append(View(first, others, old, new))
    }
    views += own.map { View($0, [$0], old, new) }
    return views
  }

  private init(
    _ platform: PlatformID, _ names: [PlatformID], _ old: DesignSystem, _ new: DesignSystem
  ) {
    self.platform = platform
    self.names = names.map(\.name)
    self.old = old.specialized(to: platform)
    self.new = new.specialized(to: platform)
  }
}

extension DesignSystem {
  /// The platforms that have something of their own.
  fileprivate var namedPlatforms: [PlatformID] {
    var result = Set(platformDeclarations.keys)
    for token in tokens where !token.value.overrides.isEmpty {
      for override in token.value.overrides {
        if let platform = override.condition.platform { result.insert(platform) }
      }
    }
    for shape in shapes { result.formUnion(shape.parameters.flatMap(\.platforms)) }
    for interaction in interactions {
      result.formUnion(interaction.parameters.flatMap(\.platforms))
      for effect in interaction.states.flatMap(\.effects) { result.formUnion(effect.platforms) }
    }
    for component in components {
      result.formUnion(component.platforms)
      result.formUnion(component.parts.flatMap(\.recipe.platforms))
      for start in component.parts.compactMap(\.start) {
        for measure in [start.opacity, start.scale, start.offsetX, start.offsetY] {
          result.formUnion(measure?.platforms ?? [])
        }
      }
    }
    return Array(result)
  }
}

extension Parameter {
  fileprivate var platforms: [PlatformID] { defaultValue?.platforms ?? [] }
}

extension Component {
  fileprivate var platforms: [PlatformID] {
    let tables = properties + states.flatMap(\.properties)
    return Array(ownUses.keys) + parameters.flatMap(\.platforms)
      + tables.flatMap { table in table.table.cells.flatMap { $0?.platforms ?? [] } }
      + (interaction?.arguments.flatMap { $0?.platforms ?? [] } ?? [])
  }
}

extension InteractionDeclaration.Effect {
  fileprivate var platforms: [PlatformID] {
    switch self {
    case .opacity(let value), .scale(let value): value.platforms
    case .offset(let x, let y): x.platforms + y.platforms
    case .overlay(let color, let opacity): color.platforms + opacity.platforms
    case .background(let color): color.platforms
    case .shadow(let shadow): shadow.platforms
    }
  }
}
