import Diagnostics
import Geometry
import IR
import Motion
import Testing

/// Values that each platform has of its own.
@Suite struct PlatformValueTests {
  @Test func tokensGiveEachPlatformItsOwn() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: { $value: { default: 2px, kotlin: 1px } }
          alias: "{a}"
          double: "{a} * 2"
          only: { $value: { kotlin: 3px } }
          onlyDouble: "{only} * 2"
          text: { $type: string, $value: "{a} wide" }
          over: { $value: { default: "{a}", swift: "{double}" } }
        """)
    let expected: [(String, Double?, Double?, Double?)] = [
      ("a", 2, 1, 2), ("alias", 2, 1, 2), ("double", 4, 2, 4), ("only", nil, 3, nil),
      ("onlyDouble", nil, 6, nil), ("over", 4, 1, 2),
    ]
    for (name, swift, kotlin, css) in expected {
      #expect(analysis.value(name, on: "swift") == swift.map { .dimension(Dimension($0)) })
      #expect(analysis.value(name, on: "kotlin") == kotlin.map { .dimension(Dimension($0)) })
      #expect(analysis.value(name, on: "css") == css.map { .dimension(Dimension($0)) })
    }
    #expect(analysis.value("text", on: "kotlin") == .string("1px wide"))
    #expect(analysis.value("text", on: "css") == .string("2px wide"))
  }

  @Test func outsideValueSuchAMapIsAGroup() {
    let analysis = expectNothing(in: "tokens: { mood: { default: \"#111\", swift: \"#222\" } }")
    #expect(analysis.value("mood.default")?.type == .color)
    #expect(analysis.value("mood.swift")?.type == .color)
  }

  @Test func mixturesAreTold() {
    expect(
      .mixedPlatformValue, .mixedPlatformValue,
      in: """
        tokens:
          a: { $value: { ¹‹default›: 2px, ‹kotln›: 1px } }
        components:
          it: { width: { ²‹swift›: 4, ‹other›: 5 } }
        """, saying: ["did you mean 'kotlin'?", "default, swift, kotlin, css"])
  }

  @Test func typesAreThoseOfTheFirst() {
    let analysis = expectNothing(in: "tokens: { a: { $value: { kotlin: 2px, css: 1rem } } }")
    #expect(analysis.token("a")?.type == .dimension)
    expect(.unitMismatch, in: "tokens: { a: { $value: { default: 2px, kotlin: ‹1s› } } }")
  }

  @Test func aValueThatIsNowhereIsTold() {
    expect(
      .missingValue, .missingValue, .missingValue, .missingValue,
      in: """
        tokens:
          k: { $value: { kotlin: 1px } }
          s: { $value: { swift: 1px } }
          a: ‹"{k} + {s}"›
          b: { $value: { swift: ‹"{k}"› } }
          uses: "{a} + {b}"
        components:
          it: { width: ‹"{k} + {s}"›, height: { css: ‹"{k}"› }, minWidth: "{k}" }
        """, saying: ["no platform", "has no value for 'swift'"])
  }

  @Test func emptyPlatformValuesAreTold() {
    expect(
      .missingValue, .missingValue,
      in: """
        tokens:
          a:
            $value:
              default:‹›
              kotlin: 1px
          b: { $type: dimension, $value: { default: 1px, kotlin: ‹null› } }
        """)
  }

  @Test func everyValueOfAComponent() {
    let analysis = expectNothing(
      in: """
        tokens: { text: { $type: typography, a: { $value: { fontSize: 1 } }, b: { $value: { fontSize: 2 } } } }
        interactions:
          tap:
            parameters: { tint: { type: color } }
            pressed: { opacity: { default: 0.5, css: 0.6 }, overlay: { color: tint, opacity: { default: 0.1, kotlin: 0.2 } }, offset: { default: { x: 1, y: 2 }, swift: [3, 4] } }
        components:
          it:
            kind: button
            background: { default: red, kotlin: blue }
            font: { default: "{text.a}", css: "{text.b}" }
            align: { default: start, css: left }
            opacity: { default: 1, swift: 50% }
            lineHeight: { default: 1.2, kotlin: 20px }
            interaction: { tap: { tint: { default: red, css: blue } } }
        """)
    let it = analysis.component("it")
    #expect(it?.constant(.align, on: PlatformID("css")) == .alignment(.left))
    #expect(it?.constant(.align, on: PlatformID("swift")) == .alignment(.start))
    #expect(it?.constant(.font, on: PlatformID("css")) == .typography(TokenID(1)))
    #expect(it?.constant(.lineHeight, on: PlatformID("kotlin")) == .measure(Measure(20)))
    #expect(it?.constant(.lineHeight, on: PlatformID("css")) == .factor(Measure(1.2)))
    #expect(it?.interaction?.arguments.first??.overrides.count == 1)
    guard let effects = analysis.design.interactions.first?.effects(in: .pressed),
      case .offset(let x, let y)? = effects.last
    else {
      Issue.record("no offset")
      return
    }
    #expect(x.value(on: PlatformID("swift")) == Measure(3))
    #expect(y.value(on: PlatformID("css")) == Measure(2))
  }

  @Test func shapesAndAnimationsNeedAValueEverywhere() {
    let analysis = expectNothing(
      in: """
        tokens: { r: { $value: { default: 4px, kotlin: 5px } } }
        shapes:
          dot: { path: [move: [{ default: 1, css: 2 }, 0], line: [width, "{r}"], line: [0, height]] }
        animations:
          soft: { duration: { swift: 1s, kotlin: 2s, css: 3s }, curve: easeIn }
        """)
    func start(_ platform: String) -> Double? {
      let design = analysis.design.specialized(to: PlatformID(platform))
      return design.shapes.first?.path.first?.ownStart?.x.constantValue
    }
    #expect(start("css") == 2)
    #expect(start("swift") == 1)
    let durations = ["swift", "kotlin", "css"].map {
      analysis.design.specialized(to: PlatformID($0)).animations.first?.timing
    }
    let expected = [1000.0, 2000, 3000].map {
      AnimationDeclaration.Timing.curve(.easeIn, Duration(milliseconds: $0))
    }
    #expect(durations == expected)
    expect(
      .missingValue, .missingValue, .wrongKind, .missingValue,
      in: """
        tokens: { r: { $value: { kotlin: 5px } } }
        shapes:
          dot: { path: [move: [‹{ kotlin: 2 }›, 0], line: [width, ‹"{r}"›], line: ‹{ default: [0, 1], css: [1, 1] }›] }
        animations:
          soft: { duration: ‹{ css: 3s }› }
        """, saying: ["on every platform", "on every platform", "each of its numbers"])
  }
}
