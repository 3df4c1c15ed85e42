import Diagnostics
import IR
import Testing

/// Where a token's type comes from: itself, its referent, its group, its value.
@Suite struct TokenTypeTests {
  @Test(arguments: [
    ("#6DE67B", TokenType.color), ("rgb(1, 2, 3)", .color), ("hsl(140 80% 38%)", .color),
    ("oklch(55% 0.18 255)", .color), ("4px", .dimension), ("-4pt", .dimension),
    ("1.5rem", .dimension),
    ("8dp", .dimension), ("350ms", .duration), (".4s", .duration), ("20%", .number),
    ("2 * 3", .number), ("2 * 3px", .dimension), ("max(1px, 2rem)", .dimension),
    ("mix(red, blue, 50%)", .color), ("alpha(#fff, 0.5)", .color), ("onColor(white)", .color),
    ("1s / 3", .duration), ("16px / 1rem", .number), ("{space} * 2", .dimension),
    ("round({space} / 3)", .dimension), ("-{space}", .dimension), ("24/7", .number),
  ])
  func isWhatTheTextSays(text: String, type: TokenType) {
    let analysis = expectNothing(in: "tokens: { it: \"\(text)\", space: 4px }")
    #expect(analysis.token("it")?.type == type)
  }

  @Test(arguments: [
    ("12", TokenType.number), ("-0.5", .number), ("0x10", .number), ("true", .boolean),
    ("False", .boolean),
  ])
  func isWhatThePlainWordSays(text: String, type: TokenType) {
    let analysis = expectNothing(in: "tokens: { it: \(text) }")
    #expect(analysis.token("it")?.type == type)
  }

  /// `012` is twelve, and words that other readers take for true or false are texts.
  @Test func plainScalarsAreYAML12() {
    let analysis = expectNothing(
      in: """
        tokens:
          twelve: 012
          country: { $type: string, no: no, on: on, y: y, 100: 100 }
        """)
    #expect(analysis.value("twelve") == .number(12))
    #expect(analysis.value("country.no") == .string("no"))
    #expect(analysis.value("country.on") == .string("on"))
    #expect(analysis.value("country.y") == .string("y"))
    #expect(analysis.value("country.100") == .string("100"))
  }

  @Test func ownTypeWinsOverReferentOverGroupOverValue() {
    let analysis = expectNothing(
      in: """
        tokens:
          weight: { $type: fontWeight, bold: 700 }
          number: { $type: number, own: { $type: fontWeight, $value: 700 }, referent: "{weight.bold}", group: 700 }
          value: 700
        """)
    #expect(analysis.token("number.own")?.type == .fontWeight)
    #expect(analysis.token("number.referent")?.type == .fontWeight)
    #expect(analysis.token("number.group")?.type == .number)
    #expect(analysis.token("value")?.type == .number)
  }

  @Test func fieldsAreReferentsToo() {
    let analysis = expectNothing(
      in: """
        tokens:
          text:
            $type: typography
            body: { $value: { fontFamily: Inter, fontSize: 17px, fontWeight: 500, lineHeight: 1.3 } }
            size: "{text.body.fontSize}"
            family: "{text.body.fontFamily}"
          double: "{text.body.fontSize} * 2"
          weight: { $type: fontWeight, $value: "{text.body.fontWeight}" }
        """)
    #expect(analysis.value("text.size") == .dimension(Dimension(17)))
    #expect(analysis.value("text.family") == .fontFamily(["Inter"]))
    #expect(analysis.value("double") == .dimension(Dimension(34)))
    #expect(analysis.value("weight") == .fontWeight(500))
  }

  @Test func theNearestGroupCounts() {
    let analysis = expectNothing(
      in: "tokens: { a: { $type: duration, b: { $type: fontWeight, c: { d: bold } }, e: 100ms } }")
    #expect(analysis.value("a.b.c.d") == .fontWeight(700))
    #expect(analysis.value("a.e") == .duration(Duration(milliseconds: 100)))
  }

  @Test func aGroupsTypeHoldsInEveryFile() {
    let analysis = expectNothing(
      in: "tokens: { weight: { bold: bold } }", "tokens: { weight: { $type: fontWeight } }")
    #expect(analysis.value("weight.bold") == .fontWeight(700))
  }

  @Test func aGroupHasOneType() {
    expect(
      .typeMismatch,
      in: "tokens: { a: { $type: ¹‹color›, b: red } }", "tokens: { a: { $type: ‹number›, c: 4 } }",
      saying: ["of type number here, and of type color elsewhere"])
  }

  @Test(arguments: [
    ("Inter", "$type: string"), ("red", "$type: color"), ("[0, 0, 1, 1]", "$type: cubicBezier"),
    ("[Inter, serif]", "$type: fontFamily"), ("a - b", "$type: string"),
    ("\"{x} {x}\"", "$type: string"),
  ])
  func whatSaysNothingNeedsAType(value: String, help: String) {
    expect(.missingType, in: "tokens: { x: 1, ‹it›: \(value) }", saying: [help])
  }

  @Test func longTokensNeedATypeToo() {
    expect(
      .missingType, in: "tokens: { ‹it›: { $value: { response: 0.4s, dampingFraction: 0.5 } } }",
      saying: ["$type: spring"])
    expect(
      .missingType, in: "tokens: { a: { ‹it›: { $value: { fontSize: 3 } } } }",
      saying: ["$type: typography"])
  }

  @Test func brokenReferencesAndFormulasAreNoMissingTypes() {
    expect(
      .unresolvedReference, .unresolvedReference, .unitMismatch, .unitMismatch, .invalidExpression,
      .invalidExpression, .missingType,
      in: """
        tokens:
          space: 4px
          a: "‹{spac}›"
          b: "‹{spac}› * 2"
          c: "‹{space} + 200ms›"
          d: "12‹pxx›"
          e: "mix‹(›red, blue"
          f: "4px + ‹(›2px"
          ‹g›: 1px solid red
        """,
      saying: ["did you mean '{space}'?", "did you mean '{space}'?", "", "did you mean 'px'?"])
  }

  @Test func unknownTypesHaveNearNames() {
    expect(
      .unknownType, .unknownType, .unknownType,
      in: """
        tokens:
          a: { $type: ‹colour›, b: "#fff", c: "{a.b}" }
          d: { $type: ‹dimensoin›, $value: 4px }
          e: { $type: ‹thing›, $value: 4px }
        """,
      saying: ["did you mean 'color'?", "did you mean 'dimension'?", "the types are color"])
  }

  @Test func aTypeIsOneWord() {
    expect(
      .missingValue, .wrongKind,
      in: """
        tokens:
          a: { $type: ‹›, $value: 4px }
          b: { $type: ‹[color]›, $value: 4px }
        """)
  }

  @Test func aMisspeltTypeKeepsItsTokensSilent() {
    expect(
      .unknownKey, .unknownKey,
      in: """
        tokens:
          a: { ‹$typ›: fontFamily, b: Inter, c: "{a.b}" }
          d: { ‹type›: fontWeight, $value: bold }
        """, saying: ["did you mean '$type'?", "did you mean '$type'?"])
  }

  @Test func emIsNoToken() {
    expect(
      .unitMismatch,
      in: """
        tokens:
          a: ‹2em›
        """)
  }

  /// What is written is a hint of the type that is missing.
  @Test(arguments: [
    ("{ color: red, offsetX: 0, offsetY: 0, blur: 1 }", "shadow"),
    ("{ color: red, width: 1px, style: solid }", "border"),
    ("{ dashArray: [1px], lineCap: butt }", "strokeStyle"),
    ("{ duration: 1s, timingFunction: linear }", "transition"),
    ("[{ color: red, position: 0 }]", "gradient"), ("[{ color: red, blur: 0 }]", "shadow"),
    ("{ value: 4, unit: px }", "dimension"), ("{ value: 4, unit: s }", "duration"),
    ("{ value: 4, unit: turn }", "angle"), ("{ fontSize: 4 }", "typography"),
  ])
  func theMissingTypeIsGuessed(value: String, type: String) {
    expect(.missingType, in: "tokens: { ‹it›: { $value: \(value) } }", saying: ["$type: \(type)"])
  }
}
