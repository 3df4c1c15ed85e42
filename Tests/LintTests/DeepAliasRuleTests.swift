import Compiler
import Diagnostics
import Testing

@Suite struct DeepAliasRuleTests {
  @Test func theEndOfAChainIsTold() async {
    await LookedOver(
      """
      tokens:
        ‹e›: "{d}"
        d: "{c}"
        c: { $type: number, $value: "{b}", $modes: { dark: 7 } }
        b: "{a}"
        a: 1
        f: "{c}"
      """
    ).expect(.deepAlias, saying: ["4 names lead from 'e' to its value: e → d → c → b → a"])
  }

  @Test func theDepthIsTheSettings() async {
    await LookedOver(
      "tokens: { a: 1, b: \"{a}\", ‹c›: \"{b}\" }", settings: "{ deep-alias: { depth: 1 } }"
    )
    .expect(.deepAlias)
  }

  @Test(.timeLimit(.minutes(1))) func chainsMayBeLong() async {
    let lines = (0..<20_000).map { "  t\($0): \($0 == 0 ? "1" : "\"{t\($0 - 1)}\"")" }
    let looked = await LookedOver("tokens:\n" + lines.joined(separator: "\n"))
    #expect(looked.found(.deepAlias).count == 1)
    #expect(looked.found(.deepAlias).first?.message.hasSuffix("…") == true)
  }
}
