/// Why numbers are no spring that could be animated.
package enum SpringFault: Error, Hashable, Sendable {
  /// A number is not above 0, or not finite.
  case notPositive(Parameter)
  /// Without damping it swings for ever; with a damping fraction below
  /// ``Spring/leastDampingFraction``, a thousand times and more.
  case neverSettles
  /// It takes longer than ``Spring/longestSettlingTime``.
  case settlesTooLate(seconds: Double)

  package enum Parameter: String, Hashable, Sendable {
    case response, dampingFraction, stiffness, damping, mass
  }
}
