import Color
import Compiler
import Diagnostics
import IR
import Testing

@Suite struct ContrastRuleTests {
  private static func settings(_ ratio: String = "4.5") -> String {
    "{ contrast: { pairs: [[\"{text}\", \"{paper}\", \(ratio)]] } }"
  }

  /// The example of WCAG's own understanding: #767676 is the lightest grey that passes on white.
  @Test func theLightestGreyThatPassesOnWhite() async {
    await LookedOver(
      "tokens: { text: \"#767676\", paper: \"#FFFFFF\" }", settings: Self.settings()
    ).expect(.contrast)
    await LookedOver(
      "tokens: { ‹text›: \"#777777\", paper: \"#FFFFFF\" }", settings: Self.settings()
    ).expect(
      .contrast,
      saying: ["a contrast of 4.47, and needs 4.5; the nearest colour that passes is #767676"])
  }

  @Test func everyModeIsLookedAt() async {
    let looked = await LookedOver(
      """
      tokens:
        ‹text›: { $value: "#111", $modes: { dark: "#777", dark & high: "#FFF" } }
        paper: { $value: "#FFF", $modes: { dark: "#222" } }
      """, settings: Self.settings())
    looked.expect(.contrast, saying: [" in dark, and needs 4.5"])
    #expect(looked.found(.contrast).first?.related.count == 2)
  }

  @Test func aliasesFollowTheirModes() async {
    await LookedOver(
      """
      tokens:
        ink: { $value: "#111", $modes: { dark: "#EEE" } }
        ‹text›: "{ink}"
        paper: "#FFF"
      """, settings: Self.settings()
    ).expect(.contrast, saying: ["in dark"])
  }

  @Test func platformsMayDiffer() async {
    await LookedOver(
      "tokens: { ‹text›: { $value: { default: \"#111\", css: \"#CCC\" } }, paper: \"#FFF\" }",
      settings: Self.settings()
    ).expect(.contrast)
  }

  /// Half-transparent black on white is #7F7F7F or #808080: about 4.
  @Test func whatIsTransparentIsLaidOver() async {
    await LookedOver(
      "tokens: { ‹text›: \"#00000080\", paper: \"#FFF\" }", settings: Self.settings()
    ).expect(.contrast, saying: ["a contrast of 4, and needs 4.5; no colour of this opacity"])
    await LookedOver(
      "tokens: { text: \"#000000C0\", paper: \"#FFF\" }", settings: Self.settings()
    ).expect(.contrast)
  }

  /// On middle grey no colour has a contrast of 7: the background has to change.
  @Test func whereNoColorPassesTheBackgroundIsNamed() async throws {
    let looked = await LookedOver(
      "tokens: { ‹text›: \"#FFF\", paper: \"#777\" }", settings: Self.settings("7"))
    looked.expect(.contrast, saying: ["for 'paper' would"])
    let near = try #require(
      ColorValue(rgb8: 0x777777).nearest(contrastingBelow: .white, by: 7))
    #expect(ColorValue.white.contrast(with: near) >= 7)
  }

  @Test(arguments: [0x777777, 0xFF0000, 0x0A84FF, 0xFFCC00, 0x6DE67B, 0xFFFFFF] as [UInt32])
  func theColorThatIsNamedPasses(rgb: UInt32) throws {
    let color = ColorValue(rgb8: rgb)
    for background in [ColorValue.white, .black, ColorValue(rgb8: 0x222244)] {
      let near = try #require(color.nearest(contrastingOn: background, by: 4.5))
      #expect(near.contrast(with: background) >= 4.5)
      // A step nearer does not pass.
      if color.contrast(with: background) < 4.5 {
        #expect(near.contrast(with: background) < 4.75, "\(near.hexText)")
      }
    }
  }

  @Test func wrongPairs() async {
    let looked = await LookedOver(
      "tokens: { text: \"#111\", gap: 4px }",
      settings: "{ contrast: { pairs: [[\"{txt}\", \"{text}\"], [\"{text}\", \"{gap}\"]] } }")
    #expect(looked.diagnostics.map(\.rule) == [.unresolvedReference, .typeMismatch])
    #expect(looked.diagnostics.first?.help == ["did you mean 'text'?"])
  }
}
