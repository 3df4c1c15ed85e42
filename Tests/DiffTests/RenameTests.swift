import Diff
import Testing

/// What counts as renamed, and, more so, what does not.
@Suite struct RenameTests {
  @Test func oneTokenAtItsPlace() async {
    let compared = await Compared(
      "tokens: { $type: color, a: red, gray: \"#888888\", z: blue }",
      "tokens: { $type: color, a: red, grey: \"#888888\", z: blue }")
    #expect(compared.lines == ["breaking renamed token gray → grey: #888888 → #888888"])
    #expect(compared.diff.verdict.reason == "token 'gray' was renamed to 'grey'")
  }

  @Test func withAnotherDescription() async {
    let compared = await Compared(
      "tokens: { a: { $value: 1, $description: One. } }",
      "tokens: { b: { $value: 1, $description: Two. } }")
    #expect(
      compared.heads == ["breaking renamed token a → b", "fix described token b"])
  }

  @Test(arguments: [
    // Another value, another type, another place.
    ("tokens: { a: 1, b: 2, c: 3 }", "tokens: { a: 1, x: 4, c: 3 }"),
    (
      "tokens: { a: 1, b: { $type: dimension, $value: 2 }, c: 3 }",
      "tokens: { a: 1, x: { $type: duration, $value: 2ms }, c: 3 }"
    ),
    ("tokens: { a: 1, b: 2, c: 3 }", "tokens: { x: 2, a: 1, c: 3 }"),
    // One of two modes, one of the platforms.
    (
      "tokens: { a: 1, b: { $value: 2, $modes: { dark: 3 } }, c: 3 }",
      "tokens: { a: 1, x: { $value: 2, $modes: { dark: 4 } }, c: 3 }"
    ),
    (
      "tokens: { a: 1, b: { $value: { default: 2, css: 3 } }, c: 3 }",
      "tokens: { a: 1, x: { $value: { default: 2, css: 4 } }, c: 3 }"
    ),
  ])
  func whatIsAnother(old: String, new: String) async {
    let compared = await Compared(old, new)
    #expect(compared.heads == ["breaking removed token b", "feature added token x"])
  }

  /// Two that hold the same could be either.
  @Test func ambiguity() async {
    let compared = await Compared(
      "tokens: { a: 1, b: 2, c: 2, d: 3 }", "tokens: { a: 1, x: 2, y: 2, d: 3 }")
    #expect(
      compared.heads == [
        "breaking removed token b", "breaking removed token c", "feature added token x",
        "feature added token y",
      ])
    let one = await Compared("tokens: { a: 1, b: 2, c: 2, d: 3 }", "tokens: { a: 1, x: 2, d: 3 }")
    #expect(
      one.heads == [
        "breaking removed token b", "breaking removed token c", "feature added token x",
      ])
  }

  @Test func aGroup() async {
    let compared = await Compared(
      "tokens: { color: { $type: color, gray: { a: white, b: white, c: black } }, z: 1 }",
      "tokens: { color: { $type: color, neutral: { a: white, b: white, c: black } }, z: 1 }")
    #expect(
      compared.heads == [
        "breaking renamed token color.gray.a → color.neutral.a",
        "breaking renamed token color.gray.b → color.neutral.b",
        "breaking renamed token color.gray.c → color.neutral.c",
      ])
    let other = await Compared(
      "tokens: { color: { $type: color, gray: { a: white, b: red, c: black } }, z: 1 }",
      "tokens: { color: { $type: color, neutral: { a: white, b: blue, c: black } }, z: 1 }")
    #expect(!other.heads.contains("breaking renamed token color.gray.b → color.neutral.b"))
  }

  /// A token that goes into another group where it stands in its file.
  @Test func anotherGroupAtTheSamePlace() async {
    let compared = await Compared(
      "tokens: { a: 1, blue: { $type: color, $value: blue }, z: 2 }",
      "tokens: { a: 1, color: { blue: { $type: color, $value: blue } }, z: 2 }")
    #expect(compared.heads == ["breaking renamed token blue → color.blue"])
    let far = await Compared(
      "tokens: { a: 1, blue: { $type: color, $value: blue }, z: 2 }",
      "tokens: { a: 1, z: 2, color: { blue: { $type: color, $value: blue } } }")
    #expect(far.heads == ["breaking removed token blue", "feature added token color.blue"])
  }

  @Test func declarations() async {
    func spec(_ shape: String, _ component: String, _ height: Int = 40) -> String {
      """
      shapes:
        \(shape): { path: [{ move: [0, 0] }, { line: [width, 0] }, { line: [width, height] }, close] }
      components:
        \(component): { kind: button, height: \(height) }
        other: { kind: button, height: 20 }
      """
    }
    #expect(
      await Compared(spec("leaf", "send"), spec("petal", "submit")).heads == [
        "breaking renamed shape leaf → petal", "breaking renamed component send → submit",
      ])
    #expect(
      await Compared(spec("leaf", "send"), spec("leaf", "submit", 41)).heads == [
        "breaking removed component send", "feature added component submit",
      ])
  }
}
