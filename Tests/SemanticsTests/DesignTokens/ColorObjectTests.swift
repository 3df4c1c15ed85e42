import Color
import Diagnostics
import IR
import Testing

/// DTCG's colours as objects, in token files and in native specs.
@Suite struct ColorObjectTests {
  private func color(_ text: String) -> Value? {
    expectNothing(inTokenFiles: #"{ "c": { "$type": "color", "$value": \#(text) } }"#).value("c")
  }

  @Test(arguments: ColorSpace.allCases) func allSpaces(_ space: ColorSpace) {
    #expect(
      color(#"{ "colorSpace": "\#(space.rawValue)", "components": [0.25, 0.5, 0.75] }"#)
        == .color(ColorValue(space, 0.25, 0.5, 0.75)))
  }

  @Test func missingComponentsAndOpacity() {
    #expect(
      color(
        ##"{ "colorSpace": "hsl", "components": ["none", 0, 100], "alpha": 0.5, "hex": "#ffffff" }"##
      )
        == .color(ColorValue(.hsl, nil, 0, 100, alpha: 0.5)))
    #expect(
      color(#"{ "colorSpace": "oklch", "components": [0.7, 0.3, 328], "alpha": "none" }"#)
        == .color(ColorValue(.oklch, 0.7, 0.3, 328, alpha: nil)))
  }

  @Test func roundingMayGoALittleBeyond() {
    #expect(
      color(#"{ "colorSpace": "srgb", "components": [1.0000001, -1e-9, 0] }"#)
        == .color(ColorValue(.srgb, 1.0000001, -1e-9, 0)))
  }

  @Test func nativeSpecsHaveThemToo() {
    let analysis = expectNothing(
      in:
        "tokens: { c: { $type: color, $value: { colorSpace: display-p3, components: [1, 0, 0] } } }"
    )
    #expect(analysis.value("c") == .color(ColorValue(.displayP3, 1, 0, 0)))
  }

  @Test func faults() {
    expect(
      .invalidColor, .invalidColor, .invalidColor, .outOfRange, .outOfRange, .invalidColor,
      .missingField, .unknownKey, .outOfRange, .invalidColor,
      inTokenFiles: """
        {
          "$type": "color",
          "a": { "$value": { "colorSpace": ‹"sRGB"›, "components": [1, 0, 0] } },
          "b": { "$value": { "colorSpace": "srgb", "components": ‹[1, 0, 0, 1]› } },
          "c": { "$value": { "colorSpace": "srgb", "components": [‹"x"›, 0, 0] } },
          "d": { "$value": { "colorSpace": "srgb", "components": [‹255›, 0, 0] } },
          "e": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": ‹50› } },
          "f": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": ‹"#fff"› } },
          "g": { "$value": ‹{ "colorSpace": "srgb" }› },
          "h": { "$value": { ‹"colourSpace"›: "srgb", "components": [1, 0, 0] } },
          "i": { "$value": { "colorSpace": "oklch", "components": [0.5, ‹-0.2›, 0] } },
          "j": { "$value": { "colorSpace": "srgb", "components": [‹true›, 0, 0] } }
        }
        """,
      saying: ["srgb", "alpha", "none", "of 255", "0.5", "six digits", "components", "colorSpace"])
  }
}
