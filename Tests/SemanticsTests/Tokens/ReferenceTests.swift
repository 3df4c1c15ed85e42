import Diagnostics
import IR
import Testing

/// References to tokens, and those that lead nowhere.
@Suite struct ReferenceTests {
  @Test func aliasesStayAliases() {
    let analysis = expectNothing(
      in: """
        tokens:
          green: "#6DE67B"
          mine: "{ green }"
          again: { $value: "{mine}" }
        """)
    let mine = analysis.token("mine")
    #expect(mine?.value == Conditional(.alias(TokenID(0))))
    #expect(analysis.token("again")?.value == Conditional(.alias(TokenID(1))))
    #expect(analysis.value("again") == analysis.value("green"))
  }

  @Test func orderNeverMatters() {
    let analysis = expectNothing(
      in: "tokens: { a: \"{b} * 2\", c: \"{a} + {d}\" }", "tokens: { b: \"{d} + 1px\", d: 4px }")
    #expect(analysis.value("c") == .dimension(Dimension(14)))
  }

  @Test func unknownNamesHaveNearOnes() {
    expect(
      .unresolvedReference, .unresolvedReference, .unresolvedReference, .unresolvedReference,
      in: """
        tokens:
          gap: { $type: dimension, small: 4px, use: "‹{gap.smal}›", far: "‹{zzzzzz.yyyyyy}›", deep: "‹{gap.small.x}›" }
          sum: { $type: dimension, $value: "2 * (‹{gaps.small}› + 1px)" }
        """,
      saying: [
        "did you mean '{gap.small}'?", "no token is called 'zzzzzz.yyyyyy'",
        "'gap.small' is a length, and nothing stands below it", "did you mean '{gap.small}'?",
      ])
  }

  @Test func groupsAreNoTokens() {
    expect(
      .referenceToGroup, .referenceToGroup,
      in: """
        tokens:
          color: { ¹²‹balloon›: { mine: "#fff", yours: "#000" } }
          a: { $type: color, $value: "‹{color.balloon}›" }
          b: "mix(‹{color.balloon}›, black, 20%)"
        """,
      saying: ["name one of its tokens: {color.balloon.mine}, {color.balloon.yours}"])
  }

  @Test func fieldsOfCompositeTokens() {
    let analysis = expectNothing(
      in: """
        tokens:
          text: { $type: typography, body: { $value: { fontSize: 1rem, lineHeight: 20px, letterSpacing: 0.02em } } }
          bouncy: { $type: spring, $value: { response: 0.4s, dampingFraction: 0.45 } }
          size: "{text.body.fontSize}"
          line: "{text.body.lineHeight} - 4px"
          time: "{bouncy.response} * 2"
          copy: { $type: typography, $value: { letterSpacing: "{text.body.letterSpacing}" } }
        """)
    #expect(analysis.value("size") == .dimension(Dimension(1, .rem)))
    #expect(analysis.value("line") == .dimension(Dimension(16)))
    #expect(analysis.value("time") == .duration(Duration(milliseconds: 800)))
    guard case .typography(let copy)? = analysis.value("copy") else {
      Issue.record("copy is no text style")
      return
    }
    #expect(copy.letterSpacing?.value == .em(0.02))
  }

  @Test func fieldsThatAreNotThere() {
    expect(
      .unresolvedReference, .unresolvedReference, .unresolvedReference,
      in: """
        tokens:
          text: { $type: typography, body: { $value: { fontSize: 1rem } } }
          a: "‹{text.body.fontsize}› * 2"
          b: "‹{text.body.lineHeight}› * 2"
          c: "‹{text.body.fontSize.x}› * 2"
        """,
      saying: [
        "did you mean '{text.body.fontSize}'?", "leaves its lineHeight open", "has no 'x'",
      ])
  }

  @Test func namesWithoutBracesAreTold() {
    expect(
      .unknownName, .invalidExpression, .invalidColor, .unknownName,
      in: """
        tokens:
          space: { $type: dimension, s: 4px, a: "‹gap› * 2", b: "‹space.s› * 2" }
          gap: 4px
          brand: "#0f0"
          tint: { $type: color, $value: ‹brand› }
          curve: { $type: cubicBezier, $value: ‹gap› }
        """,
      saying: ["'{gap}'", "write '{space.s}'", "\"{brand}\"", "did you mean '{gap}'?"])
  }

  @Test func everyFaultIsToldAndNoConsequence() {
    expect(
      .invalidColor, .unresolvedReference, .unitMismatch,
      in: """
        tokens:
          a: { $type: color, $value: "#‹g›ggggg" }
          b: "{a}"
          c: "mix({b}, red, 10%)"
          d: { $type: dimension, $value: "‹{nowhere}›" }
          e: "{d} * 2"
          f: "max({e}, 8px)"
          g: "‹4px + 2s›"
          h: { $type: string, $value: "is {g} and {a}" }
        components:
          it: { kind: text, width: "{e}", background: "{c}", padding: "{f}" }
        """)
  }

  @Test func unclosedBraces() {
    expect(
      .invalidExpression, .invalidExpression, .invalidExpression,
      in: """
        tokens:
          $type: dimension
          a: "‹{b›"
          c: "‹{b + ›{b}"
          d: "‹{}› + 1px"
          b: 1px
        """, saying: ["close the token's name", "", "write one"])
  }

  @Test func deprecatedTokensWarn() {
    let analysis = expect(
      .deprecatedReference, .deprecatedReference, .deprecatedReference,
      in: """
        tokens:
          old: { $value: 4px, $deprecated: "Use {new}." }
          new: "{‹old›} * 2"
          older: { $value: "{old}", $deprecated: true }
        shapes:
          dot: { path: [move: ["{‹old›}", 0], line: [width, height]] }
        components:
          it: { width: "{‹old›}" }
        """, saying: ["Use {new}."], severity: .warning)
    #expect(analysis.value("new") == .dimension(Dimension(8)))
  }

  @Test func privateTokensCanBeReferredTo() {
    let analysis = expectNothing(
      in:
        "tokens: { helper: { $value: 4px, $private: true }, a: \"{helper}\", b: \"{helper} * 2\" }")
    #expect(analysis.value("b") == .dimension(Dimension(8)))
  }
}
