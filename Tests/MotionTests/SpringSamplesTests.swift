import Testing

@testable import Motion

@Suite struct SpringSamplesTests {
  /// The stepwise solution against the closed one.
  @Test(arguments: SpringTests.dampingFractions + [7.999, 8, 8.001, 1000])
  func agreeWithTheFormula(dampingFraction: Double) {
    let oscillation = Oscillation(dampingFraction)
    let step = oscillation.lastTime(outside: 0.002) / 4000
    let samples = SpringSamples(dampingFraction, step: step, count: 4000)
    #expect(samples.values.count == 4001)
    var worst = 0.0
    for (index, value) in samples.values.enumerated() {
      worst = max(worst, abs(value - oscillation.displacement(at: Double(index) * step)))
    }
    #expect(worst < 1e-11)
  }

  @Test func decayIsTheExponential() {
    // e⁻¹, e⁻¹⁰ and e⁻¹⁰⁰ to 15 digits.
    #expect(abs(SpringSamples.decay(1) / 0.367879441171442 - 1) < 1e-14)
    #expect(abs(SpringSamples.decay(10) / 4.53999297624849e-5 - 1) < 1e-14)
    #expect(abs(SpringSamples.decay(100) / 3.72007597602084e-44 - 1) < 1e-12)
    #expect(SpringSamples.decay(0) == 1)
    #expect(SpringSamples.decay(1e9) == 0)
  }
}
