import Color
import Diagnostics
import IR
import Testing

@Suite struct GradientTokenTests {
  private func stops(_ analysis: Analysis, _ path: String) -> [GradientStop] {
    guard case .gradient(let stops)? = analysis.value(path) else { return [] }
    return stops
  }

  /// The last example of DTCG 2025.10, Gradient: lists of stops are spliced in.
  @Test func stopsAndReferences() {
    let analysis = expectNothing(
      in: """
        tokens:
          brand: { $type: color, $value: "#00FF66" }
          end: { $type: number, $value: 1 }
          gradient:
            $type: gradient
            start: [{ color: white, position: 0 }]
            whole: ["{gradient.start}", { color: "{brand}", position: 33.3% }, { color: black, position: "{end}" }]
            turned: [{ color: "{gradient.whole.2.color}", position: "1 - {gradient.whole.1.position}" }, "{gradient.whole.0}"]
        """)
    #expect(
      stops(analysis, "gradient.whole") == [
        GradientStop(color: .literal(.white), position: 0),
        GradientStop(color: .alias(TokenID(0), ColorValue(rgb8: 0x00FF66)), position: 0.333),
        GradientStop(color: .literal(.black), position: 1),
      ])
    #expect(
      stops(analysis, "gradient.turned") == [
        GradientStop(color: .literal(.black), position: 0.667),
        GradientStop(color: .literal(.white), position: 0),
      ])
  }

  /// DTCG 2025.10, Gradient: positions beyond the ends count as the ends.
  @Test func positionsBeyondTheEnds() {
    let analysis = expect(
      .outOfRange, .outOfRange,
      in: """
        tokens:
          it: { $type: gradient, $value: [{ color: white, position: ‹-0.2› }, { color: black, position: ‹99› }] }
        """,
      saying: ["counts as 0", "did you mean 99%"], severity: .warning)
    #expect(stops(analysis, "it").map(\.position) == [0, 1])
  }

  @Test func faults() {
    expect(
      .wrongKind, .missingField, .unknownKey, .invalidValue, .typeMismatch, .unitMismatch,
      in: """
        tokens:
          $type: gradient
          size: { $type: dimension, $value: 4px }
          a: { $value: ‹"red, blue"› }
          b: { $value: [‹{ color: red }›] }
          c: { $value: [{ color: red, ‹positon›: 0 }] }
          d: { $value: ‹[]› }
          e: { $value: [‹"{size}"›] }
          f: { $value: [{ color: red, position: ‹4px› }] }
        """,
      saying: ["list of stops", "no 'position'", "did you mean 'position'", "one or more"])
  }
}
