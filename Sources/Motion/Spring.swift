/// A damped spring that is let go at 0, at rest, and is drawn to 1.
///
/// Both ways of saying one are kept: response and damping fraction (SwiftUI, Compose), and
/// stiffness, damping and mass. What was given reads back exactly; the rest is derived from
/// ω = 2π / response, stiffness = mass · ω², damping = 2 · dampingFraction · mass · ω.
package struct Spring: Hashable, Sendable {
  /// The period without damping, in seconds.
  package let response: Double
  /// Below 1 it overshoots, at 1 and above it does not.
  package let dampingFraction: Double
  package let mass: Double
  package let stiffness: Double
  package let damping: Double

  /// Ten minutes: whoever asks for more has written milliseconds as seconds.
  package static let longestSettlingTime = 600.0
  /// With less it swings a thousand times and more before it settles.
  package static let leastDampingFraction = 0.001

  /// A spring of mass 1.
  ///
  /// - Parameters:
  ///   - response: Seconds, above 0.
  ///   - dampingFraction: From ``leastDampingFraction`` on.
  package init(response: Double, dampingFraction: Double) throws(SpringFault) {
    try Self.check(response, .response)
    if dampingFraction == 0 { throw .neverSettles }
    try Self.check(dampingFraction, .dampingFraction)
    let frequency = 2 * Double.pi / response
    self.response = response
    self.dampingFraction = dampingFraction
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingFraction * frequency
    try checkSettling()
  }

  /// A spring from its physics; all three above 0.
  package init(stiffness: Double, damping: Double, mass: Double = 1) throws(SpringFault) {
    try Self.check(stiffness, .stiffness)
    if damping == 0 { throw .neverSettles }
    try Self.check(damping, .damping)
    try Self.check(mass, .mass)
    self.stiffness = stiffness
    self.damping = damping
    self.mass = mass
    response = 2 * Double.pi * (mass / stiffness).squareRoot()
    dampingFraction = damping / (2 * (mass.squareRoot() * stiffness.squareRoot()))
    try checkSettling()
  }

  private static func check(_ value: Double, _ parameter: SpringFault.Parameter)
    throws(SpringFault)
  {
    guard value > 0 && value.isFinite else { throw .notPositive(parameter) }
  }

  private func checkSettling() throws(SpringFault) {
    // Numbers so far apart that what is derived from them is 0 or infinite.
    for (value, parameter): (Double, SpringFault.Parameter) in [
      (response, .response), (dampingFraction, .dampingFraction), (stiffness, .stiffness),
      (damping, .damping),
    ] {
      try Self.check(value, parameter)
    }
    if dampingFraction < Self.leastDampingFraction { throw .neverSettles }
    let seconds = settlingTime()
    if !(seconds <= Self.longestSettlingTime) { throw .settlesTooLate(seconds: seconds) }
  }

  /// ω, in radians a second.
  var frequency: Double { 2 * Double.pi / response }

  /// Where the spring is, at seconds after it was let go: 0 at first, 1 in the end.
  package func position(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    return 1 - Oscillation(dampingFraction).displacement(at: time * frequency)
  }

  /// How far the spring goes beyond its target, as a share of the way. 0 from a damping fraction
  /// of 1 on.
  package var overshoot: Double {
    Oscillation(dampingFraction).peak(1)
  }

  /// The last moment, in seconds, at which the spring is `tolerance` away from its target
  /// (0 < tolerance < 1).
  package func settlingTime(tolerance: Double = 0.002) -> Double {
    Oscillation(dampingFraction).lastTime(outside: tolerance) / frequency
  }
}
