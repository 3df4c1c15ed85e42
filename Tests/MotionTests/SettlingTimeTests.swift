import Testing

@testable import Motion

@Suite struct SettlingTimeTests {
  @Test func isThatOfTheFacts() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.45)
    #expect(abs(spring.settlingTime() - 0.7835) < 5e-5)
    #expect(spring.milliseconds == 784)
  }

  /// For a response of 1 s, from a search in steps of τ = 0.01 backwards from rest, in 30 digits
  /// (mpmath 1.x): no knowledge of turning points goes into it.
  @Test(arguments: [
    (0.05, 19.5879785368), (0.2, 4.74097177817), (0.45, 1.95879864241), (0.7, 1.45742507113),
    (0.825, 1.28774097369), (0.9, 0.92322857968), (1, 1.34674988628), (1.2, 1.94373007469),
    (3, 5.79252998326),
  ])
  func isThatOfASearch(dampingFraction: Double, seconds: Double) throws {
    let spring = try Spring(response: 1, dampingFraction: dampingFraction)
    #expect(abs(spring.settlingTime() - seconds) < 1e-9)
  }

  @Test(arguments: SpringTests.dampingFractions)
  func isTheLastMomentOutside(dampingFraction: Double) throws {
    let spring = try Spring(response: 1, dampingFraction: dampingFraction)
    for tolerance in [0.5, 0.02, 0.002, 1e-5] {
      let time = spring.settlingTime(tolerance: tolerance)
      #expect(abs(abs(spring.position(at: time) - 1) - tolerance) < 1e-9)
      #expect(abs(spring.position(at: time * (1 - 1e-6)) - 1) > tolerance)
      for step in 1...2000 {
        let later = time * (1 + Double(step) / 1000)
        #expect(abs(spring.position(at: later) - 1) < tolerance)
      }
    }
  }

  /// A peak that only just leaves the tolerance is found, and one that just stays in is not.
  @Test func knowsThePeakOnTheEdge() throws {
    let spring = try Spring(response: 1, dampingFraction: 0.45)
    let third = spring.overshoot * spring.overshoot * spring.overshoot
    let peakTime = 3 / (2 * (1 - 0.45 * 0.45).squareRoot())
    #expect(abs(spring.settlingTime(tolerance: third * (1 - 1e-9)) - peakTime) < 1e-3)
    #expect(spring.settlingTime(tolerance: third * (1 + 1e-9)) < peakTime - 0.1)
  }
}
