import Color
import Diagnostics
import Emission
import IR

/// Composite values as Swift. Fields that are tokens stay their names.
extension Values {
  /// A shadow, as a call of the type that `SourceWriter.shadowType` declares.
  mutating func shadow(_ layers: [ShadowLayer]) -> Expression {
    var calls: [Expression.Call] = []
    for layer in layers {
      var fields: [Code<Swift>] = [
        "color: \(color(layer.color))", "x: \(length(layer.offsetX))",
        "y: \(length(layer.offsetY))", "blur: \(length(layer.blur))",
      ]
      if layer.spread != .literal(Dimension(0)) {
        fields.append("spread: \(length(layer.spread))")
      }
      if layer.isInset { fields.append("isInset: true") }
      calls.append(.init(name: ".init", arguments: fields))
    }
    return .call("\(id: names.shadowType)", calls: calls)
  }

  mutating func gradient(_ stops: [GradientStop]) -> Expression {
    var items: [Code<Swift>] = []
    for stop in stops {
      items.append(
        ".init(color: \(color(stop.color)), location: \(Self.length(stop.position)))")
    }
    return .call(types.gradient, listLabelled: "stops", items)
  }

  /// A border, as a call of the type that `SourceWriter.borderType` declares.
  mutating func border(_ border: Border) -> Expression {
    var arguments: [Code<Swift>] = [
      "color: \(color(border.color))", "width: \(length(border.width))",
    ]
    let width = border.width.value.pixels(rem: design.rem)
    let style = strokeStyleArguments(border.style.value, width: width)
    if !style.isEmpty {
      var code: Code<Swift> = "\(types.strokeStyle)(\(style.joined(separator: ", ")))"
      // A style by its name has dashes for a line of 1 point.
      if case .alias(let token, .dashes) = border.style, let name = reference(to: token) {
        code = name
      }
      arguments.append("style: \(code)")
    }
    return .call("\(id: names.borderType)", arguments)
  }

  /// The style of a line that is 1 point wide.
  func strokeStyle(_ style: StrokeStyle) -> Expression {
    .call(types.strokeStyle, strokeStyleArguments(style, width: 1))
  }

  /// How a line is drawn besides its width. Styles that the system has not got are solid.
  private func strokeStyleArguments(_ style: StrokeStyle, width: Double) -> [Code<Swift>] {
    switch style {
    case .keyword(.dashed):
      let dash = Self.length(3 * width)
      return ["dash: [\(dash), \(dash)]"]
    case .keyword(.dotted):
      return ["lineCap: .round", "dash: [0, \(Self.length(2 * width))]"]
    case .keyword(.solid), .keyword(.double), .keyword(.groove), .keyword(.ridge),
      .keyword(.outset), .keyword(.inset):
      return []
    case .dashes(let dashes, let cap):
      let lengths = dashes.map { length($0) }.joined(separator: ", ")
      let dash: Code<Swift> = "dash: [\(lengths)]"
      return switch cap {
      case .butt: [dash]
      case .round: ["lineCap: .round", dash]
      case .square: ["lineCap: .square", dash]
      }
    }
  }

  /// A transition, which is an animation here.
  func transition(_ transition: Transition) -> Expression {
    let curve = transition.timingFunction
    let result: Expression
    if case .alias(let token, _) = curve, let name = reference(to: token) {
      result = .call(".animation", ["duration: \(seconds(transition.duration))"], on: name)
    } else {
      result = .call(
        ".timingCurve",
        Self.controlPoints(curve.value) + ["duration: \(seconds(transition.duration))"],
        on: types.animation)
    }
    if transition.delay.value.milliseconds == 0 { return result }
    return result.calling(".delay", [seconds(transition.delay)])
  }

  /// A size of text, as a call of the type that `SourceWriter.fontSizeType` declares.
  func fontSize(_ size: Dimension) -> Expression {
    var arguments = [length(size)]
    if let textStyle = TypographyDefaults.textStyle(nearest: size.pixels(rem: design.rem)) {
      arguments.append("relativeTo: \(textStyle)")
    }
    return .call("\(id: names.fontSizeType)", arguments)
  }

  func angle(_ degrees: Double) -> Code<Swift> {
    "\(types.angle).degrees(\(Self.length(degrees)))"
  }

  // MARK: Fields

  private mutating func color(_ field: Aliasable<ColorValue>) -> Code<Swift> {
    if case .alias(let token, _) = field, let name = reference(to: token) { return name }
    return color(field.value)
  }

  private func length(_ field: Aliasable<Dimension>) -> Code<Swift> {
    if case .alias(let token, _) = field, let name = reference(to: token) { return name }
    return length(field.value)
  }

  private func seconds(_ field: Aliasable<Duration>) -> Code<Swift> {
    if case .alias(let token, _) = field, let name = reference(to: token) { return name }
    return Self.seconds(field.value)
  }
}
