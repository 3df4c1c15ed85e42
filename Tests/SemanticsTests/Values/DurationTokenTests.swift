import Diagnostics
import IR
import Testing

@Suite struct DurationTokenTests {
  @Test func unitsOfTime() {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: duration
          a: 350ms
          b: 0.4s
          c: "{a} * 2"
          d: 0
          e: { $value: { value: 1.5, unit: s } }
          f: "{b} - {a}"
          g: "{a} * 50%"
        """)
    let expected: [(String, Double)] = [
      ("a", 350), ("b", 400), ("c", 700), ("d", 0), ("e", 1500), ("f", 50), ("g", 175),
    ]
    for (name, time) in expected {
      #expect(analysis.value(name) == .duration(Duration(milliseconds: time)))
    }
  }

  @Test func whatIsNoTime() {
    expect(
      .unitMismatch, .unitMismatch, .outOfRange, .unitMismatch, .unitMismatch, .outOfRange,
      in: """
        tokens:
          $type: duration
          a: ‹350›
          b: ‹4px›
          c: ‹-100ms›
          d: "‹1s + 4px›"
          e: { $value: { value: 1, unit: ‹sec› } }
          f: { $value: ‹{ value: 1e308, unit: s }› }
        """,
      saying: [
        "350ms or 350s", "", "cannot be negative", "a duration and a length cannot be added",
      ])
  }
}
