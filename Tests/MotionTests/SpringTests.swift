import Testing

@testable import Motion

@Suite struct SpringTests {
  @Test func settlesWhereTheFactsSay() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.45)
    #expect(abs(spring.stiffness - 246.7401) < 1e-4)
    #expect(abs(spring.damping - 14.1371) < 1e-4)
    #expect(abs(spring.settlingTime() - 0.7835) < 5e-5)
  }
}
