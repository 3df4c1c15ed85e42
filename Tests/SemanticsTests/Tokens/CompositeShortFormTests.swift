import Diagnostics
import Testing

/// A composite value that is not under `$value` would be read as a group.
@Suite struct CompositeShortFormTests {
  @Test(arguments: [
    ("shadow", "{ x: 0 }"), ("shadow", "{ color: red, offsetX: 0, offsetY: 0, blur: 1 }"),
    ("shadow", "{ color: red, blur: 1, colour: red }"),
    ("border", "{ width: 1px, style: solid, color: red }"), ("strokeStyle", "{ lineCap: round }"),
    ("transition", "{ duration: 1s, timingFunction: linear }"),
    ("gradient", "{ color: red, position: 0 }"), ("dimension", "{ value: 4, unit: px }"),
    ("duration", "{ value: 4, unit: ms }"), ("typography", "{ fontSize: 17 }"),
  ])
  func isAMistake(type: String, value: String) {
    expect(
      .compositeInShortForm, in: "tokens: { it: { $type: \(type), card: ‹\(value)› } }",
      saying: ["$value: card: { $value: { … } }"])
  }

  /// Names of tokens can be those of fields.
  @Test func groupsAreGroups() {
    let analysis = expectNothing(
      in: """
        tokens:
          shadow:
            $type: shadow
            raised: { $value: { color: black, x: 0, y: 1, blur: 2 } }
            kinds: { inset: "{shadow.raised}", outer: "{shadow.raised}" }
          space: { $type: dimension, field: { value: 4 } }
        """)
    #expect(analysis.token("shadow.kinds.inset") != nil)
    #expect(analysis.token("space.field.value") != nil)
  }
}
