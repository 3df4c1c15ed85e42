import Color
import EmissionTestSupport
import Geometry
import IR
import Motion
import Testing

@Suite("Interactions")
struct InteractionWriterTests {
  private let systems = Emitted(FourSystems.design)

  @Test("The opacity tap")
  func opacity() {
    #expect(
      systems.declaration("public func onTapWithOpacity") == """
        public func onTapWithOpacity(_ action: @escaping @MainActor () -> Void = {}) -> some View {
          Button(action: action) { self }.buttonStyle(OpacityTapStyle())
        }
        """)
    #expect(
      systems.declaration("private struct OpacityTap: ViewModifier {") == """
        private struct OpacityTap: ViewModifier {
          let isPressed: Bool

          func body(content: Content) -> some View {
            content
              .compositingGroup()
              .opacity(isPressed ? 0.75 : 1)
              .animation(Fukidashi.Motion.easeOut, value: isPressed)
          }
        }
        """)
  }

  @Test("The overlay tap, with the caller's colour")
  func overlay() {
    #expect(
      systems.declaration("public func onTapWithOverlay") == """
        public func onTapWithOverlay(
          overlayColor: Color, _ action: @escaping @MainActor () -> Void = {}
        ) -> some View {
          Button(action: action) { self }.buttonStyle(OverlayTapStyle(overlayColor: overlayColor))
        }
        """)
    #expect(
      systems.declaration("private struct OverlayTap").contains(
        ".overlay { overlayColor.opacity(isPressed ? 0.4 : 0).allowsHitTesting(false) }"))
  }

  @Test("The spring tap, which fades where movement is reduced")
  func spring() {
    #expect(
      systems.declaration("private struct SpringTap: ViewModifier {") == """
        private struct SpringTap: ViewModifier {
          let isPressed: Bool
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion

          func body(content: Content) -> some View {
            content
              .compositingGroup()
              .opacity(isPressed && reduceMotion ? 0.75 : 1)
              .scaleEffect(isPressed && !reduceMotion ? 0.9 : 1)
              .animation(reduceMotion ? .easeOut : Fukidashi.Motion.bouncyInteractive, value: isPressed)
          }
        }
        """)
    #expect(
      systems.declaration("public struct SpringTapStyle: ButtonStyle {") == """
        public struct SpringTapStyle: ButtonStyle {
          public init() {}

          public func makeBody(configuration: Configuration) -> some View {
            configuration.label
              .modifier(SpringTap(isPressed: configuration.isPressed))
              .contentShape(Rectangle())
          }
        }
        """)
  }

  @Test("Without a press there is no button; a background is a modifier of its own")
  func noTap() {
    let emitted = Emitted { builder in
      let soft = builder.animation("soft", .curve(.easeOut, Duration(milliseconds: 100)))
      builder.interaction(
        "glow", parameters: [builder.parameter("glowColor", .color, .color(.literal(.white)))],
        [
          (.hovered, [.background(Conditional(.parameter(0)))]),
          (.disabled, [.opacity(Conditional(Measure(0.5)))]),
        ], animation: soft, description: "Glows.")
    }
    #expect(
      emitted.declaration("public func glowInteraction") == """
        public func glowInteraction(glowColor: Color = .white) -> some View {
          self
            .modifier(GlowInteractionBackground(glowColor: glowColor))
            .modifier(GlowInteraction(glowColor: glowColor))
        }
        """)
    #expect(
      emitted.declaration("private struct GlowInteractionBackground") == """
        private struct GlowInteractionBackground: ViewModifier {
          let glowColor: Color
          @State private var isHovered = false

          func body(content: Content) -> some View {
            content
              .background(isHovered ? glowColor : Color.clear, in: Rectangle())
              #if !os(tvOS) && !os(watchOS)
                .onHover { isHovered = $0 }
              #endif
              .animation(Fukidashi.Motion.soft, value: isHovered)
          }
        }
        """)
    #expect(
      emitted.declaration("private struct GlowInteraction: ").contains(
        """
              .opacity(isEnabled ? 1 : 0.5)
              .animation(Fukidashi.Motion.soft, value: isEnabled)
        """))
    #expect(!emitted.components.contains("ButtonStyle"))
  }

  @Test("The strongest state that says something wins")
  func severalStates() {
    let emitted = Emitted { builder in
      builder.interaction(
        "all",
        [
          (.hovered, [.scale(Conditional(Measure(1.1))), .opacity(Conditional(Measure(0.9)))]),
          (.focused, [.opacity(Conditional(Measure(0.8)))]),
          (.pressed, [.scale(Conditional(Measure(0.9)))]),
          (.disabled, [.opacity(Conditional(Measure(0.4)))]),
        ], animation: nil)
    }
    #expect(
      emitted.declaration("private var opacity: Double {") == """
        private var opacity: Double {
          if !isEnabled {
            0.4
          } else if isPressed && reduceMotion {
            0.75
          } else if isFocused {
            0.8
          } else if isHovered {
            0.9
          } else {
            1
          }
        }
        """)
    #expect(
      emitted.declaration("private var scale: CGFloat {") == """
        private var scale: CGFloat {
          if reduceMotion {
            1
          } else if isPressed {
            0.9
          } else if isHovered {
            1.1
          } else {
            1
          }
        }
        """)
    #expect(!emitted.components.contains(".animation("))
  }

  @Test("Defaults that only the body can say")
  func defaults() {
    let emitted = Emitted { builder in
      builder.interaction(
        "nudge",
        parameters: [
          builder.parameter("dx", .dimension, .measure(Measure(4))),
          builder.parameter("dy", .dimension, .measure(Measure(.parameter(0)) / 2)),
          builder.parameter("tint", .color, .color(.literal(ColorValue(rgb8: 0x123456)))),
          builder.parameter("other", .color, .color(.parameter(2))),
        ],
        [
          (
            .pressed,
            [
              .offset(
                x: Conditional(Measure(.parameter(0))), y: Conditional(Measure(.parameter(1)))),
              .overlay(color: Conditional(.parameter(3)), opacity: Conditional(Measure(0.5))),
            ]
          )
        ], animation: nil)
    }
    #expect(
      emitted.components.contains(
        """
          public init(dx: CGFloat = 4, dy: CGFloat? = nil, tint: Color? = nil, other: Color? = nil) {
            self.dx = dx
            self.dy = dy ?? dx / 2
            self.tint = tint ?? rgb(0x123456)
            self.other = other ?? self.tint
          }
        """))
    #expect(
      emitted.components.contains(
        ".offset(x: isPressed && !reduceMotion ? dx : 0, y: isPressed && !reduceMotion ? dy : 0)"))
  }
}
