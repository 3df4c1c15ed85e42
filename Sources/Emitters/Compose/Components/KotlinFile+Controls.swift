import Emission
import IR

/// Components that take the place of Material's own controls, and those that only draw.
extension KotlinFile {
  mutating func writeToggle(_ plan: ComponentPlan) {
    var plan = plan
    let signature = signature(plan)
    var parameters: [Code<Kotlin>] = [
      "checked: Boolean", "onCheckedChange: (Boolean) -> Unit",
    ]
    parameters += signature.required
    parameters += [modifierParameter(), "enabled: Boolean = true"]
    parameters += signature.optional
    parameters.append("interactionSource: \(use(.mutableInteractionSource))? = null")
    writeFunction(of: plan, parameters) { file in
      var body = file.body(&plan)
      let content = file.laidOut(nil, plan, &body) ?? .code("")
      file.write(body, plan, provided: [], content: content)
    }
  }

  mutating func writeGraphic(_ plan: ComponentPlan) {
    var plan = plan
    let signature = signature(plan)
    let parameters = signature.required + [modifierParameter()] + signature.optional
    writeFunction(of: plan, parameters) { file in
      var body = file.body(&plan)
      let content =
        plan.component.parts.isEmpty
        ? .call(file.use(.box), [file.modifierArgument(body)])
        : file.laidOut(nil, plan, &body) ?? .code("")
      file.write(body, plan, provided: [], content: content)
    }
  }

  mutating func writeField(_ plan: ComponentPlan) {
    var plan = plan
    let signature = signature(plan)
    let knowsErrors = plan.states.contains { $0.state == .invalid }
    var parameters: [Code<Kotlin>] = ["value: String", "onValueChange: (String) -> Unit"]
    parameters += signature.required
    parameters += [modifierParameter(), "enabled: Boolean = true"]
    if knowsErrors { parameters.append("isError: Boolean = false") }
    parameters.append("placeholder: String = \"\"")
    parameters += signature.optional
    let (options, actions) = (use(.keyboardOptions), use(.keyboardActions))
    parameters += [
      "singleLine: Boolean = true", "keyboardOptions: \(options) = KeyboardOptions.Default",
      "keyboardActions: \(actions) = KeyboardActions.Default",
      "interactionSource: \(use(.mutableInteractionSource))? = null",
    ]
    writeFunction(of: plan, parameters) { $0.writeFieldBody(&plan) }
  }

  private mutating func writeFieldBody(_ plan: inout ComponentPlan) {
    var body = body(&plan)
    let color = body.local("contentColor")
    let foreground = current(.foreground, plan, &body)
    let isComplete =
      body.locals[.foreground] != nil
      || plan.table(.foreground)?.cells.allSatisfy { $0 != nil } == true
    let usual = currentContentColor()
    body.statements.append(
      .definition(
        "val \(color) =",
        foreground.map { value in
          isComplete
            ? value : .joined([value, .code(".\(use(.takeOrElse)) { \(usual) }")])
        } ?? .code(usual)))
    let style = body.local("style")
    let base: Code<Kotlin> = "\(localTextStyle()).current"
    let colored: Layout = .code(".merge(color = \(color))")
    let said = textStyle(on: base, plan, &body)
    let whole: Layout =
      if case .chain(let base, let calls)? = said { .chain(base, calls + [colored]) } else {
        .chain(.code(base), [colored])
      }
    body.statements.append(.definition("val \(style) =", whole))
    let inside = padding(plan, &body)
    let modifier: Layout =
      inside.isEmpty ? .code(use(.modifier)) : .chain(.code(use(.modifier)), inside)
    let alignment = type(.alignment)
    let faint: Code<Kotlin> = "color = \(color).copy(alpha = 0.6f)"
    let placeholder: Code<Kotlin> =
      settings.usesMaterial
      ? "\(use(.text))(placeholder, \(faint), style = \(style))"
      : "\(use(.basicText))(placeholder, style = \(style).merge(\(faint)))"
    let box: Layout = .joined([
      .call(
        use(.box), [modifier, .code("contentAlignment = \(alignment).CenterStart")]),
      .block(
        "",
        [
          .code("if (value.isEmpty()) \(placeholder)"),
          .code("innerTextField()"),
        ]),
    ])
    let source = body.source ?? "interactionSource"
    let field: Layout = .call(
      use(.basicTextField),
      [
        .code("value = value"), .code("onValueChange = onValueChange"), modifierArgument(body),
        .code("enabled = enabled"), .code("textStyle = \(style)"),
        .code("keyboardOptions = keyboardOptions"), .code("keyboardActions = keyboardActions"),
        .code("singleLine = singleLine"), .code("interactionSource = \(source)"),
        .code("cursorBrush = \(use(.solidColor))(\(color))"),
        .argument("decorationBox", .function("innerTextField", [box])),
      ])
    write(body, plan, provided: [], content: field)
  }
}
