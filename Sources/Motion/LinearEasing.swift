/// A curve of straight lines from 0 to 1, as `linear()` in CSS Easing 2, and how long it lasts.
package struct LinearEasing: Hashable, Sendable {
  /// A point where two lines meet.
  package struct Stop: Hashable, Sendable {
    /// Progress, with four decimals at most.
    package let output: Double
    /// The share of the duration, 0...100, with two decimals at most (three for springs that swing
    /// dozens of times, or creep).
    package let percent: Double
  }

  /// At least two, in order of time: (0, 0 %) first, (1, 100 %) last.
  package let stops: [Stop]
  package let milliseconds: Int
  /// How far the curve is from what it stands for, at most.
  package let tolerance: Double

  /// The progress at a share of the duration from 0 to 1.
  package func progress(at time: Double) -> Double {
    let percent = time * 100
    guard let next = stops.firstIndex(where: { $0.percent >= percent }) else { return 1 }
    if next == 0 { return 0 }
    let a = stops[next - 1]
    let b = stops[next]
    let share = (percent - a.percent) / (b.percent - a.percent)
    return a.output + (b.output - a.output) * share
  }
}

extension Spring {
  /// The distance from the target at which a spring counts as settled, and by which its curve of
  /// straight lines may be off.
  package static let tolerance = 0.002

  /// The settling time in whole milliseconds, rounded up.
  package var milliseconds: Int {
    // At most 600,000, see ``longestSettlingTime``. The last bits, which differ between C
    // libraries, must not decide about a whole millisecond.
    let exact = (settlingTime(tolerance: Self.tolerance) * 1e9).rounded() / 1e6
    return max(1, Int(exact.rounded(.up)))
  }

  /// The spring's motion as straight lines, with as few stops as keep it within ``tolerance`` of
  /// the analytic curve at every moment.
  ///
  /// Springs with a damping fraction below 0.01 swing hundreds of times: there the tolerance
  /// grows, so that the stops stay below a thousand or so.
  package func linearEasing() -> LinearEasing {
    let milliseconds = milliseconds
    if milliseconds == 1 {
      // No screen shows what happens within it.
      let ends = [Knot(position: 0, value: 0), Knot(position: 1, value: Tube.scale)]
      return LinearEasing(ends, positions: 1, milliseconds, tolerance: 1)
    }
    let excess = dampingFraction < 0.01 ? 0.01 / dampingFraction : 1
    let tolerance = Self.tolerance * excess * excess
    let tube = Tube(
      dampingFraction, radians: Double(milliseconds) / 1000 * frequency, tolerance: tolerance)
    let knots = tube.fewestLinks(breadth: dampingFraction < 0.1 ? 2 : 8)
    return LinearEasing(knots, positions: tube.count, milliseconds, tolerance: tolerance)
  }
}

extension LinearEasing {
  fileprivate init(_ knots: [Knot], positions: Int, _ milliseconds: Int, tolerance: Double) {
    // Quotients of whole numbers, so the nearest double to the decimal that is meant.
    stops = knots.map {
      Stop(
        output: Double($0.value) / Double(Tube.scale),
        percent: Double($0.position * 100) / Double(positions))
    }
    self.milliseconds = milliseconds
    self.tolerance = tolerance
  }
}
