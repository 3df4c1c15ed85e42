import Diagnostics
import Geometry
import IR
import Testing

@Suite struct ParameterTests {
  @Test func kindsAreWhatDefaultsSay() {
    let analysis = expectNothing(
      in: """
        tokens: { gap: 4px, share: 0.5, ink: "#111", label: { $type: string, $value: Hi }, on: true, heavy: { $type: fontWeight, $value: bold } }
        components:
          it:
            parameters:
              tint: red
              paint: "#fff"
              ink: "{ink}"
              radius: 8
              size: 2rem
              share: { type: number, default: 0.5 }
              part: 20%
              gap: "{gap}"
              half: gap / 2
              twice: "{gap} * 2"
              label: Hello there
              name: "{label}"
              flag: true
              other: name
              shade: tint
              weight: "{heavy}"
              needed: { type: color }
              dark: mix({ink}, black, 20%)
              both: { default: 4, kotlin: 5 }
        """)
    let kinds = analysis.component("it")?.parameters.map { "\($0.name): \($0.kind)" }
    #expect(
      kinds == [
        "tint: color", "paint: color", "ink: color", "radius: dimension", "size: dimension",
        "share: number", "part: number", "gap: dimension", "half: dimension", "twice: dimension",
        "label: string", "name: string", "flag: boolean", "other: string", "shade: color",
        "weight: number", "needed: color", "dark: color", "both: dimension",
      ])
    let parameters = analysis.component("it")?.parameters ?? []
    #expect(parameters[8].defaultValue?.base == .measure(Measure(.parameter(7), times: 0.5)))
    #expect(parameters[7].defaultValue?.base == .measure(Measure(.token(0))))
    #expect(parameters[16].defaultValue == nil)
    #expect(parameters[18].defaultValue?.value(on: PlatformID("kotlin")) == .measure(Measure(5)))
  }

  @Test func namesAreLettersAndDigits() {
    expect(
      .invalidName, .invalidName, .invalidName, .invalidName, .invalidName, .invalidName,
      in: """
        components:
          it:
            parameters: { ‹corner-radius›: 8, ‹2x›: 8, ‹red›: 8, ‹width›: 8, ‹mix›: 8, ‹""›: 8, größe: 8 }
            width: größe * 2
        """,
      saying: [
        "letters and digits", "letters and digits", "something else", "something else",
        "something else",
      ])
  }

  @Test func defaultsMentionWhatStandsBefore() {
    expect(
      .unknownName,
      in:
        "shapes: { dot: { parameters: { a: ‹b› / 2, b: 8 }, path: [move: [a, b], line: [width, 0]] } }"
    )
  }

  @Test func whatCannotBeAParameter() {
    expect(
      .missingType, .unknownType, .unknownKey, .missingValue, .wrongKind, .typeMismatch,
      .unresolvedReference, .unquotedReference, .typeMismatch, .unitMismatch,
      in: """
        tokens: { motion: { $type: duration, $value: 1s } }
        components:
          it:
            parameters:
              ‹a›: {}
              b: { type: ‹colour› }
              c: { ‹typ›: color }
              d:‹›
              e: ‹[1, 2]›
              f: ‹"{motion}"›
              g: "‹{nowhere}›"
              h: ‹{color.ink}›
              i: ‹2s›
              j: { type: dimension, default: ‹2s› }
            width: d + e + f + g + i + j
            background: a
            foreground: c
        """,
      saying: ["a default, or a type", "did you mean 'color'?", "did you mean 'type'?"])
  }

  @Test func shapesAndInteractionsTakeNumbersOnly() {
    expect(
      .typeMismatch, .typeMismatch, .typeMismatch,
      in: """
        shapes:
          dot: { parameters: { ‹tint›: red, label: { type: ‹string› } }, path: [move: [0, 0], line: [width, tint]] }
        interactions:
          tap: { parameters: { ‹label›: Hello }, pressed: { opacity: 0.5 } }
        """, saying: ["a parameter of a shape cannot be of type color"])
  }

  @Test func formulasOfAComponentUseItsParametersAndThoseOfItsShape() {
    let analysis = expectNothing(
      in: """
        shapes:
          balloon: { parameters: { radius: 8, tail: radius / 2 }, path: [move: [radius, 0], line: [width - tail, height]] }
        components:
          it:
            shape: { balloon: { radius: inset * 2 } }
            parameters: { inset: 3 }
            padding: { start: tail + inset }
        """)
    let it = analysis.component("it")
    #expect(
      it?[.padding(.start)]?.value(for: [0])?.base
        == .measure(Measure(.shapeParameter(1)) + Measure(.parameter(0))))
    #expect(
      it?.shape
        == .declared(ShapeID(0), arguments: [Measure(.parameter(0), times: 2), nil]))
  }

  @Test func unknownNamesAreSuggested() {
    expect(
      .unknownName, .invalidColor, .unknownName, .typeMismatch, .unitMismatch,
      in: """
        components:
          it:
            parameters: { inset: 3, tint: red, label: Hi }
            width: ‹inst› * 2
            background: ‹tnt›
            height: ‹width› / 2
            minWidth: ‹tint›
            opacity: ‹inset›
        """,
      saying: [
        "did you mean 'inset'?", "did you mean 'tint'?", "only a shape", "but this is a colour",
        "but this is a length",
      ]
    )
  }
}
