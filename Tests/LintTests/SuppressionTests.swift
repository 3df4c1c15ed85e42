import Compiler
import Diagnostics
import Testing

/// What rules find is allowed at its place, with a reason.
@Suite struct SuppressionTests {
  @Test func commentsAllowWhatStandsOnTheirLineOrBelow() async {
    await LookedOver(
      """
      components:
        a: { kind: button, height: 10 }  # tessera allow touch-target: drawn small
        # tessera allow touch-target, small-text: drawn small

        # another comment
        b: { kind: button, height: 10, fontSize: 8 }
        c: { kind: button, ‹height: 10› }
      """
    ).expect(.touchTarget)
  }

  @Test func extensionsAllowWhatIsFoundInTheirToken() async {
    let allow = "$extensions: { dev.tessera: { allow: { duplicate-value: By accident. } } }"
    await LookedOver(
      """
      tokens:
        a: "#111"
        b: { $value: "#111", \(allow) }
        g: { \(allow), c: "#111", d: { e: "#111" } }
        ‹f›: "#111"
      """
    ).expect(.duplicateValue)
    await LookedOver(
      """
      { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "$extensions": { "dev.tessera": { "allow": { "duplicate-value": "By accident." } } } } }
      """
    ).expect(.duplicateValue)
  }

  @Test func permissionsHaveToBeOfUse() async {
    await LookedOver(
      """
      tokens:
        a: "#111"  ‹# tessera allow contrst: x›
        b: "#111"  ‹# tessera allow duplicate-value›
        c: "#222"  ‹# tessera allow duplicate-value: for nothing›
        d: "#111"  # tessera allow duplicate-value: on purpose
        f: "#333"  # tessera allow missing-description: it is off
      """
    ).expect(
      .invalidSuppression,
      saying: ["did you mean 'contrast'?", "nothing says why", "finds nothing"])
  }

  @Test func whatTheCompilerSaysCanBeSilencedToo() async {
    let spec = """
      tokens:
        old: { $value: "#111", $deprecated: true }
        new: "{old}"
      """
    #expect(await LookedOver(spec).found(.deprecatedReference).map(\.severity) == [.warning])
    let strict = await LookedOver(spec, settings: "{ deprecated-reference: error }")
    #expect(strict.found(.deprecatedReference).map(\.severity) == [.error])
    #expect(await LookedOver(spec, settings: "{ deprecated-reference: off }").diagnostics.isEmpty)
    #expect(
      await LookedOver(spec + "  # tessera allow deprecated-reference: until spring").diagnostics
        .isEmpty)
  }

  @Test func aDesignThatDoesNotCompileIsNotLookedOver() async {
    let looked = await LookedOver("tokens: { a: \"{b}\", c: { $type: fontSize, $value: 2 } }")
    #expect(!looked.compilation.isLinted)
    #expect(looked.diagnostics.map(\.rule) == [.unresolvedReference])
  }
}
