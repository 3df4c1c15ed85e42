import Compiler
import Diagnostics
import Testing

@Suite struct HardCodedValueRuleTests {
  @Test func valuesOfTokens() async {
    let looked = await LookedOver(
      """
      tokens:
        color: { blue: "#0A84FF", "we\\"ird": "#123456", red: { $value: "#F00", $modes: { dark: "#800" } }, one: "#0F0", two: "#0F0", old: { $value: "#ABCDEF", $deprecated: true } }
        space: { $type: dimension, m: 8 }
        text: { $type: fontSize, body: 14 }
      interactions:
        tap: { parameters: { c: { type: color } }, pressed: { overlay: { color: ‹"#0a84ff"›, opacity: 0.5 } } }
      components:
        a:
          background: ‹"rgb(10 132 255)"›
          foreground: ‹'#123456'›
          padding: { start: ‹8›, end: { default: ‹8px›, css: 9 }, top: 0 }
          width: 8
          fontSize: ‹14›
          cornerRadius: "{space.m}"
          description: "#0A84FF"
          variants: { size: { s: { background: ‹"#0F0"›, margin: ‹0.5rem› } } }
        b: { background: "#F00", foreground: "#ABCDEF" }
      """)
    looked.expect(
      .hardCodedValue,
      saying: [
        "is the value of the token 'color.blue'; write \"{color.blue}\"", "color.blue",
        "color.we", "space.m", "space.m", "text.body", "is the value of 2 tokens", "space.m",
      ])
    let fixes = looked.found(.hardCodedValue).map { $0.fixIts.first?.replacement }
    #expect(
      fixes == [
        "\"{color.blue}\"", "\"{color.blue}\"", "\"{color.we\\\"ird}\"", "\"{space.m}\"",
        "\"{space.m}\"", "\"{text.body}\"", nil, "\"{space.m}\"",
      ])
  }
}
