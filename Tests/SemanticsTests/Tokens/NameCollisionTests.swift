import Diagnostics
import IR
import Testing

/// Names that are declared twice.
@Suite struct NameCollisionTests {
  @Test func twoFilesDeclareOneToken() {
    let analysis = expect(
      .nameCollision,
      in: "tokens: { color: { ¹‹ink›: \"#111\" } }",
      """
      tokens:
        color: { ‹ink›: "#222" }
        uses: "{color.ink}"
      """, saying: ["'color.ink' is declared twice"])
    #expect(analysis.diagnostics.first?.related.count == 1)
  }

  @Test func joinedPathsAreEqual() {
    expect(.nameCollision, in: "tokens: { ¹‹a.b›: 1, a: { ‹b›: 2 } }")
    let analysis = expectNothing(in: "tokens: { a.b: { c: 1 }, a: { b: { d: 2 } } }")
    #expect(analysis.value("a.b.c") == .number(1))
    #expect(analysis.value("a.b.d") == .number(2))
  }

  @Test func aTokenIsNoGroup() {
    expect(
      .nameCollision,
      in: "tokens: { bg: { ‹canvas›: \"#fff\" } }",
      "tokens: { bg: { ¹‹canvas›: { raised: \"#eee\" } } }",
      saying: ["'bg.canvas' is both a token and a group of tokens"])
  }

  @Test func groupsAreWrittenInManyPlaces() {
    let analysis = expectNothing(
      in: "tokens: { color: { a: \"#111\" } }", "tokens: { color: { b: \"{color.a}\" } }")
    #expect(analysis.value("color.b") == analysis.value("color.a"))
    #expect(analysis.design.groups.count == 2)
  }

  @Test func declarationsOfOneSection() {
    expect(
      .nameCollision, .nameCollision, .nameCollision, .nameCollision,
      in: """
        shapes: { ¹‹dot›: { path: [move: [0, 0], line: [width, 0]] } }
        animations: { ²‹soft›: { duration: 1s } }
        interactions: { ³‹fade›: { pressed: { opacity: 0.5 } } }
        components: { ⁴‹card›: { width: 1 } }
        """,
      """
      shapes: { ‹dot›: { path: [move: [0, 0], line: [width, 0]] } }
      animations: { ‹soft›: { duration: 1s } }
      interactions: { ‹fade›: { pressed: { opacity: 0.5 } } }
      components: { ‹card›: { width: 1 } }
      """, saying: ["the shape 'dot'", "the animation 'soft'"])
  }

  /// Sections have names of their own.
  @Test func sectionsShareNoNames() {
    expectNothing(
      in: """
        tokens: { bubble: 4px }
        shapes: { bubble: { path: [move: [0, 0], line: [width, height]] } }
        animations: { bubble: { duration: 1s } }
        interactions: { bubble: { pressed: { scale: 0.9 }, animation: bubble } }
        components: { bubble: { kind: button, shape: bubble, interaction: bubble, animation: bubble, padding: "{bubble}" } }
        """)
  }

  @Test func builtInNames() {
    expect(
      .nameCollision, .nameCollision,
      in: """
        shapes: { ‹capsule›: { path: [move: [0, 0], line: [width, 0]] } }
        animations: { ‹easeOut›: { duration: 1s } }
        components: { card: { shape: capsule, animation: easeOut } }
        """)
  }

  @Test func keysOfOneMap() {
    expect(.duplicateKey, in: "tokens: { ¹‹ink›: 1, gap: 2, ‹ink›: 3 }")
  }
}
