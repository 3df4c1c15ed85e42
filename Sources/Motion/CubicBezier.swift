#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An easing curve from (0, 0) to (1, 1) with two control points, as `cubic-bezier()` in CSS.
package struct CubicBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  /// `nil` when x1 or x2 lies outside 0...1 (time would run backwards), or a number is not finite.
  package init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard Self.isTime(x1) && Self.isTime(x2) && y1.isFinite && y2.isFinite else { return nil }
    self.init(unchecked: x1, y1, x2, y2)
  }

  private init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Whether a number may be the x of a control point.
  package static func isTime(_ x: Double) -> Bool { x >= 0 && x <= 1 }

  // The figures of CSS Easing 1 §2.2; SwiftUI's curves of the same names are these.
  package static let linear = CubicBezier(unchecked: 0, 0, 1, 1)
  package static let ease = CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
  package static let easeIn = CubicBezier(unchecked: 0.42, 0, 1, 1)
  package static let easeOut = CubicBezier(unchecked: 0, 0, 0.58, 1)
  package static let easeInOut = CubicBezier(unchecked: 0.42, 0, 0.58, 1)

  /// The eased progress at a share of the duration, to within 1e-7. Times outside 0...1 give the
  /// ends.
  package func progress(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    let s = parameter(at: time)
    let rest = 1 - s
    return s * (3 * rest * (rest * y1 + s * y2) + s * s)
  }

  /// The curve's own parameter, at which x is `time`.
  ///
  /// x(s) is written about its point of inflection, `m`: there, where the curve may be vertical,
  /// digits would be lost otherwise.
  private func parameter(at time: Double) -> Double {
    let a = 1 + 3 * (x1 - x2)
    let b = 3 * (x2 - 2 * x1)
    let c = 3 * x1
    let m = abs(a) > 1e-6 ? -b / (3 * a) : 0
    let shift = m * m <= 16 ? m : 0
    let p3 = a
    let p2 = shift == 0 ? b : 0
    let p1 = shift == 0 ? c : c - b * b / (3 * a)
    let target = time - ((a * shift + b) * shift + c) * shift

    var low = -shift
    var high = 1 - shift
    var u = time - shift
    for _ in 0..<200 {
      let value = ((p3 * u + p2) * u + p1) * u - target
      let slope = (3 * p3 * u + 2 * p2) * u + p1
      let step = value / slope
      if value == 0 || abs(step) < 1e-15 || high - low < 1e-16 { break }
      if value < 0 { low = u } else { high = u }
      // Newton while it stays between the ends, else halving.
      let next = u - step
      u = next > low && next < high ? next : (low + high) / 2
    }
    return min(max(u + shift, 0), 1)
  }
}
