import Compiler
import Diagnostics
import Testing

@Suite struct NamingStyleRuleTests {
  @Test(arguments: [
    (
      "kebab-case", ["a", "text-muted", "h1", "2xl", "100", "1.5", "größe"],
      ["textMuted", "text_muted", "Text", "a--b", "-a", "a-", "a b"]
    ),
    (
      "camelCase", ["a", "textMuted", "h1", "2xl", "100", "iOS"],
      ["text-muted", "text_muted", "Text", "a b"]
    ),
    ("snake_case", ["a", "text_muted", "100"], ["text-muted", "textMuted", "a__b"]),
    ("lowercase", ["a", "text", "100"], ["textMuted", "text-muted", "A"]),
  ])
  func styles(style: String, right: [String], wrong: [String]) async {
    let lines = right.map { "  \"\($0)\": 1" } + wrong.map { "  ‹\"\($0)\"›: 1" }
    await LookedOver(
      "tokens:\n" + lines.joined(separator: "\n"),
      settings: "{ naming-style: { style: \(style) } }"
    ).expect(.namingStyle)
  }

  @Test func aBetterNameIsSaid() async {
    await LookedOver(
      "tokens: { ‹TextMuted›: { ‹soft_one›: 1 } }\nshapes: { ‹bigLeaf›: { path: [move: [0, 0], line: [width, height]] } }",
      settings: "{ naming-style: { style: kebab-case } }"
    ).expect(
      .namingStyle, saying: ["call it 'text-muted'", "call it 'soft-one'", "call it 'big-leaf'"])
    await LookedOver(
      "tokens: { ‹text-muted›: 1, ‹HTTPCode›: 2 }",
      settings: "{ naming-style: { style: camelCase } }"
    ).expect(.namingStyle, saying: ["call it 'textMuted'", "call it 'httpcode'"])
  }

  @Test func withoutAStyleNothingIsFound() async {
    await LookedOver("tokens: { a-b: 1, cD: 2 }").expect(.namingStyle)
  }
}
