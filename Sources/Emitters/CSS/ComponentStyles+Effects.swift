import Diagnostics
import Emission
import Geometry
import IR

extension ComponentStyles {
  /// Adds what the interaction does, and how states change into one another.
  func addEffects(names: Names, diagnostics: inout DiagnosticList) {
    let held = component.interaction.flatMap { add($0, names: names).held }
    feedBackStill()
    guard let id = interaction?.animation ?? component.animation,
      let transitions = Transitions(id, context, held: held)
    else {
      if let held { Transitions.hold(held, in: builder) }
      return
    }
    var properties: [CSSCode: CSSCode] = [:]
    for (helper, property) in [
      (Helper.ownOpacity, "opacity"), (.feedbackOpacity, "opacity"), (.ownScale, "scale"),
      (.feedbackScale, "scale"),
    ] as [(Helper, CSSCode)] {
      if let name = helpers[helper] { properties["\(id: name)"] = property }
    }
    transitions.add(to: builder, properties: properties)
  }

  /// The rules of the interaction, on the component's own boxes.
  private func rules(of use: InteractionUse, names: Names) -> InteractionRules {
    let interaction = design[use.interaction]
    let scope = names.interactions[use.interaction.index]
    var rules = InteractionRules(
      interaction: interaction,
      expressions: Expressions(context, interaction.parameters, names: scope.parameters))
    rules.direction = helpers[.direction]
    rules.backgroundPart = backgroundPart
    rules.isOutlined = isCut
    // Where the component has a say of its own in what a press changes, that is what holds.
    if interaction.holdsPress, component.states.isEmpty,
      [.opacity, .scale].allSatisfy({ !recipe.sets($0) })
    {
      rules.held = names.held
    }
    if let name = helpers[.feedbackOpacity] { rules.opacity = "\(id: name)" }
    if let name = helpers[.feedbackScale] { rules.scale = "\(id: name)" }
    return rules
  }

  /// The box over the content.
  func addOverlay(names: Names) {
    if let use = component.interaction { builder.add(rules(of: use, names: names).overlay) }
  }

  /// - Returns: the interaction's rules, which are added.
  private func add(_ use: InteractionUse, names: Names) -> InteractionRules {
    let rules = rules(of: use, names: names)
    let (interaction, inner) = (rules.interaction, rules.expressions)
    let scope = names.interactions[use.interaction.index]
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
    rules.add(to: builder)
    if interaction.isTap { builder.add(TapBasics.declarations.map { Placed(.host, $0) }) }
    return rules
  }

  /// Where the component's own states change its size, readers who asked for less movement see
  /// another opacity instead. As those rules come last, other states say theirs again.
  private func feedBackStill() {
    guard movesItself else { return }
    let target = helpers[.feedbackOpacity] ?? helpers[.ownOpacity]
    for state in recipe.activeStates {
      let slot = Slot(media: .still, state: state)
      builder.add(
        recipe.table(of: [.scale, .opacity], in: state) { values in
          if let opacity = values.measure(.opacity) {
            let name = helpers[.ownOpacity].map { "\(id: $0)" as CSSCode } ?? "opacity"
            return [Placed(.host, name, expressions.number(opacity))]
          }
          let value: CSSCode = "\(number: InteractionRules.stillOpacity)"
          return [
            target.map { Placed(.host, Declaration($0, value)) }
              ?? Placed(.host, "opacity", value)
          ]
        }, in: slot)
    }
  }

  /// Whether a state changes the component's size.
  private var movesItself: Bool {
    recipe.activeStates.contains { recipe.sets(.scale, in: $0) }
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
    case .button, .toggle, .field:
      builder.add([Placed(.host, "border", "1px solid")], in: slot)
    case .graphic where part != nil || component.parts.isEmpty:
      // The system's own colour stays what it is.
      if hasBackground { builder.add([Placed(.host, "background", "CanvasText")], in: slot) }
    case .text:
      guard hasBackground else { return }
      if drawsBehind, let radius = fallbackRadius {
        builder.add([Placed(.host, "border-radius", radius)], in: slot)
      }
      builder.add([Placed(.host, "outline", "1px solid")], in: slot)
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
    case .graphic, .none:
      break
    }
  }

  private var cutsContent: Bool {
    switch component.shape {
    case .circle where component.isSquare: false
    case .declared, .circle: component.kind == .container
    case .rectangle, .capsule, .roundedRectangle, nil: false
    }
  }

  /// Which custom properties of its own the component needs.
  func needs(_ helper: Helper) -> Bool {
    guard component.kind != .none else { return false }
    switch helper {
    case .side:
      return turnsOutline
    case .clockwise, .anticlockwise:
      guard turnsOutline, let shape = declaredShape else { return false }
      return shape.path.contains { $0.isArc(clockwise: helper == .clockwise) }
    case .direction:
      return interaction?.movesAcross == true || recipe.movesAcross
        || part?.start?.offsetX?.value(on: CSSEmitter.platform).map { $0 != .zero } == true
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
