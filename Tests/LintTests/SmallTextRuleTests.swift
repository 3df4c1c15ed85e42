import Compiler
import Diagnostics
import Testing

@Suite struct SmallTextRuleTests {
  @Test func tokensAndComponents() async {
    await LookedOver(
      """
      tokens:
        text: { $type: fontSize, body: 14, ‹tiny›: 9, rem: 0.6875rem, ‹small›: { $value: 12, $modes: { dark: 8 } } }
        style: { $type: typography, ‹a›: { $value: { fontSize: 10px } }, b: { $value: { fontSize: "{text.tiny}" } } }
        alias: { $type: fontSize, $value: "{text.tiny}" }
      components:
        badge: { kind: text, variants: { size: { s: { ‹fontSize: 10› }, m: { fontSize: 12 } } } }
        chip: { kind: text, fontSize: "{text.tiny}" }
      """
    ).expect(.smallText, saying: ["the text of 'text.tiny' is 9 high, and less than 11"])
  }

  @Test func theSizeIsTheSettings() async {
    await LookedOver(
      "tokens: { a: { $type: fontSize, $value: 9 } }", settings: "{ small-text: { size: 9 } }"
    ).expect(.smallText)
  }
}
