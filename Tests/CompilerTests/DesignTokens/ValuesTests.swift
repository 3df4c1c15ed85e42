import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
import Testing

/// Each type in the form that DTCG 2025.10 gives it.
@Suite struct DesignTokensValuesTests {
  private static let spec = #"""
    tokens:
      green: "#6DE67B"
      veil: "#00000080"
      wide: "oklch(70% 0.3 150)"
      bright: "color(srgb 1.5 0 0)"
      gray: { $type: color, $value: "hsl(none 0% 50%)" }
      gap: 16px
      em: 1.5rem
      third: "{gap} / 3"
      half: 50%
      quick: 0.35s
      curve: { $type: cubicBezier, $value: easeOut }
      face: { $type: fontFamily, $value: Inter }
      faces: { $type: fontFamily, $value: ["Say \"hi\"", serif] }
      bold: { $type: fontWeight, $value: bold }
      size: { $type: fontSize, $value: 14 }
      turn: 0.25turn
      dashes: { $type: strokeStyle, $value: { dashArray: ["{gap}", 4], lineCap: round } }
      line: { $type: strokeStyle, $value: dotted }
      edge: { $type: border, $value: { color: "{green}", width: 1, style: "{line}" } }
      fade: { $type: transition, $value: { duration: "{quick}", timingFunction: "{curve}" } }
      card: { $type: shadow, $value: { color: "{veil}", x: 0, y: 2, blur: 4, inset: true } }
      cards: { $type: shadow, $value: ["{card}", { color: "#000", x: 1, y: 1, blur: 0 }] }
      sunset: { $type: gradient, $value: [{ color: "{green}", position: 0 }, { color: "#FFF", position: 100% }] }
      body:
        $type: typography
        $value: { fontFamily: "{face}", fontSize: "{size}", fontWeight: "{bold}", lineHeight: 1.5, letterSpacing: 0.5 }
      tight: { $type: typography, $value: { fontSize: 20px, lineHeight: 30px, letterSpacing: -0.02em } }
    """#

  @Test(arguments: [
    (
      "green",
      ##"{"colorSpace": "srgb", "components": [0.42745098039215684, "##
        + ##"0.9019607843137255, 0.4823529411764706], "hex": "#6de67b"}"##
    ),
    (
      "veil",
      ##"{"colorSpace": "srgb", "components": [0, 0, 0], "##
        + ##""alpha": 0.5019607843137255, "hex": "#000000"}"##
    ),
    ("gray", ##"{"colorSpace": "hsl", "components": ["none", 0, 50], "hex": "#808080"}"##),
    ("gap", #"{"value": 16, "unit": "px"}"#),
    ("em", #"{"value": 1.5, "unit": "rem"}"#),
    ("third", #"{"value": 5.33333, "unit": "px"}"#),
    ("half", "0.5"),
    ("quick", #"{"value": 350, "unit": "ms"}"#),
    ("curve", "[0, 0, 0.58, 1]"),
    ("face", #""Inter""#),
    ("faces", #"["Say \"hi\"", "serif"]"#),
    ("bold", "700"),
    ("size", #"{"value": 14, "unit": "px"}"#),
    ("turn", "90"),
    ("dashes", #"{"dashArray": ["{gap}", {"value": 4, "unit": "px"}], "lineCap": "round"}"#),
    ("line", #""dotted""#),
    ("edge", #"{"color": "{green}", "width": {"value": 1, "unit": "px"}, "style": "{line}"}"#),
    (
      "fade",
      #"{"duration": "{quick}", "delay": {"value": 0, "unit": "ms"}, "#
        + #""timingFunction": "{curve}"}"#
    ),
    (
      "card",
      #"{"color": "{veil}", "offsetX": {"value": 0, "unit": "px"}, "#
        + #""offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 4, "unit": "px"}, "#
        + #""spread": {"value": 0, "unit": "px"}, "inset": true}"#
    ),
    (
      "body",
      #"{"fontFamily": "{face}", "fontSize": "{size}", "fontWeight": "{bold}", "#
        + #""lineHeight": 1.5, "letterSpacing": {"value": 0.5, "unit": "px"}}"#
    ),
    (
      "tight",
      #"{"fontSize": {"value": 20, "unit": "px"}, "lineHeight": 1.5, "#
        + #""letterSpacing": {"value": -0.4, "unit": "px"}}"#
    ),
  ])
  func values(name: String, expected: String) async throws {
    let emitted = try await Emitted(Self.spec)
    #expect(try emitted.value("\(name).$value") == json(expected))
  }

  @Test func types() async throws {
    let emitted = try await Emitted(Self.spec)
    let expected = [
      "green": "color", "gap": "dimension", "half": "number", "quick": "duration",
      "curve": "cubicBezier", "faces": "fontFamily", "bold": "fontWeight", "size": "dimension",
      "turn": "number", "dashes": "strokeStyle", "edge": "border", "fade": "transition",
      "cards": "shadow", "sunset": "gradient", "body": "typography",
    ]
    for (name, type) in expected {
      #expect(try emitted.value("\(name).$type") == type as NSString, "\(name)")
    }
    #expect(
      try emitted.value("size.$extensions") == json(#"{"dev.tessera": {"type": "fontSize"}}"#))
    #expect(try emitted.value("turn.$extensions") == json(#"{"dev.tessera": {"type": "angle"}}"#))
    #expect(
      try emitted.value("tight.$extensions")
        == json(
          #"{"dev.tessera": {"letterSpacing": "-0.02em", "lineHeight": {"value": 30, "unit": "px"}}}"#
        ))
  }

  /// The specification has components from 0 to 1 there: what lies beyond has another space.
  @Test func coloursStayInTheRangesOfTheirSpace() async throws {
    let emitted = try await Emitted(Self.spec)
    let bright = try #require(try emitted.value("bright.$value") as? NSDictionary)
    #expect(bright["colorSpace"] as? String == "oklch")
    let wide = try #require(try emitted.value("wide.$value") as? NSDictionary)
    #expect(wide["colorSpace"] as? String == "oklch")
    #expect(wide["components"] as? [Double] == [0.7, 0.3, 150])
  }

  @Test func aTypeIsSaidOnceForAGroup() async throws {
    let emitted = try await Emitted(
      """
      tokens:
        color: { a: "#111", deep: { b: "#222", c: "{color.a}" } }
        mixed: { n: 1, color: { d: "#333" } }
      """)
    #expect(try emitted.value("color.$type") == "color" as NSString)
    #expect(try emitted.value("color.a.$type") == nil)
    #expect(try emitted.value("color.deep.$type") == nil)
    #expect(try emitted.value("color.deep.b.$type") == nil)
    #expect(try emitted.value("mixed.$type") == nil)
    #expect(try emitted.value("mixed.n.$type") == "number" as NSString)
    #expect(try emitted.value("mixed.color.$type") == "color" as NSString)
    #expect(try emitted.value("$type") == nil)
  }

  @Test func whatPeopleSay() async throws {
    let emitted = try await Emitted(
      #"""
      tokens:
        a: { $value: 1, $description: "Say \"hi\"\n</script>", $deprecated: "Use b." }
        b: { $value: 2, $extensions: { dev.tessera: { name: bee } } }
        old:
          $description: All of these.
          $deprecated: true
          c: 3
          d: { $value: 4, $deprecated: false }
          e: { $value: 5, $deprecated: Not this. }
      """#)
    #expect(try emitted.value("a.$description") == "Say \"hi\"\n</script>" as NSString)
    #expect(try emitted.value("a.$deprecated") == "Use b." as NSString)
    #expect(try emitted.value("b.$extensions") == json(#"{"dev.tessera": {"name": "bee"}}"#))
    #expect(try emitted.value("old.$description") == "All of these." as NSString)
    #expect(try emitted.value("old.$deprecated") == true as NSNumber)
    #expect(try emitted.value("old.c.$deprecated") == nil)
    #expect(try emitted.value("old.d.$deprecated") == false as NSNumber)
    #expect(try emitted.value("old.e.$deprecated") == "Not this." as NSString)
  }

  /// DTCG has no points and braces in names, and none that begin with `$`.
  @Test func namesThatDTCGDoesNotHave() async throws {
    let emitted = try await Emitted(
      #"""
      tokens: { space: { $type: number, "1.5": 1, 1_5: 2, "a/b c": "{space.1.5}", "1.5x": { y.z: 3 } } }
      """#)
    #expect(try emitted.value("space.1_5.$value") == 2 as NSNumber)
    #expect(try emitted.value("space.1_5_.$value") == 1 as NSNumber)
    #expect(
      try emitted.value("space.1_5_.$extensions") == json(#"{"dev.tessera": {"name": "1.5"}}"#))
    #expect(try emitted.value("space.a/b c.$value") == "{space.1_5_}" as NSString)
    #expect(try emitted.value("space.1_5x.y_z.$value") == 3 as NSNumber)
  }

  @Test func privateTokensAreWrittenOut() async throws {
    let emitted = try await Emitted(
      """
      tokens:
        base: { $private: true, green: "#00FF00" }
        mine: "{base.green}"
        edge: { $type: border, $value: { color: "{base.green}", width: 1, style: solid } }
      """)
    #expect(try emitted.value("base") == nil)
    let green = ##"{"colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00ff00"}"##
    #expect(try emitted.value("mine.$value") == json(green))
    #expect(try emitted.value("edge.$value.color") == json(green))
  }

  @Test func aliasesCanBeWrittenOut() async throws {
    let settings = OutputSettings(namespace: "X", keepsAliases: false)
    let emitted = try await Emitted("tokens: { a: 1px, b: '{a}' }", settings: settings)
    #expect(
      try emitted.value("b.$value", in: "X.tokens.json")
        == json(#"{"value": 1, "unit": "px"}"#))
  }
}
