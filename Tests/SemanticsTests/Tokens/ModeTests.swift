import Color
import Diagnostics
import IR
import Testing

@Suite struct ModeTests {
  private let space = [
    ModeAxis.standard[0], ModeAxis.standard[1],
    ModeAxis(name: "density", contexts: ["comfortable", "compact"]),
  ]

  /// The example of the language's own description.
  @Test func theKeyThatNamesMostAxesWins() {
    let analysis = expectNothing(
      in: """
        tokens:
          color:
            $type: color
            white: "#FFF"
            surface: { $value: "{color.white}", $modes: { dark: "#222", dark & high: "#000" } }
        """)
    func hex(_ contexts: String...) -> UInt32? {
      let value =
        switch contexts.count {
        case 0: analysis.value("color.surface")
        case 1: analysis.value("color.surface", in: contexts[0])
        default: analysis.value("color.surface", in: contexts[0], contexts[1])
        }
      guard case .color(let color)? = value else { return nil }
      return color.rgba8.rgb
    }
    #expect(hex() == 0xFFFFFF)
    #expect(hex("dark") == 0x222222)
    #expect(hex("high") == 0xFFFFFF)
    #expect(hex("dark", "high") == 0)
  }

  @Test func onATieTheLaterAxisWins() {
    let analysis = expectNothing(
      in: """
        tokens:
          n: { $value: 1, $modes: { high: 3, dark: 2 } }
        """)
    #expect(analysis.value("n", in: "dark") == .number(2))
    #expect(analysis.value("n", in: "high") == .number(3))
    #expect(analysis.value("n", in: "dark", "high") == .number(3))
  }

  @Test func keysMayBeNestedJoinedAndNamedWithTheirAxis() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: { $value: 1, $modes: { dark: { $value: 2, high: 3 } } }
          b: { $value: 1, $modes: { "contrast:high & appearance:dark": 4 } }
          c: { $value: 1, $modes: { dark: { high: 5, standard: 6 } } }
        """)
    #expect(analysis.value("a", in: "dark") == .number(2))
    #expect(analysis.value("a", in: "dark", "high") == .number(3))
    #expect(analysis.value("b", in: "dark") == .number(1))
    #expect(analysis.value("b", in: "dark", "high") == .number(4))
    #expect(analysis.value("c") == .number(1))
    #expect(analysis.value("c", in: "dark") == .number(6))
    #expect(analysis.value("c", in: "dark", "high") == .number(5))
  }

  /// What is said for a default context is what holds there; `$value` serves the others.
  @Test func defaultContextsCanBeNamed() {
    let analysis = Analysis(
      files: [
        """
        tokens:
          n: { $value: 1, $modes: { compact: 2 } }
          m: { $value: 1, $modes: { comfortable & dark: 5, comfortable: 3 } }
        """
      ], axes: space)
    #expect(analysis.diagnostics.isEmpty)
    #expect(analysis.value("n", in: "compact") == .number(2))
    #expect(analysis.value("m") == .number(3))
    #expect(analysis.value("m", in: "compact") == .number(1))
    #expect(analysis.value("m", in: "dark") == .number(5))
    #expect(analysis.value("m", in: "dark", "compact") == .number(1))
  }

  @Test func aliasesFollowModesThroughAnyDepth() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: { $value: 1, $modes: { dark: 2 } }
          b: "{a}"
          c: "{b}"
          d: { $value: 9, $modes: { high: "{c}" } }
        """)
    #expect(analysis.value("c") == .number(1))
    #expect(analysis.value("c", in: "dark") == .number(2))
    #expect(analysis.value("d", in: "dark") == .number(9))
    #expect(analysis.value("d", in: "dark", "high") == .number(2))
    let axes = analysis.design.axes(of: TokenID(3), on: PlatformID("css"))
    #expect(axes.places == [0, 1])
  }

  @Test func formulasAreComputedInEachMode() {
    let analysis = expectNothing(
      in: """
        tokens:
          space: { $type: dimension, s: { $value: 4, $modes: { high: 6 } }, m: "{space.s} * 2" }
          color:
            text: { $value: "#000", $modes: { dark: "#FFF" } }
            faint: alpha({color.text}, 50%)
          font: { $type: typography, $root: { $value: { fontFamily: Inter, fontSize: "{space.m}" } } }
        """)
    #expect(analysis.value("space.m") == .dimension(Dimension(8)))
    #expect(analysis.value("space.m", in: "high") == .dimension(Dimension(12)))
    #expect(analysis.value("space.m", in: "dark") == .dimension(Dimension(8)))
    guard case .color(let dark)? = analysis.value("color.faint", in: "dark") else {
      Issue.record("no colour")
      return
    }
    #expect(dark.rgba8.rgb == 0xFFFFFF)
    #expect(dark.alpha == 0.5)
    guard case .typography(let style)? = analysis.value("font.$root", in: "high") else {
      Issue.record("no style")
      return
    }
    #expect(style.fontSize?.value == Dimension(12))
  }

  @Test func platformsAndModesTogether() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: { $value: { default: 1, kotlin: 2 }, $modes: { dark: { default: 3, kotlin: 4 }, high: { swift: 5 } } }
          b: { $value: { default: "{a} * 10", kotlin: 7 } }
        """)
    #expect(analysis.value("a", in: "dark") == .number(3))
    #expect(analysis.value("a", in: "dark", on: "kotlin") == .number(4))
    #expect(analysis.value("a", in: "high", on: "kotlin") == .number(2))
    #expect(analysis.value("a", in: "high", on: "swift") == .number(5))
    #expect(analysis.value("a", in: "dark", "high", on: "swift") == .number(5))
    #expect(analysis.value("b", in: "dark") == .number(30))
    #expect(analysis.value("b", in: "dark", on: "kotlin") == .number(7))
  }

  @Test func aFileCanBeForOneMode() {
    let analysis = expectNothing(
      in: """
        tokens:
          color: { $type: color, text: "#111", surface: "#fff" }
        """,
      """
      mode: dark
      tokens:
        color: { text: "#eee" }
      """)
    guard case .color(let text)? = analysis.value("color.text", in: "dark") else {
      Issue.record("no colour")
      return
    }
    #expect(text.rgba8.rgb == 0xEEEEEE)
    expect(
      .unknownSection, .overrideWithoutToken,
      in: """
        mode: dark
        ‹shapes›: {}
        tokens: { color: { ‹txt›: "#eee" } }
        """,
      """
      tokens: { color: { $type: color, text: "#111" } }
      """, saying: ["without 'mode:'", "did you mean 'color.text'?"])
    expect(
      .wrongKind,
      in: """
        mode: ‹[dark]›
        """)
  }

  @Test func faultsOfModes() {
    expect(
      .unknownMode, .ambiguousMode, .duplicateMode, .wrongKind, .ambiguousMode, .missingValue,
      in: """
        tokens:
          a: { $value: 1, $modes: { ‹drak›: 2 } }
          b: { $value: 1, $modes: { ‹dark & light›: 2 } }
          c: { $value: 1, $modes: { ¹‹dark & high›: 2, ‹high & dark›: 3 } }
          d: { $value: 1, $modes: ‹dark› }
          e: { $value: 1, $modes: { ‹dark & dark›: 2 } }
          f: { $value: 1, $modes: { dark: ‹null› } }
        """,
      saying: [
        "did you mean 'dark'?", "of which only one holds", "given twice", "a value for each mode",
        "named twice",
      ])
  }

  @Test func aContextOnTwoAxesNeedsItsAxis() {
    let axes = [
      ModeAxis(name: "contrast", contexts: ["standard", "high"]),
      ModeAxis(name: "density", contexts: ["standard", "high"]),
    ]
    let wrong = Analysis(files: ["tokens: { a: { $value: 1, $modes: { high: 2 } } }"], axes: axes)
    #expect(wrong.rules == [.ambiguousMode])
    #expect(wrong.diagnostics[0].help == ["say which: 'contrast:high' or 'density:high'"])
    let right = Analysis(
      files: ["tokens: { a: { $value: 1, $modes: { 'density:high': 2 } } }"], axes: axes)
    #expect(right.diagnostics.isEmpty)
    #expect(
      right.design.tokens[0].value.overrides.map(\.condition.modes) == [
        [.init(axis: 1, context: 1)]
      ])
  }

  @Test func ringsThroughModesAreFound() {
    expect(
      .referenceCycle,
      in: """
        tokens:
          a: { $value: 1, $modes: { dark: "{‹b›}" } }
          b: "{a}"
        """)
  }
}
