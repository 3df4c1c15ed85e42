import Diagnostics
import IR
import Motion
import Testing

@Suite struct SpringTokenTests {
  private func spring(_ analysis: Analysis, _ path: String) -> SpringTiming? {
    guard case .spring(let timing)? = analysis.value(path) else { return nil }
    return timing
  }

  @Test func bothWaysOfSayingOne() {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: spring
          a: { $value: { response: 0.4s, dampingFraction: 0.45, blend: 100ms } }
          b: { $value: { stiffness: 250, damping: 14 } }
          c: { $value: { stiffness: 250, damping: 14, mass: 2 } }
          d: "{a}"
          e: { $value: { response: "{time} * 2", dampingFraction: 45% } }
          time: { $type: duration, $value: 200ms }
        """)
    #expect(spring(analysis, "a")?.spring.response == 0.4)
    #expect(spring(analysis, "a")?.spring.dampingFraction == 0.45)
    #expect(spring(analysis, "a")?.blend == 0.1)
    #expect(spring(analysis, "b")?.spring.mass == 1)
    #expect(spring(analysis, "c")?.spring.mass == 2)
    #expect(spring(analysis, "d") == spring(analysis, "a"))
    #expect(spring(analysis, "e")?.spring == spring(analysis, "a")?.spring)
  }

  @Test func aPlatformsOwnFigure() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: { $type: spring, $value: { response: { default: 0.4s, kotlin: 0.5s }, dampingFraction: 1 } }
        """)
    guard case .spring(let kotlin)? = analysis.value("a", on: "kotlin") else {
      Issue.record("no spring")
      return
    }
    #expect(kotlin.spring.response == 0.5)
    #expect(spring(analysis, "a")?.spring.response == 0.4)
  }

  @Test func whatIsNoSpring() {
    expect(
      .missingField, .unknownKey, .invalidValue, .invalidValue, .unitMismatch, .outOfRange,
      .outOfRange, .outOfRange, .wrongKind, .typeMismatch, .unresolvedReference, .outOfRange,
      .missingField, .unquotedReference,
      in: """
        tokens:
          $type: spring
          a: { $value: ‹{ response: 0.4s }› }
          b: { $value: { response: 0.4s, ‹dampingRatio›: 1 } }
          c: { $value: { response: 0.4s, dampingFraction: 1, ‹mass›: 1 } }
          d: { $value: { stiffness: 1, damping: 1, ‹response›: 1s } }
          e: { $value: { response: ‹0.4›, dampingFraction: 1 } }
          f: { $value: { response: ‹0s›, dampingFraction: 1 } }
          g: { $value: { response: 0.4s, dampingFraction: ‹0› } }
          h: { $value: ‹{ response: 500s, dampingFraction: 0.1 }› }
          i: { $value: ‹bouncy› }
          j: { $type: spring, $value: ‹"{gap}"› }
          k: { $value: "‹{nowhere}›" }
          l: { $value: { stiffness: ‹-1›, damping: 14 } }
          m: { $value: ‹{}› }
          n: { $value: ‹{other}› }
        """ + "\n  gap: { $type: dimension, $value: 4px }\n",
      saying: [
        "'dampingFraction'", "did you mean 'dampingFraction'?", "goes with stiffness",
        "does not go with",
        "0.4ms or 0.4s", "above 0", "never comes to rest", "ten minutes",
      ])
  }

  @Test func hugeFiguresAreNoTrap() {
    for figures in [
      "response: 1e-300s, dampingFraction: 1", "response: 1ms, dampingFraction: 1e300",
      "stiffness: 1e-308, damping: 1e308, mass: 1e308",
      "response: 1s, dampingFraction: 1e-300",
    ] {
      let analysis = Analysis(
        "tokens: { a: { $type: spring, $value: { \(figures) } } }")
      #expect(analysis.rules == [.outOfRange], Comment(rawValue: figures))
    }
  }
}
