import Emission
import Geometry
import IR

/// What an interaction does to a component that uses it.
extension ComponentWriter {
  /// The modifier with the interaction's effects.
  mutating func interactionModifier(_ use: InteractionUse, _ outline: Code<Swift>?) -> ChainItem? {
    let names = context.names.interactions[use.interaction.index]
    guard let modifier = names.modifier else { return nil }
    let arguments = argumentCodes(use)
    var parts = zip(names.arguments, arguments).map { name, code in
      "\(label: name.name): \(code)" as Code<Swift>
    }
    if names.followsShape { parts.append("shape: \(outline ?? "Rectangle()")") }
    if values.design[use.interaction].isTap { parts.append("isPressed: isPressed") }
    return .nested(".modifier", .init(name: "\(id: modifier)", arguments: parts))
  }

  /// The states in which the interaction lays a colour behind the component.
  mutating func interactionBackgrounds() -> [StateLink] {
    guard let use = component.interaction else { return [] }
    let interaction = values.design[use.interaction]
    let symbols = Symbols(parameters: argumentCodes(use))
    var links: [StateLink] = []
    for (state, effects) in interaction.states.reversed() {
      for case .background(let color) in effects {
        guard let color = color.value(on: SwiftUIEmitter.platform) else { continue }
        let axes = values.modalAxes(color, parameters: interaction.parameters)
        let code = inModes(axes, Self.name("background", in: state), values.types.color) {
          $0.values.color(color, symbols, parameters: interaction.parameters[...])
        }
        links.append(
          StateLink(
            condition: needs.condition(for: state), reading: Reading(code),
            isDisabled: state == .disabled))
      }
    }
    return links
  }

  /// What the component gives the interaction's parameters, in its own terms; defaults are spelt
  /// out.
  private mutating func argumentCodes(_ use: InteractionUse) -> [Code<Swift>] {
    let parameters = values.design[use.interaction].parameters
    var given: [Parameter.Default?] = []
    for (place, parameter) in parameters.enumerated() {
      let own = use.arguments.at(place)??.value(on: SwiftUIEmitter.platform)
      let usual = parameter.defaultValue?.value(on: SwiftUIEmitter.platform)
      given.append(own ?? usual?.replacingParameters(with: given))
    }
    var codes: [Code<Swift>] = []
    for (place, value) in given.enumerated() {
      let name =
        "\(id: context.names.interactions[use.interaction.index].arguments[place].name)"
        as Code<Swift>
      switch value {
      case .color(let color)?:
        let axes = values.modalAxes(color, parameters: component.parameters)
        codes.append(
          inModes(axes, name, values.types.color) {
            $0.values.color(color, $0.symbols, parameters: $0.component.parameters[...])
          })
      case .measure(let measure)?:
        let isLength = parameters[place].kind == .dimension
        codes.append(
          inModes(
            values.modalAxes(measure), name, isLength ? values.types.length : values.types.double
          ) { $0.values.measure(measure, $0.symbols).factor })
      case .string(let text)?: codes.append("\(string: text)")
      case .boolean(let flag)?: codes.append(Values.boolean(flag))
      // Without a value an argument is an error long before.
      case nil: codes.append("\(values.types.color).clear")
      }
    }
    return codes
  }
}

extension Parameter.Default {
  /// A default with earlier parameters replaced by what they are given.
  fileprivate func replacingParameters(with given: [Parameter.Default?]) -> Parameter.Default {
    switch self {
    case .color(let color): .color(color.replacingParameters(with: given))
    case .measure(let measure):
      .measure(
        measure.substituting { symbol in
          guard case .parameter(let place) = symbol, let value = given.at(place),
            case .measure(let measure)? = value
          else { return nil }
          return measure
        })
    case .string, .boolean: self
    }
  }
}

extension ColorExpression {
  fileprivate func replacingParameters(with given: [Parameter.Default?]) -> ColorExpression {
    switch self {
    case .parameter(let place):
      guard let value = given.at(place), case .color(let color)? = value else { return self }
      return color
    case .onColor(let color): return .onColor(color.replacingParameters(with: given))
    case .literal, .token: return self
    }
  }
}
