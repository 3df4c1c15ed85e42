import Diagnostics
import Emission
import IR

/// The text style that a component gives.
extension KotlinFile {
  /// `base` with what the component says of its text; `nil` when it says nothing.
  ///
  /// - Parameter color: the text's, where the style has to say it.
  mutating func textStyle(
    on base: Code<Kotlin>, _ plan: ComponentPlan, _ body: inout ComponentBody, color: Layout? = nil
  ) -> Layout? {
    var calls: [Layout] = []
    if let font = current(.font, plan, &body) { calls.append(.call(".merge", [font])) }
    var arguments: [Layout] = color.map { [.argument("color", $0)] } ?? []
    for property in [
      Property.fontFamily, .fontSize, .fontWeight, .lineHeight, .letterSpacing,
    ] {
      // A family that only other platforms know says nothing here.
      if property == .fontFamily, !knowsFamily(plan) { continue }
      guard let value = current(property, plan, &body) else { continue }
      arguments.append(.argument("\(id: property.name)", value))
      if property == .lineHeight {
        arguments.append(.argument("lineHeightStyle", .code(centeredLines())))
      }
    }
    if !arguments.isEmpty {
      // The base's line height is meant for the base's size.
      let isSized = plan.table(.fontSize)?.cells.allSatisfy { $0 != nil } == true
      if isSized, !plan.has(.lineHeight), !plan.has(.font) {
        calls.append(.call(".copy", [.code("lineHeight = \(type(.textUnit)).Unspecified")]))
      }
      calls.append(.call(".merge", arguments))
    }
    return calls.isEmpty ? nil : .chain(.code(base), calls)
  }

  private func knowsFamily(_ plan: ComponentPlan) -> Bool {
    let tables =
      [plan.table(.fontFamily)] + plan.states.map { plan.table(.fontFamily, in: $0.state) }
    var probe = self
    return tables.contains { table in
      table?.cells.contains { cell in
        guard case .fontFamily(let families)?? = cell.map(\.base) else { return false }
        guard case .alias(let id, _) = families, differs(id) else {
          return probe.fontFamily(families) != nil
        }
        let values = literals(of: id)
        return ([values.base] + values.overrides.map { Optional($0.value) }).contains { value in
          guard case .fontFamily(let families)? = value else { return false }
          return probe.fontFamily(families) != nil
        }
      } == true
    }
  }

  // MARK: Kinds

  mutating func writeText(_ plan: ComponentPlan) {
    var plan = plan
    let signature = signature(plan)
    let style = plan.names.style
    let responding = respondingParameters(plan)
    var parameters = signature.required
    parameters.append(modifierParameter())
    parameters += responding.first
    parameters += signature.optional
    parameters += responding.last
    let overflow = type(.textOverflow)
    parameters += [
      "overflow: \(overflow) = TextOverflow.Clip", "softWrap: Boolean = true",
      "maxLines: Int = Int.MAX_VALUE",
    ]
    parameters.append("\(id: style): \(use(.textStyle)) = \(localTextStyle()).current")

    let annotated = use(.annotatedString)
    let name = plan.names.identifier
    let passed: [Code<Kotlin>] =
      ["modifier"] + responding.passed + signature.passed
      + ["overflow", "softWrap", "maxLines", "\(id: style)"]
    writeFunction(of: plan, ["text: String"] + parameters) { file in
      file.write(
        .call(
          "\(id: name)",
          [Layout.code("text = \(annotated)(text)")] + passed.map { .argument($0, .code($0)) }))
    }
    blank()
    writeFunction(of: plan, ["text: \(annotated)"] + parameters) { file in
      var body = file.body(&plan)
      let usesMaterial = file.settings.usesMaterial
      var arguments: [Layout] = [.code("text = text"), file.modifierArgument(body)]
      let color = file.foreground(plan, &body)
      if usesMaterial, let color { arguments.append(.argument("color", color)) }
      arguments += (["overflow", "softWrap", "maxLines"] as [Code<Kotlin>]).map {
        .argument($0, .code($0))
      }
      let textStyle = file.textStyle(
        on: "\(id: style)", plan, &body, color: usesMaterial ? nil : color)
      arguments.append(.argument("style", textStyle ?? .code("\(id: style)")))
      if plan.layout != nil { arguments.remove(at: 1) }
      let text: Layout = .call(file.use(usesMaterial ? .text : .basicText), arguments)
      let content = file.laidOut(text, plan, &body) ?? text
      file.write(body, plan, provided: [], content: content)
    }
  }

  mutating func writeButton(_ plan: ComponentPlan) {
    var plan = plan
    let signature = signature(plan)
    var parameters: [Code<Kotlin>] = ["onClick: () -> Unit"] + signature.required
    parameters.append(modifierParameter())
    parameters.append("enabled: Boolean = true")
    parameters += signature.optional
    parameters.append("interactionSource: \(use(.mutableInteractionSource))? = null")
    let composable = use(.composable)
    parameters.append("content: @\(composable) \(scope(of: plan)).() -> Unit")
    writeFunction(of: plan, parameters) { file in
      var body = file.body(&plan)
      let row: Layout = .call(
        file.use(.row),
        [
          file.modifierArgument(body),
          .code("horizontalArrangement = \(file.type(.arrangement)).Center"),
          .code("verticalAlignment = \(file.type(.alignment)).CenterVertically"),
          .code("content = content"),
        ])
      let content = file.laidOut(.code("content()"), plan, &body) ?? row
      file.writeProvidingText(&body, plan, content: content)
    }
  }

  mutating func writeContainer(_ plan: ComponentPlan) {
    var plan = plan
    let signature = signature(plan)
    let responding = respondingParameters(plan)
    var parameters = signature.required
    parameters.append(modifierParameter())
    parameters += responding.first
    parameters += signature.optional
    parameters += responding.last
    let composable = use(.composable)
    parameters.append("content: @\(composable) () -> Unit")
    writeFunction(of: plan, parameters) { file in
      var body = file.body(&plan)
      let content = file.laidOut(.code("content()"), plan, &body) ?? file.box(body)
      file.writeProvidingText(&body, plan, content: content)
    }
  }

  // MARK: Parts of all kinds

  private mutating func box(_ body: ComponentBody) -> Layout {
    .joined([
      .call(use(.box), [modifierArgument(body)]), .block("", [.code("content()")]),
    ])
  }

  mutating func modifierParameter() -> Code<Kotlin> {
    "modifier: \(use(.modifier)) = Modifier"
  }

  /// The function of a component.
  mutating func writeFunction(
    of plan: ComponentPlan, _ parameters: [Code<Kotlin>], _ body: (inout KotlinFile) -> Void
  ) {
    document(plan.component.annotation)
    line("@\(use(.composable))")
    write(head(plan.names.identifier, parameters))
    indented(body)
    line("}")
  }

  private func head(_ name: Identifier<Kotlin>, _ parameters: [Code<Kotlin>]) -> Layout {
    .list("public fun \(id: name)(", parameters.map { .code($0) }, ") {")
  }

  func modifierArgument(_ body: ComponentBody) -> Layout {
    .argument(
      "modifier",
      body.modifiers.isEmpty ? .code("modifier") : .chain(.code("modifier"), body.modifiers))
  }

  /// Everything about a component but its content.
  mutating func body(_ plan: inout ComponentPlan) -> ComponentBody {
    if plan.component.annotation.deprecation != nil { usesDeprecated = true }
    var body = ComponentBody(plan)
    addStates(plan, to: &body)
    addShape(&plan, to: &body)
    addInteraction(plan, to: &body)
    let responding = respondingModifiers(plan, &body)
    addModifiers(plan, to: &body, responding: responding)
    return body
  }

  mutating func foreground(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> Layout? {
    plan.hasForegroundParameter
      ? .code("\(id: plan.names.foreground)") : current(.foreground, plan, &body)
  }

  /// The content, which takes its colour and text style from locals.
  mutating func writeProvidingText(
    _ body: inout ComponentBody, _ plan: ComponentPlan, content: Layout
  ) {
    var provided: [Layout] = []
    // Without Material, the style has the colour.
    var styleColor: Layout?
    if !settings.usesMaterial {
      styleColor = current(.foreground, plan, &body)
    } else if let color = current(.foreground, plan, &body) {
      let local = use(.localContentColor)
      var value = color
      let isComplete = plan.table(.foreground)?.cells.allSatisfy { $0 != nil } == true
      if !isComplete, body.locals[.foreground] == nil {
        let name = body.local("foreground")
        body.statements.append(.definition("val \(name) =", color))
        value = .code("\(name).\(use(.takeOrElse)) { \(local).current }")
      }
      provided.append(.joined([.code("\(local) provides "), value]))
    }
    let around = "\(localTextStyle()).current" as Code<Kotlin>
    if let value = textStyle(on: around, plan, &body, color: styleColor) {
      let name = body.local("style")
      body.statements.append(.definition("val \(name) =", value))
      provided.append(.code("\(localTextStyle()) provides \(name)"))
    }
    write(body, plan, provided: provided, content: content)
  }

  mutating func write(
    _ body: ComponentBody, _ plan: ComponentPlan, provided: [Layout], content: Layout
  ) {
    var provided = provided
    var body = body
    if !plan.component.scalesText, plan.component.kind != .toggle, plan.component.kind != .graphic {
      let density = body.local("density")
      let local = use(.localDensity)
      body.statements.append(
        .code("val \(density) = \(use(.density))(\(local).current.density, fontScale = 1f)"))
      provided.append(.code("\(local) provides \(density)"))
    }
    for statement in body.statements { write(statement) }
    guard !provided.isEmpty else { return write(content) }
    write(
      .joined([
        .call(use(.compositionLocalProvider), provided), .block("", [content]),
      ]))
  }
}
