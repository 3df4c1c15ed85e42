import Diagnostics
import Testing

@Suite("Numbers as they are shown")
struct DecimalTests {
  @Test(
    "What was written is kept, what was computed is rounded to decimals",
    arguments: [
      (0.1, 0.1), (4.4 as Double, 4.4), (4 * 1.1, 4.4), (1.0 / 3, 0.33333), (0.1234567, 0.1234567),
      (-0.05, -0.05), (1e-7, 1e-7), (123456.75, 123456.75), (2.0 / 3 * 1e-9, 0), (0, 0),
    ] as [(Double, Double)])
  func places(_ number: Double, _ expected: Double) {
    #expect(Decimal.shown(number, places: 5) == expected)
  }

  @Test(
    "Any other number keeps nine digits when it was computed",
    arguments: [
      (1_234_567.25, 1_234_567.25), (0.0000001, 0.0000001), (1.0 / 3, 0.333333333),
      (4 * 1.1, 4.4), (246.74011002723395, 246.740110), (-1.0 / 3e8, -0.00000000333333333),
      (12_345_678_901.25, 12_345_678_901.0), (0, 0),
    ] as [(Double, Double)])
  func digits(_ number: Double, _ expected: Double) {
    #expect(Decimal.shown(number) == expected)
  }
}
