import Testing

@testable import Color

@Suite struct ColorSyntaxTests {
  @Test(
    arguments: [
      ("rgb(109, 230, 123)", 0x6DE6_7BFF), ("rgba(109,230,123,50%)", 0x6DE6_7B80),
      ("RGB(109 230 123 / .5)", 0x6DE6_7B80), ("rgb( 42.745% 90.2% 48.24% )", 0x6DE6_7BFF),
      ("rgb(none 100% none)", 0x00FF_00FF), ("rgb(+1e2 1.5e1 0)", 0x640F_00FF),
      ("hsl(140, 80%, 38.2%)", 0x13AF_47FF), ("hsl(140, 80%, 37.6%)", 0x13AD_46FF),
      ("hsl(210.5deg 40% 33.3% / 25%)", 0x3354_7740), ("hsla(120 100 25)", 0x0080_00FF),
      ("hsl(-0.5turn 100% 50%)", 0x00FF_FFFF), ("hsl(3.14159265rad 100% 50%)", 0x00FF_FFFF),
      ("hsl(200grad 100% 50%)", 0x00FF_FFFF), ("hwb(0 20% 20%)", 0xCC33_33FF),
      ("hwb(0 60% 60%)", 0x8080_80FF), ("\tteal\n", 0x0080_80FF), ("Transparent", 0x0000_0000),
      ("color(srgb 0.2 40% 0.6/0.5)", 0x3366_9980), ("color(display-p3-linear 1 1 1)", 0xFFFF_FFFF),
      ("lab(100% 0 0)", 0xFFFF_FFFF), ("oklch(0% 0 0 / 100%)", 0x0000_00FF),
    ] as [(String, UInt32)])
  func readsEveryForm(text: String, rgba: UInt32) throws {
    let parsed = try ColorSyntax.parse(text).get()
    #expect(parsed.color.rgba8.rgba == rgba)
    #expect(parsed.notes.isEmpty)
  }

  /// Percentages mean what CSS Color 4 says of each function.
  @Test(arguments: [
    ("lab(50% 100% -100%)", ColorValue(.lab, 50, 125, -125)),
    ("lch(50% 100% 90)", ColorValue(.lch, 50, 150, 90)),
    ("oklab(50% 100% -50%)", ColorValue(.oklab, 0.5, 0.4, -0.2)),
    ("oklch(0.5 50% 255 / none)", ColorValue(.oklch, 0.5, 0.2, 255, alpha: nil)),
    ("color(xyz 50% none 1)", ColorValue(.xyzD65, 0.5, nil, 1)),
    ("color(rec2020 -0.1 1.2 0)", ColorValue(.rec2020, -0.1, 1.2, 0)),
    ("hsl(none 0% none)", ColorValue(.hsl, nil, 0, nil)),
  ])
  func keepsSpaceAndUnits(text: String, color: ColorValue) throws {
    #expect(try ColorSyntax.parse(text).get().color == color)
  }

  @Test(
    arguments: [
      ("rgb(300, -1, 0)", 0xFF00_00FF, ["'300' counts as 255", "'-1' counts as 0"]),
      ("rgb(0 0 0 / 150%)", 0x0000_00FF, ["'150%' counts as 100%"]),
      ("hsl(0 100% 150%)", 0xFFFF_FFFF, ["'150%' counts as 100%"]),
      ("oklch(120% -1 0)", 0xFFFF_FFFF, ["'120%' counts as 100%", "'-1' counts as 0"]),
    ] as [(String, UInt32, [String])])
  func saysWhatItCutsOff(text: String, rgba: UInt32, notes: [String]) throws {
    let parsed = try ColorSyntax.parse(text).get()
    #expect(parsed.color.rgba8.rgba == rgba)
    #expect(!parsed.color.isWide)
    #expect(parsed.notes.map(\.message) == notes)
  }

  @Test func readsNumbersToTheLastBit() throws {
    let figures = [
      "0.1", "33.3", "0.30000000000000004", "123456789012345678e-15", "1e-7", ".5", "-0",
    ]
    for figure in figures {
      let color = try ColorSyntax.parse("color(xyz \(figure) 0 0)").get().color
      #expect(color.first == Double(figure))
    }
  }

  @Test func takesAnyCollectionOfBytes() throws {
    let bytes = Array("x#6DE67B".utf8)
    #expect(try ColorSyntax.parse(bytes[1...]).get().color == ColorValue(rgb8: 0x6DE67B))
    let lazy = bytes[1...].lazy.map { $0 }
    #expect(try ColorSyntax.parse(lazy).get().color == ColorValue(rgb8: 0x6DE67B))
  }

  @Test func knowsWhatSetsOutToBeAColour() {
    for text in ["#", "#zz", " #fff", "rgb(", "OKLCH(x)", "color(a)"] {
      #expect(ColorSyntax.looksLikeColor(text), "\(text)")
    }
    for text in ["", "red", "rgb", "mix(a, b, 1)", "{color.a}", "12px", "rg(1)"] {
      #expect(!ColorSyntax.looksLikeColor(text), "\(text)")
    }
  }

  /// Every text of up to three of these pieces, and every beginning of a good one: no crash, and a
  /// range within the text.
  @Test func survivesEverything() {
    let pieces = [
      "#", "fff", "rgb(", "color(", "hsl(", "1", "-", "+.", "1e", "1e400", "%", "deg", ",", "/",
      ")",
      " ", "none", "é", "\u{0}", "(", "srgb", "{",
    ]
    var texts = pieces
    for a in pieces {
      for b in pieces {
        texts.append(a + b)
        for c in pieces { texts.append(a + b + c) }
      }
    }
    let whole = "color(display-p3 0.9 15% 1e-1 / 50%)"
    for end in whole.indices { texts.append(String(whole[..<end])) }
    for text in texts {
      guard let error = failure(text) else { continue }
      #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
      #expect(!error.message.isEmpty)
    }
    let illFormed: [UInt8] = [0x23, 0xFF, 0xC3, 0x28, 0x80]
    guard case .failure(let error) = ColorSyntax.parse(illFormed) else {
      Issue.record("ill-formed bytes were taken for a colour")
      return
    }
    #expect(error.range.upperBound <= illFormed.count)
  }
}
