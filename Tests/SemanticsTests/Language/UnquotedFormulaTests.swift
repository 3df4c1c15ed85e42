import Diagnostics
import IR
import Testing

/// Formulas whose commas YAML takes for those of the list or map around them.
@Suite struct UnquotedFormulaTests {
  @Test func eachIsToldOnceWithItsMend() {
    let analysis = expect(
      .unquotedFormula, .unquotedFormula, .unquotedFormula, .unquotedFormula, .unquotedFormula,
      .unquotedFormula, .unquotedFormula,
      in: """
        tokens:
          color: { green: ‹rgb(1, 2, 3)›, white: "#fff", red: ‹hsl(0, 100%, 50%)› }
          long: { $value: ‹max(1px, 2px) * 2›, $description: x }
          uses: "mix({color.green}, {color.white}, 5%)"
          again: "{long} + 1px"
        shapes:
          dot: { path: [move: [‹max(4, min(width, 8))›, 0], line: [width, height]] }
        components:
          a: { padding: { start: ‹max(4, 8)›, end: 4 } }
          b: { background: ‹rgb(1, 2, 3)› }
          c:
            width: max(4, 8)
            parameters: { d: ‹max(1, 2)› }
        """)
    #expect(analysis.value("color.white")?.type == .color)
    #expect(analysis.diagnostics.first?.help == ["write \"rgb(1, 2, 3)\""])
  }

  @Test func otherBracketsAreLeftAlone() {
    let analysis = expectNothing(
      in: """
        tokens:
          family: { $type: fontFamily, $value: [Acme (old), serif] }
          text: { $type: string, a: an (open one, b: rest }
          quoted: { $type: string, a: "f(x, y)" }
          block: max(1px, 2px)
        """)
    #expect(analysis.value("text.a") == .string("an (open one"))
    #expect(analysis.value("block") == .dimension(Dimension(2)))
  }
}
