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
    self.scope = scope
    var attributes = NameTable(platformName: "CSS")
    for place in context.design.axesInUse(on: CSSEmitter.platform).places {
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
    build(names: &names, diagnostics: &diagnostics)
    if recipe.exceedsLimit {
      diagnostics.report(
        .error(
          .outOfRange, at: component.annotation.span,
          "on the web, properties of '\(component.name)' that belong together differ over more than \(Recipe.combinationLimit) combinations of variants",
          help: ["let fewer variants decide the sizes, sides and text of one component"]))
    }
  }

  private func build(names: inout Names, diagnostics: inout DiagnosticList) {
    builder.add(expressions.declarations.map { Placed(.host, $0) })
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
    let usual: CSSCode? = component.kind == .text ? "inline-block" : nil
    guard component.kind != .container else { return }
    add([.align]) { values, state in
      if values[.align] != nil { return [Placed(.host, "display", "block")] }
      return state == nil ? usual.map { [Placed(.host, "display", $0)] } : nil
    }
  }

  /// Whether a box of its own lies behind or over the content.
  private var needsPositioning: Bool { drawsBehind || drawsOverlay || drawsBorder }

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
    guard component.kind == .text || component.kind == .button, hasBackground else { return false }
    switch component.shape {
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
      case .text: "span"
      case .button: "button"
      case .container, .none: "div"
      }
    return Example(
      title: component.name, element: element, className: scope.className,
      choices: axes.map(\.example), required: expressions.required)
  }
}
