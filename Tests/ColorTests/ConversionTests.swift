import Testing

@testable import Color

@Suite struct ConversionTests {
  @Test func agreesWithTheReferenceForEveryPairOfSpaces() throws {
    let table = rows(Reference.conversions)
    #expect(table.count == 14 * 13)
    for row in table {
      let from = try #require(color(row[0..<4]))
      let to = try #require(color(row[4..<8]))
      let converted = from.converted(to: to.space)
      #expect(distance(converted, to) < 1e-5, "\(row)")
    }
  }

  @Test func comesBackFromEverySpace() {
    let colors = [
      ColorValue(rgb8: 0x6DE67B), ColorValue(rgb8: 0xC0FFEE), ColorValue(rgb8: 0x010203),
      ColorValue(.displayP3, 0.9, 0.15, 0.1), ColorValue(.prophotoRGB, 0.1, 0.9, 0.05),
    ]
    for color in colors {
      for space in ColorSpace.allCases {
        let back = color.converted(to: space).converted(to: color.space)
        #expect(distance(back, color) < 1e-10, "\(color) by \(space)")
      }
    }
  }

  /// Green, #008000, in every notation of the public test suite for CSS colours.
  @Test(arguments: [
    "rgb(0% 50.2% 0%)", "hsl(120 100% 25.1%)", "hwb(120 0% 49.8%)",
    "lab(46.2775% -47.5621 48.5837)", "lch(46.2775% 67.9892 134.3912)",
    "oklab(51.975% -0.1403 0.10768)", "oklch(51.975% 0.17686 142.495)",
    "color(display-p3 0.21604 0.49418 0.13151)", "color(a98-rgb 0.281363 0.498012 0.116746)",
    "color(prophoto-rgb 0.230479 0.395789 0.129968)", "color(srgb-linear 0 0.21586 0)",
    "color(xyz 0.07719 0.15438 0.02573)", "color(xyz-d50 0.08314 0.154784 0.02103)",
  ])
  func hasTheFiguresOfCSS(text: String) throws {
    #expect(try ColorSyntax.parse(text).get().color.rgba8.rgba == 0x0080_00FF)
  }

  @Test func whiteIsWhiteEverywhere() {
    for space in ColorSpace.allCases {
      let white = ColorValue.white.converted(to: space)
      #expect(white.rgba8.rgba == 0xFFFF_FFFF, "\(space)")
      #expect(!white.isWide)
    }
    let lab = ColorValue.white.converted(to: .lab)
    #expect(distance(lab, ColorValue(.lab, 100, 0, 0)) < 1e-12)
    let oklab = ColorValue.white.converted(to: .oklab)
    #expect(distance(oklab, ColorValue(.oklab, 1, 0, 0)) < 1e-9)
  }

  @Test func greyHasNoHue() {
    for space in [ColorSpace.hsl, .hwb, .lch, .oklch] {
      let gray = ColorValue(rgb8: 0x808080).converted(to: space)
      #expect(gray[space.hueIndex ?? -1] == nil, "\(space)")
    }
    #expect(ColorValue(rgb8: 0x807F80).converted(to: .oklch)[2] != nil)
  }

  @Test func missingCountsAsZero() {
    let color = ColorValue(.oklch, 0.5, nil, 120)
    #expect(color.converted(to: .oklab) == ColorValue(.oklab, 0.5, 0, 0))
    #expect(ColorValue(.srgb, nil, 0.5, 0, alpha: nil).converted(to: .hsl).alphaIfPresent == nil)
  }

  @Test func neverHoldsWhatIsNoNumber() {
    let color = ColorValue(.oklch, .nan, .infinity, -.infinity, alpha: .nan)
    #expect(color == ColorValue(.oklch, 0, 0, 0, alpha: 0))
    for space in ColorSpace.allCases {
      let extreme = ColorValue(.lab, 1e6, -1e6, 1e6).converted(to: space)
      #expect(extreme.first.isFinite && extreme.second.isFinite && extreme.third.isFinite)
    }
  }

  @Test func bringsHuesIntoOneTurn() {
    #expect(ColorValue(.hsl, -90, 50, 50).first == 270)
    #expect(ColorValue(.oklch, 0.5, 0.1, 720).third == 0)
    #expect(ColorValue(.lch, 50, 10, -1e-20).third == 0)
  }
}
