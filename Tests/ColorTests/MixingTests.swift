import Testing

@testable import Color

@Suite struct MixingTests {
  @Test func agreesWithTheReference() throws {
    for row in rows(Reference.mixtures) {
      let a = try #require(color(row[0..<5]))
      let b = try #require(color(row[5..<10]))
      let share = try #require(Double(row[10]))
      let expected = try #require(color(["oklab"] + row[11..<15]))
      let mixture = a.mixed(with: b, share: share)
      #expect(distance(mixture, expected) < 1e-5, "\(row)")
      #expect(abs(mixture.alpha - expected.alpha) < 1e-6)
      #expect(abs(a.deltaEOK(b) - (Double(row[15]) ?? 0)) < 1e-6)
    }
  }

  @Test func keepsTheEnds() {
    let green = ColorValue(rgb8: 0x6DE67B)
    #expect(green.mixed(with: .black, share: 0) == green)
    #expect(green.mixed(with: .black, share: 1) == .black)
    #expect(green.mixed(with: .black, share: -3) == green)
    #expect(green.mixed(with: .black, share: 7) == .black)
    #expect(green.mixed(with: .black, share: .nan) == green)
  }

  /// Half way in Oklab is half of its lightness: 0.5, which is this grey.
  @Test func mixesByTheEye() {
    let gray = ColorValue.white.mixed(with: .black, share: 0.5)
    #expect(gray.rgba8.rgb == 0x636363)
  }

  @Test func nothingAddsNoColour() {
    let clear = ColorValue(rgb8: 0, alpha8: 0)
    let mixture = ColorValue(rgb8: 0x6DE67B).mixed(with: clear, share: 0.5)
    #expect(mixture.rgba8 == RGBA8(red: 0x6D, green: 0xE6, blue: 0x7B, alpha: 0x80))
    #expect(clear.mixed(with: clear, share: 0.5).alpha == 0)
  }

  /// CSS Color 4 §12.2: a missing component is taken from the other colour, by its likeness.
  @Test func fillsWhatIsMissing() {
    let open = ColorValue(.oklch, nil, 0.1, 90)
    let other = ColorValue(.oklab, 0.6, 0, 0)
    #expect(abs(open.mixed(with: other, share: 0.5).first - 0.6) < 1e-12)
    let lightnessOfHSL = ColorValue(.hsl, 90, 0, nil).mixed(with: other, share: 0.25)
    #expect(abs(lightnessOfHSL.first - 0.6) < 1e-12)
    let both = open.mixed(with: ColorValue(.lab, nil, 0, 0), share: 0.5)
    #expect(both[0] == nil)
    let alpha = ColorValue(.srgb, 1, 1, 1, alpha: nil).mixed(with: other.withAlpha(0.4), share: 0.5)
    #expect(abs(alpha.alpha - 0.4) < 1e-12)
    let neither = ColorValue(.srgb, 1, 1, 1, alpha: nil)
    let mixture = neither.mixed(with: ColorValue(.srgb, 0, 0, 0, alpha: nil), share: 0.5)
    #expect(mixture.alphaIfPresent == nil)
    #expect(abs(mixture.first - 0.5) < 1e-9)
  }
}
