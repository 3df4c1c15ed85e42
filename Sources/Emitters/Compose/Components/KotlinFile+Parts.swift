import Emission
import Geometry
import IR

/// The parts of a component, laid out with what it wraps.
extension KotlinFile {
  /// The composable that lays out a component's parts and what it wraps; `nil` where nothing is said
  /// of either.
  ///
  /// - Parameter content: what the component wraps, if anything.
  mutating func laidOut(
    _ content: Layout?, _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> Layout? {
    guard let layout = plan.layout else { return nil }
    var children: [Layout] = []
    for (index, part) in plan.component.parts.enumerated() {
      if index == plan.component.leadingPartCount, let content { children.append(content) }
      children.append(draw(part, plan, &body))
    }
    if plan.component.leadingPartCount >= plan.component.parts.count, let content {
      children.append(content)
    }
    var arguments = [modifierArgument(body)]
    let spacing = layout == .overlay ? nil : current(.gap, plan, &body)
    let alignment = type(.alignment)
    let function: Code<Kotlin>
    switch layout {
    case .row:
      function = use(.row)
      let isButton = plan.component.kind == .button
      if let spacing {
        arguments.append(
          .argument(
            "horizontalArrangement",
            .call(
              "\(type(.arrangement)).spacedBy",
              [spacing] + (isButton ? [.code("\(alignment).CenterHorizontally")] : []))))
      } else if isButton {
        arguments.append(.code("horizontalArrangement = \(type(.arrangement)).Center"))
      }
      arguments.append(.code("verticalAlignment = \(alignment).CenterVertically"))
    case .column:
      function = use(.column)
      if let spacing {
        arguments.append(
          .argument(
            "verticalArrangement", .call("\(type(.arrangement)).spacedBy", [spacing])))
      }
    case .overlay:
      function = use(.box)
      arguments.append(.code("contentAlignment = \(alignment).Center"))
    }
    return .joined([.call(function, arguments), .block("", children)])
  }

  /// What a button's content stands in.
  mutating func scope(of plan: ComponentPlan) -> Code<Kotlin> {
    switch plan.layout ?? .row {
    case .row: use(.rowScope)
    case .column: use(.columnScope)
    case .overlay: use(.boxScope)
    }
  }

  private mutating func draw(
    _ part: ComponentPart, _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> Layout {
    var recipe = part.recipe
    let running = part.start == nil ? nil : recipe.animation
    if running != nil || recipe.animation == nil {
      let interaction = plan.component.interaction.map { design[$0.interaction] }
      recipe.animation = interaction?.animation ?? plan.component.animation
    }
    var partPlan = ComponentPlan(recipe, plan.names, design, isPart: true)
    var inner = body.part(recipe.name)
    var statements: [Layout] = []
    if let running, let start = part.start {
      let progress = inner.local("progress")
      inner.running = ComponentBody.Running(start: start, progress: progress)
      statements.append(
        .definition("val \(progress) =", self.progress(running, part)))
    }
    addShape(&partPlan, to: &inner)
    addModifiers(partPlan, to: &inner, responding: [])
    body.adopt(inner)
    let modifier: Layout =
      inner.modifiers.isEmpty
      ? .code(use(.modifier)) : .chain(.code(use(.modifier)), inner.modifiers)
    statements.append(.call(use(.box), [modifier]))
    if part.count > 1 { return .block("repeat(\(number: part.count))", statements) }
    // The animation is the part's alone, but its name has to be known before it.
    body.statements += statements.dropLast()
    return statements[statements.count - 1]
  }

  // MARK: The animation that runs by itself

  private mutating func progress(_ id: AnimationID, _ part: ComponentPart) -> Layout {
    helpers.insert(.rememberProgress)
    let animation = design[id]
    if animation.annotation.deprecation != nil { usesDeprecated = true }
    var arguments: [Layout] = [
      names.tokens.path(of: id, in: design).map { .call($0, []) }
        ?? inModes(animation) { $0.run($1.timing, delay: $1.delay.milliseconds) }
    ]
    if part.count > 1, part.stagger.milliseconds > 0 {
      arguments.append(
        .argument(
          "delayMillis", .code("\(Literal.milliseconds(part.stagger.milliseconds)) * it")))
    }
    return .call("rememberProgress", arguments)
  }

  /// Opacity and scale on the way from where they begin.
  mutating func runningLayer(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> [Layout]? {
    guard let running = body.running else { return nil }
    let start = running.start
    let opacity = start.opacity?.value(on: KotlinFile.platform)
    let scale = start.scale?.value(on: KotlinFile.platform)
    guard opacity != nil || scale != nil else { return nil }
    func end(_ property: Property) -> Layout { current(property, plan, &body) ?? .code("1f") }
    var statements: [Layout] = []
    if let opacity {
      statements.append(
        .definition("alpha =", way(from: opacity, .number, to: end(.opacity), running, plan)))
    } else if let opacity = current(.opacity, plan, &body) {
      statements.append(.definition("alpha =", opacity))
    }
    if let scale {
      let local = "scale" as Code<Kotlin>
      var value = way(from: scale, .number, to: end(.scale), running, plan)
      if let still = body.reducesMotion {
        value = .conditional(still, then: end(.scale), else: value)
      }
      statements.append(.definition("val \(local) =", value))
      statements.append(.code("scaleX = \(local)"))
      statements.append(.code("scaleY = \(local)"))
    } else if let scale = current(.scale, plan, &body) {
      statements.append(.definition("scaleX =", scale))
      statements.append(.definition("scaleY =", scale))
    }
    let layer: Code<Kotlin> = ".\(use(.graphicsLayer))"
    return [statements.count == 1 ? .lambda(layer, statements[0]) : .block(layer, statements)]
  }

  /// A place on the way from where it begins; it follows the reading direction.
  mutating func runningOffset(
    _ x: Layout?, _ y: Layout?, _ plan: ComponentPlan, _ body: ComponentBody
  ) -> Layout? {
    guard let running = body.running else { return nil }
    let starts = [running.start.offsetX, running.start.offsetY].map {
      $0?.value(on: KotlinFile.platform)
    }
    guard starts.contains(where: { $0 != nil }) else { return nil }
    need(.roundToInt)
    var places: [Layout] = []
    for (start, end) in zip(starts, [x, y]) {
      let still: Layout = end.map { .joined([$0, .code(".roundToPx()")]) } ?? .code("0")
      guard let start else {
        places.append(still)
        continue
      }
      let end: Layout = end.map { .joined([$0, .code(".toPx()")]) } ?? .code("0f")
      let whole = way(from: start, .length, to: end, running, plan)
      let moving: Layout = .joined([whole, .code(".roundToInt()")])
      places.append(
        body.reducesMotion.map { .conditional($0, then: still, else: moving) } ?? moving)
    }
    return .lambda(".\(use(.offsetModifier))", .call(use(.intOffset), places))
  }

  private mutating func way(
    from start: Measure, _ form: FormulaForm, to end: Layout, _ running: ComponentBody.Running,
    _ plan: ComponentPlan
  ) -> Layout {
    helpers.insert(.lerp)
    let code = formula(start, as: form, in: plan.scope)
    let operand: Code<Kotlin> = code.bytes.contains(0x20) ? "(\(code))" : code
    let begin: Code<Kotlin> = form == .length ? "\(operand).toPx()" : code
    return .call("lerp", [.code(begin), end, .code("\(running.progress).value")])
  }
}

extension ComponentPlan {
  /// `nil` where Compose lays it out.
  var layout: IR.Layout? {
    component.parts.isEmpty && component.kind != .toggle && component.kind != .graphic
      ? component.layout : component.layoutOfParts
  }
}
