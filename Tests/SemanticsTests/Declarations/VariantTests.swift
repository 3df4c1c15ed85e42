import Diagnostics
import Geometry
import IR
import Testing

/// Variant axes, their defaults, and the cases of compounds.
@Suite struct VariantTests {
  @Test func optionsKeepTheirOrder() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            variants:
              size: { large: { width: 200 }, 2xl: {}, small: , "100": {}, true: {} }
              tone: { info: {}, danger: {} }
            defaults: { tone: danger, size: 2xl }
        """)
    let axes = analysis.component("it")?.axes
    #expect(axes?.map(\.name) == ["size", "tone"])
    #expect(axes?.first?.options.map(\.name) == ["large", "2xl", "small", "100", "true"])
    #expect(axes?.map(\.defaultOption) == [1, 1])
    let open = expectNothing(in: "components: { it: { variants: { size: { s: {}, m: {} } } } }")
    #expect(open.component("it")?.axes.first?.defaultOption == nil)
  }

  @Test func aThirdOptionIsOneMoreLine() {
    let sizes = "large: { fontSize: 14 }, small: { fontSize: 12 }"
    for (text, count) in [(sizes, 2), (sizes + ", tiny: { fontSize: 10 }", 3)] {
      let analysis = expectNothing(in: "components: { it: { variants: { size: { \(text) } } } }")
      #expect(analysis.component("it")?[.fontSize]?.cells.count == count)
    }
  }

  @Test func mirroringCanBeOnByDefault() {
    let analysis = expectNothing(
      in: "components: { it: { shape: capsule, defaults: { mirrored: true } } }")
    #expect(analysis.component("it")?.axes.first?.defaultOption == 1)
  }

  @Test func variantsThatAreNone() {
    expect(
      .unknownVariant, .unknownVariant, .missingField, .wrongKind, .wrongKind, .nameCollision,
      .nameCollision, .invalidName, .invalidName, .wrongKind, .missingValue, .unknownVariant,
      in: """
        components:
          a: { variants: { size: { s: {}, m: {} } }, defaults: { ‹sise›: s, size: ‹xl› } }
          b: { variants: { ‹size›: {} } }
          c: { variants: { size: ‹[s, m]› } }
          d: { variants: { size: { s: ‹4› } } }
          e: { shape: capsule, variants: { ‹mirrored›: { on: {} } } }
          f: { parameters: { tint: red }, variants: { ‹tint›: { on: {} } } }
          g: { variants: { ‹"a.b"›: { on: {} }, size: { ‹"x.y"›: {}, s: {} } } }
          h: { variants: ‹size›, defaults: {} }
          i: { variants: { size: { s: {} } }, defaults: { size: ‹›} }
          j: { defaults: { ‹mirrored›: true } }
        """,
      saying: [
        "did you mean 'size'?", "it has s, m", "has no options", "", "", "anyway",
        "a parameter already",
      ])
  }

  @Test func compoundsThatAreNone() {
    expect(
      .unknownVariant, .unknownVariant, .missingField, .missingField, .unknownVariant, .wrongKind,
      .wrongKind, .unknownVariant, .unknownProperty, .missingValue, .wrongKind,
      in: """
        components:
          it:
            variants: { size: { s: {}, m: {} } }
            compounds:
              - when: { ‹szie›: s }
              - when: { size: [s, ‹l›] }
              - ‹{ width: 4 }›
              - when: ‹{}›
              - when: { ‹mirrored›: true }
              - ‹5›
              - when: ‹size›
              - when: { size: ‹no› }
                ‹widht›: 4
              - when: { size: ‹›}
          other:
            compounds: ‹{ when: { size: s } }›
        """,
      saying: [
        "did you mean 'size'?", "it has s, m", "needs 'when'", "needs 'when'",
        "only a component with a shape",
      ])
  }

  @Test func statesThatAreNone() {
    expect(
      .unknownKey, .stateOfOtherKind, .stateOfOtherKind, .wrongKind, .unknownProperty, .wrongKind,
      .stateOfOtherKind, .stateOfOtherKind, .stateOfOtherKind,
      in: """
        components:
          it:
            kind: button
            states: { ‹presed›: {}, ‹checked›: {}, ‹invalid›: {}, hovered: ‹4›, disabled: { ‹opcity›: 1 } }
          that:
            states: ‹disabled›
          switch: { kind: toggle, width: 9, height: 9, states: { checked: { opacity: 1 }, ‹invalid›: {} } }
          entry: { kind: field, states: { invalid: { opacity: 1 }, ‹pressed›: {} } }
          dot: { kind: graphic, width: 9, height: 9, states: { ‹hovered›: {} } }
        """,
      saying: [
        "did you mean 'pressed'?", "write 'kind: toggle'", "write 'kind: field'", "", "", "",
        "write 'kind: field'", "'focused'", "only what people use",
      ])
  }

  @Test func whatIsWrittenInABrokenPlaceIsCheckedToo() {
    expect(
      .invalidName, .unitMismatch, .unknownVariant, .unknownProperty,
      in: """
        components:
          it:
            variants: { ‹"a.b"›: { on: { width: ‹4s› } } }
            compounds:
              - when: { ‹size›: s }
                ‹colour›: red
        """)
  }

  @Test func tablesHaveABound() {
    let options = (0..<20).map { "o\($0): {}" }.joined(separator: ", ")
    let axes = (0..<3).map { "a\($0): { \(options) }" }.joined(separator: ", ")
    expect(
      .outOfRange,
      in: """
        components:
          ‹it›:
            variants: { \(axes) }
            compounds:
              - when: { a0: o1, a1: o1, a2: o1 }
                width: 4
        """, saying: ["fewer variants"])
    // Three axes that decide different properties are no problem.
    expectNothing(
      in: """
        components:
          it:
            variants: { \(axes) }
            compounds:
              - when: { a0: o1 }
                width: 4
              - when: { a1: o1, a2: o1 }
                height: 4
        """)
  }
}
