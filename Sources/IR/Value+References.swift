extension Value {
  /// The tokens that stand by their names in the fields of a composite value, in the order of the fields.
  /// What such a token is in a mode, the composite shows.
  package var references: [TokenID] {
    var result: [TokenID] = []
    func add<Written>(_ field: Aliasable<Written>?) {
      if case .alias(let token, _)? = field { result.append(token) }
    }
    func add(_ style: StrokeStyle) {
      if case .dashes(let dashes, _) = style { for dash in dashes { add(dash) } }
    }
    switch self {
    case .typography(let style):
      add(style.fontFamily)
      add(style.fontSize)
      add(style.fontWeight)
      add(style.lineHeight)
      add(style.letterSpacing)
    case .shadow(let layers):
      for layer in layers {
        add(layer.color)
        for length in [layer.offsetX, layer.offsetY, layer.blur, layer.spread] { add(length) }
      }
    case .gradient(let stops):
      for stop in stops { add(stop.color) }
    case .border(let border):
      add(border.color)
      add(border.width)
      add(border.style)
      if case .literal(let style) = border.style { add(style) }
    case .strokeStyle(let style):
      add(style)
    case .transition(let transition):
      add(transition.duration)
      add(transition.delay)
      add(transition.timingFunction)
    case .color, .dimension, .number, .duration, .cubicBezier, .spring, .string, .boolean,
      .fontFamily, .fontWeight, .fontSize, .angle:
      break
    }
    return result
  }
}
