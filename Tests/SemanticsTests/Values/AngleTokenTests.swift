import Diagnostics
import IR
import Testing

@Suite struct AngleTokenTests {
  @Test(arguments: [
    ("45", 45.0), ("45deg", 45), ("0.125turn", 45), ("-90deg", -90), ("\"30deg + 0.25turn\"", 120),
    ("{ value: 90, unit: deg }", 90), ("3.14159265358979rad", 180), ("\"{quarter} * 2\"", 180),
  ])
  func ways(text: String, degrees: Double) {
    let analysis = expectNothing(
      in: "tokens: { quarter: 90deg, it: { $type: angle, $value: \(text) } }")
    #expect(analysis.value("it") == .angle(degrees))
    #expect(analysis.value("quarter") == .angle(90))
  }

  @Test func saysItsTypeByItself() {
    let analysis = expectNothing(
      in: "tokens: { tilt: 10deg, more: \"{tilt} * 2\", same: \"{tilt}\" }")
    #expect(analysis.value("more") == .angle(20))
    #expect(analysis.token("same")?.type == .angle)
  }

  @Test func faults() {
    expect(
      .unitMismatch, .unitMismatch, .typeMismatch,
      in: """
        tokens:
          $type: angle
          a: ‹4px›
          b: { $value: { value: 4, unit: ‹px› } }
          c: ‹red›
        """,
      saying: ["45deg", "deg"])
  }
}
