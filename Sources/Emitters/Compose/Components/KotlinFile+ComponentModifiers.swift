import Diagnostics
import Emission
import Geometry
import IR

/// The calls on a component's modifier, from the outside inwards: where it stands, what it does, how
/// large it is, what it is painted with, and the room inside.
extension KotlinFile {
  mutating func addModifiers(
    _ plan: ComponentPlan, to body: inout ComponentBody, responding: [Layout]
  ) {
    let align = align(plan, &body)
    if let align { body.modifiers.append(align.fill) }
    if let margin = sides(plan, .margin, plan.component.marginFrame, &body) {
      body.modifiers.append(margin)
    }
    if let align { body.modifiers.append(align.place) }
    body.modifiers += offset(plan, &body) + layer(plan, &body)
    body.modifiers += responding
    body.modifiers += sizes(plan, &body)
    body.modifiers += shadow(plan, &body)
    if plan.component.kind == .container, let shape = body.shape {
      body.modifiers.append(.call(".\(use(.clip))", [.code(shape)]))
    }
    if let background = current(.background, plan, &body) {
      let shape: [Layout] =
        plan.component.kind == .container ? [] : body.shape.map { [.code($0)] } ?? []
      body.modifiers.append(.call(".\(use(.background))", [background] + shape))
    }
    body.modifiers += border(plan, &body)
    // A field answers to fingers in its padding too, so it has that inside.
    if plan.component.kind != .field { body.modifiers += padding(plan, &body) }
  }

  mutating func padding(_ plan: ComponentPlan, _ body: inout ComponentBody) -> [Layout] {
    sides(plan, .padding, plan.component.paddingFrame, &body).map { [$0] } ?? []
  }

  // MARK: Place

  private mutating func align(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> (fill: Layout, place: Layout)? {
    guard let value = current(.align, plan, &body) else { return nil }
    let fill: Layout = .call(".\(use(.fillMaxWidth))", [])
    let isComplete = plan.table(.align)?.cells.allSatisfy { $0 != nil } == true
    guard !isComplete else { return (fill, .call(".\(use(.wrapContentWidth))", [value])) }
    let local = body.local("align")
    let modifier = use(.modifier)
    body.statements.append(.definition("val \(local) =", value))
    func unlessMissing(_ call: Code<Kotlin>) -> Layout {
      .code(".then(if (\(local) == null) \(modifier) else \(modifier).\(call))")
    }
    return (
      unlessMissing("\(use(.fillMaxWidth))()"),
      unlessMissing("\(use(.wrapContentWidth))(\(local))")
    )
  }

  /// Padding or margin.
  private mutating func sides(
    _ plan: ComponentPlan, _ slot: ComponentPlan.Slot, _ frame: SideFrame,
    _ body: inout ComponentBody
  ) -> Layout? {
    if let axis = plan.isCarried(slot) {
      if plan.differs(slot) { note(.reads) }
      let values = name(of: slot, in: nil, plan)
      return .call(
        ".\(use(.padding))", [.code("\(id: plan.names.axes[axis].parameter).\(values)")])
    }
    func property(_ side: Side) -> Property { slot == .padding ? .padding(side) : .margin(side) }
    guard Side.allCases.contains(where: { plan.has(property($0)) }) else { return nil }
    var values: [Side: Layout] = [:]
    for side in Side.allCases { values[side] = current(property(side), plan, &body) }
    let function = use(frame == .physical ? .absolutePadding : .padding)
    return .call(".\(function)", SideCodes(frame) { values[$0] }.arguments)
  }

  /// How far it is drawn from where it stands.
  private mutating func offset(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> [Layout] {
    let x = current(.offsetX, plan, &body)
    let y = current(.offsetY, plan, &body)
    if let running = runningOffset(x, y, plan, body) { return [running] }
    let arguments = [x.map { Layout.argument("x", $0) }, y.map { Layout.argument("y", $0) }]
      .compactMap { $0 }
    return arguments.isEmpty ? [] : [.call(".\(use(.offsetModifier))", arguments)]
  }

  /// Opacity and scale.
  private mutating func layer(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> [Layout] {
    if let running = runningLayer(plan, &body) { return running }
    let opacity = current(.opacity, plan, &body)
    let scale = current(.scale, plan, &body)
    // What moves from frame to frame is read where it is drawn.
    if body.locals[.opacity] != nil || body.locals[.scale] != nil {
      var statements: [Layout] = []
      // A caller's argument of that name would hide the layer's.
      func own(_ name: Code<Kotlin>) -> Code<Kotlin> {
        body.taken.contains(name.text) ? "this.\(name)" : name
      }
      func hoisted(_ property: Property, _ value: Layout?) -> Layout? {
        guard let value, body.locals[property] == nil, plan.differs(property.slot) else {
          return value
        }
        // A layer's values are set where no mode can be read.
        let local = body.local(property.name.name)
        body.statements.append(.definition("val \(local) =", value))
        return .code(local)
      }
      let opacity = hoisted(.opacity, opacity)
      let scale = hoisted(.scale, scale)
      if let opacity { statements.append(.definition("\(own("alpha")) =", opacity)) }
      if let scale {
        statements.append(.definition("\(own("scaleX")) =", scale))
        statements.append(.definition("\(own("scaleY")) =", scale))
      }
      let layer: Code<Kotlin> = ".\(use(.graphicsLayer))"
      return [
        statements.count == 1 ? .lambda(layer, statements[0]) : .block(layer, statements)
      ]
    }
    var calls: [Layout] = []
    if let opacity { calls.append(.call(".\(use(.alpha))", [opacity])) }
    if let scale { calls.append(.call(".\(use(.drawScaled))", [scale])) }
    return calls
  }

  // MARK: Border and shadow

  private mutating func border(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> [Layout] {
    guard let width = current(.borderWidth, plan, &body),
      let color = current(.borderColor, plan, &body)
    else { return [] }
    let shape: [Layout] = body.shape.map { [.code($0)] } ?? []
    // Compose draws a line of no width one pixel wide.
    let isAlways =
      body.locals[.borderWidth] == nil
      && plan.table(.borderWidth)?.cells.allSatisfy { cell in
        guard case .measure(let measure)? = cell?.base, let width = measure.constantValue else {
          return false
        }
        return width > 0
      } == true
    guard !isAlways else { return [.call(".\(use(.border))", [width, color] + shape)] }
    let local = body.local("lineWidth")
    let modifier = use(.modifier)
    body.statements.append(.definition("val \(local) =", width))
    return [
      .call(
        ".then",
        [
          .conditional(
            "\(local) > \(dp(0))",
            then: .call("\(modifier).\(use(.border))", [.code(local), color] + shape),
            else: .code(modifier))
        ])
    ]
  }

  private mutating func shadow(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> [Layout] {
    guard let shadow = current(.shadow, plan, &body) else { return [] }
    helpers.insert(.shadows)
    return [
      .call(".shadows", [shadow, .code(body.shape ?? type(.rectangleShape))])
    ]
  }

  // MARK: Size

  private mutating func sizes(
    _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> [Layout] {
    let least = leastSize(plan)
    var limits: [(KotlinSymbol, Code<Kotlin>, Layout)] = []
    func add(_ name: Code<Kotlin>, _ symbol: KotlinSymbol, _ values: [Layout]) {
      if values.count == 1 { limits.append((symbol, name, values[0])) }
      if values.count > 1 { limits.append((symbol, name, .call("maxOf", values))) }
    }
    let minWidth = [current(.minWidth, plan, &body), least.width].compactMap { $0 }
    let minHeight = [current(.minHeight, plan, &body), least.height].compactMap { $0 }
    add("minWidth", .widthIn, minWidth)
    add("minHeight", .heightIn, minHeight)
    add("maxWidth", .widthIn, [current(.maxWidth, plan, &body)].compactMap { $0 })
    add("maxHeight", .heightIn, [current(.maxHeight, plan, &body)].compactMap { $0 })
    var calls: [Layout] = []
    if !limits.isEmpty {
      calls.append(
        .call(".\(use(.sizeIn))", limits.map { .argument($0.1, $0.2) }))
    }
    if let width = current(.width, plan, &body) {
      calls.append(.call(".\(use(.width))", [width]))
    }
    if let height = current(.height, plan, &body) {
      calls.append(self.height(height, plan, &body))
    }
    return calls
  }

  /// Exact at 100 %; where the reader's text is larger, a minimum.
  private mutating func height(
    _ height: Layout, _ plan: ComponentPlan, _ body: inout ComponentBody
  ) -> Layout {
    guard plan.component.scalesText else { return .call(".\(use(.height))", [height]) }
    var name = height
    if height.flat?.bytes.contains(0x20) != false {
      let local = body.local("height")
      body.statements.append(.definition("val \(local) =", height))
      name = .code(local)
    }
    let scale = body.local("fontScale")
    body.statements.append(.code("val \(scale) = \(use(.localDensity)).current.fontScale"))
    return .call(
      ".\(use(.heightIn))",
      [
        .argument("min", name),
        .argument(
          "max",
          .conditional(
            "\(scale) > 1f", then: .code("\(type(.dpType)).Unspecified"), else: name)),
      ])
  }

  /// The least box in which the outline of the component's shape is whole.
  private mutating func leastSize(_ plan: ComponentPlan) -> (width: Layout?, height: Layout?) {
    guard case .declared(let id, _)? = plan.component.shape else { return (nil, nil) }
    let size = design[id].leastSize
    func length(_ measure: Measure) -> Layout? {
      let inComponent = measure.substituting { symbol in
        if case .parameter(let index) = symbol { Measure(.shapeParameter(index)) } else { nil }
      }
      guard inComponent != .zero else { return nil }
      return .code(formula(inComponent, as: .length, in: plan.scope))
    }
    return (length(size.width), length(size.height))
  }
}
