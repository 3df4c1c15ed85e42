import Emission
import IR

/// What an interaction does to a component that uses it.
extension ComponentWriter {
  /// The modifier with the interaction's effects.
  mutating func interactionModifier(_ use: InteractionUse, _ outline: Code<Swift>?) -> ChainItem {
    let names = context.names.interactions[use.interaction.index]
    let arguments = argumentCodes(use)
    var parts = zip(names.arguments, arguments).map { name, code in
      "\(id: name.name): \(code)" as Code<Swift>
    }
    if names.followsShape { parts.append("shape: \(outline ?? "Rectangle()")") }
    if values.design[use.interaction].isTap { parts.append("isPressed: isPressed") }
    return .nested(".modifier", .init(name: "\(id: names.modifier)", arguments: parts))
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
        let code = values.color(color, symbols, parameters: interaction.parameters[...])
        links.append(
          StateLink(
            condition: needs.condition(for: state), reading: Reading(code),
            isDisabled: state == .disabled))
      }
    }
    return links
  }

  /// What the component gives the interaction's parameters; defaults are spelt out.
  private mutating func argumentCodes(_ use: InteractionUse) -> [Code<Swift>] {
    let parameters = values.design[use.interaction].parameters
    var codes: [Code<Swift>] = []
    for (place, parameter) in parameters.enumerated() {
      if let argument = use.arguments.at(place)??.value(on: SwiftUIEmitter.platform) {
        codes.append(code(argument, symbols, component.parameters[...]))
      } else if let value = parameter.defaultValue?.value(on: SwiftUIEmitter.platform) {
        codes.append(code(value, Symbols(parameters: codes), parameters[..<place]))
      } else {
        codes.append("\(values.types.color).clear")
      }
    }
    return codes
  }

  private mutating func code(
    _ value: Parameter.Default, _ symbols: Symbols, _ parameters: ArraySlice<Parameter>
  ) -> Code<Swift> {
    switch value {
    case .color(let color): values.color(color, symbols, parameters: parameters)
    case .measure(let measure): values.measure(measure, symbols).factor
    case .string(let text): "\(string: text)"
    case .boolean(let flag): Values.boolean(flag)
    }
  }
}
