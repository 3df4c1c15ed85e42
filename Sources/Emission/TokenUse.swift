import Geometry
package import IR

extension Component {
  /// The tokens that its properties, in all variants and states, and its parameters' defaults name.
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
      parameter.defaultValue?.forEachValue { value in
        switch value {
        case .color(let color): insert(color)
        case .measure(let measure): insert(measure)
        case .string, .boolean: break
        }
      }
    }
  }

  fileprivate mutating func insert(_ cell: Conditional<PropertyValue>) {
    cell.forEachValue { value in
      switch value {
      case .color(let color): insert(color)
      case .measure(let measure): insert(measure)
      case .typography(let token): insert(token)
      case .fontFamily(.alias(let token, _)): insert(token)
      case .shadow(let shadow): insert(shadow)
      default: break
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

  private mutating func insert(_ measure: Measure) {
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
