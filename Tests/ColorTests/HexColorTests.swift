import Testing

@testable import Color

@Suite struct HexColorTests {
  @Test(
    arguments: [
      ("#4ac", 0x44AA_CCFF), ("#4ac8", 0x44AA_CC88), ("#ABC", 0xAABB_CCFF),
      ("#6DE67B", 0x6DE6_7BFF), ("#33669980", 0x3366_9980), ("  #fff\n", 0xFFFF_FFFF),
    ] as [(String, UInt32)])
  func readsEveryLength(text: String, rgba: UInt32) throws {
    let color = try ColorSyntax.parse(text).get().color
    #expect(color.rgba8.rgba == rgba)
    #expect(color.isExactly8Bit)
  }

  @Test(arguments: [
    ("#12345", 0..<6, "hex colours have 3, 4, 6 or 8 digits; this one has 5"),
    ("#", 0..<1, "the digits of the hex colour are missing"),
    (" #12g", 4..<5, "'g' is not a hex digit: those are 0 to 9 and A to F"),
    ("#12é", 3..<5, "'é' is not a hex digit: those are 0 to 9 and A to F"),
    ("#123 4", 5..<6, "the colour ends before this"),
  ])
  func saysWhatIsWrong(text: String, range: Range<Int>, message: String) {
    #expect(failure(text)?.range == range)
    #expect(failure(text)?.message == message)
  }
}

func failure(_ text: String) -> ColorSyntaxError? {
  switch ColorSyntax.parse(text) {
  case .success: nil
  case .failure(let error): error
  }
}
