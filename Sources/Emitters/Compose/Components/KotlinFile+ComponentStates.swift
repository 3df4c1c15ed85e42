import Diagnostics
import Emission
import Geometry
import IR

/// How the properties of a component follow its states.
extension KotlinFile {
  /// The locals that know the states, and one for every property that they change.
  mutating func addStates(_ plan: ComponentPlan, to body: inout ComponentBody) {
    body.interactionBackgrounds = interactionBackgrounds(plan)
    let changed =
      plan.states.map(\.state) + plan.statesOfParts + body.interactionBackgrounds.keys.sorted()
    if plan.moves {
      helpers.insert(.reducesMotion)
      let local = body.local("reducesMotion")
      body.statements.append(.code("val \(local) = reducesMotion()"))
      body.reducesMotion = local
    }
    guard !changed.isEmpty else {
      if plan.component.kind != .button, plan.isResponding { addSource(to: &body) }
      return
    }
    body.conditions[.checked] = "checked"
    body.conditions[.invalid] = "isError"
    body.conditions[.disabled] = "!enabled"
    addSource(to: &body)
    if plan.component.kind == .field {
      addFieldStates(changed, to: &body)
    } else if changed.contains(where: { [.hovered, .focused, .pressed].contains($0) }) {
      helpers.insert(.rememberInteractionStates)
      let states = body.local("states")
      body.statements.append(
        .code("val \(states) = rememberInteractionStates(\(body.source ?? "source"))"))
      body.conditions[.hovered] = "\(states).hovered"
      body.conditions[.focused] = "\(states).focused"
      body.conditions[.pressed] = "\(states).pressed"
      if changed.contains(.focused) {
        let focused = body.local("showsFocus")
        let mode = type(.inputMode)
        body.statements.append(
          .definition(
            "val \(focused) =",
            .code(
              "\(states).focused && \(use(.localInputModeManager)).current.inputMode == \(mode).Keyboard"
            )))
        body.conditions[.focused] = focused
      }
    }
  }

  /// Where people write is always shown, however they came there.
  private mutating func addFieldStates(_ changed: [State], to body: inout ComponentBody) {
    let source = body.source ?? "source"
    for (state, name, symbol) in [
      (State.hovered, "isHovered", KotlinSymbol.collectIsHoveredAsState),
      (.focused, "isFocused", .collectIsFocusedAsState),
    ] where changed.contains(state) {
      need(.getValue)
      let local = body.local(name)
      body.statements.append(.code("val \(local) by \(source).\(use(symbol))()"))
      body.conditions[state] = local
    }
  }

  private mutating func addSource(to body: inout ComponentBody) {
    let source = body.local("source")
    body.source = source
    body.statements.append(
      .code(
        "val \(source) = interactionSource ?: \(use(.remember)) { \(use(.mutableInteractionSource))() }"
      ))
  }

  /// The backgrounds that the component's interaction gives where no state of its own does.
  private func interactionBackgrounds(_ plan: ComponentPlan) -> [State: ColorExpression] {
    guard let interactionUse = plan.component.interaction else { return [:] }
    var backgrounds: [State: ColorExpression] = [:]
    for effect in effects(of: design[interactionUse.interaction]) {
      if let background = effect.background, plan.table(.background, in: effect.state) == nil {
        backgrounds[effect.state] = background
      }
    }
    return backgrounds
  }

  /// The parameters of the component's interaction, as the component sets them.
  mutating func addInteraction(_ plan: ComponentPlan, to body: inout ComponentBody) {
    guard let interactionUse = plan.component.interaction else { return }
    var scope = FormulaScope()
    let interaction = design[interactionUse.interaction]
    for (index, parameter) in interaction.parameters.enumerated() {
      let given =
        index < interactionUse.arguments.count
        ? interactionUse.arguments[index]?.value(on: KotlinFile.platform) : nil
      let code: Code<Kotlin>
      if let given {
        code = argument(given, as: parameter.kind, in: plan.scope)
      } else if let value = parameter.defaultValue?.value(on: KotlinFile.platform) {
        code = argument(value, as: parameter.kind, in: scope)
      } else {
        code = missing(argument: parameter.kind)
      }
      body.interactionArguments.append(.code(code))
      let isSum = code.bytes.contains(0x20)
      scope.parameters.append(.init(code: isSum ? "(\(code))" : code, kind: parameter.kind))
      scope.defaults.append(given ?? parameter.defaultValue?.value(on: KotlinFile.platform))
    }
    body.interactionScope = scope
  }

  /// What stands for an argument that only other platforms are given.
  private mutating func missing(argument kind: Parameter.Kind) -> Code<Kotlin> {
    switch kind {
    case .color: "\(type(.color)).Unspecified"
    case .dimension: dp(0)
    case .number: "0f"
    case .string: "\"\""
    case .boolean: "false"
    }
  }

  // MARK: Properties

  /// A property in every state: the local that follows it, or its value where nothing changes it.
  /// `nil` when it is never set.
  mutating func current(
    _ property: Property, _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> Layout? {
    if let local = body.locals[property] { return .code(local) }
    let rest = restValue(property, plan)
    let branches = branches(property, plan, body)
    guard !branches.isEmpty else { return rest }
    let restOrMissing = rest ?? .code(missingAtRest(property))
    var value: Layout =
      branches.count == 1
      ? .conditional(branches[0].condition, then: branches[0].value, else: restOrMissing)
      : .when("when", branches + [("else", restOrMissing)])
    if property == .scale, let still = body.reducesMotion {
      value = .conditional(still, then: restOrMissing, else: value)
    }
    let label = name(of: property, plan)
    let local = body.local(label)
    body.statements.append(
      animated(value, property, plan, body, isKnownAtRest: rest != nil, label: label).map {
        .definition("val \(local) by", $0)
      } ?? .definition("val \(local) =", value))
    body.locals[property] = local
    return .code(local)
  }

  private func name(of property: Property, _ plan: ComponentPlan) -> String {
    switch property {
    case .padding(let side), .margin(let side):
      let words: [Substring] =
        switch side {
        case .top: ["top"]
        case .bottom: ["bottom"]
        case .start: ["start"]
        case .end: ["end"]
        }
      return NameStyle.lowerCamel(NameStyle.words(property.name.name) + words)
    default: return property.name.name
    }
  }

  private mutating func missingAtRest(_ property: Property) -> Code<Kotlin> {
    switch property {
    case .background: "\(type(.color)).Transparent"
    case .foreground: currentContentColor()
    default: missing(property)
    }
  }

  /// What the states say of a property, the highest first.
  private mutating func branches(
    _ property: Property, _ plan: ComponentPlan, _ body: ComponentBody
  ) -> [(condition: Code<Kotlin>, value: Layout)] {
    var branches: [(condition: Code<Kotlin>, value: Layout)] = []
    for state in State.allCases.reversed() {
      guard let condition = body.conditions[state] else { continue }
      if let table = plan.table(property, in: state) {
        branches += self.branches(table, property, state, condition, plan)
      } else if property == .background, let color = body.interactionBackgrounds[state] {
        branches.append((condition, .code(self.color(color, in: body.interactionScope))))
      } else if property == .opacity, let still = body.reducesMotion,
        plan.table(.scale, in: state) != nil
      {
        branches.append(
          ("\(still) && \(condition)", .code(Literal.float(KotlinFile.stillOpacity))))
      }
    }
    return branches
  }

  private mutating func branches(
    _ table: VariantTable, _ property: Property, _ state: State, _ condition: Code<Kotlin>,
    _ plan: ComponentPlan
  ) -> [(condition: Code<Kotlin>, value: Layout)] {
    if table.cells.allSatisfy({ $0 != nil }) {
      return [(condition, value(table, property, state, plan))]
    }
    // Where the state says nothing for a choice, what is below it counts.
    let asked = asked(plan)
    var branches: [(condition: Code<Kotlin>, value: Layout)] = []
    for (index, cell) in table.cells.enumerated() {
      guard let value = cell?.base.flatMap({ code($0, of: property, in: plan.scope) }) else {
        continue
      }
      let choices = zip(table.axes, table.options(ofCell: index)).map { axis, option in
        asked[axis].isChosen(option)
      }
      branches.append(
        (([condition] + choices).joined(separator: " && "), .code(value)))
    }
    return branches
  }

  // MARK: Animation

  /// The value as it moves from state to state; `nil` when it jumps.
  private mutating func animated(
    _ value: Layout, _ property: Property, _ plan: ComponentPlan, _ body: ComponentBody,
    isKnownAtRest: Bool,
    label: String
  ) -> Layout? {
    let interaction = plan.component.interaction.map { design[$0.interaction] }
    guard let id = interaction?.animation ?? plan.component.animation else { return nil }
    let function: Code<Kotlin>
    var threshold: Code<Kotlin>?
    switch property {
    case .background, .foreground, .borderColor: function = use(.animateColorAsState)
    case .opacity, .scale:
      function = use(.animateFloatAsState)
      threshold = "visibilityThreshold = 0.0005f"
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .cornerRadius:
      // What isn't set can't be reached step by step.
      guard isKnownAtRest, plan.table(property)?.cells.allSatisfy({ $0 != nil }) == true else {
        return nil
      }
      function = use(.animateDpAsState)
    case .padding, .margin, .borderWidth, .offsetX, .offsetY, .gap:
      function = use(.animateDpAsState)
    case .font, .fontFamily, .fontSize, .fontWeight, .lineHeight, .letterSpacing, .align,
      .mirrored, .custom, .borderStyle, .shadow:
      return nil
    }
    guard let name = names.tokens.path(of: id, in: design) else { return nil }
    need(.getValue)
    let animation = design[id]
    if animation.annotation.deprecation != nil { usesDeprecated = true }
    let isSpring = if case .spring = animation.timing { true } else { false }
    var specification: Layout
    if animation.repetition == .once {
      let argument = isSpring ? threshold : nil
      specification = .call(name, argument.map { [.code($0)] } ?? [])
    } else {
      // A state is reached once.
      specification = inModes(animation) { $0.run($1.timing, delay: $1.delay.milliseconds) }
    }
    if property == .offsetX || property == .offsetY, let still = body.reducesMotion {
      // What stands elsewhere in a state jumps there for readers who asked for less movement.
      specification = .conditional(still, then: .code("\(use(.snap))()"), else: specification)
    }
    return .call(
      function,
      [value, specification] + (threshold.map { [.code($0)] } ?? [])
        + [.code("label = \(string: label)")])
  }
}
