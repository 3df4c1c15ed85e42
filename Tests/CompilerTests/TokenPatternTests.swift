import IR
import Testing

@Suite struct TokenPatternTests {
  @Test(arguments: [
    ("color.gray.100", "color.gray.100", true),
    ("color.gray.100", "color.gray.1000", false),
    ("color.gray", "color.gray.100", false),
    ("color.gray.100", "gray.100", false),
    ("color.*", "color.green", true),
    ("color.*", "color.gray.100", false),
    ("color.*", "color", false),
    ("*", "green", true),
    ("*", "color.green", false),
    ("color.gr*n", "color.green", true),
    ("color.gr*n", "color.grn", true),
    ("color.*ee*", "color.green", true),
    ("color.*ee*", "color.red", false),
    ("color.**", "color.green", true),
    ("color.**", "color.gray.100.dark", true),
    ("color.**", "colors.green", false),
    ("**.100", "100", true),
    ("**.100", "color.gray.100", true),
    ("**.100", "color.gray.1100", false),
    ("color.**.100", "color.100", true),
    ("color.**.100", "color.a.b.100", true),
    ("**.gray.**", "a.gray.b.gray.c", true),
    ("**.a.**.b", "x.a.y.a.z.b", true),
    ("**.a.**.b", "x.b.y.a", false),
    ("**", "anything.at.all", true),
    ("***", "abc", true),
    ("***", "a.b", false),
    ("[a-z].?", "a.b", false),
    ("색.*", "색.빨강", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(TokenPattern(pattern).matches(path.split(separator: ".").map(String.init)) == expected)
  }

  @Test func namesWithPoints() {
    for pattern in ["space.1.5", "space.*", "space.1.*", "space.**", "**.5"] {
      #expect(TokenPattern(pattern).matches(["space", "1.5"]), "\(pattern)")
    }
    #expect(!TokenPattern("space.15").matches(["space", "1.5"]))
    #expect(!TokenPattern("space.1").matches(["space", "1.5"]))
  }

  @Test func theTokenOfAGroup() {
    for pattern in ["color.accent", "color.accent.$root", "color.*", "color.accent.**"] {
      #expect(TokenPattern(pattern).matches(["color", "accent", "$root"]), "\(pattern)")
    }
    #expect(!TokenPattern("color.accent.light").matches(["color", "accent", "$root"]))
  }

  /// A star must not make a pattern take longer and longer.
  @Test(.timeLimit(.minutes(1))) func manyStars() {
    let pattern = TokenPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches([String(repeating: "a", count: 5000)]))
    let deep = TokenPattern(String(repeating: "**.a.", count: 60) + "b")
    #expect(!deep.matches(Array(repeating: "a", count: 2000)))
  }

  @Test(arguments: ["", ".", "color.", ".color", "a..b", "{a.b}", "a. b", "a.b\n"])
  func isNoPattern(text: String) {
    #expect(!TokenPattern(text).isWellFormed)
  }

  @Test(arguments: ["a", "a.b", "*", "**", "$root", "a b.c/d-e"])
  func isAPattern(text: String) {
    #expect(TokenPattern(text).isWellFormed)
  }
}
