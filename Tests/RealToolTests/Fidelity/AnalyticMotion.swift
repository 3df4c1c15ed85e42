import Foundation

/// Where an animation from 0 to 1 is after a time, by its definition.
struct AnalyticMotion {
  enum Course {
    /// In seconds; see `spring(_:_:_:)`.
    case spring(response: Double, dampingFraction: Double)
    /// Control points of a cubic Bézier curve, and how many milliseconds it takes.
    case curve(Double, Double, Double, Double, milliseconds: Double)
  }

  let course: Course
  /// In milliseconds.
  let delay: Double

  init(_ course: Course, delay: Double = 0) {
    self.course = course
    self.delay = delay
  }

  func value(at milliseconds: Double) -> Double {
    let time = max(0, milliseconds - delay)
    switch course {
    case .spring(let response, let dampingFraction):
      return Self.spring(time / 1000, response, dampingFraction)
    case .curve(let x1, let y1, let x2, let y2, let duration):
      return Self.curve(min(1, time / duration), x1, y1, x2, y2)
    }
  }

  /// The step response of a mass of 1 at rest (x″ + 2ζωx′ + ω²x = ω², ω = 2π / response), after `t` seconds.
  static func spring(_ t: Double, _ response: Double, _ z: Double) -> Double {
    let omega = 2 * Double.pi / response
    if z == 1 { return 1 - exp(-omega * t) * (1 + omega * t) }
    if z < 1 {
      let damped = omega * (1 - z * z).squareRoot()
      return 1 - exp(-z * omega * t) * (cos(damped * t) + z * omega / damped * sin(damped * t))
    }
    // The sum of two decays, by the roots of s² + 2ζωs + ω².
    let root = omega * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * omega + root, -z * omega - root)
    return 1 + (fast * exp(slow * t) - slow * exp(fast * t)) / (slow - fast)
  }

  /// y where the curve's x is the share of the time.
  static func curve(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func curve(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    if x <= 0 || x >= 1 { return max(0, min(1, x)) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return curve(low, y1, y2)
  }

  /// How long it lasts without its delay, in milliseconds: a curve as long as it says, a spring until it is
  /// 0.002 away from its end for the last time, found by looking back from long after that.
  var duration: Double {
    switch course {
    case .curve(_, _, _, _, let milliseconds): return milliseconds
    case .spring(let response, let z):
      // By then the slower of its decays has shrunk to less than e⁻¹⁰.
      let rate = (z < 1 ? z : z - (z * z - 1).squareRoot()) * 2 * Double.pi / response
      let isAway = { (time: Double) in abs(Self.spring(time, response, z) - 1) >= 0.002 }
      let step = response / 2000
      var time = 10 / rate
      while time > 0, !isAway(time) { time -= step }
      var (low, high) = (time, time + step)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if isAway(middle) { low = middle } else { high = middle }
      }
      return high * 1000
    }
  }
}
