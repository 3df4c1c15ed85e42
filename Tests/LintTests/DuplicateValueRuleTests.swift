import Compiler
import Diagnostics
import Testing

@Suite struct DuplicateValueRuleTests {
  @Test func equalInEveryMode() async {
    await LookedOver(
      """
      tokens:
        a: "#111"
        ‹b›: "#111111"
        c: "{a}"
        d: { $value: "#111", $modes: { dark: "#EEE" } }
        ‹e›: { $value: "#111", $modes: { dark: "#EEE" } }
        f: 4px
        g: 4px
      """
    ).expect(.duplicateValue, saying: ["the same value as 'a'; write \"{a}\"", "as 'd'"])
  }

  @Test func theTypesAreTheSettings() async {
    await LookedOver(
      "tokens: { a: 4px, ‹b›: 4px, c: \"#111\", d: \"#111\" }",
      settings: "{ duplicate-value: { severity: error, types: [dimension] } }"
    ).expect(.duplicateValue)
  }
}
