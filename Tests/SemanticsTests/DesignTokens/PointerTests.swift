import Color
import Diagnostics
import IR
import Syntax
import Testing

/// `$ref`: JSON pointers to tokens and into their values.
@Suite struct PointerTests {
  private static let blue = """
    "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.9], "alpha": 0.5 } },
    "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
    """

  @Test func toWholeTokensAreNamesForThem() {
    let analysis = expectNothing(
      inTokenFiles: """
        { \(Self.blue)
          "a": { "$ref": "#/blue" },
          "b": { "$value": { "$ref": "#/blue/$value" } },
          "c": { "$type": "dimension", "$ref": "#/gap/%24value" },
          "a/b~": { "$ref": "#/a" },
          "d": { "$ref": "#/a~1b~0" },
          "style": { "$type": "typography", "$value": { "fontSize": { "$ref": "#/gap" }, "letterSpacing": { "$ref": "#/gap" } } }
        }
        """)
    let blue = ColorValue(.srgb, 0.2, 0.4, 0.9, alpha: 0.5)
    #expect(["a", "b", "d"].map { analysis.value($0) } == Array(repeating: .color(blue), count: 3))
    #expect(analysis.token("b")?.value == .alias(TokenID(0)))
    #expect(analysis.value("c") == .dimension(Dimension(16)))
    #expect(
      analysis.value("style")
        == .typography(
          Typography(
            fontSize: .alias(TokenID(1), Dimension(16)),
            letterSpacing: .alias(TokenID(1), .length(Dimension(16))))))
  }

  @Test func toPartsTakeWhatIsWrittenThere() {
    let analysis = expectNothing(
      inTokenFiles: """
        { \(Self.blue)
          "hue": { "$type": "number", "$value": { "$ref": "#/blue/$value/components/0" } },
          "alpha": { "$type": "number", "$ref": "#/blue/$value/alpha" },
          "mine": { "$type": "color", "$value": { "colorSpace": { "$ref": "#/blue/$value/colorSpace" },
            "components": [{ "$ref": "#/blue/$value/components/0" }, { "$ref": "#/hue" }, 0.5] } },
          "all": { "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/mine/$value/components" } } },
          "wide": { "$type": "dimension", "$value": { "value": { "$ref": "#/gap/$value/value" }, "unit": "rem" } },
          "name": { "$value": "{blue}" },
          "through": { "$type": "number", "$value": { "$ref": "#/name/$value/components/2" } },
          "curve": { "$type": "cubicBezier", "$value": [{ "$ref": "#/hue" }, 0, { "$ref": "#/blue/$value/components/1" }, 1] },
          "text": { "$type": "typography", "$value": { "fontFamily": ["Acme", "serif"], "lineHeight": 1.5 } },
          "head": { "$type": "typography", "$value": { "fontFamily": { "$ref": "#/text/$value/fontFamily" }, "lineHeight": { "$ref": "#/text/$value/lineHeight" } } },
          "face": { "$type": "fontFamily", "$value": [{ "$ref": "#/text/$value/fontFamily/1" }, "x"] }
        }
        """)
    #expect(analysis.value("hue") == .number(0.2))
    #expect(analysis.value("alpha") == .number(0.5))
    #expect(analysis.value("mine") == .color(ColorValue(.srgb, 0.2, 0.2, 0.5)))
    #expect(analysis.value("all") == .color(ColorValue(.srgb, 0.2, 0.2, 0.5)))
    #expect(analysis.value("wide") == .dimension(Dimension(16, .rem)))
    #expect(analysis.value("through") == .number(0.9))
    #expect(analysis.value("face") == .fontFamily(["serif", "x"]))
    #expect(analysis.value("head") == analysis.value("text"))
  }

  @Test func faultsAreToldAtThePointer() {
    expect(
      .unresolvedReference, .invalidPointer, .invalidPointer, .invalidPointer, .invalidPointer,
      .referenceToGroup, .typeMismatch,
      inTokenFiles: """
        { \(Self.blue)
          "g": { "x": { "$type": "number", "$value": 1 } },
          "a": { "$ref": ‹"#/blu"› },
          "b": { "$type": "number", "$ref": ‹"#/blue/$value/components/3"› },
          "c": { "$type": "number", "$ref": ‹"#/blue/$type"› },
          "d": { "$type": "number", "$ref": ‹"other.json#/blue"› },
          "e": { "$type": "number", "$ref": ‹"#/blue/$value/componets"› },
          "f": { "$type": "number", "$value": ‹{ "$ref": "#/g" }› },
          "h": { "$type": "color", "$value": ‹{ "$ref": "#/gap" }› }
        }
        """, saying: ["#/blue", "3 parts", "$value", "before '#'", "components"])
  }

  @Test func ringsAreErrors() {
    let analysis = expect(
      .referenceCycle, .referenceCycle,
      inTokenFiles: """
        {
          "a": { "$type": "number", "$ref": "‹#/b›" },
          "b": { "$type": "number", "$value": { "$ref": "#/a/$value" } },
          "me": { "$type": "number", "$ref": "‹#/me›" },
          "out": { "$type": "number", "$ref": "#/a" }
        }
        """)
    #expect(analysis.diagnostics.first?.message.contains("a → b → a") == true)
  }

  @Test func aLongWayOfPointersEnds() {
    let count = 300
    let links = (1...count).map { number in
      "\"t\(number)\": { \"$type\": \"dimension\", \"$value\": "
        + "{ \"value\": { \"$ref\": \"#/t\(number - 1)/$value/value\" }, \"unit\": \"px\" } }"
    }
    let text =
      #"{ "t0": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }, "#
      + links.joined(separator: ", ") + " }"
    let analysis = Analysis([Analysis.Input(text: text, dialect: .designTokens)])
    #expect(analysis.value("t60") == .dimension(Dimension(1)))
    #expect(Set(analysis.rules) == Set([Rule.referenceCycle]))
  }

  @Test func nativeSpecsHaveNoPointers() {
    expect(
      .unknownKey, in: "tokens: { a: { $type: dimension, $value: { ‹$ref›: '#/b' } }, b: 1px }")
  }
}
