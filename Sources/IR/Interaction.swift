package import Geometry

/// The place of an interaction in `DesignSystem.interactions`.
package struct InteractionID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }
}

/// What a person does to a view, and what is so of it, in rising precedence.
package enum State: String, CaseIterable, Hashable, Comparable, Sendable {
  case hovered
  case focused
  case pressed
  /// Of a toggle: it is on.
  case checked
  /// Of a field: what is in it cannot be accepted.
  case invalid
  case disabled

  package static func < (left: State, right: State) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .hovered: 0
    case .focused: 1
    case .pressed: 2
    case .checked: 3
    case .invalid: 4
    case .disabled: 5
    }
  }
}

/// What a view does while a person hovers, focuses or presses it.
package struct InteractionDeclaration: Sendable {
  package enum Effect: Hashable, Sendable {
    /// 0…1.
    case opacity(Conditional<Measure>)
    case scale(Conditional<Measure>)
    /// x follows the reading direction: positive is towards the end.
    case offset(x: Conditional<Measure>, y: Conditional<Measure>)
    /// A colour over the view, at this opacity (0…1); 0 when the state is over.
    case overlay(color: Conditional<ColorExpression>, opacity: Conditional<Measure>)
    case background(Conditional<ColorExpression>)
    /// No layer at all is no shadow.
    case shadow(Conditional<Aliasable<[ShadowLayer]>>)
  }

  package var name: String
  package var annotation: Annotation
  package var parameters: [Parameter]
  /// In rising precedence, each state once.
  package var states: [(state: State, effects: [Effect])]
  package var animation: AnimationID?

  package init(
    name: String, annotation: Annotation, parameters: [Parameter],
    states: [(state: State, effects: [Effect])], animation: AnimationID?
  ) {
    self.name = name
    self.annotation = annotation
    self.parameters = parameters
    self.states = states
    self.animation = animation
  }

  /// An interaction with `pressed` becomes a tap (`onTapWithX`); one without does not.
  package var isTap: Bool { states.contains { $0.state == .pressed } }

  package func effects(in state: State) -> [Effect] {
    states.first { $0.state == state }?.effects ?? []
  }
}
