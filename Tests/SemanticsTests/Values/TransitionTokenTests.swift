import Diagnostics
import IR
import Motion
import Testing

@Suite struct TransitionTokenTests {
  private func transition(_ analysis: Analysis, _ path: String) -> Transition? {
    guard case .transition(let transition)? = analysis.value(path) else { return nil }
    return transition
  }

  @Test func fieldsStayTokens() {
    let analysis = expectNothing(
      in: """
        tokens:
          quick: 100ms
          curve: { $type: cubicBezier, $value: [0.5, 0, 1, 1] }
          transition:
            $type: transition
            emphasis: { $value: { duration: { value: 0.2, unit: s }, delay: "{quick} / 2", timingFunction: [0.5, 0, 1, 1] } }
            late: { $value: { duration: "{quick}", timingFunction: "{curve}" } }
            word: { $value: { duration: "{transition.late.duration}", timingFunction: easeOut } }
        """)
    guard let curve = CubicBezier(0.5, 0, 1, 1), let easeOut = CubicBezier(0, 0, 0.58, 1) else {
      Issue.record("no curve")
      return
    }
    #expect(
      transition(analysis, "transition.emphasis")
        == Transition(
          duration: .literal(Duration(milliseconds: 200)),
          delay: .literal(Duration(milliseconds: 50)), timingFunction: .literal(curve)))
    #expect(
      transition(analysis, "transition.late")
        == Transition(
          duration: .alias(TokenID(0), Duration(milliseconds: 100)),
          delay: .literal(Duration(milliseconds: 0)), timingFunction: .alias(TokenID(1), curve)))
    #expect(
      transition(analysis, "transition.word")?.duration
        == .alias(TokenID(0), Duration(milliseconds: 100)))
    #expect(
      transition(analysis, "transition.word")?.timingFunction
        == .literal(easeOut))
  }

  @Test func faults() {
    expect(
      .missingField, .missingField, .unitMismatch, .unknownName, .unknownKey, .typeMismatch,
      in: """
        tokens:
          $type: transition
          a: { $value: ‹{ duration: 1s }› }
          b: { $value: ‹{ timingFunction: linear, delay: 1s }› }
          c: { $value: { duration: ‹100›, timingFunction: ‹easIn› } }
          d: { $value: { duration: 1s, timingFunction: linear, ‹dealy›: 1s } }
          e: { $type: transition, $value: ‹"{size}"› }
          size: { $type: dimension, $value: 4px }
        """,
      saying: ["no 'timingFunction'", "no 'duration'", "100ms", "easeIn", "did you mean 'delay'"])
  }

  // MARK: As an animation

  @Test func standsWhereAnAnimationCan() {
    let analysis = expectNothing(
      in: """
        tokens:
          motion:
            emphasis: { $type: transition, $value: { duration: 200ms, delay: 50ms, timingFunction: linear } }
            bouncy: { $type: spring, $value: { response: 0.4s, dampingFraction: 0.45 } }
            own: { $type: transition, $value: { default: { duration: 1s, timingFunction: linear }, kotlin: { duration: 2s, timingFunction: linear } } }
        interactions:
          dim: { pressed: { opacity: 0.5 }, animation: "{motion.emphasis}" }
          glow: { pressed: { opacity: 0.5 }, animation: "{motion.bouncy}" }
        components:
          box: { kind: container, animation: "{motion.emphasis}", states: { hovered: { opacity: 0.9 } } }
          room: { kind: container, animation: "{motion.own}", states: { hovered: { opacity: 0.9 } } }
        """)
    let design = analysis.design
    guard let dim = design.interactions[0].animation, let glow = design.interactions[1].animation,
      let room = analysis.component("room")?.animation
    else {
      Issue.record("no animation")
      return
    }
    #expect(design[dim].timing == .curve(.linear, Duration(milliseconds: 200)))
    #expect(design[dim].delay == Duration(milliseconds: 50))
    #expect(analysis.component("box")?.animation == dim)
    guard case .spring(let timing) = design[glow].timing else {
      Issue.record("no spring")
      return
    }
    #expect(timing.spring.response == 0.4)
    #expect(
      design.specialized(to: PlatformID("swift"))[room].timing
        == .curve(.linear, Duration(milliseconds: 1000)))
    let kotlin = design.specialized(to: PlatformID("kotlin"))
    #expect(kotlin[room].timing == .curve(.linear, Duration(milliseconds: 2000)))
    #expect(kotlin[dim].timing == design[dim].timing)
    #expect(kotlin.animations.count == design.animations.count)
  }

  @Test func whatIsNoAnimation() {
    expect(
      .typeMismatch, .unresolvedReference, .referenceToGroup, .typeMismatch, .missingValue,
      in: """
        tokens:
          gap: 4px
          motion:
            $type: transition
            a: { $value: { duration: 1s, timingFunction: linear } }
            some: { $value: { css: { duration: 1s, timingFunction: linear } } }
        interactions:
          a: { pressed: { opacity: 0.5 }, animation: ‹"{gap}"› }
          b: { pressed: { opacity: 0.5 }, animation: "‹{motion.b}›" }
          c: { pressed: { opacity: 0.5 }, animation: "‹{motion}›" }
          d: { pressed: { opacity: 0.5 }, animation: ‹"{motion.a.duration}"› }
          e: { pressed: { opacity: 0.5 }, animation: ‹"{motion.some}"› }
        """,
      saying: ["not an animation", "did you mean '{motion.a}'", "group", "not an animation"])
  }
}
