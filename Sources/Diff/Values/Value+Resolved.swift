import IR

extension Value {
  /// The same with what tokens stand for in the place of their names.
  var resolved: Value {
    switch self {
    case .color, .dimension, .number, .duration, .cubicBezier, .spring, .string, .boolean,
      .fontFamily, .fontWeight, .fontSize, .angle:
      self
    case .typography(let style): .typography(style.resolved)
    case .strokeStyle(let style): .strokeStyle(style.resolved)
    case .border(let border):
      .border(
        Border(
          color: border.color.resolved, width: border.width.resolved,
          style: .literal(border.style.value.resolved)))
    case .transition(let transition):
      .transition(
        Transition(
          duration: transition.duration.resolved, delay: transition.delay.resolved,
          timingFunction: transition.timingFunction.resolved))
    case .shadow(let layers): .shadow(layers.map(\.resolved))
    case .gradient(let stops):
      .gradient(stops.map { GradientStop(color: $0.color.resolved, position: $0.position) })
    }
  }
}

extension Aliasable {
  fileprivate var resolved: Aliasable { .literal(value) }
}

extension Typography {
  fileprivate var resolved: Typography {
    Typography(
      fontFamily: fontFamily?.resolved, fontSize: fontSize?.resolved,
      fontWeight: fontWeight?.resolved, lineHeight: lineHeight?.resolved,
      letterSpacing: letterSpacing?.resolved)
  }
}

extension StrokeStyle {
  var resolved: StrokeStyle {
    switch self {
    case .keyword: self
    case .dashes(let dashes, let cap): .dashes(dashes.map { .literal($0.value) }, cap)
    }
  }
}

extension ShadowLayer {
  var resolved: ShadowLayer {
    ShadowLayer(
      color: .literal(color.value), offsetX: .literal(offsetX.value),
      offsetY: .literal(offsetY.value), blur: .literal(blur.value),
      spread: .literal(spread.value), isInset: isInset)
  }
}
