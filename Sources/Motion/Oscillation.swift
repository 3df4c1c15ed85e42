#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The motion of a damped oscillator about its target, in units of its own frequency: released at
/// rest at a distance of 1, it obeys d″ + 2·z·d′ + d = 0.
struct Oscillation {
  let z: Double
  /// √|1 − z²|: the frequency below critical damping, half the distance of the poles above it.
  private let beta: Double
  private let isOverdamped: Bool

  init(_ dampingFraction: Double) {
    z = dampingFraction
    isOverdamped = dampingFraction > 1
    // As a product, so that nothing is lost near 1; in two roots, so that nothing overflows.
    beta = abs(1 - dampingFraction).squareRoot() * (1 + dampingFraction).squareRoot()
  }

  /// d(τ): 1 at first, 0 in the end.
  func displacement(at tau: Double) -> Double {
    if beta == 0 { return exp(-tau) * (1 + tau) }
    if isOverdamped {
      // The slow pole, without the cancellation in z − β.
      let slow = exp(-tau / (z + beta))
      let fast = expm1(-2 * beta * tau)
      return slow * ((2 + fast) / 2 - z * fast / (2 * beta))
    }
    return exp(-z * tau) * (cos(beta * tau) + z * (sin(beta * tau) / beta))
  }

  /// |d| at the turning point of a number from 0 on: the start, the first overshoot, and so on.
  /// 0 where there is none.
  func peak(_ number: Double) -> Double {
    isOverdamped || beta == 0 ? (number == 0 ? 1 : 0) : exp(-z * Double.pi * number / beta)
  }

  /// The last τ at which |d| is `tolerance`.
  ///
  /// The turning points lie at n·π/β, and |d| there falls from each to the next. After the last
  /// one that is outside, d goes monotonically to the next, which is inside on the other side: the
  /// one crossing in between is the last.
  func lastTime(outside tolerance: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var sign = 1.0
    if !isOverdamped && beta > 0 {
      var turn = (log(1 / tolerance) * beta / (z * Double.pi)).rounded(.down)
      // The logarithm may be a last bit off when a peak is as good as on the tolerance.
      if peak(turn) < tolerance && turn > 0 { turn -= 1 }
      low = turn * Double.pi / beta
      high = low + Double.pi / beta
      sign = turn.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
    } else {
      while displacement(at: high) > tolerance && high < 1e300 { high *= 2 }
    }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if sign * displacement(at: middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
