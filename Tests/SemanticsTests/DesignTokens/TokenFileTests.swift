import Color
import Diagnostics
import IR
import Syntax
import Testing

/// What a token file of the W3C format may hold, and what is wrong with it.
@Suite struct TokenFileTests {
  @Test func readsGroupsTokensAndTheirTypes() {
    let analysis = expectNothing(
      inTokenFiles: """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "space": {
            "$type": "dimension",
            "$description": "All gaps.",
            "small": { "$value": { "value": 4, "unit": "px" }, "$description": "Between words." },
            "large": { "$value": "{space.small}" },
            "deep": { "er": { "$value": { "value": 1.5, "unit": "rem" } } }
          },
          "quick": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
          "ease": { "$type": "cubicBezier", "$value": [0.5, 0, 1, 1] },
          "heavy": { "$type": "fontWeight", "$value": "extra-bold" },
          "face": { "$type": "fontFamily", "$value": ["Acme Sans", "sans-serif"] },
          "lines": { "$type": "number", "$value": 2.3 }
        }
        """)
    #expect(analysis.value("space.large") == .dimension(Dimension(4)))
    #expect(analysis.value("space.deep.er") == .dimension(Dimension(1.5, .rem)))
    #expect(analysis.value("quick") == .duration(IR.Duration(milliseconds: 200)))
    #expect(analysis.value("heavy") == .fontWeight(800))
    #expect(analysis.value("face") == .fontFamily(["Acme Sans", "sans-serif"]))
    #expect(analysis.value("lines") == .number(2.3))
    #expect(analysis.token("space.small")?.annotation.description == "Between words.")
  }

  @Test func aFileMakesOneProgramWithNativeSpecs() {
    let analysis = expectNothing(
      inTokenFiles:
        #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"#,
      specs: ["tokens: { soft: 'mix({ink}, white, 50%)', deep: { ink: '{ink}' } }"])
    #expect(analysis.value("deep.ink") == .color(ColorValue(.srgb, 1, 0, 0)))
    #expect(analysis.token("soft")?.type == .color)
  }

  @Test func theTypeOfAFileIsOnlyItsOwn() {
    expect(
      .missingType,
      inTokenFiles: #"{ "$type": "number", "a": { "$value": 1 }, "g": { "b": { "$value": 2 } } }"#,
      #"{ "g": { ‹"c"›: { "$value": 2 } } }"#)
  }

  @Test func yamlIsReadByTheSameRules() {
    let analysis = expectNothing(
      inTokenFiles: """
        space:
          $type: dimension
          100: { $value: { value: 1, unit: px } }
          on: { $value: "{space.100}" }
        """)
    #expect(analysis.value("space.on") == .dimension(Dimension(1)))
  }

  @Test func surrogatePairsInNamesAndTexts() {
    let analysis = expectNothing(
      inTokenFiles:
        #"{ "\ud83c\udf88": { "$type": "string", "$value": "\ud83d\ude00 {x} \\{y}" } }"#)
    #expect(analysis.value("🎈") == .string("😀 {x} \\{y}"))
  }

  // MARK: Faults

  @Test func typesAreNeverGuessed() {
    expect(
      .missingType, .missingType, .missingType,
      inTokenFiles: """
        {
          ‹"c"›: { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
          ‹"n"›: { "$value": 1 },
          ‹"d"›: { "$value": { "value": 1, "unit": "s" } }
        }
        """, saying: [#""$type": "color""#, #""$type": "number""#, #""$type": "duration""#])
  }

  @Test func aGroupsOwnValueIsNamedWithRoot() {
    let analysis = expect(
      .referenceToGroup,
      inTokenFiles: """
        {
          "accent": {
            "$type": "number",
            "$root": { "$value": 1 },
            "strong": { "$value": 2 }
          },
          "right": { "$value": "{accent.$root}" },
          "wrong": { "$value": "‹{accent}›", "$type": "number" }
        }
        """, specs: ["tokens: { native: '{accent}' }"], saying: ["{accent.$root}"])
    #expect(analysis.value("right") == .number(1))
    #expect(analysis.value("native") == .number(1))
  }

  @Test func partsOfTokensNeedAPointer() {
    expect(
      .unresolvedReference,
      inTokenFiles: """
        {
          "body": { "$type": "typography", "$value": { "fontSize": { "value": 16, "unit": "px" } } },
          "size": { "$type": "dimension", "$value": "‹{body.fontSize}›" }
        }
        """, saying: ["$ref"])
  }

  @Test func formulasDoNotStandInTokenFiles() {
    expect(
      .invalidExpression, .invalidExpression,
      inTokenFiles: """
        {
          "a": { "$type": "number", "$value": 1 },
          "b": { "$type": "number", "$value": ‹"{a} * 2"› },
          "c": { "$type": "color", "$value": ‹"mix(red, blue, 50%)"› }
        }
        """, saying: [".yaml"])
  }

  @Test func namesHaveNoBracesPointsOrDollars() {
    expect(
      .invalidName, .invalidName, .unknownKey,
      inTokenFiles: """
        {
          "g": {
            "$type": "number",
            ‹"1.5"›: { "$value": 1 },
            ‹"a{b"›: { "$value": 1 },
            ‹"$fine"›: { "$value": 1 }
          }
        }
        """)
  }

  @Test func keysOfTheFormatAreNotMisspelt() {
    expect(
      .unknownKey, .unknownKey, .unknownKey, .unknownKey,
      inTokenFiles: """
        {
          "a": { "$type": "number", ‹"$vale"›: 1 },
          "b": { ‹"$typ"›: "number", "$value": 1 },
          "c": { ‹"$descripton"›: "number", "x": { "$type": "number", "$value": 1 } },
          "d": { ‹"type"›: "number", "$value": 1 }
        }
        """, saying: ["$value", "$type", "$description", "$type"])
  }

  @Test func aTokenIsNoGroup() {
    expect(
      .tokenAndGroup,
      inTokenFiles: """
        {
          "canvas": {
            "$type": "number", "$value": 1,
            ‹"raised"›: { "$type": "number", "$value": 2 }
          }
        }
        """, saying: ["$root"])
  }

  @Test func aValueAloneIsNoToken() {
    expect(
      .wrongKind, .wrongKind, .missingValue, .missingValue,
      inTokenFiles: """
        { ‹"a"›: 1, "g": { ‹"b"›: [1, 2], ‹"c"›: null, "d": { "$type": "number", "$value": ‹null› } } }
        """, saying: ["$value"])
  }

  @Test func dataOfOtherToolsIsKeptAndSaidOnceAFile() throws {
    let analysis = expect(
      .unknownKey,
      inTokenFiles: """
        {
          "$type": "number",
          "a": { "$value": 1, ‹"attributes"›: { "category": "x" }, "$extensions": { "org.acme": [1, true] } },
          "b": { "$value": 1, "attributes": { "category": "y \\n" } }
        }
        """, severity: .warning)
    let kept = [0, 1].map { analysis.design.keptOfTokens[$0] }
    let one = try #require(KeptValue.Number("1"))
    #expect(
      kept.map { $0?.extensions?.value } == [
        .object([.init(name: "org.acme", value: .list([.number(one), .flag(true)]))]), nil,
      ])
    #expect(kept.map { $0?.others.map(\.name) } == [["attributes"], ["attributes"]])
    #expect(
      kept[1]?.others.first?.data.value
        == .object([.init(name: "category", value: .text("y \n"))]))
  }

  @Test func anEmptyFileIsWorthAWarning() {
    expect(.nothingToBuild, inTokenFiles: "‹›", severity: .warning)
    expectNothing(inTokenFiles: "{}")
  }

  @Test func deprecationGoesDownToTokensThatDoNotDenyIt() {
    let analysis = expectNothing(
      inTokenFiles: """
        {
          "old": {
            "$deprecated": "Use new.", "$type": "number",
            "a": { "$value": 1 },
            "b": { "$value": 1, "$deprecated": false },
            "c": { "$value": 1, "$deprecated": true },
            "deep": { "$deprecated": false, "d": { "$value": 1 } }
          }
        }
        """)
    #expect(
      ["a", "b", "c", "deep.d"].map { analysis.token("old.\($0)")?.annotation.deprecation }
        == [Deprecation(message: "Use new."), nil, Deprecation(message: nil), nil])
  }

  // MARK: Older habits

  @Test func olderSpellingsGetOneNoteAFile() {
    let analysis = expect(
      .olderFormat, .olderFormat,
      inTokenFiles: """
        {
          "a": { "$type": "dimension", "$value": ‹"16px"› },
          "b": { "$type": "color", "$value": "#fff" },
          "c": { "$type": "duration", "$value": "100ms" },
          "d": { "$type": "typography", "$value": { "fontSize": "1.5rem", "lineHeight": "120%" } }
        }
        """,
      #"{ "e": { "$type": "color", "$value": ‹"rgba(0, 0, 0, 0.5)"› }, "f": { "$type": "dimension", "$value": 0 } }"#,
      severity: .note)
    #expect(analysis.value("a") == .dimension(Dimension(16)))
    #expect(analysis.value("c") == .duration(IR.Duration(milliseconds: 100)))
  }

  @Test func typesOfOtherToolsNameTheirDialect() {
    expect(
      .missingDialect,
      inTokenFiles: """
        {
          "a": { "$type": ‹"fontSizes"›, "$value": "14px" },
          "b": { "$type": "borderRadius", "$value": "4px" },
          "c": { "$type": "number", "$value": "{a}" }
        }
        """, saying: ["dialect: tokens-studio"])
    expect(
      .missingDialect,
      inTokenFiles: """
        {
          "a": { ‹"value"›: "14px", "type": "dimension" },
          "b": { "value": { "r": 1, "g": 2, "b": 3 } },
          "value": { "$type": "number", "$value": 1 }
        }
        """, saying: ["dialect: style-dictionary"])
  }
}
