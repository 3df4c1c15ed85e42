import Diagnostics
import Emission
import Testing

/// Names of generated code.
struct NamesTests {
  @Test func reservedWordsAreQuoted() {
    let output = Emitted(
      """
      tokens:
        mood:
          $type: color
          default: "#111111"
          in: "#111112"
          class: "#111113"
          Type: "#111114"
          self: "#111115"
      """)
    #expect(output.messages == [])
    for name in ["default", "`in`", "`class`", "type", "self"] {
      #expect(output.tokens.contains("public val \(name): Color get()"), "\(name)")
    }
  }

  @Test func whatCannotBeginANameJoinsItsGroup() {
    let output = Emitted(
      """
      tokens:
        gap: { $type: dimension, 2xl: 32, "025": 2, 100: 8, 3x: { 1y: 4 } }
        "7": { $type: number, $value: 7 }
      """)
    #expect(output.messages == [])
    for line in [
      "public val gap2xl: Dp", "public val gap025: Dp", "public val gap100: Dp",
      "public object Gap3x {", "public val gap3x1y: Dp", "public val fukidashi7: Float",
    ] {
      #expect(output.tokens.contains(line), "\(line)")
    }
  }

  @Test func whatWouldHideCodeThatIsNeededJoinsItsGroup() {
    let output = Emitted(
      """
      tokens:
        color: { $type: color, androidx: "#111", fukidashi: { ink: "#222" }, mine: "{color.fukidashi.ink}" }
      animations:
        to string: { duration: 1ms, curve: ease }
      """)
    #expect(output.messages == [])
    #expect(output.tokens.contains("val colorAndroidx:"))
    #expect(output.tokens.contains("object ColorFukidashi {"))
    #expect(output.tokens.contains("get() = Fukidashi.Color.ColorFukidashi.ink"))
    #expect(output.tokens.contains("fun <T> motionToString()"))
  }

  @Test func typesThatAreHiddenAreNamedInFull() {
    let output = Emitted(
      """
      tokens:
        dp: { $type: dimension, small: 4 }
        string: { $type: string, hello: Hi }
        other: { word: { $type: string, $value: Hi } }
      """)
    #expect(output.tokens.contains("val small: androidx.compose.ui.unit.Dp get() = 4.dp"))
    #expect(output.tokens.contains("val word: kotlin.String get() = \"Hi\""))
    #expect(!output.tokens.contains("import androidx.compose.ui.unit.Dp\n"))
  }

  @Test func twoNamesThatBecomeOneAreAnError() {
    let output = Emitted(
      """
      tokens:
        step:
          $type: dimension
          "1.5": 6
          "15": 60
          "1-5": 7
          one_five: 8
          oneFive: 9
      """)
    #expect(output.rules == [.nameCollision, .nameCollision])
    #expect(output.messages.first?.contains("'step1_5'") == true)
    #expect(output.messages.last?.contains("'oneFive'") == true)
    #expect(output.diagnostics.allSatisfy { $0.related.count == 1 })
    #expect(output.tokens == "")
  }

  @Test func aTokenAndAGroupOfOneNameGetAlong() {
    let output = Emitted(
      """
      tokens: { bg: { $type: color, canvas: { $root: { $value: "#FFF" }, raised: "#EEE" } } }
      """)
    #expect(output.rules.contains(.nameCollision) == false)
  }

  @Test func gettersAndFunctionsShareTheJVMsNames() {
    let output = Emitted(
      """
      tokens: { motion: { $type: duration, speed: 100ms } }
      animations: { get speed: { duration: 1ms, curve: ease } }
      """)
    #expect(output.rules == [.nameCollision])
    #expect(output.messages.first?.contains("'getSpeed'") == true)
  }

  @Test(arguments: ["card", "toggleButton", "text", "dp", "string"])
  func componentsMustNotHideThePlatforms(_ name: String) {
    let spec = "components: { \(name): { kind: container, padding: 4 } }"
    let output = Emitted(spec)
    #expect(output.rules == [.hidesPlatformType])
    #expect(output.diagnostics.first?.help.joined().contains("componentPrefix") == true)
    var settings = OutputSettings.fukidashi
    settings.componentPrefix = "fuki"
    #expect(Emitted(spec, settings: settings).messages == [])
  }

  @Test func aShapeMustNotHideThePlatformsEither() {
    let output = Emitted(
      "shapes: { cut corner: { path: [{ move: [0, 0] }, { line: [width, height] }] } }")
    #expect(output.rules == [.hidesPlatformType])
  }

  @Test func parametersStandBesideComposesOwn() {
    let output = Emitted(
      """
      components:
        note: { kind: text, parameters: { modifier: 4 }, padding: modifier }
      """)
    #expect(output.rules == [.nameCollision])
    #expect(output.messages.first?.contains("'modifier'") == true)
  }

  @Test func packagesAreQuotedOrRefused() {
    var settings = OutputSettings.fukidashi
    settings.package = "in.example.tokens"
    #expect(
      Emitted("tokens: {}", settings: settings).tokens.contains("\npackage `in`.example.tokens\n"))
    settings.package = "in..example"
    #expect(Emitted("tokens: {}", settings: settings).rules == [.invalidConfiguration])
    settings.package = "dev.tessera"
    settings.namespace = "Color"
    #expect(Emitted("tokens: {}", settings: settings).rules == [.hidesPlatformType])
    settings.namespace = "+"
    #expect(Emitted("tokens: {}", settings: settings).rules == [.invalidConfiguration])
  }

  @Test func aNameWithoutALetterIsAnError() {
    let output = Emitted("tokens: { color: { $type: color, \"+\": \"#FFF\" } }")
    #expect(output.rules == [.invalidName])
  }
}
