import Diagnostics
import IR
import Motion
import Testing

@Suite struct AnimationTests {
  @Test func curvesAndSprings() {
    let analysis = expectNothing(
      in: """
        tokens:
          fast: 100ms
          bounce: { $type: spring, $value: { response: 0.3s, dampingFraction: 0.5 } }
          curve: { $type: cubicBezier, $value: [0.1, 0, 0.2, 1] }
        animations:
          soft: { duration: 350ms, curve: [0, 0, 0.58, 1] }
          bouncy: { spring: { response: 0.4s, dampingFraction: 0.45, blend: 0s } }
          physical: { spring: { stiffness: 250, damping: 14 } }
          typing: { duration: 600ms, curve: easeInOut, repeat: forever, autoreverse: true }
          thrice: { duration: "{fast} * 3", curve: "{curve}", delay: "{fast}", repeat: 3 }
          token: { spring: "{bounce}" }
          onlyCurve: { curve: easeIn }
          onlyTime: { duration: 1s }
        """)
    let animations = analysis.design.animations
    #expect(animations[0].timing == .curve(.easeOut, Duration(milliseconds: 350)))
    #expect(animations[3].repetition == .forever)
    #expect(animations[3].autoreverses)
    #expect(animations[4].repetition == .times(3))
    #expect(animations[4].delay == Duration(milliseconds: 100))
    guard case .curve(let curve, let time) = animations[4].timing,
      case .spring(let bounce) = animations[5].timing
    else {
      Issue.record("not the timing that was written")
      return
    }
    #expect(curve.x1 == 0.1)
    #expect(time == Duration(milliseconds: 300))
    #expect(bounce.spring.response == 0.3)
    #expect(animations[6].timing == .curve(.easeIn, Duration(milliseconds: 350)))
    #expect(animations[7].timing == .curve(.ease, Duration(milliseconds: 1000)))
  }

  @Test func predefinedOnesLast350Milliseconds() {
    let analysis = expectNothing(in: "tokens: {}")
    let names = analysis.design.animations.map(\.name)
    #expect(names == ["linear", "ease", "easeIn", "easeOut", "easeInOut"])
    #expect(analysis.design.animations.allSatisfy { $0.isPredefined })
    #expect(
      analysis.design.animations.first?.timing == .curve(.linear, Duration(milliseconds: 350)))
  }

  @Test func whatIsNoAnimation() {
    expect(
      .missingField, .unknownKey, .invalidValue, .invalidValue, .invalidValue, .unitMismatch,
      .outOfRange, .unknownName, .wrongKind, .wrongKind, .invalidValue, .unquotedReference,
      in: """
        animations:
          ‹a›: { delay: 1s }
          b: { ‹durration›: 1s, autoreverse: true }
          c: { spring: { response: 1s, dampingFraction: 1 }, duration: ‹1s› }
          d: { duration: 1s, autoreverse: ‹true› }
          e: { duration: 1s, repeat: ‹0.5›, autoreverse: true }
          f: { duration: ‹1› }
          g: { duration: ‹-1s› }
          h: { curve: ‹easeUot› }
          i: ‹easeOut›
          j: { duration: 1s, repeat: 2, autoreverse: ‹2› }
          k: { duration: 1s, repeat: ‹1e300› }
          l: { duration: ‹{motion.fast}› }
        interactions:
          tap: { pressed: { opacity: 0.5 }, animation: b }
          top: { pressed: { opacity: 0.5 }, animation: i }
        """,
      saying: [
        "neither a curve nor a spring", "did you mean 'duration'?", "its own curve and duration",
        "repeat: forever", "repeat: 3", "1ms or 1s", "", "did you mean 'easeOut'?",
      ])
  }
}
