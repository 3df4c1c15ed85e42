import Color
import Diagnostics
import Emission
import IR

/// Composite values as Kotlin. Fields that are tokens stay their names.
extension KotlinFile {
  mutating func shadow(_ layers: [ShadowLayer]) -> Layout {
    publicTypes.insert(.shadow)
    var items: [Layout] = []
    for layer in layers {
      var arguments: [Layout] = [
        .argument("color", .code(color(layer.color))),
        .argument("x", .code(length(layer.offsetX))),
        .argument("y", .code(length(layer.offsetY))),
        .argument("blur", .code(length(layer.blur))),
      ]
      if layer.spread != .literal(Dimension(0)) {
        arguments.append(.argument("spread", .code(length(layer.spread))))
      }
      if layer.isInset { arguments.append(.argument("isInset", .code("true"))) }
      items.append(.call("\(id: names.tokens.shadowType)", arguments))
    }
    return .call("listOf", items)
  }

  mutating func gradient(_ stops: [GradientStop]) -> Layout {
    publicTypes.insert(.gradient)
    var items: [Layout] = []
    for stop in stops {
      let position = Literal.float(Decimal.shown(stop.position, places: 5))
      items.append(.code("\(position) to \(color(stop.color))"))
    }
    return .call("\(id: names.tokens.gradientType)", [.call("listOf", items)])
  }

  /// Compose's own borders are solid.
  mutating func border(_ border: Border) -> Layout {
    .call(
      use(.borderStroke), [.code(length(border.width)), .code(color(border.color))])
  }

  /// Dashes that follow the width are those of a line of 1 dp.
  mutating func strokeStyle(_ style: StrokeStyle) -> Layout {
    publicTypes.insert(.strokeStyle)
    var arguments: [Layout] = []
    switch style {
    case .keyword(.dashed):
      arguments = [.argument("dashes", .call("listOf", [.code(dp(3)), .code(dp(3))]))]
    case .keyword(.dotted):
      arguments = [
        .argument("dashes", .call("listOf", [.code(dp(0)), .code(dp(2))])),
        .argument("cap", .code(cap(.round))),
      ]
    case .keyword(.solid), .keyword(.double), .keyword(.groove), .keyword(.ridge),
      .keyword(.outset), .keyword(.inset):
      break
    case .dashes(let dashes, let cap):
      arguments = [
        .argument("dashes", .call("listOf", dashes.map { .code(length($0)) })),
        .argument("cap", .code(self.cap(cap))),
      ]
    }
    return .call("\(id: names.tokens.strokeStyleType)", arguments)
  }

  private mutating func cap(_ cap: StrokeStyle.LineCap) -> Code<Kotlin> {
    let type = type(.strokeCap)
    return switch cap {
    case .round: "\(type).Round"
    case .butt: "\(type).Butt"
    case .square: "\(type).Square"
    }
  }

  /// A transition by its name, as a function: a specification is made for the type of what it animates.
  mutating func writeTransition(
    _ name: Identifier<Kotlin>, _ value: Layout, _ annotation: Annotation, _ reading: ModeReading
  ) {
    document(annotation)
    if let annotations = annotations(reading) { line(annotations) }
    write(.definition("public fun <T> \(id: name)(): \(type(.tweenSpec))<T> =", value))
  }

  mutating func transition(_ transition: Transition) -> Layout {
    var arguments: [Layout] = [.code(milliseconds(transition.duration))]
    if transition.delay.value.milliseconds != 0 {
      arguments.append(.argument("delayMillis", .code(milliseconds(transition.delay))))
    }
    var easing: Code<Kotlin>?
    if case .alias(let id, _) = transition.timingFunction { easing = name(of: id) }
    arguments.append(
      .argument("easing", .code(easing ?? self.easing(transition.timingFunction.value))))
    return .call(use(.tween), arguments)
  }

  // MARK: Fields

  private mutating func color(_ field: Aliasable<ColorValue>) -> Code<Kotlin> {
    if case .alias(let id, _) = field, let name = name(of: id) { return name }
    return color(field.value)
  }

  private mutating func length(_ field: Aliasable<Dimension>) -> Code<Kotlin> {
    if case .alias(let id, _) = field, let name = name(of: id) { return name }
    return dp(field.value.pixels(rem: design.rem))
  }

  private mutating func milliseconds(_ field: Aliasable<Duration>) -> Code<Kotlin> {
    if case .alias(let id, _) = field, let name = name(of: id) { return name }
    return Literal.milliseconds(field.value.milliseconds)
  }
}
