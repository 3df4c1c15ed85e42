import Emission
import Geometry
import IR

/// Whether what declarations say differs by mode.
extension DesignSystem {
  private func differs(_ id: TokenID) -> Bool {
    !axes(of: id, on: KotlinFile.platform).isEmpty
  }

  func differs(_ measure: Measure) -> Bool {
    measure.symbols.contains { symbol in
      if case .token(let index) = symbol { differs(TokenID(index)) } else { false }
    }
  }

  private func differs(_ color: ColorExpression) -> Bool {
    switch color {
    case .token(let id): differs(id)
    case .onColor(let other): differs(other)
    case .literal, .parameter: false
    }
  }

  func differs(_ value: PropertyValue) -> Bool {
    switch value {
    case .measure(let measure), .em(let measure), .factor(let measure): differs(measure)
    case .color(let color): differs(color)
    case .typography(let id), .fontFamily(.alias(let id, _)): differs(id)
    case .shadow(.alias(let id, _)): differs(id)
    case .shadow(.literal(let layers)):
      Value.shadow(layers).references.contains { differs($0) }
    case .fontFamily(.literal), .alignment, .boolean, .string, .strokeStyle: false
    }
  }

  /// Whether a parameter's default does.
  func differs(_ parameters: [Parameter]) -> Bool {
    parameters.contains { parameter in
      switch parameter.defaultValue?.value(on: KotlinFile.platform) {
      case .color(let color): differs(color)
      case .measure(let measure): differs(measure)
      case .string, .boolean, nil: false
      }
    }
  }

  /// Whether a shape, as a caller makes it without saying anything, does.
  func differs(_ shape: ShapeDeclaration) -> Bool {
    differs(shape.parameters) || shape.path.measures.contains { differs($0) }
  }
}

extension [PathCommand] {
  /// All that the outline is drawn with, in order.
  var measures: [Measure] { flatMap(\.measures) }
}
