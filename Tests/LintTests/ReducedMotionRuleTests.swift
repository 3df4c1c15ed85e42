import Compiler
import Diagnostics
import Testing

@Suite struct ReducedMotionRuleTests {
  @Test func whatDoesNotEndAndWhatFlashes() async {
    await LookedOver(
      """
      animations:
        a: { duration: 600ms, curve: linear, repeat: ‹forever› }
        b: { duration: 2s, curve: linear, repeat: ‹3› }
        c: { duration: 2s, curve: linear, repeat: 2 }
        d: { duration: 100ms, curve: linear, repeat: ‹5› }
        e: { duration: 200ms, curve: linear, repeat: 5, autoreverse: true }
        f: { duration: 10s, curve: linear }
        g: { spring: { response: 0.4s, dampingFraction: 0.5 }, repeat: ‹forever› }
      """
    ).expect(
      .reducedMotion,
      saying: ["never ends", "goes on for 6 seconds", "repeats 10 times a second", "never ends"])
  }

  @Test func aPlatformsOwnFigure() async {
    await LookedOver(
      "animations: { a: { duration: 1s, curve: linear, repeat: ‹{ default: 2, css: forever }› } }"
    ).expect(.reducedMotion)
  }
}
