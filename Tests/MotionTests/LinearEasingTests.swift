import Testing

@testable import Motion

@Suite struct LinearEasingTests {
  /// The stops of the spring tap, and no more of them than are needed: a search through every
  /// polyline on this grid finds none with 19.
  @Test func saysTheSpringOfTheFacts() throws {
    let easing = try Spring(response: 0.4, dampingFraction: 0.45).linearEasing()
    #expect(easing.milliseconds == 784)
    #expect(easing.stops.count == 20)
    #expect(easing.stops.allSatisfy { ($0.percent * 100).rounded() / 100 == $0.percent })
    #expect(
      text(easing) == """
        0.0 0.0, 0.0095 1.25, 0.0505 2.75, 0.1234 4.45, 0.2538 6.7, 0.7366 13.7, 0.9054 16.55, \
        1.0264 19.1, 1.1141 21.6, 1.1721 24.15, 1.2027 26.9, 1.204 30.05, 1.1742 33.55, \
        1.0181 45.1, 0.9723 50.65, 0.9559 56.7, 0.9648 61.5, 1.0069 79.05, 1.0063 96.0, 1.0 100.0
        """)
  }

  /// The least number of stops by an exhaustive search over positions in 2,000ths (5,000ths
  /// below 0.3) and four decimals of progress.
  @Test(arguments: [
    (0.15, 58), (0.2, 41), (0.3, 29), (0.4, 23), (0.5, 18), (0.55, 18), (0.6, 16), (0.65, 16),
    (0.7, 15), (0.8, 13), (0.825, 13), (0.86, 13), (0.9, 12), (1, 13), (1.2, 14), (2, 14), (5, 13),
  ])
  func needsNoMoreStopsThanTheBest(dampingFraction: Double, best: Int) throws {
    let spring = try Spring(response: 0.4, dampingFraction: dampingFraction)
    let easing = spring.linearEasing()
    #expect(easing.stops.count <= best)
    try checkWellFormed(easing)
    #expect(worstError(easing, spring) <= 0.002)
    #expect(easing.tolerance == 0.002)
  }

  @Test(arguments: [0.01, 0.03, 1 - 1e-9, 1 + 1e-9, 7.999, 8.001, 60])
  func keepsToTheCurveAtTheExtremes(dampingFraction: Double) throws {
    let spring = try Spring(response: 0.5, dampingFraction: dampingFraction)
    let easing = spring.linearEasing()
    try checkWellFormed(easing)
    #expect(worstError(easing, spring) <= 0.002)
  }

  @Test(arguments: [0.001, 0.003])
  func staysOfBoundedLengthForWhatHardlySettles(dampingFraction: Double) throws {
    let spring = try Spring(response: 0.4, dampingFraction: dampingFraction)
    let easing = spring.linearEasing()
    try checkWellFormed(easing)
    #expect(easing.stops.count < 1000)
    #expect(easing.tolerance > 0.002)
    #expect(worstError(easing, spring) <= easing.tolerance)
  }

  @Test(arguments: [1e-9, 0.0005, 0.001, 0.003, 0.02, 60])
  func servesEveryLength(response: Double) throws {
    let spring = try Spring(response: response, dampingFraction: 0.45)
    let easing = spring.linearEasing()
    try checkWellFormed(easing)
    #expect(Double(easing.milliseconds) >= spring.settlingTime() * 1000 - 1e-6)
    #expect(Double(easing.milliseconds) < spring.settlingTime() * 1000 + 1)
    if easing.milliseconds > 1 { #expect(worstError(easing, spring) <= 0.002) }
  }

  @Test func interpolatesBetweenItsStops() throws {
    let easing = try Spring(response: 0.4, dampingFraction: 0.45).linearEasing()
    let (a, b) = (easing.stops[3], easing.stops[4])
    let middle = easing.progress(at: (a.percent + b.percent) / 200)
    #expect(abs(middle - (a.output + b.output) / 2) < 1e-12)
    #expect(easing.progress(at: 0) == 0)
    #expect(easing.progress(at: 1) == 1)
    #expect(easing.progress(at: 2) == 1)
    #expect(easing.progress(at: -1) == 0)
  }

  /// The greatest distance from the analytic curve over the printed duration, at about 23,000
  /// moments that share no grid with the stops.
  private func worstError(_ easing: LinearEasing, _ spring: Spring) -> Double {
    let seconds = Double(easing.milliseconds) / 1000
    let count = 23_017
    var next = 1
    var worst = 0.0
    for index in 1..<count {
      let time = Double(index) / Double(count)
      while easing.stops[next].percent < time * 100 { next += 1 }
      let (a, b) = (easing.stops[next - 1], easing.stops[next])
      let share = (time * 100 - a.percent) / (b.percent - a.percent)
      let progress = a.output + (b.output - a.output) * share
      worst = max(worst, abs(progress - spring.position(at: time * seconds)))
    }
    return worst
  }

  private func checkWellFormed(_ easing: LinearEasing) throws {
    let first = try #require(easing.stops.first)
    let last = try #require(easing.stops.last)
    #expect(first.output == 0 && first.percent == 0)
    #expect(last.output == 1 && last.percent == 100)
    for (a, b) in zip(easing.stops, easing.stops.dropFirst()) {
      #expect(a.percent < b.percent)
      #expect((b.output * 10_000).rounded() / 10_000 == b.output)
      #expect((b.percent * 1000).rounded() / 1000 == b.percent)
    }
  }

  private func text(_ easing: LinearEasing) -> String {
    easing.stops.map { "\($0.output) \($0.percent)" }.joined(separator: ", ")
  }
}
