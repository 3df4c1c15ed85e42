extension DesignSystem {
  /// The design as it is on one platform with these contexts chosen for good: it differs no more by
  /// their axes, which keep their places and names.
  ///
  /// - Parameter modes: one an axis at most; default contexts can be among them.
  package func fixing(_ modes: [Condition.Mode], on platform: PlatformID) -> DesignSystem {
    guard !modes.isEmpty else { return self }
    var design = self
    design.holders = nil
    for index in tokens.indices where !tokens[index].value.overrides.isEmpty {
      design.tokens[index].value = tokens[index].value.onlyOverrides(on: platform).fixing(modes)
    }
    let fixed = design
    func timed(_ animation: AnimationDeclaration) -> AnimationDeclaration {
      animation.token.flatMap { fixed.value(of: $0, on: platform) }.map { animation.timed(by: $0) }
        ?? animation
    }
    design.animations = animations.map(timed)
    for (name, own) in platformDeclarations {
      design.platformDeclarations[name]?.animations = own.animations.map(timed)
    }
    for index in components.indices {
      design.components[index].fix(for: fixed, on: platform)
    }
    return design
  }
}

extension Conditional {
  /// What is left when these contexts are chosen for good. The overrides name modes only.
  fileprivate func fixing(_ modes: [Condition.Mode]) -> Conditional {
    var result = Conditional(base)
    for override in overrides {
      let rest = override.condition.modes.filter { mode in !modes.contains { $0.axis == mode.axis }
      }
      let isOut = override.condition.modes.contains { mode in
        modes.contains { $0.axis == mode.axis && $0.context != mode.context }
      }
      if isOut { continue }
      // The later one holds wherever an earlier one does that asks for all that it asks for.
      result.overrides.removeAll { earlier in rest.allSatisfy(earlier.condition.modes.contains) }
      if rest.isEmpty {
        result.base = override.value
      } else {
        result.overrides.append(Override(Condition(modes: rest), override.value))
      }
    }
    return result
  }
}

extension Component {
  fileprivate mutating func fix(for design: DesignSystem, on platform: PlatformID) {
    properties.fix(for: design, on: platform)
    for state in states.indices { states[state].properties.fix(for: design, on: platform) }
    for part in parts.indices { parts[part].recipe.fix(for: design, on: platform) }
  }
}

extension [PropertyTable] {
  /// Where a token is named, what it stands for is written beside its name: after fixing, another
  /// value.
  fileprivate mutating func fix(for design: DesignSystem, on platform: PlatformID) {
    for index in indices {
      let table = self[index].table
      guard table.cells.contains(where: { $0?.base?.holdsCopies == true }) else { continue }
      self[index].table = VariantTable(
        axes: table.axes, optionCounts: table.optionCounts,
        cells: table.cells.map { cell in
          cell?.map { $0.copied(from: design, on: platform) }
        })
    }
  }
}

extension PropertyValue {
  /// Whether values of tokens can stand in it beside their names.
  fileprivate var holdsCopies: Bool {
    switch self {
    case .fontFamily, .shadow, .strokeStyle: true
    case .measure, .em, .factor, .color, .typography, .alignment, .boolean, .string: false
    }
  }

  fileprivate func copied(from design: DesignSystem, on platform: PlatformID) -> PropertyValue {
    func value(_ token: TokenID) -> Value? { design.value(of: token, on: platform) }
    func length(_ field: Aliasable<Dimension>) -> Aliasable<Dimension> {
      guard case .alias(let token, _) = field else { return field }
      switch value(token) {
      case .dimension(let length)?, .fontSize(let length)?: return .alias(token, length)
      default: return field
      }
    }
    switch self {
    case .fontFamily(.alias(let token, _)):
      guard case .fontFamily(let families)? = value(token) else { return self }
      return .fontFamily(.alias(token, families))
    case .shadow(.alias(let token, _)):
      guard case .shadow(let layers)? = value(token) else { return self }
      return .shadow(.alias(token, layers))
    case .shadow(.literal(let layers)):
      return .shadow(
        .literal(
          layers.map { layer in
            var layer = layer
            if case .alias(let token, _) = layer.color, case .color(let color)? = value(token) {
              layer.color = .alias(token, color)
            }
            layer.offsetX = length(layer.offsetX)
            layer.offsetY = length(layer.offsetY)
            layer.blur = length(layer.blur)
            layer.spread = length(layer.spread)
            return layer
          }))
    case .strokeStyle(.dashes(let dashes, let cap)):
      return .strokeStyle(.dashes(dashes.map(length), cap))
    case .fontFamily, .strokeStyle, .measure, .em, .factor, .color, .typography, .alignment,
      .boolean, .string:
      return self
    }
  }
}
