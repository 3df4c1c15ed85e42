import Color
import Diagnostics
import IR
import Testing

@Suite struct ShadowTokenTests {
  private func layers(
    _ analysis: Analysis, _ path: String, on platform: String = "css"
  ) -> [ShadowLayer] {
    guard case .shadow(let layers)? = analysis.value(path, on: platform) else { return [] }
    return layers
  }

  @Test func layersInTheirOrder() {
    let analysis = expectNothing(
      in: """
        tokens:
          veil: { $type: color, $value: "#00000033" }
          card:
            $type: shadow
            $value:
              - { x: 0, y: 1px, blur: 2px, spread: 0, color: "{veil}" }
              - { offsetX: 0, offsetY: -1px, blur: 0, spread: 0.5rem, color: "#ffffff80", inset: true }
        """)
    #expect(
      layers(analysis, "card") == [
        ShadowLayer(
          color: .alias(TokenID(0), ColorValue(rgb8: 0, alpha8: 0x33)),
          offsetX: .literal(Dimension(0)), offsetY: .literal(Dimension(1)),
          blur: .literal(Dimension(2))),
        ShadowLayer(
          color: .literal(ColorValue(rgb8: 0xFFFFFF, alpha8: 0x80)),
          offsetX: .literal(Dimension(0)), offsetY: .literal(Dimension(-1)),
          blur: .literal(Dimension(0)), spread: .literal(Dimension(0.5, .rem)), isInset: true),
      ])
  }

  /// DTCG 2025.10, Shadow: layers can be references to other shadows, and a single one is no list.
  @Test func layersAreReferences() {
    let analysis = expectNothing(
      in: """
        tokens:
          shadow:
            $type: shadow
            base: { $value: { color: black, offsetX: 1, offsetY: 2, blur: 3, spread: 4 } }
            two: { $value: ["{shadow.base}", "{shadow.base}"] }
            more: ["{shadow.two}", { color: "{shadow.base.color}", x: "{shadow.base.x} * 2", y: 0, blur: 0 }]
            last: [ "{shadow.more.2}" ]
            same: "{shadow.more}"
        """)
    let base = layers(analysis, "shadow.base")
    #expect(base.count == 1)
    #expect(layers(analysis, "shadow.two") == base + base)
    let more = layers(analysis, "shadow.more")
    #expect(more.count == 3)
    #expect(more.last?.offsetX == .literal(Dimension(2)))
    #expect(layers(analysis, "shadow.last") == more.suffix(1))
    #expect(layers(analysis, "shadow.same") == more)
  }

  /// A field is a literal, DTCG's object form, a formula or a token, which stays that token.
  @Test func everyWayToWriteAField() {
    let analysis = expectNothing(
      in: """
        tokens:
          gap: 4px
          on: true
          it:
            $type: shadow
            $value:
              color: "mix(black, white, 50%)"
              offsetX: "{gap}"
              offsetY: "{gap} * 2"
              blur: { value: 1.5, unit: rem }
              spread: { default: 1, kotlin: 2 }
              inset: "{on}"
        """)
    let layer = layers(analysis, "it").first
    #expect(layer?.offsetX == .alias(TokenID(0), Dimension(4)))
    #expect(layer?.offsetY == .literal(Dimension(8)))
    #expect(layer?.blur == .literal(Dimension(1.5, .rem)))
    #expect(layer?.spread == .literal(Dimension(1)))
    #expect(layer?.isInset == true)
    #expect(layers(analysis, "it", on: "kotlin").first?.spread == .literal(Dimension(2)))
  }

  @Test func everyFaultIsTold() {
    expect(
      .missingField, .unknownKey, .outOfRange, .typeMismatch, .wrongKind, .duplicateKey,
      .invalidValue, .typeMismatch, .wrongKind, .unitMismatch,
      in: """
        tokens:
          $type: shadow
          gap: { $type: dimension, $value: 4px }
          a: { $value: ‹{ color: black, offsetX: 0, offsetY: 0 }› }
          b: { $value: { ‹colour›: black, offsetX: 0, offsetY: 0, blur: ‹-2px› } }
          c: { $value: { color: ‹"{gap}"›, offsetX: 0, offsetY: 0, blur: 1, inset: ‹3› } }
          d: { $value: { color: black, offsetX: 0, ‹x›: 1, offsetY: 0, blur: 1 } }
          e: { $value: ‹[]› }
          f: { $value: [ ‹"{gap}"› ] }
          g: { $value: ‹1px 2px› }
          h: { $value: { color: black, offsetX: 0, offsetY: ‹2ms›, blur: 1 } }
        """,
      saying: [
        "no 'blur'", "did you mean 'color'", "negative", "colour", "true or false", "same field",
        "one or more", "not a shadow",
      ])
  }

  /// What is wrong with a token is not told again where others refer to it.
  @Test func consequencesAreSilent() {
    expect(
      .missingField,
      in: """
        tokens:
          $type: shadow
          a: { $value: ‹{ color: black, x: 0, y: 0 }› }
          b: { $value: ["{a}"] }
          c: "{a}"
          d: { $value: { color: "{a.color}", x: 0, y: 0, blur: 0 } }
        """)
  }
}
