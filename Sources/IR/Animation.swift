package import Motion

/// The place of an animation in `DesignSystem.animations`.
package struct AnimationID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }
}

/// How something changes over time.
package struct AnimationDeclaration: Sendable {
  package enum Timing: Hashable, Sendable {
    case curve(CubicBezier, Duration)
    case spring(SpringTiming)
  }

  package enum Repetition: Hashable, Sendable {
    case once
    /// This many times in all, 2 or more.
    case times(Int)
    case forever
  }

  package var name: String
  package var annotation: Annotation
  package var timing: Timing
  package var delay: Duration
  package var repetition: Repetition
  package var autoreverses: Bool
  /// One of the built-in curves of 350 ms, or a token that is used as an animation: not written in
  /// any section of animations. Generated only when used.
  package var isPredefined: Bool
  /// The transition or spring that it is, or, without a name, the one that holds its timing where that
  /// differs by mode. `timing` and `delay` are what that holds in the default contexts.
  package var token: TokenID?

  package init(
    name: String, annotation: Annotation, timing: Timing, delay: Duration = .init(milliseconds: 0),
    repetition: Repetition = .once, autoreverses: Bool = false, isPredefined: Bool = false,
    token: TokenID? = nil
  ) {
    self.name = name
    self.annotation = annotation
    self.timing = timing
    self.delay = delay
    self.repetition = repetition
    self.autoreverses = autoreverses
    self.isPredefined = isPredefined
    self.token = token
  }

  /// The same with the timing of a transition or spring.
  package func timed(by value: Value) -> AnimationDeclaration {
    var result = self
    switch value {
    case .transition(let transition):
      result.timing = .curve(transition.timingFunction.value, transition.duration.value)
      result.delay = transition.delay.value
    case .spring(let timing): result.timing = .spring(timing)
    case .color, .dimension, .number, .duration, .cubicBezier, .string, .boolean, .fontFamily,
      .fontWeight, .typography, .fontSize, .angle, .strokeStyle, .border, .shadow, .gradient:
      break
    }
    return result
  }
}
