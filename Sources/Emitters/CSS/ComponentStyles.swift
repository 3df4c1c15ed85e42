import Diagnostics
import Emission
import Geometry
import IR

/// Builds the rules of one component.
struct ComponentStyles {
  let recipe: Recipe
  let scope: Names.Scope
  let axes: [AxisCode]
  private(set) var expressions: Expressions
  let builder: StyleBuilder
  /// The part that it is, inside of its component.
  let part: ComponentPart?
  private(set) var parts: [ComponentStyles] = []
  /// The custom properties that the component keeps for itself, by what they are for.
  var helpers: [Helper: Name] = [:]

  /// Custom properties of the component's own element, beside its parameters.
  enum Helper: String, CaseIterable {
    /// 1, or -1 where the outline is mirrored.
    case side
    /// How arcs turn: `cw` and `ccw`, or the other way round where the outline is mirrored.
    case clockwise
    case anticlockwise
    /// 1, or -1 where text runs from right to left.
    case direction
    /// The opacity and the scale without what an interaction does to them, and that.
    case ownOpacity
    case feedbackOpacity
    case ownScale
    case feedbackScale
  }

  var component: Component { recipe.component }
  var context: Context { expressions.context }
  var design: DesignSystem { context.design }

  init(
    _ component: Component, _ scope: Names.Scope, _ context: Context, names: inout Names,
    diagnostics: inout DiagnosticList
  ) {
    recipe = Recipe(component)
    part = nil
    self.scope = scope
    var attributes = NameTable(platformName: "CSS")
    for place in context.axes.places {
      attributes.reserve(context.design.axes[place].attributeName.name)
    }
    axes = component.axes.map { axis in
      let code = AxisCode(axis, componentName: component.name, diagnostics: &diagnostics)
      attributes.claim(
        code.attribute.name, for: "components.\(component.name).variants.\(axis.name)",
        at: axis.span, diagnostics: &diagnostics)
      return code
    }
    expressions = Expressions(context, component.parameters, names: scope.parameters)
    expressions.textParameters = TextParameters.of(component)
    builder = StyleBuilder(
      selectors: [".\(id: scope.className)"], axes: axes,
      weighsStatesEvenly: component.interaction != nil && !recipe.activeStates.isEmpty)
    if case .declared(let shape, _)? = component.shape {
      expressions.shapeNames = names.shapes[shape.index].parameters
    }
    for helper in Helper.allCases where needs(helper) {
      helpers[helper] = names.variable(helper.rawValue, in: scope, diagnostics: &diagnostics)
    }
    builder.add(expressions.declarations.map { Placed(.host, $0) })
    build(names: &names, diagnostics: &diagnostics)
    for part in component.parts {
      parts.append(ComponentStyles(part, of: self, names: &names, diagnostics: &diagnostics))
    }
    reportLimit(to: &diagnostics)
  }

  /// The rules of a part: for an element of its own inside of the component's.
  private init(
    _ part: ComponentPart, of host: ComponentStyles, names: inout Names,
    diagnostics: inout DiagnosticList
  ) {
    self.part = part
    var component = part.recipe
    if part.start != nil || component.animation == nil {
      component.animation = host.interaction?.animation ?? host.component.animation
    }
    recipe = Recipe(component)
    scope = names.part(component, of: host.scope, diagnostics: &diagnostics)
    axes = host.axes
    expressions = host.expressions
    expressions.shapeNames = []
    if case .declared(let shape, _)? = component.shape {
      expressions.shapeNames = names.shapes[shape.index].parameters
    }
    builder = StyleBuilder(
      selectors: [".\(id: host.scope.className)"], axes: axes,
      descendant: " > .\(id: scope.className)")
    for helper in Helper.allCases where needs(helper) {
      helpers[helper] = names.variable(helper.rawValue, in: scope, diagnostics: &diagnostics)
    }
    build(names: &names, diagnostics: &diagnostics)
    reportLimit(to: &diagnostics)
  }

  private func reportLimit(to diagnostics: inout DiagnosticList) {
    if recipe.exceedsLimit {
      diagnostics.report(
        .error(
          .outOfRange, at: component.annotation.span,
          "on the web, properties of '\(component.name)' that belong together differ over more than \(Recipe.combinationLimit) combinations of variants",
          help: ["let fewer variants decide the sizes, sides and text of one component"]))
    }
  }

  private func build(names: inout Names, diagnostics: inout DiagnosticList) {
    if component.kind == .none {
      addConstants(names: &names, diagnostics: &diagnostics)
      return
    }
    addCustomProperties(names: &names, diagnostics: &diagnostics)
    addShapeVariables()
    addDirection()
    addBox()
    addSizes()
    addSides()
    addPaint()
    addEdges(diagnostics: &diagnostics)
    addText()
    addOverlay(names: names)
    addOutline()
    addEffects(names: names, diagnostics: &diagnostics)
    addRunningAnimation(names: names)
    addForcedColors()
  }

  /// Adds properties that belong together, at rest and in each state.
  func add(
    _ properties: [Property], _ result: (Recipe.Values, State?) -> [Placed]?
  ) {
    builder.add(recipe.table(of: properties) { result($0, nil) })
    for state in recipe.activeStates {
      builder.add(
        recipe.table(of: properties, in: state) { result($0, state) }, in: .state(state))
    }
  }

  private func addCustomProperties(
    names: inout Names, diagnostics: inout DiagnosticList
  ) {
    for index in recipe.customProperties {
      let property = component.customProperties[index]
      let name = names.variable(
        property.name, in: scope, at: property.span, diagnostics: &diagnostics)
      add([.custom(index)]) { values, _ in
        values[.custom(index)].flatMap { code($0, of: .custom(index)) }.map {
          [Placed(.host, Declaration(name, $0))]
        }
      }
    }
  }

  /// What every component of its kind has.
  private func addBox() {
    var placed: [Placed] = []
    if needsPositioning { placed.append(Placed(.host, "position", "relative")) }
    if drawsBehind { placed.append(Placed(.host, "isolation", "isolate")) }
    builder.add(placed)
    addDisplay()
    builder.add([Placed(.host, "box-sizing", "border-box")])
    guard drawsBehind else { return }
    builder.add([
      Placed(.before, "content", "\"\""), Placed(.before, "position", "absolute"),
      Placed(.before, "z-index", "-1"), Placed(.before, "inset", "0"),
    ])
  }

  /// What is aligned takes a line of its own.
  private func addDisplay() {
    if part != nil {
      builder.add([Placed(.host, "display", "block"), Placed(.host, "flex-shrink", "0")])
      return
    }
    if let layout {
      addLayout(layout)
      return
    }
    let usual: CSSCode?
    switch component.kind {
    case .container, .field: return
    case .text, .toggle, .graphic: usual = "inline-block"
    case .button, .none: usual = nil
    }
    add([.align]) { values, state in
      if values[.align] != nil { return [Placed(.host, "display", "block")] }
      return state == nil ? usual.map { [Placed(.host, "display", $0)] } : nil
    }
  }

  /// Whether a box of its own lies behind or over the content.
  private var needsPositioning: Bool {
    drawsBehind || drawsOverlay || drawsBorder && component.kind != .field
  }

  var declaredShape: ShapeDeclaration? {
    if case .declared(let id, _)? = component.shape { design[id] } else { nil }
  }

  var interaction: InteractionDeclaration? {
    component.interaction.map { design[$0.interaction] }
  }

  var drawsOverlay: Bool {
    interaction?.states.contains { state in
      state.effects.contains { if case .overlay = $0 { true } else { false } }
    } == true
  }

  /// Whether the background is a box of its own, so that its outline does not cut the content.
  var drawsBehind: Bool {
    guard hasBackground else { return false }
    switch component.kind {
    case .text, .button, .toggle: break
    // Without parts there is nothing in it that its outline could cut.
    case .graphic where !component.parts.isEmpty: break
    case .graphic, .container, .field, .none: return false
    }
    switch component.shape {
    case .circle where component.isSquare: return false
    case .declared, .circle: return true
    case .rectangle, .capsule, .roundedRectangle, nil: return false
    }
  }

  var hasBackground: Bool {
    recipe.sets(.background)
      || interaction?.states.contains { state in
        state.effects.contains { if case .background = $0 { true } else { false } }
      } == true
  }

  var backgroundPart: Part { drawsBehind ? .before : .host }

  var example: Example {
    let element: CSSCode =
      switch component.kind {
      case .text, .graphic: "span"
      case .button, .toggle: "button"
      case .field: "input"
      case .container, .none: "div"
      }
    var example = Example(
      title: component.name, element: element, className: scope.className,
      choices: axes.map(\.example), required: expressions.required)
    switch component.kind {
    case .toggle: example.choices += ["role=\"switch\" aria-checked=\"true | false\""]
    case .field where recipe.activeStates.contains(.invalid):
      example.choices += ["aria-invalid=\"true | false\""]
    case .graphic: example.choices += ["role=\"img\" aria-label=\"…\""]
    case .text, .button, .container, .field, .none: break
    }
    example.content = exampleContent
    return example
  }
}
