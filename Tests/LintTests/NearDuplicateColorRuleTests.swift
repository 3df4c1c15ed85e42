import Color
import Compiler
import Diagnostics
import Testing

@Suite struct NearDuplicateColorRuleTests {
  @Test func whatNobodyTellsApart() async {
    await LookedOver(
      """
      tokens:
        a: "#0A84FF"
        ‹b›: "#0A85FF"
        c: "#0A84FF"
        d: "#0A84FF80"
        e: "#FF0000"
        f: { $value: "#FF0001", $modes: { dark: "#00FF00" } }
        g: "{b}"
      """
    ).expect(.nearDuplicateColor, saying: ["'b' looks like 'a'"])
  }

  @Test func theDistanceIsTheSettings() async {
    let spec = "tokens: { a: \"#808080\", ‹b›: \"#868686\" }"
    await LookedOver(spec, settings: "{ near-duplicate-color: { distance: 5 } }")
      .expect(.nearDuplicateColor)
    #expect(await LookedOver(spec).found(.nearDuplicateColor).isEmpty)
  }

  /// All pairs by themselves find the same as the cells do.
  @Test func nothingIsMissed() async {
    var generator = Numbers(state: 7)
    let colors = (0..<400).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &generator) & 0x1F1F3F
    }
    let lines = colors.enumerated().map { index, rgb in
      "  t\(index): \"#\(String(0x1000000 | rgb, radix: 16).dropFirst())\""
    }
    let looked = await LookedOver("tokens:\n" + lines.joined(separator: "\n"))
    var count = 0
    for (index, rgb) in colors.enumerated() {
      let color = ColorValue(rgb8: rgb)
      let earlier = colors[..<index]
      if !earlier.contains(rgb),
        earlier.contains(where: { color.deltaE2000(ColorValue(rgb8: $0)) < 1 })
      {
        count += 1
      }
    }
    #expect(count > 20)
    #expect(looked.found(.nearDuplicateColor).count == count)
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
