import Diagnostics
import Geometry
import IR
import Testing

@Suite struct ComponentTests {
  @Test func everyProperty() {
    let analysis = expectNothing(
      in: """
        tokens:
          body: { $type: typography, $value: { fontSize: 17 } }
          face: { $type: fontFamily, $value: Inter }
          heavy: { $type: fontWeight, $value: bold }
          gap: 4px
        components:
          it:
            kind: container
            description: All of them.
            deprecated: Use another.
            width: "{gap}"
            height: 2rem
            minWidth: 1
            minHeight: 2px
            maxWidth: "{gap} * 2"
            maxHeight: 4
            padding: 1
            margin: { all: -1 }
            cornerRadius: 5
            background: transparent
            foreground: onColor(red)
            opacity: 50%
            font: "{body}"
            fontFamily: "{face}"
            fontSize: 12
            fontWeight: "{heavy}"
            lineHeight: 1.3
            letterSpacing: 0.02em
            mirrored: true
            align: center
            scale: 0.9
            animation: easeOut
            shape: { roundedRectangle: { cornerRadius: "{gap}" } }
            layout: column
            gap: "{gap}"
            offset: [1, 2]
        """)
    let it = analysis.component("it")
    let css = PlatformID("css")
    #expect(it?.annotation.description == "All of them.")
    #expect(it?.annotation.deprecation?.message == "Use another.")
    #expect(it?.constant(.width, on: css) == .measure(Measure(.token(3))))
    #expect(it?.constant(.height, on: css) == .measure(Measure(32)))
    #expect(it?.constant(.maxWidth, on: css) == .measure(Measure(8)))
    #expect(it?.constant(.margin(.top), on: css) == .measure(Measure(-1)))
    #expect(it?.constant(.opacity, on: css) == .measure(Measure(0.5)))
    #expect(it?.constant(.font, on: css) == .typography(TokenID(0)))
    #expect(it?.constant(.fontFamily, on: css) == .fontFamily(.alias(TokenID(1), ["Inter"])))
    #expect(it?.constant(.fontWeight, on: css) == .measure(Measure(.token(2))))
    #expect(it?.constant(.lineHeight, on: css) == .factor(Measure(1.3)))
    #expect(it?.constant(.letterSpacing, on: css) == .em(Measure(0.02)))
    #expect(it?.constant(.mirrored, on: css) == .boolean(true))
    #expect(it?.constant(.align, on: css) == .alignment(.center))
    #expect(it?.layout == .column)
    #expect(it?.constant(.gap, on: css) == .measure(Measure(.token(3))))
    // Mirrored.
    #expect(it?.constant(.offsetX, on: css) == .measure(Measure(-1)))
    #expect(it?.constant(.offsetY, on: css) == .measure(Measure(2)))
    #expect(it?.shape == .roundedRectangle(cornerRadius: Measure(.token(3))))
    #expect(it?.axes.isEmpty == true)
  }

  @Test(arguments: ["text", "button", "container", "toggle", "field", "graphic", "none"])
  func kinds(kind: String) {
    let analysis = expectNothing(in: "components: { it: { kind: \(kind), width: 1, height: 1 } }")
    #expect(analysis.component("it")?.kind.rawValue == kind)
  }

  @Test func kindsThatAreNone() {
    expect(
      .unknownName, .missingValue, .wrongKind,
      in: """
        components:
          a: { kind: ‹buton› }
          d: { kind: ‹›}
          e: { kind: ‹[text]› }
        """, saying: ["did you mean 'button'?"])
    #expect(
      expectNothing(in: "components: { it: { width: 1 } }").component("it")?.kind
        == Component.Kind.none)
  }

  @Test func propertiesThatAreNone() {
    expect(
      .unknownProperty, .unknownProperty, .unitMismatch, .outOfRange, .outOfRange, .outOfRange,
      .outOfRange, .unknownKey, .mixedSides, .unknownName, .typeMismatch, .typeMismatch,
      .wrongKind, .wrongKind, .outOfRange, .unknownName, .wrongKind, .wrongKind, .unknownName,
      .outOfRange,
      in: """
        tokens: { less: -4px, ink: "#111" }
        components:
          it:
            ‹witdh›: 4
            ‹xyzzyx›: 4
            width: ‹4s›
            height: ‹-1›
            minWidth: ‹"{less}"›
            opacity: ‹1.5›
            padding: { start: ‹-1›, ‹strat›: 1, end: 2 }
            margin: { ¹‹left›: 1, ‹start›: 2 }
            align: ‹centre›
            font: ‹Inter›
            fontFamily: ‹"{ink}"›
            border: ‹1›
            shadow: ‹1›
            gap: ‹-1›
            layout: ‹rwo›
            offset: ‹4›
            background: ‹[red]›
            animation: ‹soft›
            fontWeight: ‹2000›
        """,
      saying: ["did you mean 'width'?", "properties: { xyzzyx: { type: … } }"])
  }

  @Test func whatIsTheSameEverywhere() {
    expect(
      .invalidValue, .variesByVariant, .unknownProperty, .variesByVariant, .unknownProperty,
      .variesByVariant, .variesByVariant, .unknownProperty,
      in: """
        interactions: { tap: { pressed: { opacity: 0.5 } } }
        components:
          it:
            mirrored: ‹{ default: true, css: false }›
            variants:
              size: { s: { ‹shape›: capsule, ‹kind›: text }, m: { ‹interaction›: tap, ‹description›: x } }
            states: { pressed: { ‹animation›: easeOut, ‹mirrored›: true, ‹states›: {} } }
        """)
  }

  @Test func customProperties() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            properties: { iconGap: { type: dimension }, badge: { type: string }, tint: { type: color }, loud: { type: boolean } }
            iconGap: 4
            badge: new
            tint: red
            loud: true
            variants: { size: { s: { iconGap: 2 } } }
        """)
    let it = analysis.component("it")
    #expect(it?.customProperties.map(\.name) == ["iconGap", "badge", "tint", "loud"])
    #expect(it?.constant(.custom(0), on: PlatformID("css")) == .measure(Measure(2)))
    #expect(it?.constant(.custom(1), on: PlatformID("css")) == .string("new"))
    #expect(it?.constant(.custom(3), on: PlatformID("css")) == .boolean(true))
    expect(
      .missingType, .missingType, .unknownType, .nameCollision, .nameCollision, .unknownKey,
      .unknownKey, .unknownProperty,
      in: """
        components:
          it:
            properties: { ‹a›: {}, b: ‹4›, c: { type: ‹lenght› }, ‹width›: { type: dimension }, ‹kind›: { type: string }, d: { ‹typ›: color }, e: { type: number, default: ‹4› } }
            a: 1
            b: 2
            c: 3
            d: red
            e: 4
            ‹f›: 1
        """, saying: ["needs a type", "where its type is", "the types are"])
  }

  @Test func shapesAreNamedWithTheirSettings() {
    let analysis = expectNothing(
      in: """
        shapes:
          balloon: { parameters: { radius: 8, ratio: { type: number, default: 0.5 } }, path: [move: [radius, 0], line: [width, height]] }
        components:
          a: { shape: balloon }
          b: { shape: { balloon: { radius: 12, ratio: 0.2 } } }
          c: { shape: { capsule: {} } }
          d: { shape: circle }
          e: { shape: rectangle }
          f: { shape: roundedRectangle }
          g: { shape: { balloon } }
        """)
    let uses = analysis.design.components.map(\.shape)
    #expect(uses[0] == .declared(ShapeID(0), arguments: [nil, nil]))
    #expect(uses[1] == .declared(ShapeID(0), arguments: [Measure(12), Measure(0.2)]))
    #expect(uses[2] == .capsule)
    #expect(uses[3] == .circle)
    #expect(uses[4] == .rectangle)
    #expect(uses[5] == .roundedRectangle(cornerRadius: .zero))
    #expect(uses[6] == uses[0])
    #expect(analysis.design.components.allSatisfy { $0.axes.map(\.name) == ["mirrored"] })
    expect(
      .unknownName, .unknownKey, .unknownKey, .missingField, .unitMismatch, .outOfRange,
      .unknownName, .wrongKind, .unknownKey,
      in: """
        shapes:
          balloon: { parameters: { radius: { type: dimension } }, path: [move: [radius, 0], line: [width, height]] }
        components:
          a: { shape: ‹baloon›, padding: radius }
          b: { shape: { balloon: { radius: 1, ‹radios›: 2 } } }
          c: { shape: { capsule: { ‹radius›: 4 } } }
          d: { shape: ‹balloon› }
          e: { shape: { balloon: { radius: ‹2s› } } }
          g: { shape: { roundedRectangle: { cornerRadius: ‹-4› } } }
          h: { shape: ‹"{balloon}"› }
          i: { shape: ‹[balloon]› }
          j: { shape: { roundedRectangle: { ‹radius›: 4 } } }
        """,
      saying: [
        "did you mean 'balloon'?", "did you mean 'radius'?", "nothing to set",
        "{ balloon: { radius: … } }",
      ])
  }

  @Test func textScalingWarns() {
    let analysis = expect(
      .fixedTextSize, in: "components: { it: { kind: text, textScaling: ‹false› } }",
      saying: ["larger text"], severity: .warning)
    #expect(analysis.component("it")?.scalesText == false)
    expect(.wrongKind, in: "components: { it: { kind: text, textScaling: ‹no› } }")
  }

  @Test func dollarSignsAreAcceptedOutsideTokens() {
    let analysis = expectNothing(
      in:
        "components: { it: { $description: x, $deprecated: true, parameters: { a: { $type: color } } } }"
    )
    #expect(analysis.component("it")?.annotation.description == "x")
    #expect(analysis.component("it")?.annotation.deprecation != nil)
  }

  @Test func componentsThatAreNone() {
    expect(
      .wrongKind, .missingValue, .wrongKind, .invalidName, .unresolvedReference,
      in: """
        components:
          a: ‹5›
          b:‹›
          c: ‹[x]›
          ‹"x/y"›: { width: 1 }
          d: { width: "{components.a.width}", height: "‹{components.d.depth}›" }
        """)
  }
}
