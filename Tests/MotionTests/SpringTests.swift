import Testing

@testable import Motion

@Suite struct SpringTests {
  /// Below, at, near and above critical damping, and far from it.
  static let dampingFractions: [Double] = [
    0.01, 0.05, 0.2, 0.45, 0.7, 0.825, 0.99, 1 - 1e-6, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-6, 1.01, 1.5,
    3, 20,
  ]

  @Test func hasTheFiguresOfItsPhysics() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.45)
    #expect(spring.stiffness >= 246.7401 && spring.stiffness < 246.7402)
    #expect(spring.damping >= 14.1371 && spring.damping < 14.1372)
    #expect(spring.mass == 1)
    #expect(spring.response == 0.4)
    #expect(spring.dampingFraction == 0.45)
  }

  @Test func isTheSameSpringFromItsPhysics() throws {
    // √(200 / 2) = 10 a second; 2 · 0.5 · √(200 · 2) = 20.
    let spring = try Spring(stiffness: 200, damping: 20, mass: 2)
    #expect(abs(spring.response - 0.628318530718) < 1e-12)
    #expect(abs(spring.dampingFraction - 0.5) < 1e-15)
    let other = try Spring(response: spring.response, dampingFraction: 0.5)
    for step in 0...40 {
      let time = Double(step) / 20
      #expect(abs(spring.position(at: time) - other.position(at: time)) < 1e-12)
    }
  }

  /// The equation of motion, m·x″ = k·(1 − x) − c·x′, integrated by Runge and Kutta's method.
  @Test(arguments: dampingFractions)
  func movesByItsEquation(dampingFraction: Double) throws {
    let spring = try Spring(response: 0.4, dampingFraction: dampingFraction)
    let step = 0.00025
    var x = 0.0
    var v = 0.0
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    var worst = 0.0
    for index in 0..<4000 {
      worst = max(worst, abs(spring.position(at: Double(index) * step) - x))
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + step / 2 * v1, acceleration(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, acceleration(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, acceleration(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    #expect(worst < 1e-8)
  }

  @Test func standsStillBeforeAndAfter() throws {
    for z in Self.dampingFractions {
      let spring = try Spring(response: 0.4, dampingFraction: z)
      #expect(spring.position(at: 0) == 0)
      #expect(spring.position(at: -1) == 0)
      #expect(spring.position(at: .nan) == 0)
      #expect(spring.position(at: 1e6) == 1)
    }
  }

  /// The share of the first overshoot as textbooks on control tabulate it.
  @Test(arguments: [(0.2, 0.527), (0.5, 0.163), (0.7, 0.046)])
  func overshoots(dampingFraction: Double, share: Double) throws {
    let spring = try Spring(response: 1, dampingFraction: dampingFraction)
    #expect(abs(spring.overshoot - share) < 5e-4)
    let highest = (0...2000).map { spring.position(at: Double($0) / 1000) }.max() ?? 0
    #expect(abs(highest - 1 - spring.overshoot) < 1e-5)
  }

  @Test func doesNotOvershootFromCriticalDampingOn() throws {
    #expect(try Spring(response: 1, dampingFraction: 1).overshoot == 0)
    #expect(try Spring(response: 1, dampingFraction: 4).overshoot == 0)
  }

  @Test func saysWhyItIsNone() {
    func fault(_ response: Double, _ dampingFraction: Double) -> SpringFault? {
      do throws(SpringFault) {
        _ = try Spring(response: response, dampingFraction: dampingFraction)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault(0, 0.5) == .notPositive(.response))
    #expect(fault(-1, 0.5) == .notPositive(.response))
    #expect(fault(.nan, 0.5) == .notPositive(.response))
    #expect(fault(.infinity, 0.5) == .notPositive(.response))
    #expect(fault(0.4, -0.1) == .notPositive(.dampingFraction))
    #expect(fault(0.4, 0) == .neverSettles)
    #expect(fault(0.4, 1e-9) == .neverSettles)
    #expect(fault(1e-300, 0.5) == .notPositive(.stiffness))
    // 400 ms written as 400 s.
    guard case .settlesTooLate(let seconds) = fault(400, 0.45) else {
      Issue.record("a spring of minutes was taken")
      return
    }
    #expect(abs(seconds - 783.5) < 0.1)
    #expect(throws: SpringFault.neverSettles) { try Spring(stiffness: 100, damping: 0) }
    #expect(throws: SpringFault.notPositive(.mass)) {
      try Spring(stiffness: 100, damping: 10, mass: 0)
    }
    #expect(throws: SpringFault.notPositive(.stiffness)) { try Spring(stiffness: 0, damping: 10) }
  }
}
