import Diagnostics
import Geometry
import IR
import Motion
import Testing

/// What declarations compute or copy from tokens that differ by mode differs by mode too.
@Suite struct InModesTests {
  private let css = PlatformID("css")
  private static let tokens = """
    tokens:
      gap: { $value: 8px, $modes: { high: 10px, dark & high: 11px } }
      rate: { $type: number, $value: 1.5, $modes: { high: 1.2 } }
      quick: { $value: 200ms, $modes: { high: 100ms } }
      sans: { $type: fontFamily, $value: [Inter], $modes: { high: [Arial] } }
      loud: { $type: boolean, $value: true, $modes: { high: false } }
      word: { $type: string, $value: a, $modes: { high: b } }

    """

  /// The numbers of a formula's tokens in the default contexts, with high contrast, and in the dark with
  /// it.
  private func figures(_ measure: Measure?, _ analysis: Analysis) -> [Double] {
    let contexts = [[], [(1, 1)], [(0, 1), (1, 1)]].map { modes in
      ModeContext(modes.map { Condition.Mode(axis: $0.0, context: $0.1) })
    }
    return contexts.compactMap { context in
      measure?.evaluated { symbol in
        guard case .token(let place) = symbol else { return 100 }
        switch analysis.design.value(of: TokenID(place), on: css, in: context) {
        case .dimension(let length)?, .fontSize(let length)?: return length.pixels(rem: 16)
        case .number(let number)?, .fontWeight(let number)?: return number
        default: return .nan
        }
      }
    }
  }

  private func measure(_ analysis: Analysis, _ property: Property) -> Measure? {
    switch analysis.component("tag")?.constant(property, on: css) {
    case .measure(let measure)?, .em(let measure)?, .factor(let measure)?: measure
    default: nil
    }
  }

  @Test func computedFigures() {
    let analysis = expectNothing(
      in: Self.tokens + """
        components:
          tag:
            kind: text
            parameters: { edge: 3 }
            width: "{gap} * 2"
            height: "{gap} + edge"
            minWidth: "max({gap} * 2, edge) - {gap}"
            maxWidth: "{gap}"
            opacity: "{rate} / 3"
            lineHeight: "{rate}"
            letterSpacing: "{rate} * 1em"
            fontWeight: "{rate} * 300"
            margin: { top: "1px - {gap}" }
        """)
    #expect(figures(measure(analysis, .width), analysis) == [16, 20, 22])
    #expect(figures(measure(analysis, .height), analysis) == [108, 110, 111])
    #expect(figures(measure(analysis, .minWidth), analysis) == [92, 90, 89])
    #expect(figures(measure(analysis, .maxWidth), analysis) == [8, 10, 11])
    #expect(
      figures(measure(analysis, .opacity), analysis).map { ($0 * 10).rounded() } == [5, 4, 4])
    #expect(figures(measure(analysis, .lineHeight), analysis) == [1.5, 1.2, 1.2])
    #expect(figures(measure(analysis, .letterSpacing), analysis) == [1.5, 1.2, 1.2])
    #expect(figures(measure(analysis, .fontWeight), analysis) == [450, 360, 360])
    #expect(figures(measure(analysis, .margin(.top)), analysis) == [-7, -9, -10])
    // One that names a token stays that token.
    #expect(measure(analysis, .maxWidth) == Measure(.token(0)))
    #expect(measure(analysis, .lineHeight) == Measure(.token(1)))
  }

  @Test func copiedValues() {
    let analysis = expectNothing(
      in: Self.tokens + """
          edge:
            $type: border
            $value: { color: red, width: 1px, style: solid }
            $modes: { high: { color: blue, width: 2px, style: solid } }
        components:
          tag:
            kind: text
            fontFamily: ["{sans}", serif]
            shadow: { color: black, x: 0, y: "{gap} / 2", blur: 4 }
            border: "{edge}"
        """)
    #expect(figures(measure(analysis, .borderWidth), analysis) == [1, 2, 2])
    let tag = analysis.component("tag")
    guard case .fontFamily(.alias(let family, _))? = tag?.constant(.fontFamily, on: css),
      case .shadow(.alias(let shadow, _))? = tag?.constant(.shadow, on: css),
      case .color(.token(let color))? = tag?.constant(.borderColor, on: css)
    else {
      Issue.record("not told apart by mode")
      return
    }
    let high = ModeContext([.init(axis: 1, context: 1)])
    #expect(
      analysis.design.value(of: family, on: css, in: high) == .fontFamily(["Arial", "serif"]))
    #expect(
      analysis.design.value(of: color, on: css, in: high)
        != analysis.design.value(of: color, on: css))
    guard case .shadow(let layers)? = analysis.design.value(of: shadow, on: css, in: high) else {
      Issue.record("no shadow")
      return
    }
    #expect(layers.first?.offsetY.value == Dimension(5))
  }

  @Test func outlinesAndTheirParameters() {
    let analysis = expectNothing(
      in: Self.tokens + """
        shapes:
          leaf:
            parameters: { corner: "{gap} * 2" }
            path: [{ move: [0, 0] }, { line: ["width - {gap}", 0] }, { line: [corner, height] }]
        """)
    let leaf = analysis.design.shapes.first
    guard case .measure(let corner)? = leaf?.parameters.first?.defaultValue?.base,
      case .line(let end)? = leaf?.path.dropFirst().first
    else {
      Issue.record("no shape")
      return
    }
    #expect(figures(corner, analysis) == [16, 20, 22])
    #expect(figures(end.x, analysis) == [92, 90, 89])
  }

  @Test func timings() {
    let analysis = expectNothing(
      in: Self.tokens + """
        animations:
          soft: { duration: "{quick} * 2", delay: "{quick}", curve: easeOut }
          jump: { spring: { response: "{quick}", dampingFraction: 0.5 } }
          still: { duration: 1s, curve: linear }
        """)
    let high = ModeContext([.init(axis: 1, context: 1)])
    let animations = analysis.design.animations
    func timed(_ place: Int) -> AnimationDeclaration? {
      animations[place].token.flatMap { analysis.design.value(of: $0, on: css, in: high) }
        .map { animations[place].timed(by: $0) }
    }
    #expect(animations[0].timing == .curve(.easeOut, Duration(milliseconds: 400)))
    #expect(timed(0)?.timing == .curve(.easeOut, Duration(milliseconds: 200)))
    #expect(timed(0)?.delay == Duration(milliseconds: 100))
    guard case .spring(let spring)? = timed(1)?.timing else {
      Issue.record("no spring")
      return
    }
    #expect(spring.spring.response == 0.1)
    #expect(animations[2].token == nil)
  }

  @Test func figuresAreRightInEveryMode() {
    expect(
      .outOfRange, .outOfRange, .outOfRange,
      in: Self.tokens + """
        components:
          tag: { kind: text, width: ‹"{gap} * 10 - 99px"›, opacity: ‹"{rate} - 0.4"›, scale: ‹"1.3 - {rate}"› }
        """)
    expect(
      .divisionByZero,
      in: """
        tokens: { part: { $type: number, $value: 2, $modes: { high: 0 } } }
        components: { tag: { kind: text, width: "8px / ‹{part}›" } }
        """)
  }

  @Test func whatStaysIsSaid() {
    expect(
      .fixedMode, .fixedMode, .fixedMode, .fixedMode, .fixedMode,
      in: Self.tokens + """
          turn: { $value: 90deg, $modes: { high: 80deg } }
          edge:
            $type: border
            $value: { color: red, width: 1px, style: solid }
            $modes: { high: { color: red, width: 1px, style: dashed } }
        shapes:
          disc: { path: [{ arc: { center: [5, 5], radius: 5, from: 0, to: ‹"{turn}"› } }, { line: [0, 0] }] }
        components:
          tag:
            kind: text
            parameters: { edge: 3 }
            width: ‹"edge * {rate}"›
            border: ‹"{edge}"›
            properties: { note: { type: string }, flag: { type: boolean } }
            note: ‹"{word}"›
            flag: ‹"{loud}"›
        """, severity: .warning)
  }

  @Test func differingInTooManyWaysIsAnError() {
    let axes = (0..<11).map { ModeAxis(name: "axis\($0)", contexts: ["a\($0)", "b\($0)"]) }
    let tokens = (0..<11).map { "  t\($0): { $value: 1px, $modes: { b\($0): 2px } }" }
    let sum = (0..<11).map { "{t\($0)}" }.joined(separator: " + ")
    let analysis = Analysis(
      files: [
        "tokens:\n\(tokens.joined(separator: "\n"))\ncomponents: { tag: { kind: text, width: \"\(sum)\" } }"
      ], axes: axes)
    #expect(analysis.rules == [.tooManyModes])
  }
}
