import Diagnostics
import Emission
import Geometry
import IR

extension ComponentStyles {
  /// Adds what the interaction does, and how states change into one another.
  func addEffects(names: Names, diagnostics: inout DiagnosticList) {
    if let use = component.interaction {
      add(use, names: names)
    }
    feedBackStill()
    guard let id = interaction?.animation ?? component.animation,
      let name = names.animations[id.index]
    else { return }
    var properties: [CSSCode: CSSCode] = [:]
    for (helper, property) in [
      (Helper.ownOpacity, "opacity"), (.feedbackOpacity, "opacity"), (.ownScale, "scale"),
      (.feedbackScale, "scale"),
    ] as [(Helper, CSSCode)] {
      if let name = helpers[helper] { properties["\(id: name)"] = property }
    }
    Transitions(animation: design[id], name: name).add(to: builder, properties: properties)
  }

  private func add(_ use: InteractionUse, names: Names) {
    let interaction = design[use.interaction]
    let scope = names.interactions[use.interaction.index]
    let inner = Expressions(context, interaction.parameters, names: scope.parameters)
    let defaults = inner.declarations
    for (index, parameter) in interaction.parameters.enumerated() {
      let name = scope.parameters[index]
      if use.arguments.indices.contains(index),
        let argument = use.arguments[index]?.value(on: CSSEmitter.platform)
      {
        let value = expressions.value(argument, kind: parameter.kind)
        builder.add([Placed(.host, Declaration(name, value))])
      } else if let declaration = defaults.first(where: { $0.name == "\(id: name)" }) {
        builder.add([Placed(.host, declaration)])
      }
    }
    var rules = InteractionRules(interaction: interaction, expressions: inner)
    rules.direction = helpers[.direction]
    rules.backgroundPart = backgroundPart
    if let name = helpers[.feedbackOpacity] { rules.opacity = "\(id: name)" }
    if let name = helpers[.feedbackScale] { rules.scale = "\(id: name)" }
    builder.add(rules.overlay)
    rules.add(to: builder)
    if interaction.isTap { builder.add(TapBasics.declarations.map { Placed(.host, $0) }) }
  }

  /// Where the component's own states change its size, readers who asked for less movement see
  /// another opacity instead.
  private func feedBackStill() {
    for state in recipe.activeStates where recipe.sets(.scale, in: state) {
      builder.add(
        recipe.table(of: [.scale, .opacity], in: state) { values in
          guard values.measure(.scale) != nil, values.measure(.opacity) == nil else { return nil }
          let value: CSSCode = "\(number: InteractionRules.stillOpacity)"
          return [
            helpers[.feedbackOpacity].map { Placed(.host, Declaration($0, value)) }
              ?? Placed(.host, "opacity", value)
          ]
        }, in: Slot(media: .still, state: state))
    }
  }

  func addDirection() {
    if let declaredShape { addOutlineSide(of: declaredShape) }
    guard let direction = helpers[.direction] else { return }
    builder.add([Placed(.host, Declaration(direction, "1"))])
    builder.add([Placed(.host, Declaration(direction, "-1"))], in: .rightToLeft)
  }

  /// Colours are the system's there, so that a line has to say where the component is.
  func addForcedColors() {
    let slot = Slot(media: .forcedColors)
    switch component.kind {
    case .button:
      builder.add([Placed(.host, "border", "1px solid")], in: slot)
    case .text:
      if hasBackground { builder.add([Placed(.host, "outline", "1px solid")], in: slot) }
    case .container:
      if !cutsContent, !hasBackground { return }
      if cutsContent {
        // A line round the box would be cut away.
        builder.add([Placed(.host, "clip-path", "none")], in: slot)
        if let radius = fallbackRadius {
          builder.add([Placed(.host, "border-radius", radius)], in: slot)
        }
      }
      builder.add([Placed(.host, "outline", "1px solid")], in: slot)
    case .none:
      break
    }
  }

  private var cutsContent: Bool {
    switch component.shape {
    case .declared, .circle: component.kind == .container
    case .rectangle, .capsule, .roundedRectangle, nil: false
    }
  }

  /// Which custom properties of its own the component needs.
  func needs(_ helper: Helper) -> Bool {
    guard component.kind != .none else { return false }
    let movesItself = recipe.activeStates.contains { recipe.sets(.scale, in: $0) }
    switch helper {
    case .foreground:
      return sharedBackground != nil
    case .side:
      return turnsOutline
    case .clockwise, .anticlockwise:
      guard turnsOutline, let shape = declaredShape else { return false }
      return shape.path.contains { $0.isArc(clockwise: helper == .clockwise) }
    case .direction:
      return interaction?.movesAcross == true
    case .ownOpacity, .feedbackOpacity:
      return recipe.sets(.opacity) && (interaction?.changesOpacity == true || movesItself)
    case .ownScale, .feedbackScale:
      return recipe.sets(.scale) && interaction?.scales == true
    }
  }
}

extension PathCommand {
  fileprivate func isArc(clockwise: Bool) -> Bool {
    if case .arc(let arc) = self { arc.isClockwise == clockwise } else { false }
  }
}
