import EmissionTestSupport
import Geometry
import IR
import Motion
import Testing

@Suite("Animations")
struct AnimationCodeTests {
  private func constants(_ fill: (inout DesignBuilder) -> Void) -> String {
    let emitted = Emitted(fill)
    return emitted.constant("public enum Motion {")
  }

  @Test("Curves, turns and delays")
  func curves() {
    let text = constants { builder in
      _ = builder.animation("soft", .curve(.easeOut, Duration(milliseconds: 350)))
      builder.design.animations.append(
        AnimationDeclaration(
          name: "typing", annotation: builder.annotation("Dots that come and go."),
          timing: .curve(.easeInOut, Duration(milliseconds: 600)),
          delay: Duration(milliseconds: 100), repetition: .forever, autoreverses: true))
      builder.design.animations.append(
        AnimationDeclaration(
          name: "thrice", annotation: builder.annotation(),
          timing: .curve(.linear, Duration(milliseconds: 20)), repetition: .times(3)))
    }
    #expect(
      text == """
        public enum Motion {
          public nonisolated static let soft: Animation = Animation.timingCurve(
            0, 0, 0.58, 1, duration: 0.35)

          /// Dots that come and go.
          public nonisolated static let typing: Animation =
            Animation
            .timingCurve(0.42, 0, 0.58, 1, duration: 0.6)
            .repeatForever(autoreverses: true)
            .delay(0.1)
          public nonisolated static let thrice: Animation =
            Animation
            .timingCurve(0, 0, 1, 1, duration: 0.02)
            .repeatCount(3, autoreverses: false)
        }
        """)
  }

  @Test("A spring is .spring, and .interactiveSpring for interactions")
  func springs() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.45)
    let text = constants { builder in
      let bouncy = builder.animation("bouncy", .spring(SpringTiming(spring: spring)))
      _ = builder.animation("calm", .spring(SpringTiming(spring: spring, blend: 0.1)))
      builder.interaction("spring", [(.pressed, [.scale(.init(.init(0.9)))])], animation: bouncy)
    }
    #expect(
      text == """
        public enum Motion {
          public nonisolated static let bouncy: Animation = Animation.spring(
            response: 0.4, dampingFraction: 0.45, blendDuration: 0)

          /// `bouncy` for interactions, which may be interrupted at any moment.
          public nonisolated static let bouncyInteractive: Animation = Animation.interactiveSpring(
            response: 0.4, dampingFraction: 0.45, blendDuration: 0)
          public nonisolated static let calm: Animation = Animation.spring(
            response: 0.4, dampingFraction: 0.45, blendDuration: 0.1)
        }
        """)
  }

  @Test("Predefined curves only when something uses them")
  func predefined() {
    #expect(constants { $0.predefinedAnimations() } == "")
    let used = constants { builder in
      let easeOut = builder.predefinedAnimations()
      builder.interaction("a", [(.pressed, [.opacity(.init(.init(0.5)))])], animation: easeOut)
    }
    #expect(used.contains("static let easeOut: Animation"))
    #expect(!used.contains("static let linear"))
  }
}
