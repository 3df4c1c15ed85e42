import Testing

@testable import Color

/// Expected colours: coloraide 8.13.1, with the component of OKLCH changed, gamut-mapped by
/// `oklch-chroma`.
@Suite struct AdjustingTests {
  private let green = ColorValue(rgb8: 0x6DE67B)
  private let blue = ColorValue(rgb8: 0x336699, alpha8: 0x80)

  @Test func addsToTheLightness() {
    #expect(green.lightened(by: 0.1).rgba8.rgb == 0x96FFA0)
    #expect(green.darkened(by: 0.2).rgba8.rgb == 0x1DA53B)
    #expect(green.lightened(by: 2).rgba8.rgb == 0xFFFFFF)
    #expect(green.darkened(by: 2).rgba8.rgb == 0x000000)
  }

  @Test func multipliesTheChroma() {
    #expect(blue.saturated(by: 0.3).rgba8.rgb == 0x1A65A9)
    #expect(blue.desaturated(by: 0.5).rgba8.rgb == 0x4E657F)
    let gray = blue.desaturated(by: 1).rgba8
    #expect(gray.red == gray.green && gray.green == gray.blue)
    #expect(blue.desaturated(by: 5) == blue.desaturated(by: 1))
  }

  @Test func leavesTheRest() {
    #expect(green.lightened(by: 0) == green)
    #expect(green.saturated(by: 0) == green)
    #expect(green.lightened(by: .nan) == green)
    #expect(blue.lightened(by: 0.1).alpha == blue.alpha)
    #expect(blue.saturated(by: 0.1).alpha == blue.alpha)
  }

  @Test func setsTheOpacity() {
    #expect(green.withAlpha(0.25).rgba8.argb == 0x406D_E67B)
    #expect(green.withAlpha(7).alpha == 1)
    #expect(ColorValue(.srgb, 1, 1, 1, alpha: nil).withAlpha(0.5).alphaIfPresent == 0.5)
  }
}
