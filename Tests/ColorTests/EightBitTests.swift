import Testing

@testable import Color

@Suite struct EightBitTests {
  @Test func everyByteComesBack() {
    for byte in UInt8.min...UInt8.max {
      let color = ColorValue(rgb8: UInt32(byte) * 0x010101, alpha8: byte)
      #expect(color.rgba8 == RGBA8(red: byte, green: byte, blue: byte, alpha: byte))
      #expect(color.isExactly8Bit)
    }
  }

  @Test func ordersItsBytes() {
    let color = ColorValue(rgb8: 0x336699, alpha8: 0x80).rgba8
    #expect(color.rgb == 0x336699)
    #expect(color.rgba == 0x3366_9980)
    #expect(color.argb == 0x8033_6699)
  }

  /// A half rounds up, though it is reached by a way that may fall a last bit short.
  @Test func roundsHalvesUp() throws {
    #expect(try ColorSyntax.parse("hsl(0 0% 50%)").get().color.rgba8.rgb == 0x808080)
    #expect(ColorValue(.srgb, 0.5 - 1e-15, 0.5, 0.5 + 1e-15).rgba8.rgb == 0x808080)
    #expect(ColorValue(.srgb, 0.4999, 0, 0).rgba8.rgb == 0x7F0000)
  }

  @Test(arguments: [
    ("#6DE67B", true), ("rgb(109 230 123)", true), ("rebeccapurple", true),
    ("hsl(0 100% 50%)", true),
    ("color(srgb 0.2 0.4 0.6)", true), ("hsl(140 80% 38.2%)", false), ("rgb(50% 0% 0%)", false),
    ("rgb(0 0 0 / 25%)", false), ("rgb(0 0 0 / 20%)", true), ("color(display-p3 1 0 0)", false),
    ("color(srgb 1.1 0 0)", false), ("rgb(109.5 0 0)", false),
  ])
  func knowsWhatHexLosesNothingOf(text: String, isExact: Bool) throws {
    #expect(try ColorSyntax.parse(text).get().color.isExactly8Bit == isExact)
  }

  @Test func opacityAsideTooIfAsked() throws {
    let veil = try ColorSyntax.parse("rgb(0 0 0 / 25%)").get().color
    #expect(veil.isExactly8BitRGB)
    #expect(veil.rgba8.alpha == 64)
  }

  @Test func givesComponentsForWideScreens() throws {
    let (red, green, blue) = ColorValue(.displayP3, 0, 0.8, 0.4).displayP3Components
    #expect((red, green, blue) == (0, 0.8, 0.4))
    let vivid = ColorValue(.displayP3, 0, 0.8, 0.4)
    // coloraide 8.13.1 by `oklch-chroma`; cutting off alone would give 0x00D058.
    #expect(vivid.rgba8.rgb == 0x00CA68)
    let mapped = vivid.srgbComponents
    #expect(mapped.red == 0)
    #expect(abs(mapped.green - Double(0xCA) / 255) < 0.002)
    #expect(abs(mapped.blue - Double(0x68) / 255) < 0.002)
  }

  @Test func roundsForPrinting() {
    let color = ColorValue(.oklch, 0.1234567, 0.7, 33.3333333, alpha: 1.0 / 3).rounded()
    #expect(color == ColorValue(.oklch, 0.12346, 0.7, 33.33333, alpha: 0.33333))
    #expect(ColorValue(.srgb, nil, 0.12345, 0).rounded(decimals: 2)[0] == nil)
    #expect(ColorValue(.lab, 1e300, 0, 0).rounded().first == 1e300)
  }
}
