import Compiler
import Diagnostics
import Testing

@Suite struct MissingDescriptionRuleTests {
  private static let spec = """
    tokens:
      ‹a›: 1
      b: { $value: 1, $description: Once. }
      c: "{b}"
      d: { $value: 1, $private: true }
    shapes: { ‹leaf›: { path: [move: [0, 0], line: [width, height]] } }
    animations: { ‹soft›: { duration: 1s, curve: linear }, quick: { description: x, duration: 1s, curve: linear } }
    interactions: { ‹tap›: { pressed: { opacity: 0.5 } } }
    components: { ‹card›: { width: 1 }, chip: { description: Small., width: 1 } }
    """

  @Test func everythingThatOthersUse() async {
    await LookedOver(Self.spec, settings: "{ missing-description: warning }")
      .expect(.missingDescription, saying: ["the token 'a' says nothing"])
  }

  @Test func itIsOffUnlessItIsAskedFor() async {
    #expect(await LookedOver(Self.spec).found(.missingDescription).isEmpty)
    let some = await LookedOver(
      Self.spec, settings: "{ missing-description: { severity: note, of: [components] } }")
    #expect(some.found(.missingDescription).map(\.severity) == [.note])
  }
}
