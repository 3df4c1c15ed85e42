import Compiler
import Diagnostics
import Testing

@Suite struct UnusedTokenRuleTests {
  @Test func privateTokensThatNothingUses() async {
    await LookedOver(
      """
      tokens:
        palette: { $private: true, a: "#111", b: "#222", ‹c›: "#333", d: "#444", e: 4px, f: 5px, g: 6px, ‹h›: 7px, i: "#555" }
        ink: { $value: "{palette.a}", $modes: { dark: "{ palette.b }" } }
        soft: "mix({palette.d}, black, 10%)"
        word: { $type: string, $value: "about {palette.e}", $description: "not {palette.h}" }
        public: "#999"
      shapes: { leaf: { parameters: { corner: "{palette.f}" }, path: [move: [corner, 0], line: [width, height]] } }
      components: { card: { padding: { start: "{palette.g} + 1" }, background: { default: white, css: "{palette.i}" } } }
      """
    ).expect(.unusedToken, saying: ["nothing uses the private token 'palette.c'"])
  }

  @Test func publicOnesWhereItIsAskedFor() async {
    await LookedOver(
      "tokens: { a: 1, ‹b›: 2, ‹c›: \"{a}\" }", settings: "{ unused-token: { all: true } }"
    ).expect(.unusedToken, saying: ["nothing uses the token 'b'"])
  }

  @Test func pointersAndExtendsUseTokens() async {
    await LookedOver(
      """
      { "$type": "number",
        "base": { "$extensions": { "dev.tessera": { "private": true } }, "a": { "$value": 1 }, "b": { "$value": 2 }, ‹"c"›: { "$value": 3 } },
        "x": { "$ref": "#/base/a" },
        "y": { "$value": "{base.b}" } }
      """
    ).expect(.unusedToken)
    await LookedOver(
      """
      tokens:
        base: { $private: true, a: 1, b: 2 }
        other: { $extends: "{base}" }
      """
    ).expect(.unusedToken)
  }
}
