import Diagnostics
import Emission
import Geometry
import IR

/// What an interaction does in one state, on this platform.
struct StateEffects {
  var state: State
  var opacity: Measure?
  var scale: Measure?
  var offset: (x: Measure, y: Measure)?
  var overlay: (color: ColorExpression, opacity: Measure)?
  var background: ColorExpression?

  init(_ state: State, _ effects: [InteractionDeclaration.Effect]) {
    self.state = state
    for effect in effects {
      switch effect {
      case .opacity(let value): opacity = value.value(on: KotlinFile.platform)
      case .scale(let value): scale = value.value(on: KotlinFile.platform)
      case .offset(let x, let y):
        let here = (x.value(on: KotlinFile.platform), y.value(on: KotlinFile.platform))
        if here != (nil, nil) { offset = (here.0 ?? .zero, here.1 ?? .zero) }
      case .overlay(let color, let opacity):
        if let color = color.value(on: KotlinFile.platform),
          let opacity = opacity.value(on: KotlinFile.platform)
        {
          overlay = (color, opacity)
        }
      case .background(let color): background = color.value(on: KotlinFile.platform)
      // What draws an interaction in Compose can't blur: it is told.
      case .shadow: break
      }
    }
  }

  var moves: Bool { scale != nil || offset != nil }

  /// Whether this platform shows nothing of it.
  var isEmpty: Bool { !moves && opacity == nil && overlay == nil && background == nil }

  /// Whether it says nothing without its movement: then another feedback stands in for that.
  var onlyMoves: Bool { moves && opacity == nil && overlay == nil && background == nil }
}

/// Interactions as modifiers: a tap is `clickable` with an indication that draws its states.
extension KotlinFile {
  /// What stands in for a movement that the reader does not want.
  static let stillOpacity = 0.75

  func effects(of interaction: InteractionDeclaration) -> [StateEffects] {
    interaction.states.map { StateEffects($0.state, $0.effects) }.filter { !$0.isEmpty }
  }

  mutating func writeInteraction(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames
  ) {
    let effects = effects(of: interaction)
    writeModifier(interaction, interactionNames, effects)
    blank()
    writeIndication(interaction, interactionNames, effects)
    blank()
    writeNode(interaction, interactionNames, effects)
  }

  // MARK: The modifier

  private mutating func writeModifier(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) {
    let scope = FormulaScope(interaction.parameters, interactionNames.parameters)
    let look = Look(effects)
    var (parameters, reading) = noting { file in
      var parameters: [Code<Kotlin>] = []
      for isRequired in [true, false] {
        for (parameter, name) in zip(interaction.parameters, interactionNames.parameters)
        where isRequired == (parameter.defaultValue?.value(on: KotlinFile.platform) == nil) {
          parameters.append(file.parameter(parameter, name, scope))
        }
      }
      return parameters
    }
    if look.covers { parameters.append("shape: \(use(.shape)) = \(type(.rectangleShape))") }
    parameters.append("enabled: Boolean = true")
    let source: Code<Kotlin>
    if interaction.isTap {
      parameters.append("onClickLabel: String? = null")
      parameters.append("role: \(use(.role))? = Role.Button")
      source = use(.mutableInteractionSource)
    } else {
      source = use(.interactionSource)
    }
    parameters.append("interactionSource: \(source)? = null")
    if interaction.isTap { parameters.append("onClick: () -> Unit = {}") }

    var arguments: [Layout] = interactionNames.parameters.map { .code("\(id: $0)") }
    for field in modalFields(interaction, interactionNames, effects) {
      guard let value = self.source(of: field.value) else { continue }
      reading = .reads
      arguments.append(.code(value))
    }
    let brought = noting { $0.broughtAnimations(interaction, interactionNames, effects) }.result
    for animation in brought {
      reading = .reads
      arguments.append(animation.value)
    }
    if look.covers { arguments.append(.code("shape")) }
    if look.dependsOnEnabled { arguments.append(.code("enabled")) }
    let indication: Layout =
      arguments.isEmpty && look.isObject(interaction)
      ? .code("\(id: interactionNames.indication)")
      : .call("\(id: interactionNames.indication)", arguments)
    let value: Layout
    if interaction.isTap {
      value = .call(
        use(.clickable),
        [.code("interactionSource"), indication]
          + ["enabled", "onClickLabel", "role", "onClick"].map { .code($0) })
    } else {
      helpers.insert(.interactionElement)
      value = .call(
        "then",
        [.call("InteractionElement", [indication, .code("enabled"), .code("interactionSource")])])
    }
    document(
      interaction.annotation,
      notes: interaction.isTap
        ? [] : ["@param interactionSource whose states it shows; its own by default."])
    if reading != .nothing { line("@\(use(.composable))") }
    let modifier = use(.modifier)
    let head: Layout = .list(
      "public fun \(modifier).\(id: interactionNames.function)(", parameters.map { .code($0) },
      "): \(modifier) =")
    if let flat = head.flat, flat.columns <= KotlinFile.width {
      write(.definition(flat, value))
    } else {
      write(.joined([head, .code(" "), value]))
    }
  }

  /// How an interaction's indication is made.
  struct Look {
    /// Whether it lays a colour over or under the view.
    let covers: Bool
    let hasBackground: Bool
    let dependsOnEnabled: Bool

    init(_ effects: [StateEffects]) {
      hasBackground = effects.contains { $0.background != nil }
      covers = hasBackground || effects.contains { $0.overlay != nil }
      dependsOnEnabled = effects.contains { $0.state == .disabled }
    }

    func isObject(_ interaction: InteractionDeclaration) -> Bool {
      interaction.parameters.isEmpty && !covers && !dependsOnEnabled && interaction.isTap
    }
  }

  // MARK: The indication

  /// What an indication holds.
  private mutating func fields(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) -> [(name: Code<Kotlin>, type: Code<Kotlin>, default: Code<Kotlin>?)] {
    var fields: [(name: Code<Kotlin>, type: Code<Kotlin>, default: Code<Kotlin>?)] = []
    for (parameter, name) in zip(interaction.parameters, interactionNames.parameters) {
      fields.append(("\(id: name)", type(of: parameter.kind), nil))
    }
    for field in modalFields(interaction, interactionNames, effects) {
      fields.append(("\(id: field.name)", type(of: field.value), nil))
    }
    for animation in broughtAnimations(interaction, interactionNames, effects) {
      fields.append(("\(id: animation.name)", "\(use(.animationSpec))<Float>", nil))
    }
    let look = Look(effects)
    if look.covers { fields.append(("shape", use(.shape), nil)) }
    if look.dependsOnEnabled { fields.append(("enabled", "Boolean", nil)) }
    if look.hasBackground { fields.append(("drawsBackground", "Boolean", "true")) }
    if !interaction.isTap { fields.append(("drawsFocus", "Boolean", "false")) }
    return fields
  }

  private mutating func writeIndication(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) {
    let fields = fields(interaction, interactionNames, effects)
    let factory = use(.indicationNodeFactory)
    let name = interactionNames.indication
    if fields.isEmpty {
      line("private data object \(id: name) : \(factory) {")
    } else {
      let properties: [Layout] = fields.map { field in
        .code("val \(field.name): \(field.type)\(field.default.map { " = \($0)" } ?? "")")
      }
      write(.list("private data class \(id: name)(", properties, ") : \(factory) {"))
    }
    let arguments: [Layout] = fields.isEmpty ? [] : [.code("this")]
    let source = use(.interactionSource)
    let node = use(.delegatableNode)
    indented { file in
      file.write(
        .definition(
          "override fun create(interactionSource: \(source)): \(node) =",
          .call("\(id: interactionNames.node)", [.code("interactionSource")] + arguments)))
    }
    line("}")
  }

  private mutating func writeNode(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) {
    helpers.insert(.interactionNode)
    let source = use(.interactionSource)
    var parameters: [Layout] = [.code("interactionSource: \(source)")]
    if !fields(interaction, interactionNames, effects).isEmpty {
      // One name, which nothing of a spec can have: its parameters are members of that.
      parameters.append(.code("private val look: \(id: interactionNames.indication)"))
    }
    let head: Layout = .list(
      "private class \(id: interactionNames.node)(", parameters,
      ") : InteractionNode(interactionSource) {")
    write(head)
    indented { file in
      file.writeSpecifications(interaction, interactionNames, effects)
      file.writeDrawing(interaction, interactionNames, effects)
    }
    line("}")
  }

  /// The ways in which states are entered and left that differ by mode, which the node cannot read.
  mutating func broughtAnimations(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) -> [(name: Identifier<Kotlin>, value: Layout)] {
    guard let id = interaction.animation, differs(design[id]),
      let specifications = specifications(of: id)
    else { return [] }
    var taken = Set(
      interactionNames.parameters.map(\.name)
        + modalFields(interaction, interactionNames, effects).map(\.name.name)
        + ["shape", "enabled", "drawsBackground", "drawsFocus"])
    var result: [(name: Identifier<Kotlin>, value: Layout)] = []
    for (name, value) in [
      ("entering", specifications.entering), ("leaving", specifications.leaving),
    ] {
      guard let value else { continue }
      let name = ModalValues.free(name, taken)
      taken.insert(name.name)
      result.append((name, value))
    }
    return result
  }

  /// How states are entered, and left where that is another way.
  private mutating func specifications(
    of id: AnimationID
  ) -> (entering: Layout?, leaving: Layout?)? {
    guard let name = names.tokens.path(of: id, in: design) else { return nil }
    let animation = design[id]
    let isSpring = if case .spring = animation.timing { true } else { false }
    let entering: Layout = .call(
      name,
      isSpring && animation.repetition == .once
        ? [.code("visibilityThreshold = 0.0005f")] : [])
    guard animation.repetition != .once else { return (entering, nil) }
    // What repeats while a state lasts ends with it.
    return (entering, inModes(animation) { $0.run($1.timing, delay: 0) })
  }

  private mutating func writeSpecifications(
    _ interaction: InteractionDeclaration, _ interactionNames: InteractionNames,
    _ effects: [StateEffects]
  ) {
    guard let id = interaction.animation, let specifications = specifications(of: id) else {
      return
    }
    if design[id].annotation.deprecation != nil { usesDeprecated = true }
    let type = use(.animationSpec)
    let brought = broughtAnimations(interaction, interactionNames, effects).map {
      Layout.code("look.\(id: $0.name)")
    }
    let own = [specifications.entering, specifications.leaving].compactMap { $0 }
    let values = brought.isEmpty ? own : brought
    for (name, value) in zip(["entering", "leaving"] as [Code<Kotlin>], values) {
      line("override val \(name): \(type)<Float>")
      indented { $0.write(.definition("get() =", value)) }
      blank()
    }
  }
}
