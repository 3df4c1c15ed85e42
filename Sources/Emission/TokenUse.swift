package import Geometry
package import IR

extension DesignSystem {
  /// The tokens that a component is drawn with: what it names itself, and what its shape, its
  /// interaction and its animations do.
  package func usedTokens(_ component: Component) -> Set<TokenID> {
    var result = component.usedTokens
    if case .declared(let id, _)? = component.shape { result.formUnion(self[id].usedTokens) }
    if let use = component.interaction { result.formUnion(usedTokens(self[use.interaction])) }
    if let token = component.animation.flatMap({ self[$0].token }) { result.insert(token) }
    for part in component.parts { result.formUnion(usedTokens(part.recipe)) }
    return result
  }

  /// The tokens that an interaction is drawn with.
  package func usedTokens(_ interaction: InteractionDeclaration) -> Set<TokenID> {
    var result = interaction.usedTokens
    if let token = interaction.animation.flatMap({ self[$0].token }) { result.insert(token) }
    return result
  }

  /// The tokens that shapes, animations, interactions and components are drawn with.
  package var tokensOfDeclarations: Set<TokenID> {
    var result: Set<TokenID> = []
    for shape in shapes { result.formUnion(shape.usedTokens) }
    for id in generatedAnimations {
      if let token = self[id].token { result.insert(token) }
    }
    for interaction in interactions { result.formUnion(usedTokens(interaction)) }
    for component in components { result.formUnion(usedTokens(component)) }
    return result
  }

  /// The axes with which anything generated on a platform differs, tokens and declarations.
  package func allAxes(on platform: PlatformID) -> AxisSet {
    var result = axesInUse(on: platform)
    for token in tokensOfDeclarations { result.formUnion(axes(of: token, on: platform)) }
    return result
  }
}

extension ShapeDeclaration {
  /// The tokens that its outline, its least size and its parameters' defaults name.
  package var usedTokens: Set<TokenID> {
    var result: Set<TokenID> = []
    for command in path {
      for measure in command.measures { result.insert(measure) }
    }
    result.insert(leastSize.width)
    result.insert(leastSize.height)
    result.insert(defaultsOf: parameters)
    return result
  }
}

extension PathCommand {
  /// All formulas of the piece.
  package var measures: [Measure] {
    switch self {
    case .move(let to), .line(let to): [to.x, to.y]
    case .quad(let to, let control): [control.x, control.y, to.x, to.y]
    case .cubic(let to, let control1, let control2):
      [control1.x, control1.y, control2.x, control2.y, to.x, to.y]
    case .arc(let arc): [arc.center.x, arc.center.y, arc.radius]
    case .close: []
    }
  }
}

extension Component {
  /// The tokens that its properties, in all variants and states, its parameters' defaults, and what it
  /// gives its shape and interaction name.
  package var usedTokens: Set<TokenID> {
    var result: Set<TokenID> = []
    for entry in properties + states.flatMap(\.properties) {
      for case let cell? in entry.table.cells { result.insert(cell) }
    }
    result.insert(defaultsOf: parameters)
    for part in parts {
      result.formUnion(part.recipe.usedTokens)
      for measure in [
        part.start?.opacity, part.start?.scale, part.start?.offsetX, part.start?.offsetY,
      ] {
        if let measure { result.insert(measure) }
      }
    }
    switch shape {
    case .roundedRectangle(let radius)?: result.insert(radius)
    case .declared(_, let arguments)?:
      for case let argument? in arguments { result.insert(argument) }
    case .rectangle?, .capsule?, .circle?, nil: break
    }
    for case let argument? in interaction?.arguments ?? [] { result.insert(argument) }
    return result
  }
}

extension InteractionDeclaration {
  /// The tokens that its effects, and its parameters' defaults name.
  package var usedTokens: Set<TokenID> {
    var result: Set<TokenID> = []
    for effect in states.flatMap(\.effects) {
      switch effect {
      case .opacity(let measure), .scale(let measure): result.insert(measure)
      case .offset(let x, let y):
        result.insert(x)
        result.insert(y)
      case .overlay(let color, let opacity):
        result.insert(color)
        result.insert(opacity)
      case .background(let color): result.insert(color)
      case .shadow(let shadow): shadow.forEachValue { result.insert($0) }
      }
    }
    result.insert(defaultsOf: parameters)
    return result
  }
}

extension Set<TokenID> {
  fileprivate mutating func insert(defaultsOf parameters: [Parameter]) {
    for parameter in parameters {
      if let value = parameter.defaultValue { insert(value) }
    }
  }

  fileprivate mutating func insert(_ value: Conditional<Parameter.Default>) {
    value.forEachValue { value in
      switch value {
      case .color(let color): insert(color)
      case .measure(let measure): insert(measure)
      case .string, .boolean: break
      }
    }
  }

  fileprivate mutating func insert(_ cell: Conditional<PropertyValue>) {
    cell.forEachValue { value in
      switch value {
      case .color(let color): insert(color)
      case .measure(let measure), .em(let measure), .factor(let measure): insert(measure)
      case .typography(let token): insert(token)
      case .fontFamily(.alias(let token, _)): insert(token)
      case .shadow(let shadow): insert(shadow)
      case .strokeStyle(let style): formUnion(Value.strokeStyle(style).references)
      case .fontFamily(.literal), .alignment, .boolean, .string: break
      }
    }
  }

  fileprivate mutating func insert(_ measure: Conditional<Measure>) {
    measure.forEachValue { insert($0) }
  }

  fileprivate mutating func insert(_ color: Conditional<ColorExpression>) {
    color.forEachValue { insert($0) }
  }

  fileprivate mutating func insert(_ shadow: Aliasable<[ShadowLayer]>) {
    switch shadow {
    case .alias(let token, _): insert(token)
    case .literal(let layers): formUnion(Value.shadow(layers).references)
    }
  }

  fileprivate mutating func insert(_ measure: Measure) {
    for case .token(let place) in measure.symbols { insert(TokenID(place)) }
  }

  private mutating func insert(_ color: ColorExpression) {
    var next = color
    while case .onColor(let inner) = next { next = inner }
    if case .token(let token) = next { insert(token) }
  }
}

extension Conditional {
  fileprivate func forEachValue(_ body: (Value) -> Void) {
    if let base { body(base) }
    for override in overrides { body(override.value) }
  }
}
