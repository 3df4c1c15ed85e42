import Testing

@testable import Color

@Suite struct GamutTests {
  @Test func agreesWithTheReference() throws {
    for row in rows(Reference.gamutMappings) {
      let source = try #require(color(row[0..<4]))
      let srgb = try #require(color(["srgb"] + row[5..<8]))
      let p3 = try #require(color(["display-p3"] + row[9..<12]))
      #expect(distance(source.mapped(to: .srgb), srgb) < 1e-5, "\(row)")
      #expect(distance(source.mapped(to: .displayP3), p3) < 1e-5, "\(row)")
    }
  }

  /// What the method promises: nothing of the lightness and the hue is lost beyond what can be
  /// seen, and the result is inside.
  @Test func keepsLightnessAndHue() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for lightness in [0.05, 0.3, 0.5, 0.7, 0.95] {
        let vivid = ColorValue(.oklch, lightness, 0.4, hue)
        let mapped = vivid.mapped(to: .srgb)
        #expect(mapped.isInGamut(of: .srgb, epsilon: 0))
        let chroma = mapped.converted(to: .oklch).second
        #expect(mapped.deltaEOK(ColorValue(.oklch, lightness, chroma, hue)) < 0.025)
      }
    }
  }

  @Test func leavesWhatFitsAlone() {
    let green = ColorValue(rgb8: 0x6DE67B, alpha8: 0x80)
    #expect(green.mapped(to: .srgb) == green)
    let wide = ColorValue(.displayP3, 0, 0.8, 0.4)
    #expect(wide.mapped(to: .displayP3) == wide)
    #expect(wide.mapped(to: .oklch) == wide.converted(to: .oklch))
  }

  @Test func endsInBlackAndWhite() {
    #expect(ColorValue(.oklch, 1, 0.4, 30).rgba8.rgb == 0xFFFFFF)
    #expect(ColorValue(.oklch, 0, 0.4, 30).rgba8.rgb == 0x000000)
    #expect(ColorValue(.xyzD65, 3, 3, 3).rgba8.rgb == 0xFFFFFF)
    #expect(ColorValue(.lab, -20, 0, 0).rgba8.rgb == 0x000000)
  }

  @Test(arguments: [
    ("color(display-p3 0 0.8 0.4)", true), ("color(display-p3 1 0 0)", true),
    ("oklch(70% 0.3 150)", true), ("color(srgb 1.1 0 0)", true),
    ("color(display-p3 0.5 0.5 0.5)", false), ("color(prophoto-rgb 1 1 1)", false),
    ("color(xyz 0.95046 1 1.08906)", false), ("#6DE67B", false), ("hsl(140 80% 38.2%)", false),
    // Pure red, green and blue with the digits that designers' tools print.
    ("oklch(62.8% 0.2577 29.23)", false), ("oklch(86.64% 0.2948 142.5)", false),
    ("oklch(45.2% 0.313 264.1)", false), ("lch(53.24% 104.55 40)", true),
  ])
  func knowsWhatIsWide(text: String, isWide: Bool) throws {
    #expect(try ColorSyntax.parse(text).get().color.isWide == isWide)
  }
}
