import Color
import Geometry
import IR

/// Reads what stands in declarations: with values in the place of tokens, and parameters by their names.
struct ValueReader {
  let design: DesignSystem
  let platform: PlatformID
  /// Of the declaration.
  var parameters: [Parameter] = []
  /// Of the shape that a component uses.
  var shapeParameters: [Parameter] = []

  // MARK: What it varies with

  func modes(of tokens: [TokenID]) -> AxisSet {
    tokens.reduce(into: AxisSet()) { $0.formUnion(design.axes(of: $1, on: platform)) }
  }

  /// The axes with which something differs that platforms and modes may have others of.
  func modes<Value>(
    of value: Conditional<Value>, _ tokens: (Value) -> [TokenID]
  ) -> AxisSet {
    var axes = value.axes
    for value in [value.base].compactMap({ $0 }) + value.overrides.map(\.value) {
      axes.formUnion(modes(of: tokens(value)))
    }
    return axes
  }

  // MARK: Values

  func measure(_ measure: Measure, unit: String, _ context: ModeContext) -> Shown {
    let resolved = resolve(measure, context)
    let text = resolved.text(unit: unit, name)
    guard unit == "px", let number = resolved.constantValue else { return Shown(text) }
    return Shown(text, .length(number))
  }

  /// With what tokens hold.
  func resolve(_ measure: Measure, _ context: ModeContext) -> Measure {
    measure.substituting { symbol in
      guard case .token(let index) = symbol else { return nil }
      return number(of: TokenID(index), context).map { Measure($0) }
    }
  }

  private func number(of token: TokenID, _ context: ModeContext) -> Double? {
    switch design.value(of: token, on: platform, in: context) {
    case .dimension(let length)?, .fontSize(let length)?: length.pixels(rem: design.rem)
    case .number(let number)?, .fontWeight(let number)?, .angle(let number)?: number
    case .duration(let duration)?: duration.milliseconds
    default: nil
    }
  }

  func name(_ symbol: Symbol) -> String {
    switch symbol {
    case .width: "width"
    case .height: "height"
    case .parameter(let place): Self.name(place, parameters)
    case .shapeParameter(let place): Self.name(place, shapeParameters)
    // One that has no number on the platform.
    case .token(let index): "{\(design.pathText(of: TokenID(index)))}"
    }
  }

  private static func name(_ place: Int, _ parameters: [Parameter]) -> String {
    parameters.indices.contains(place) ? parameters[place].name : "?"
  }

  func color(_ expression: ColorExpression, _ context: ModeContext) -> Shown {
    switch expression {
    case .literal(let color): return Shown(color.text, .color(color))
    case .token(let token):
      guard case .color(let color)? = design.value(of: token, on: platform, in: context) else {
        return Shown("none")
      }
      return Shown(color.text, .color(color))
    case .parameter(let place): return Shown(Self.name(place, parameters))
    case .onColor(let other):
      let below = color(other, context)
      guard case .color(let color)? = below.picture else {
        return Shown("onColor(\(below.text))")
      }
      return Shown(color.onColor.text, .color(color.onColor))
    }
  }

  func parameterDefault(_ value: Parameter.Default, kind: Parameter.Kind, _ context: ModeContext)
    -> Shown
  {
    switch value {
    case .color(let expression): color(expression, context)
    case .measure(let measure):
      self.measure(measure, unit: kind == .dimension ? "px" : "", context)
    case .string(let text): Shown(Shown.quoted(text))
    case .boolean(let flag): Shown(flag ? "true" : "false")
    }
  }

  func shadow(_ shadow: Aliasable<[ShadowLayer]>, _ context: ModeContext) -> Shown {
    switch shadow {
    case .alias(let token, let layers):
      if case .shadow(let own)? = design.value(of: token, on: platform, in: context) {
        return Shown(own.map { layer($0, context) }, rem: design.rem)
      }
      return Shown(layers.map { layer($0, context) }, rem: design.rem)
    case .literal(let layers): return Shown(layers.map { layer($0, context) }, rem: design.rem)
    }
  }

  private func layer(_ layer: ShadowLayer, _ context: ModeContext) -> ShadowLayer {
    var layer = layer
    if case .alias(let token, _) = layer.color,
      case .color(let color)? = design.value(of: token, on: platform, in: context)
    {
      layer.color = .literal(color)
    }
    layer.offsetX = length(layer.offsetX, context)
    layer.offsetY = length(layer.offsetY, context)
    layer.blur = length(layer.blur, context)
    layer.spread = length(layer.spread, context)
    return layer
  }

  func length(_ length: Aliasable<Dimension>, _ context: ModeContext) -> Aliasable<Dimension> {
    guard case .alias(let token, let value) = length else { return length }
    switch design.value(of: token, on: platform, in: context) {
    case .dimension(let own)?, .fontSize(let own)?: return .literal(own)
    default: return .literal(value)
    }
  }
}

extension ColorExpression {
  var tokens: [TokenID] {
    switch self {
    case .literal, .parameter: []
    case .token(let token): [token]
    case .onColor(let other): other.tokens
    }
  }
}

extension Measure {
  var tokens: [TokenID] {
    symbols.compactMap { symbol in
      if case .token(let index) = symbol { TokenID(index) } else { nil }
    }
  }
}

extension Parameter.Default {
  var tokens: [TokenID] {
    switch self {
    case .color(let color): color.tokens
    case .measure(let measure): measure.tokens
    case .string, .boolean: []
    }
  }
}

extension Aliasable<[ShadowLayer]> {
  var tokens: [TokenID] {
    let inner = Value.shadow(value).references
    if case .alias(let token, _) = self { return [token] + inner }
    return inner
  }
}
