import Color
import Diagnostics
import IR
import Testing

@Suite struct ColorTokenTests {
  /// The 8-bit channels, red first, alpha last.
  private func rgba(_ analysis: Analysis, _ path: String) -> UInt32? {
    guard case .color(let color)? = analysis.value(path) else { return nil }
    return color.rgba8.rgba
  }

  @Test func hexIsInTheOrderOfCSS() {
    let analysis = expectNothing(
      in: """
        tokens:
          scrim: "#33669980"
          three: "#4ac"
          four: "#4ac8"
          upper: "#ABC"
          spread: " #112233 "
        """)
    #expect(rgba(analysis, "scrim") == 0x3366_9980)
    #expect(rgba(analysis, "three") == 0x44AA_CCFF)
    #expect(rgba(analysis, "four") == 0x44AA_CC88)
    #expect(rgba(analysis, "upper") == 0xAABB_CCFF)
    #expect(rgba(analysis, "spread") == 0x1122_33FF)
  }

  @Test func hslKeepsItsDecimals() {
    let analysis = expectNothing(
      in: """
        tokens:
          one: "hsl(140, 80%, 38.2%)"
          two: "hsl(140, 80%, 37.6%)"
          mix: "hsl(210.5deg 40% 33.3% / 25%)"
        """)
    #expect(rgba(analysis, "one") == 0x13AF_47FF)
    #expect(rgba(analysis, "two") == 0x13AD_46FF)
    #expect(rgba(analysis, "mix") == 0x3354_7740)
  }

  @Test func namesAreColoursWhereOneIsExpected() {
    let analysis = expectNothing(
      in: "tokens: { $type: color, a: red, b: Transparent, c: RebeccaPurple }")
    #expect(rgba(analysis, "a") == 0xFF00_00FF)
    #expect(rgba(analysis, "b") == 0)
    #expect(rgba(analysis, "c") == 0x6633_99FF)
  }

  @Test func whatIsNoColour() {
    expect(
      .invalidColor, .invalidColor, .invalidColor, .invalidColor, .invalidColor, .invalidColor,
      .invalidColor, .invalidColor, .wrongKind, .typeMismatch, .wrongKind,
      in: """
        tokens:
          $type: color
          a: "‹#12345›"
          b: "#1‹g›g"
          c: ‹currentColor›
          d: "‹›"
          e: ‹redd›
          f: ‹mixx›(red, blue, 20%)
          g: "rgb(1, 2‹)›"
          h: ‹6DE67B›
          i: ‹123456›
          j: { $type: color, $value: ‹"{gap}"› }
          k: ‹[red]›
        """ + "\n  gap: { $type: dimension, $value: 4px }\n",
      saying: [
        "", "", "parameter", "", "did you mean 'red'?", "did you mean 'mix'?", "three numbers",
        "\"#6DE67B\"", "but here is a number", "but this is a length",
      ])
  }

  @Test func whatIsCutOffIsSaid() {
    let analysis = expect(
      .invalidColor, in: "tokens: { a: \"rgb(‹300›, 0, 0)\" }", saying: ["counts as 255"],
      severity: .warning)
    #expect(rgba(analysis, "a") == 0xFF00_00FF)
  }

  @Test func unquotedColoursAreToldApartFromNothing() {
    let analysis = expect(
      .unquotedColor, .unquotedColor, .unquotedColor,
      in: """
        tokens:
          ink: ‹#112233›
          long:
            $value: ‹#abc›
            $type: color
          paper: "#fefefe"
          uses: "{ink}"
        components:
          it:
            background: ‹#fff›
        """, saying: ["write \"#112233\""])
    #expect(analysis.diagnostics.first?.fixIts.first?.replacement == "\"#112233\"")
  }
}
