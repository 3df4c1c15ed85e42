import Color
import Emission
import Geometry
import IR

/// Writes what stands in a declaration with parameters: lengths, numbers and colours that mention
/// them.
struct Expressions {
  let context: Context
  let parameters: [Parameter]
  /// The custom properties of the parameters.
  let names: [Name]
  /// Those of the shape that a component uses.
  var shapeNames: [Name] = []
  /// Parameters that set sizes of text, and so are given in rem.
  var textParameters: Set<Int> = []

  init(_ context: Context, _ parameters: [Parameter], names: [Name]) {
    self.context = context
    self.parameters = parameters
    self.names = names
  }

  func length(_ measure: Measure, zero: CSSCode = "0") -> CSSCode {
    formula(.px).value(measure, zero: zero)
  }

  /// A length that grows with the reader's text size.
  func textLength(_ measure: Measure, zero: CSSCode = "0") -> CSSCode {
    formula(.rem(context.design.rem)).value(measure, zero: zero)
  }

  func number(_ measure: Measure) -> CSSCode {
    formula(.none).value(measure)
  }

  /// A distance towards the end of the line.
  ///
  /// - Parameter direction: 1, or -1 where text runs from right to left.
  func across(_ measure: Measure, _ direction: Name?) -> CSSCode {
    guard let direction, measure.constantValue != 0 else { return length(measure) }
    let (isNegative, code) = formula(.px).operand(measure)
    return isNegative
      ? "calc(-1 * var(\(id: direction)) * \(code))" : "calc(var(\(id: direction)) * \(code))"
  }

  func formula(_ unit: Unit) -> Formula {
    Formula(unit) { operand($0, unit) }
  }

  private func operand(_ symbol: Symbol, _ unit: Unit) -> Operand {
    switch symbol {
    case .width, .height:
      return .unknown
    case .parameter(let index):
      guard names.indices.contains(index) else { return .unknown }
      return parameters[index].kind == .number ? .number(names[index]) : .length(names[index])
    case .shapeParameter(let index):
      return shapeNames.indices.contains(index) ? .length(shapeNames[index]) : .unknown
    case .token(let index):
      return context.operand(TokenID(index), unit: unit)
    }
  }

  func color(_ expression: ColorExpression) -> CSSCode {
    switch expression {
    case .literal(let color):
      return CSSCode(color)
    case .token(let token):
      if let name = context.name(of: token) { return .variable(name) }
    case .parameter(let index):
      if names.indices.contains(index) { return .variable(names[index]) }
    case .onColor:
      if let name = upon(expression) { return .variable(name) }
    }
    if let color = lightDark(expression) { return color }
    let color = context.design.color(
      of: expression, parameters: parameters, on: CSSEmitter.platform)
    if let color { return CSSCode(color) }
    // Only the caller's colour can tell, and so only the browser.
    if case .onColor(let inner) = expression { return "contrast-color(\(self.color(inner)))" }
    return "currentColor"
  }

  /// Black or white upon a colour, where that is not the same in all modes.
  private func upon(_ expression: ColorExpression) -> Name? {
    let design = context.design
    guard
      let (token, times) = design.token(
        behind: expression, parameters: parameters, on: CSSEmitter.platform),
      context.isModal(token)
    else { return nil }
    let contexts = design.axes.contexts(over: design.axes(of: token, on: CSSEmitter.platform))
    let colors = contexts.compactMap {
      design.color(of: expression, parameters: parameters, on: CSSEmitter.platform, in: $0)
    }
    // What differs by the appearance alone follows it by itself.
    let isFollowed = zip(contexts, colors).allSatisfy { context, color in
      guard let scheme = design.schemeAxis else { return color == colors[0] }
      return zip(contexts, colors).allSatisfy { $0[scheme] != context[scheme] || $1 == color }
    }
    guard colors.count == contexts.count, !isFollowed else { return nil }
    return context.local(.onColor(token, times: times))
  }

  /// A colour that follows the appearance, where it has no name.
  private func lightDark(_ expression: ColorExpression) -> CSSCode? {
    let axes = context.design.axes(
      of: expression, parameters: parameters, on: CSSEmitter.platform)
    guard let scheme = context.design.schemeAxis, axes.contains(scheme),
      let follows = context.design.axes[scheme].follows
    else { return nil }
    let colors = [follows.off, follows.on].compactMap { place in
      context.design.color(
        of: expression, parameters: parameters, on: CSSEmitter.platform,
        in: ModeContext([Condition.Mode(axis: scheme, context: place)]))
    }
    guard colors.count == 2 else { return nil }
    if colors[0] == colors[1] { return CSSCode(colors[0]) }
    return "light-dark(\(CSSCode(colors[0])), \(CSSCode(colors[1])))"
  }

  /// The custom properties of the parameters, with their defaults. A required one is the caller's to
  /// declare.
  var declarations: [Declaration] {
    parameters.indices.compactMap { index in
      parameters[index].defaultValue?.value(on: CSSEmitter.platform).map {
        Declaration(names[index], value($0, for: index))
      }
    }
  }

  /// Declares a parameter with another value than its default, in the words of this declaration.
  func value(
    _ value: Parameter.Default, kind: Parameter.Kind, isText: Bool = false
  ) -> CSSCode {
    switch value {
    case .color(let color): self.color(color)
    case .measure(let measure) where kind == .number: number(measure)
    case .measure(let measure):
      isText ? textLength(measure, zero: "0px") : length(measure, zero: "0px")
    case .string(let text): "\(string: text)"
    case .boolean(let flag): flag ? "true" : "false"
    }
  }

  private func value(_ value: Parameter.Default, for index: Int) -> CSSCode {
    self.value(value, kind: parameters[index].kind, isText: textParameters.contains(index))
  }

  /// The names of the parameters that a caller has to set.
  var required: [Name] {
    parameters.indices.filter {
      parameters[$0].defaultValue?.value(on: CSSEmitter.platform) == nil
    }.map { names[$0] }
  }
}
