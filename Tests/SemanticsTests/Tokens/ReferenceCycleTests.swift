import Diagnostics
import IR
import Testing

/// Rings of references.
@Suite struct ReferenceCycleTests {
  @Test func theWholeRingIsShown() {
    let analysis = expect(
      .referenceCycle, .referenceCycle,
      in: """
        tokens:
          $type: color
          a: "{‹b›}"
          b: "{¹‹c›}"
          c: "{²‹a›}"
          me: "{‹me›}"
          outside: "{b}"
          fine: "#123456"
        """,
      saying: ["a → b → c → a", "'me' refers to itself"])
    #expect(analysis.value("fine")?.type == .color)
  }

  @Test func formulasAndCompositesMakeRingsToo() {
    expect(
      .referenceCycle, .referenceCycle,
      in: """
        tokens:
          a: "{‹b›} * 2"
          b: "max(1px, {c})"
          c: "{a}"
          text: { $type: typography, $value: { fontSize: "{‹size›}" } }
          size: "{text.fontSize} * 2"
        """)
  }

  @Test func ringsThroughPlatformsAndTexts() {
    expect(
      .referenceCycle, .referenceCycle,
      in: """
        tokens:
          a: { $value: { default: 4px, kotlin: "{‹b›}" } }
          b: "{a}"
          s: { $type: string, $value: "so {‹t›}" }
          t: { $type: string, $value: "as {s}" }
        """)
  }

  @Test func escapedBracesMakeNoRing() {
    let analysis = expectNothing(in: "tokens: { a: { $type: string, $value: '\\{a} is text' } }")
    #expect(analysis.value("a") == .string("{a} is text"))
  }

  @Test func overlappingRingsAreEachTold() {
    expect(
      .referenceCycle, .referenceCycle,
      in: """
        tokens:
          a: "{‹b›} + {‹c›}"
          b: "{a}"
          c: "{a}"
          $type: dimension
        """)
  }

  @Test func ringsThroughComponents() {
    expect(
      .referenceCycle, .referenceCycle,
      in: """
        tokens:
          t: "{components.one.width}"
        components:
          one: { width: "{‹t›}" }
          two: { width: "{components.three.width}" }
          three: { width: "{components.four.width}" }
          four: { width: "‹{components.three.width}›" }
        """,
      saying: [
        "'t' refers to itself",
        "components.three.width → components.four.width → components.three.width",
      ])
  }
}
