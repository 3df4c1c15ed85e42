import Color
import Diagnostics
import IR
import Testing

/// References into composite tokens.
@Suite struct CompositeReferenceTests {
  private static let composites = """
    tokens:
      veil: "#00000033"
      card: { $type: shadow, $value: [{ color: "{veil}", x: 0, y: 1, blur: 2 }, { color: red, x: 3, y: 4, blur: 5, spread: 6, inset: true }] }
      glow: { $type: shadow, $value: { color: red, x: 0, y: 0, blur: 8 } }
      line: { $type: border, $value: { color: "{veil}", width: 2px, style: { dashArray: [4px, 2px], lineCap: round } } }
      fade: { $type: gradient, $value: [{ color: "{veil}", position: 0.25 }] }
      move: { $type: transition, $value: { duration: 200ms, delay: 10ms, timingFunction: [0.1, 0.2, 0.3, 0.4] } }
      text: { $type: typography, $value: { fontFamily: [Inter, serif], fontSize: 17px } }
    """

  @Test(arguments: [
    ("card.1.blur", Value.dimension(Dimension(5))), ("card.1.x", .dimension(Dimension(3))),
    ("card.1.offsetX", .dimension(Dimension(3))), ("card.1.inset", .boolean(true)),
    ("glow.blur", .dimension(Dimension(8))), ("glow.0.blur", .dimension(Dimension(8))),
    ("line.width", .dimension(Dimension(2))),
    ("line.style.dashArray.1", .dimension(Dimension(2))), ("line.style.lineCap", .string("round")),
    (
      "line.style",
      .strokeStyle(.dashes([.literal(Dimension(4)), .literal(Dimension(2))], .round))
    ),
    ("fade.position", .number(0.25)), ("fade.0.position", .number(0.25)),
    ("move.delay", .duration(Duration(milliseconds: 10))), ("move.timingFunction.2", .number(0.3)),
    ("text.fontSize", .dimension(Dimension(17))), ("text.fontFamily.1", .fontFamily(["serif"])),
  ])
  func fields(path: String, expected: Value) {
    let analysis = expectNothing(in: Self.composites + "\n  it: \"{\(path)}\"")
    #expect(analysis.value("it") == expected)
  }

  /// A field that is a token stays that token.
  @Test(arguments: ["card.0.color", "line.color", "fade.color", "fade.0.color"])
  func fieldsThatAreTokens(path: String) {
    let analysis = expectNothing(in: Self.composites + "\n  it: \"{\(path)}\"")
    #expect(analysis.token("it")?.value == .alias(TokenID(0)))
    #expect(analysis.token("it")?.type == .color)
  }

  @Test func fieldsInFormulas() {
    let analysis = expectNothing(
      in: Self.composites + """

          double: "{card.1.blur} * 2 + {line.width}"
          dark: "mix({card.1.color}, black, 100%)"
        """)
    #expect(analysis.value("double") == .dimension(Dimension(12)))
    guard case .color(let dark)? = analysis.value("dark") else {
      Issue.record("no colour")
      return
    }
    #expect(dark.rgba8.rgb == 0)
  }

  @Test(arguments: [
    ("card.color", "0, 1"), ("card.2", "0, 1"), ("card.0.colour", "{card.0.color}"),
    ("glow.blurr", "{glow.blur}"), ("line.style.cap", "it can have dashArray, lineCap"),
    ("line.style.dashArray", "it can have 0, 1"), ("line.style.dashArray.7", "it can have 0, 1"),
    ("move.timing", "it can have duration, timingFunction, delay"),
    ("text.lineHeight", "leaves its lineHeight open"),
    ("card.00.blur", "0, 1"), ("text.fontWeight.x", "leaves its fontWeight open"),
  ])
  func whatIsNotThere(path: String, saying: String) {
    expect(
      .unresolvedReference,
      in: Self.composites + "\n  it: { $type: color, $value: \"‹{\(path)}›\" }",
      saying: [saying])
  }

  /// A whole composite in the place of a field (terrazzo#313, figma-plugin#2328).
  @Test func wholeCompositesInTheWrongPlace() {
    expect(
      .typeMismatch, .typeMismatch, .typeMismatch,
      in: Self.composites + """

          a: { $type: typography, $value: { fontFamily: ‹"{text}"› } }
          b: { $type: shadow, $value: { color: ‹"{card}"›, x: 0, y: 0, blur: 0 } }
          c: { $type: border, $value: { color: red, width: 1, style: ‹"{line}"› } }
        """,
      saying: ["a text style", "a shadow", "a border"])
  }
}
