import Compiler
import Diagnostics
import IR
import Testing

@Suite struct MissingModeRuleTests {
  private static let axes =
    ModeAxis.standard + [ModeAxis(name: "density", contexts: ["normal", "compact", "dense"])]

  @Test func theOtherContextsOfAnAxis() async {
    await LookedOver(
      """
      tokens:
        a: { $type: dimension, $value: 4, $modes: ‹{ compact: 2 }› }
        b: { $type: dimension, $value: 4, $modes: { compact: 2, dense: 1 } }
        c: { $type: dimension, $value: "{b}" }
        d: { $value: "#111", $modes: { dark: "#EEE" } }
        e: "{a} * 2"
      """, axes: Self.axes
    ).expect(.missingMode, saying: ["and nothing of 'dense'"])
  }

  @Test func twoContextsAtOnce() async {
    await LookedOver(
      """
      tokens:
        a: { $value: "#111", $modes: ‹{ dark: "#EEE", high: "#000" }› }
        b: { $value: "#111", $modes: { dark: "#EEE", high: "#000", dark & high: "#FFF" } }
        c: { $value: "#111", $modes: { dark: "#EEE", high: "#EEE" } }
        d: { $value: "#111", $modes: { dark: { $value: "#EEE", high: "#FFF" }, high: "#000" } }
        e: "mix({a}, {b}, 50%)"
      """
    ).expect(.missingMode, saying: ["says nothing of 'dark & high'"])
  }

  @Test func whatFilesForModesSayCountsToo() async {
    await LookedOver(
      "tokens: { g: { ‹a›: \"#111\" } }", "mode: dark\ntokens: { g: { a: \"#EEE\" } }",
      "mode: high\ntokens: { g: { a: \"#000\" } }"
    ).expect(.missingMode)
  }

  @Test func whatTheSettingsAskFor() async {
    let settings = "{ missing-mode: { severity: error, require: { appearance: [\"color.**\"] } } }"
    let looked = await LookedOver(
      """
      tokens:
        color: { ‹a›: "#111", b: { $value: "#111", $modes: { dark: "#EEE" } }, c: "{color.b}" }
        space: { d: 4px }
      """, settings: settings)
    looked.expect(.missingMode, saying: ["which tessera.yaml asks for"])
    #expect(looked.found(.missingMode).map(\.severity) == [.error])
    let wrong = await LookedOver(
      "tokens: { a: 1 }", settings: "{ missing-mode: { require: { apperance: [\"**\"] } } }")
    #expect(wrong.diagnostics.map(\.rule) == [.unknownMode])
    #expect(wrong.diagnostics.first?.help == ["did you mean 'appearance'?"])
  }
}
