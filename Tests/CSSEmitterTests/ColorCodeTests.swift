import Color
import Emission
import Testing

@testable import CSSEmitter

@Suite struct ColorCodeTests {
  private func text(_ color: ColorValue) -> String { CSSCode(color).text }

  @Test func hex() {
    #expect(text(ColorValue(rgb8: 0x6DE67B)) == "#6de67b")
    #expect(text(.white) == "#fff")
    #expect(text(ColorValue(rgb8: 0x00AA0B)) == "#00aa0b")
    #expect(text(ColorValue(rgb8: 0x336699, alpha8: 0x80)) == "#33669980")
    #expect(text(ColorValue(rgb8: 0x000000, alpha8: 0x66)) == "#0006")
    #expect(text(ColorValue(rgb8: 0xFFFFFF, alpha8: 0)) == "#fff0")
  }

  @Test func opacityThatHexCannotSay() {
    #expect(text(ColorValue(rgb8: 0x6DE67B).withAlpha(0.75)) == "rgb(109 230 123 / 0.75)")
  }

  /// Colours that differ by less than a whole percent stay apart.
  @Test func ownSpace() {
    #expect(text(ColorValue(.hsl, 140, 80, 38.2)) == "hsl(140 80% 38.2%)")
    #expect(text(ColorValue(.hsl, 140, 80, 37.6)) == "hsl(140 80% 37.6%)")
    #expect(
      text(ColorValue(.hsl, 210.5, 40, 33.3, alpha: 0.25)) == "hsl(210.5 40% 33.3% / 0.25)")
    #expect(text(ColorValue(.oklch, 0.55, 0.1, 255)) == "oklch(0.55 0.1 255)")
    #expect(text(ColorValue(.oklch, 0.55, 0, nil)) == "oklch(0.55 0 none)")
    #expect(text(ColorValue(.srgb, 0.1234567891234, 0, 1)) == "color(srgb 0.12346 0 1)")
  }

  @Test func wide() {
    let vivid = ColorValue(.displayP3, 0, 0.8, 0.4)
    #expect(CSSCode(displayP3: vivid).text == "color(display-p3 0 0.8 0.4)")
    #expect(CSSCode(srgbFallbackFor: vivid).text == "#00ca68")
    #expect(
      CSSCode(srgbFallbackFor: vivid.withAlpha(0.3)).text == "rgb(0 202 104 / 0.3)")
  }
}
