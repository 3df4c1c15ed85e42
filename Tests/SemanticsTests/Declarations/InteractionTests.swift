import Diagnostics
import Geometry
import IR
import Testing

@Suite struct InteractionTests {
  @Test func statesAndEffects() {
    let analysis = expectNothing(
      in: """
        tokens: { fade: 0.75, ink: "#111" }
        animations: { bouncy: { spring: { response: 0.4s, dampingFraction: 0.45 } } }
        interactions:
          opacity: { pressed: { opacity: "{fade}" }, animation: easeOut }
          overlay:
            parameters: { overlayColor: { type: color } }
            pressed: { overlay: { color: overlayColor, opacity: 0.4 } }
          spring: { pressed: { scale: 0.9 }, animation: bouncy }
          lift: { disabled: { background: "{ink}" }, hovered: { offset: { y: -2 }, overlay: red }, focused: { offset: [1, 2px] } }
        """)
    let interactions = analysis.design.interactions
    #expect(interactions.map(\.isTap) == [true, true, true, false])
    #expect(interactions[3].states.map(\.state) == [.hovered, .focused, .disabled])
    #expect(
      interactions[0].effects(in: .pressed) == [.opacity(Conditional(Measure(.token(0))))])
    #expect(
      interactions[1].effects(in: .pressed) == [
        .overlay(color: Conditional(.parameter(0)), opacity: Conditional(Measure(0.4)))
      ])
    #expect(interactions[2].animation == AnimationID(0))
    #expect(interactions[0].animation == AnimationID(4))
    #expect(
      interactions[3].effects(in: .hovered).first
        == .offset(x: Conditional(.zero), y: Conditional(Measure(-2))))
    #expect(
      interactions[3].effects(in: .disabled) == [.background(Conditional(.token(TokenID(1))))])
  }

  @Test func whatIsNoInteraction() {
    expect(
      .missingField, .unknownKey, .unknownProperty, .outOfRange, .outOfRange, .missingField,
      .wrongKind, .invalidValue, .unknownKey, .unknownKey, .unknownName, .wrongKind,
      .stateOfOtherKind, .wrongKind, .unitMismatch, .missingValue, .outOfRange, .unquotedReference,
      in: """
        tokens: { twice: 2 }
        interactions:
          ‹a›: { animation: easeOut }
          b: { ‹presed›: { opacity: 0.5 } }
          c: { pressed: { ‹opacty›: 0.5 } }
          d: { pressed: { opacity: ‹75› } }
          e: { pressed: { opacity: ‹"{twice}"› } }
          f: { pressed: { overlay: ‹{ opacity: 0.5 }› } }
          g: { pressed: { offset: ‹5› } }
          h: { pressed: { offset: ‹[1]› } }
          i: { pressed: { offset: { ‹z›: 1 } } }
          j: { pressed: { overlay: { color: red, ‹alpha›: 1 } } }
          k: { pressed: { opacity: 0.5 }, animation: ‹easeOtu› }
          l: { pressed: { shadow: ‹4› } }
          m: { ‹checked›: { opacity: 0.5 } }
          n: { pressed: ‹0.5› }
          o: { pressed: { scale: ‹0.9px› } }
          p: { pressed: { opacity: ‹›} }
          q: { pressed: { scale: ‹-1› } }
          r: { pressed: { offset: ‹{space.s}› } }
        components:
          it: { kind: button, interaction: b }
        """,
      saying: [
        "does nothing", "did you mean 'pressed'?", "did you mean 'opacity'?", "did you mean 75%?",
        "from 0 to 1", "needs a colour", "an x and a y", "two lengths", "x, y", "color, opacity",
        "did you mean 'easeOut'?",
      ])
  }

  @Test func requiredParametersAreSet() {
    expect(
      .missingField, .unknownKey, .invalidColor, .unknownName, .unknownKey, .wrongKind,
      in: """
        interactions:
          overlay: { parameters: { tint: { type: color } }, pressed: { overlay: { color: tint } } }
          fade: { pressed: { opacity: 0.5 } }
        components:
          a: { kind: button, interaction: ‹overlay› }
          b: { kind: button, interaction: { overlay: { ‹tnt›: red, tint: red } } }
          c: { kind: button, interaction: { overlay: { tint: ‹rde› } } }
          d: { kind: button, interaction: ‹overly› }
          e: { kind: button, interaction: { fade: { ‹tint›: red } } }
          f: { kind: button, interaction: ‹{ fade: {}, overlay: {} }› }
        """,
      saying: [
        "{ overlay: { tint: … } }", "did you mean 'tint'?", "did you mean 'red'?",
        "did you mean 'overlay'?", "no parameters to set",
      ])
  }
}
