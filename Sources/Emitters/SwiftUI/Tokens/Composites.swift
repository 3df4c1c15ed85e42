import Color
import Diagnostics
import Emission
import IR

/// Composite values as Swift. Fields that are tokens stay their names.
extension Values {
  /// A composite value that differs in nothing but its colours: what it is when it is light, when it
  /// is dark, and both with more contrast where that makes a difference. `nil` for other values.
  mutating func composite(_ variants: [Value]) -> Expression? {
    switch variants.first {
    case .shadow?: shadow(variants.map { if case .shadow(let layers) = $0 { layers } else { [] } })
    case .gradient?:
      gradient(variants.map { if case .gradient(let stops) = $0 { stops } else { [] } })
    case .border(let border)?:
      self.border(
        border,
        colors: variants.compactMap { if case .border(let other) = $0 { other.color } else { nil } }
      )
    default: nil
    }
  }

  /// A shadow, as a call of the type that `SourceWriter.shadowType` declares.
  mutating func shadow(_ variants: [[ShadowLayer]]) -> Expression {
    var calls: [Expression.Call] = []
    for (place, layer) in (variants.first ?? []).enumerated() {
      var fields: [Code<Swift>] = [
        "color: \(color(variants.compactMap { $0.at(place)?.color }))",
        "x: \(length(layer.offsetX))", "y: \(length(layer.offsetY))", "blur: \(length(layer.blur))",
      ]
      if layer.spread != .literal(Dimension(0)) {
        fields.append("spread: \(length(layer.spread))")
      }
      if layer.isInset { fields.append("isInset: true") }
      calls.append(.init(name: ".init", arguments: fields))
    }
    return .call("\(id: names.shadowType)", calls: calls)
  }

  /// A shadow by its name, or written out.
  mutating func shadow(_ shadow: Aliasable<[ShadowLayer]>) -> Code<Swift> {
    guard case .alias(let token, _) = shadow else { return self.shadow([shadow.value]).code }
    if let name = reference(to: token) { return name }
    let design = design
    let system = design.axes(of: token, on: SwiftUIEmitter.platform)
      .subtracting(design.argumentAxes(of: token))
    let contexts =
      design.systemContexts(of: system, from: context).map { $0.plain + $0.contrast } ?? [context]
    return self.shadow(
      contexts.map { context -> [ShadowLayer] in
        guard
          case .shadow(let layers)? = design.value(
            of: token, on: SwiftUIEmitter.platform, in: context)
        else { return shadow.value }
        return layers
      }
    ).code
  }

  mutating func gradient(_ variants: [[GradientStop]]) -> Expression {
    var items: [Code<Swift>] = []
    for (place, stop) in (variants.first ?? []).enumerated() {
      let color = color(variants.compactMap { $0.at(place)?.color })
      items.append(".init(color: \(color), location: \(Self.length(stop.position)))")
    }
    return .call(types.gradient, listLabelled: "stops", items)
  }

  /// A border, as a call of the type that `SourceWriter.borderType` declares.
  mutating func border(_ border: Border, colors: [Aliasable<ColorValue>]) -> Expression {
    var arguments: [Code<Swift>] = [
      "color: \(color(colors))", "width: \(length(border.width))",
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

  func strokeStyleArguments(_ style: StrokeStyle, width: Double) -> [Code<Swift>] {
    strokeStyleArguments(style) { Self.length($0 * width) }
  }

  /// - Parameter width: the line's, as an operand.
  func strokeStyleArguments(_ style: StrokeStyle, width: Code<Swift>) -> [Code<Swift>] {
    strokeStyleArguments(style) { "\(Self.length($0)) * \(width)" }
  }

  /// How a line is drawn besides its width. Styles that the system has not got are solid.
  private func strokeStyleArguments(
    _ style: StrokeStyle, times: (Double) -> Code<Swift>
  ) -> [Code<Swift>] {
    switch style {
    case .keyword(.dashed):
      let dash = times(3)
      return ["dash: [\(dash), \(dash)]"]
    case .keyword(.dotted):
      return ["lineCap: .round", "dash: [0, \(times(2))]"]
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

  /// - Parameter fields: see `composite(_:)`.
  private mutating func color(_ fields: [Aliasable<ColorValue>]) -> Code<Swift> {
    var codes: [Code<Swift>] = []
    for field in fields {
      if case .alias(let token, _) = field, let name = reference(to: token) {
        codes.append(name)
      } else {
        codes.append(color(field.value))
      }
    }
    return codes.count < 2
      ? codes.first ?? "\(types.color).clear"
      : dynamicColor(Array(codes.prefix(2)), contrast: Array(codes.dropFirst(2))).code
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

extension Value {
  /// The same with every colour black: what colours do not change.
  var withoutColors: Value {
    let black = Aliasable.literal(ColorValue.black)
    switch self {
    case .shadow(var layers):
      for place in layers.indices { layers[place].color = black }
      return .shadow(layers)
    case .gradient(var stops):
      for place in stops.indices { stops[place].color = black }
      return .gradient(stops)
    case .border(var border):
      border.color = black
      return .border(border)
    default: return self
    }
  }
}

extension InteractionDeclaration {
  /// Whether some state casts a shadow.
  var hasShadow: Bool {
    states.contains { $0.effects.contains { if case .shadow = $0 { true } else { false } } }
  }
}

extension Component {
  /// Whether it has a shadow, at rest or in a state.
  var hasShadow: Bool {
    ([properties] + states.map(\.properties)).contains { $0.contains { $0.property == .shadow } }
  }
}
