import Diagnostics
import Emission
import IR

/// How a component answers to people: a button always, a text or container where it has states.
extension KotlinFile {
  /// What callers set for that, and how it is passed on.
  struct RespondingParameters {
    var first: [Code<Kotlin>] = []
    var last: [Code<Kotlin>] = []
    var passed: [Code<Kotlin>] = []
  }

  mutating func respondingParameters(_ plan: ComponentPlan) -> RespondingParameters {
    guard plan.isResponding else { return RespondingParameters() }
    let source = use(.mutableInteractionSource)
    var parameters = RespondingParameters(
      first: ["enabled: Boolean = true"], last: ["interactionSource: \(source)? = null"],
      passed: ["enabled", "interactionSource"])
    if plan.isPressable(in: design) {
      parameters.first.insert("onClick: (() -> Unit)? = null", at: 0)
      parameters.passed.insert("onClick", at: 0)
    }
    return parameters
  }

  mutating func respondingModifiers(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> [Layout] {
    switch plan.component.kind {
    case .button, .toggle: return button(plan, body)
    case .text, .container, .field, .graphic, .none: break
    }
    guard plan.isResponding else { return [] }
    // A field knows by itself whether it has the focus.
    if plan.component.kind == .field, body.conditions[.hovered] == nil { return [] }
    let source: Layout = .code(body.source ?? "interactionSource")
    var watching: [Layout] = [.call(".\(use(.hoverable))", [source, .code("enabled")])]
    if let use = plan.component.interaction {
      watching.append(
        .call(".\(self.use(.indication))", [source, indication(use.interaction, plan, body)]))
    }
    guard plan.isPressable(in: design) else { return watching }
    let modifier = use(.modifier)
    return [
      .call(
        ".then",
        [
          .conditional(
            "onClick != null", then: .joined([.code(modifier), clickable(plan, body)]),
            else: .chain(.code(modifier), watching))
        ])
    ]
  }

  private mutating func button(_ plan: ComponentPlan, _ body: ComponentBody) -> [Layout] {
    var modifiers: [Layout] = []
    // The platform's own feedback fills what it is clipped to.
    if !plan.isResponding, let shape = body.shape {
      modifiers.append(.call(".\(use(.clip))", [.code(shape)]))
    }
    modifiers.append(clickable(plan, body))
    return modifiers
  }

  private mutating func clickable(_ plan: ComponentPlan, _ body: ComponentBody) -> Layout {
    let indication: Layout
    if let use = plan.component.interaction {
      indication = self.indication(use.interaction, plan, body)
    } else if plan.isResponding {
      helpers.insert(.focusIndication)
      indication = .code("FocusIndication")
    } else {
      indication = .code("\(use(.localIndication)).current")
    }
    if plan.component.kind == .toggle {
      return .call(
        ".\(use(.toggleable))",
        [
          .code("value = checked"),
          .code("interactionSource = \(body.source ?? "interactionSource")"),
          .argument("indication", indication), .code("enabled = enabled"),
          .code("role = \(use(.role)).Switch"), .code("onValueChange = onCheckedChange"),
        ])
    }
    return .call(
      ".\(use(.clickable))",
      [
        .code(body.source ?? "interactionSource"), indication, .code("enabled"),
        .code("role = \(use(.role)).Button"), .code("onClick = onClick"),
      ])
  }

  private mutating func indication(
    _ id: InteractionID, _ plan: ComponentPlan, _ body: ComponentBody
  ) -> Layout {
    let interaction = design[id]
    guard let names = names.declarations.interactions[id.index] else { return .code("null") }
    if interaction.annotation.deprecation != nil { usesDeprecated = true }
    let effects = effects(of: interaction)
    let look = Look(effects)
    var arguments = body.interactionArguments
    for field in modalFields(interaction, names, effects) {
      if let value = source(of: field.value) { arguments.append(.code(value)) }
    }
    arguments += broughtAnimations(interaction, names, effects).map(\.value)
    if look.covers { arguments.append(.code(body.shape ?? type(.rectangleShape))) }
    if look.dependsOnEnabled { arguments.append(.code("enabled")) }
    // The component paints its background itself.
    if look.hasBackground { arguments.append(.code("drawsBackground = false")) }
    if !interaction.isTap { arguments.append(.code("drawsFocus = true")) }
    return arguments.isEmpty && look.isObject(interaction)
      ? .code("\(id: names.indication)") : .call("\(id: names.indication)", arguments)
  }
}
