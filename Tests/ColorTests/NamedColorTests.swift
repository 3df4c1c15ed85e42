import Testing

@testable import Color

@Suite struct NamedColorTests {
  @Test func knowsAllOfThem() {
    #expect(NamedColor.all.count == 148)
    for (a, b) in zip(NamedColor.all, NamedColor.all.dropFirst()) { #expect(a.name < b.name) }
    for named in NamedColor.all {
      #expect(ColorValue(cssName: named.name) == named.color)
      #expect(ColorValue(cssName: named.name.uppercased()) == named.color)
    }
    #expect(ColorValue.cssNames.count == 149)
  }

  @Test(
    arguments: [
      ("aliceblue", 0xF0F8FF), ("cornflowerblue", 0x6495ED), ("rebeccapurple", 0x663399),
      ("RebeccaPurple", 0x663399), ("grey", 0x808080), ("lightgoldenrodyellow", 0xFAFAD2),
      ("yellowgreen", 0x9ACD32), ("tan", 0xD2B48C),
    ] as [(String, UInt32)])
  func hasTheirFigures(name: String, rgb: UInt32) {
    #expect(ColorValue(cssName: name) == ColorValue(rgb8: rgb))
  }

  @Test func transparentIsBlackWithoutOpacity() {
    #expect(ColorValue(cssName: "transparent") == ColorValue(.srgb, 0, 0, 0, alpha: 0))
  }

  @Test(arguments: ["", "gree", "greenn", "currentcolor", "none", " green", "grün", "a", "zzz"])
  func refusesEverythingElse(name: String) {
    #expect(ColorValue(cssName: name) == nil)
  }
}
