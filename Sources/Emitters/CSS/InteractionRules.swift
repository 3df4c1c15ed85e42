import Emission
import Geometry
import IR

/// The rules of an interaction, for its own class or for a component that uses it.
struct InteractionRules {
  let interaction: InteractionDeclaration
  /// The interaction's words; its parameters are custom properties of the element.
  let expressions: Expressions
  /// 1, or -1 where text runs from right to left: for offsets.
  var direction: Name?
  /// Whether the outline is that of a box behind the content, and the shadow with it.
  var isOutlined = false
  /// Where a background is drawn.
  var backgroundPart = Part.host
  /// What opacity and scale are set by.
  var opacity: CSSCode = "opacity"
  var scale: CSSCode = "scale"
  /// The custom property that holds a press: see ``PressHold``.
  var held: Name?

  /// How clearly a view that would move shows what is done to it, for readers who asked for less
  /// movement.
  static let stillOpacity = 0.75

  func add(to builder: StyleBuilder) {
    // Rules for readers who asked for less movement come last; what a higher state says of the opacity
    // is said there again, lest a lower one win.
    let standsIn = interaction.states.contains { $0.effects.needsStandIn }
    for (state, effects) in interaction.states {
      for effect in effects {
        let slot = Slot(isInteraction: true, state: state)
        add(effect, in: slot, to: builder)
        if standsIn, effect.isOpacity {
          add(effect, in: slot.with(media: .still), to: builder)
        }
      }
      if effects.needsStandIn {
        let slot = Slot(media: .still, isInteraction: true, state: state)
        builder.add(
          [Placed(.host, opacity, "\(number: InteractionRules.stillOpacity)")], in: slot)
        hold(.host, opacity, at: Measure(InteractionRules.stillOpacity), from: 1, slot, builder)
      }
    }
  }

  private func add(
    _ effect: InteractionDeclaration.Effect, in slot: Slot, to builder: StyleBuilder
  ) {
    switch effect {
    case .opacity(let value):
      guard let value = value.value(on: CSSEmitter.platform) else { return }
      builder.add([Placed(.host, opacity, expressions.number(value))], in: slot)
      hold(.host, opacity, at: value, from: 1, slot, builder)
    case .scale(let value):
      guard let value = value.value(on: CSSEmitter.platform) else { return }
      builder.add(
        [Placed(.host, scale, expressions.number(value))], in: slot.with(media: .moving))
      hold(.host, scale, at: value, from: 1, slot.with(media: .moving), builder)
    case .offset(let x, let y):
      let (x, y) = (
        x.value(on: CSSEmitter.platform) ?? .zero, y.value(on: CSSEmitter.platform) ?? .zero
      )
      builder.add(
        [
          Placed(
            .host, "translate", "\(expressions.across(x, direction)) \(expressions.length(y))")
        ],
        in: slot.with(media: .moving))
    case .overlay(let color, let opacity):
      guard let opacity = opacity.value(on: CSSEmitter.platform),
        color.value(on: CSSEmitter.platform) != nil
      else { return }
      builder.add([Placed(.after, "opacity", expressions.number(opacity))], in: slot)
      hold(.after, "opacity", at: opacity, from: 0, slot, builder)
      if overlayColors.count > 1, let color = color.value(on: CSSEmitter.platform) {
        builder.add([Placed(.after, "background", expressions.color(color))], in: slot)
      }
    case .background(let color):
      guard let color = color.value(on: CSSEmitter.platform) else { return }
      builder.add([Placed(backgroundPart, "background", expressions.color(color))], in: slot)
    case .shadow(let shadow):
      guard let shadow = shadow.value(on: CSSEmitter.platform) else { return }
      let code = CompositeCode(context: expressions.context)
      builder.add(
        [
          isOutlined
            ? Placed(.host, "filter", code.filter(shadow))
            : Placed(.host, "box-shadow", code.shadow(shadow))
        ], in: slot)
    }
  }

  /// Says at rest how far a press still holds, on the way from what is usual to what a press sets.
  private func hold(
    _ part: Part, _ property: CSSCode, at pressed: Measure, from usual: Double, _ slot: Slot,
    _ builder: StyleBuilder
  ) {
    guard let held, slot.state == .pressed else { return }
    let (isNegative, way) = expressions.formula(.none).operand(pressed - Measure(usual))
    let product: CSSCode = "\(way) * var(\(id: held))"
    let value: CSSCode =
      switch (usual, isNegative) {
      case (0, false): "calc(\(product))"
      case (_, true): "calc(\(number: usual) - \(product))"
      case (_, false): "calc(\(number: usual) + \(product))"
      }
    builder.add([Placed(part, property, value)], in: Slot(media: slot.media))
    builder.add([Placed(part, Declaration(held, "1"))], in: slot)
  }

  /// The box over the view. It keeps its colour while it fades away.
  var overlay: [Placed] {
    guard let color = overlayColors.first else { return [] }
    return [
      Placed(.after, "content", "\"\""),
      Placed(.after, "position", "absolute"),
      Placed(.after, "inset", "0"),
      Placed(.after, "border-radius", "inherit"),
      Placed(.after, "background", expressions.color(color)),
      Placed(.after, "opacity", "0"),
      Placed(.after, "pointer-events", "none"),
    ]
  }

  /// Each colour once.
  private var overlayColors: [ColorExpression] {
    var colors: [ColorExpression] = []
    for case .overlay(let color, _) in interaction.states.flatMap(\.effects) {
      if let color = color.value(on: CSSEmitter.platform), !colors.contains(color) {
        colors.append(color)
      }
    }
    return colors
  }
}

extension InteractionDeclaration.Effect {
  var isMovement: Bool {
    switch self {
    case .scale, .offset: true
    case .opacity, .overlay, .background, .shadow: false
    }
  }

  var isOpacity: Bool {
    if case .opacity = self { true } else { false }
  }

  /// Whether it moves along the line, which depends on the direction of text.
  var movesAcross: Bool {
    guard case .offset(let x, _) = self, let x = x.value(on: CSSEmitter.platform) else {
      return false
    }
    return x.constantValue != 0
  }
}

extension [InteractionDeclaration.Effect] {
  /// Whether there is movement and nothing that shows without it.
  fileprivate var needsStandIn: Bool {
    contains(where: \.isMovement) && !contains(where: \.isOpacity)
  }
}

extension InteractionDeclaration {
  var movesAcross: Bool { states.contains { $0.effects.contains(where: \.movesAcross) } }
  var moves: Bool { states.contains { $0.effects.contains(where: \.isMovement) } }

  var scales: Bool {
    states.contains { state in
      state.effects.contains { if case .scale = $0 { true } else { false } }
    }
  }

  /// Whether it changes the opacity, if only for readers who asked for less movement.
  var changesOpacity: Bool {
    moves || states.contains { $0.effects.contains(where: \.isOpacity) }
  }
}
