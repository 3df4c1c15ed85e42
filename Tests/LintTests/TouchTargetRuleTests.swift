import Compiler
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct TouchTargetRuleTests {
  @Test func everyVariantAndPlatform() async {
    let looked = await LookedOver(
      """
      tokens: { tall: { $type: dimension, $value: 50, $modes: { dark: 20 } } }
      interactions: { tap: { pressed: { opacity: 0.5 } }, glow: { hovered: { opacity: 0.5 } } }
      components:
        a:
          kind: button
          variants: { size: { s: { ‹height: 16› }, m: { ‹height: 46› }, l: { height: 48 } } }
        b: { kind: button, ‹width: 10›, height: 60 }
        c: { kind: button, ‹height: "{tall}"› }
        d: { kind: text, height: 10 }
        e: { kind: container, interaction: tap, ‹height: 20› }
        f: { kind: container, interaction: glow, height: 20 }
        g: { kind: button, height: { default: 48, css: 24 } }
        h: { kind: button, ‹maxHeight: 30› }
        i: { kind: toggle, ‹height: 31›, parts: { thumb: { width: 27, height: 27 } } }
        j: { kind: field, ‹height: 20› }
      """)
    looked.expect(
      .touchTarget,
      saying: [
        "'a' with size: s is 16 high, and a finger needs 44 on swift, 48 on kotlin and 24 on css; make it 48",
        "'a' with size: m is 46 high, and a finger needs 48 on kotlin",
        "'b' is 10 wide", "'c' is 20 high", "'e' is 20 high", "'h' is 30 high",
        "'i' is 31 high", "'j' is 20 high",
      ])
  }

  @Test func aPlatformsOwnSize() async {
    await LookedOver(
      "components: { a: { kind: button, ‹height: { default: 48, kotlin: 40, css: 24 }› } }"
    ).expect(.touchTarget, saying: ["is 40 high, and a finger needs 48 on kotlin"])
    await LookedOver(
      "components: { a: { kind: button, height: 32 } }",
      settings: "{ touch-target: { swift: 32, kotlin: 32, css: 32 } }"
    ).expect(.touchTarget)
  }

  @Test func compoundsAreTheLastWord() async {
    await LookedOver(
      """
      components:
        a:
          kind: button
          height: 48
          variants: { size: { s: {}, m: {} }, tone: { x: {}, y: {} } }
          compounds: [{ when: { size: s, tone: [y] }, ‹height: 10› }]
      """
    ).expect(.touchTarget, saying: ["with size: s, tone: y"])
  }

  /// The example design's small button is as high as the specification wants it, and too low.
  @Test func theSmallButtonOfTheExamplesIsTold() async throws {
    let text = try String(
      contentsOf: PackageRoot.file("tokens/rectangle-button.yaml"), encoding: .utf8)
    let found = await LookedOver(text).found(.touchTarget)
    #expect(
      found.contains { $0.message.hasPrefix("'rectangleButton' with size: small is 16 high") })
  }
}
