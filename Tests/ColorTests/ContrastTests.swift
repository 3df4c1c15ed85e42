import Testing

@testable import Color

@Suite struct ContrastTests {
  /// Ratios as the public contrast checkers show them, cut to two decimals.
  @Test(
    arguments: [
      (0xFFFFFF, 0x000000, 21), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.47),
      (0x0000FF, 0xFFFFFF, 8.59), (0xFF0000, 0xFFFFFF, 3.99), (0x00FF00, 0xFFFFFF, 1.37),
      (0xC0FFEE, 0xC0FFEE, 1),
    ] as [(UInt32, UInt32, Double)])
  func hasTheKnownRatios(a: UInt32, b: UInt32, ratio: Double) {
    let first = ColorValue(rgb8: a)
    let second = ColorValue(rgb8: b)
    let contrast = first.contrast(with: second)
    #expect(contrast >= ratio - 1e-12 && contrast < ratio + 0.01)
    #expect(contrast == second.contrast(with: first))
  }

  @Test func findsTheColourOnAnother() {
    #expect(ColorValue(rgb8: 0x6DE67B).onColor == .black)
    #expect(ColorValue(rgb8: 0x0000FF).onColor == .white)
    // The two greys between which it changes.
    #expect(ColorValue(rgb8: 0x757575).onColor == .white)
    #expect(ColorValue(rgb8: 0x767676).onColor == .black)
    #expect(ColorValue.black.onColor == .white)
    #expect(ColorValue.white.onColor == .black)
  }

  @Test func laysOneOverAnother() {
    let veil = ColorValue(rgb8: 0x000000).withAlpha(0.4)
    #expect(veil.composited(over: .white).rgba8.rgba == 0x9999_99FF)
    #expect(ColorValue(rgb8: 0, alpha8: 0).composited(over: .white).rgba8.rgba == 0xFFFF_FFFF)
    let clear = ColorValue(rgb8: 0x123456, alpha8: 0)
    #expect(clear.composited(over: clear).alpha == 0)
    // Half over half covers three quarters, one third of which is the lower colour.
    let half = ColorValue.white.withAlpha(0.5).composited(over: .black.withAlpha(0.5))
    #expect(abs(half.alpha - 0.75) < 1e-12)
    #expect(half.rgba8.red == 170)
  }
}
