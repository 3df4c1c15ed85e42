import Color
import Diagnostics
import Emission
import EmissionTestSupport
import Geometry
import IR
import Testing

/// Components as a reviewer of `Components.swift` reads them.
@Suite("Components.swift")
struct ComponentsFileTests {
  private static let systems = Emitted(FourSystems.design)

  @Test func aButtonIsAStyleWithItsSizes() {
    #expect(
      Self.systems.declaration("public struct RectangleButtonStyle") == """
        public struct RectangleButtonStyle: ButtonStyle {
          public enum Size: String, CaseIterable, Sendable {
            case large
            case small

            public var fontSize: CGFloat {
              switch self {
              case .large: 14
              case .small: 12
              }
            }

            public var width: CGFloat {
              switch self {
              case .large: 200
              case .small: 100
              }
            }

            public var height: CGFloat {
              switch self {
              case .large: 40
              case .small: 16
              }
            }
          }

          public var size: Size

          public init(size: Size = .large) {
            self.size = size
          }

          public func makeBody(configuration: Configuration) -> some View {
            configuration.label.modifier(RectangleButtonLabel(size: size))
          }
        }
        """)
    // Type grows with the reader's setting: the width is exact, the height a minimum above 100 %.
    #expect(
      Self.systems.declaration("private struct RectangleButtonLabel") == """
        private struct RectangleButtonLabel: ViewModifier {
          let size: RectangleButtonStyle.Size
          @ScaledMetric(relativeTo: .body) private var textScale: CGFloat = 1

          func body(content: Content) -> some View {
            content
              .font(.system(size: size.fontSize * textScale))
              .frame(width: size.width)
              .frame(minHeight: size.height, maxHeight: textScale > 1 ? nil : size.height)
              .contentShape(Rectangle())
          }
        }
        """)
    #expect(
      Self.systems.components.contains("extension ButtonStyle where Self == RectangleButtonStyle {")
    )
  }

  @Test func textHasTheInitialisersOfText() {
    let balloon = Self.systems.declaration("public struct BalloonText")
    for head in [
      "_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,",
      "public init<Characters: StringProtocol>(",
      "_ text: Text, color: Color = Fukidashi.Color.Balloon.mine,",
    ] {
      #expect(balloon.contains(head), "\(head)")
    }
    // Another platform's padding is not Swift's.
    #expect(
      balloon.contains(
        """
            text
              .foregroundStyle(foreground)
              .padding(.leading, mirrored ? 4 + shape.tailWidth : 4)
              .padding(.trailing, mirrored ? 4 : 4 + shape.tailWidth)
              .padding(.vertical, 2)
        """))
  }

  @Test func aContainerTakesContentAndItsChoiceStandsBesideIt() {
    #expect(
      Self.systems.declaration("public enum ChatBubbleDirection") == """
        public enum ChatBubbleDirection: String, CaseIterable, Sendable {
          case left
          case right
        }
        """)
    let bubble = Self.systems.declaration("public struct ChatBubble<Content: View>")
    #expect(
      bubble.contains(
        "public init(direction: ChatBubbleDirection, @ViewBuilder content: () -> Content) {"))
    #expect(bubble.contains(".clipShape(shape)"))
    // Left and right stay where they are in a text that runs from right to left.
    #expect(bubble.contains(".padding(.leading, mirrored != isRightToLeft ? 50 : 20)"))
  }

  @Test func statesChangeWhatTheySay() {
    let emitted = Emitted { builder in
      builder.component("tag", .button) { tag, _ in
        tag.set(.background, .hex(0x0000FF))
        tag.set(.background, in: .hovered, .hex(0x0000AA))
        tag.set(.background, in: .pressed, .hex(0x000055))
        tag.set(.opacity, in: .disabled, .number(0.4))
      }
    }
    let label = emitted.declaration("private struct TagLabel")
    #expect(label.contains("if isPressed {"))
    #expect(label.contains("isHovered"))
    #expect(label.contains(".opacity(isEnabled ? 1 : 0.4)"), "\(label)")
    #expect(emitted.components.contains("#if !os(tvOS) && !os(watchOS)"))
  }

  @Test func constantsAloneAreAnEnum() {
    let emitted = Emitted { builder in
      builder.component("spacing", .none) { spacing, builder in
        spacing.axes = [builder.axis("density", ["wide", "tight"], defaultOption: 0)]
        spacing.set(.width, axes: [0], [.number(8), .number(4)])
      }
    }
    #expect(!emitted.components.contains("View {"), "\(emitted.components)")
    #expect(emitted.components.contains("case .tight: 4"))
  }

  @Test func aComponentThatHidesATypeOfTheSystemNeedsAPrefix() {
    func emit(_ prefix: String) -> [Diagnostic] {
      Emitted(settings: OutputSettings(namespace: "Fukidashi", componentPrefix: prefix)) {
        $0.component("toggle", .text) { toggle, _ in toggle.set(.opacity, .number(1)) }
      }.diagnostics
    }
    #expect(emit("").map(\.rule) == [.hidesPlatformType])
    #expect(emit("").first?.help.first?.contains("componentPrefix") == true)
    #expect(emit("Acme") == [])
  }

  @Test func twoComponentsOfOneNameAreToldApart() {
    let emitted = Emitted {
      $0.component("tag", .text) { tag, _ in tag.set(.opacity, .number(1)) }
      $0.component("Tag", .text) { tag, _ in tag.set(.opacity, .number(1)) }
    }
    #expect(emitted.diagnostics.contains { $0.rule == .nameCollision && $0.related.count == 1 })
  }

  @Test func modesAreReadFromTheEnvironment() {
    let emitted = Emitted { builder in
      builder.design.axes = [ModeAxis(name: "density", contexts: ["wide", "tight"])]
      let gap = builder.token(
        "gap", in: .root, type: .dimension,
        Conditional(
          .literal(.dimension(Dimension(8))),
          overrides: [
            .init(
              Condition(modes: [.init(axis: 0, context: 1)]), .literal(.dimension(Dimension(4))))
          ]))
      let computed = builder.token(
        "twice", in: .root, type: .dimension,
        Conditional(
          .literal(.dimension(Dimension(16))),
          overrides: [
            .init(
              Condition(modes: [.init(axis: 0, context: 1)]), .literal(.dimension(Dimension(8))))
          ]), isPrivate: true)
      builder.component("tag", .text) { tag, builder in
        tag.parameters = [
          builder.parameter("inset", .dimension, .measure(Measure(.token(gap.index))))
        ]
        tag.axes = [builder.axis("density", ["s", "l"], defaultOption: 0)]
        tag.set(.padding(.start), .measure(Measure(.token(gap.index))))
        tag.set(.padding(.top), .measure(Measure(.parameter(0))))
        tag.set(.width, .measure(Measure(.token(computed.index), plus: 1)))
        tag.set(.height, .measure(Measure(20)))
      }
      builder.component("still", .button) { still, _ in
        still.set(.width, .measure(Measure(20)))
      }
    }
    #expect(emitted.diagnostics.isEmpty)
    let code = emitted.components
    #expect(code.contains("  private let inset: CGFloat?\n  private let density: Density\n"))
    #expect(
      code.contains("  @Environment(\\.fukidashiDensity) private var densityMode\n"), "\(code)")
    #expect(
      code.contains("  public init(_ text: Text, inset: CGFloat? = nil, density: Density = .s) {\n")
    )
    #expect(code.contains("      .padding(.leading, Fukidashi.gap(densityMode))\n"))
    #expect(code.contains("      .padding(.top, insetValue)\n"))
    #expect(
      code.contains(
        "  private var insetValue: CGFloat { inset ?? Fukidashi.gap(densityMode) }\n"))
    #expect(
      code.contains(
        """
          private var width: CGFloat {
            switch densityMode {
            case .wide: 17
            case .tight: 9
            }
          }
        """))
    // What does not differ reads nothing.
    #expect(!emitted.declaration("private struct StillLabel").contains("@Environment"))
    #expect(emitted.declaration("private struct StillLabel").contains(".frame(width: 20)"))
  }

  @Test func shapesTakeModesAsArguments() {
    let emitted = Emitted { builder in
      builder.design.axes = [ModeAxis(name: "density", contexts: ["wide", "tight"])]
      let gap = builder.token(
        "gap", in: .root, type: .dimension,
        Conditional(
          .literal(.dimension(Dimension(8))),
          overrides: [
            .init(
              Condition(modes: [.init(axis: 0, context: 1)]), .literal(.dimension(Dimension(4))))
          ]), isPrivate: true)
      let width = Measure(.width) - Measure(.token(gap.index))
      let path: [PathCommand] = [
        .move(to: Point(x: .zero, y: .zero)), .line(to: Point(x: width, y: Measure(.height))),
        .line(to: Point(x: Measure(.parameter(0)), y: .zero)),
      ]
      let corner = builder.parameter("corner", .dimension, .measure(Measure(.token(gap.index))))
      let leaf = builder.shape(
        ShapeDeclaration(
          name: "leaf", annotation: builder.annotation(), parameters: [corner], axis: .fixed,
          path: path, leastSize: LeastSize(width: .zero, height: .zero)))
      builder.component("tag", .text) { tag, _ in
        tag.shape = .declared(leaf, arguments: [nil])
        tag.set(.background, .color(.literal(.black)))
      }
    }
    let code = emitted.components
    #expect(
      code.contains(
        """
          public init(corner: CGFloat? = nil, density: FukidashiDensity = .wide, mirrored: Bool = false) {
            self.corner = corner ?? Self.gap(density)
            self.density = density
        """), "\(code)")
    #expect(code.contains("path.addLine(to: CGPoint(x: width - Self.gap(density), y: height))"))
    #expect(
      code.contains("private nonisolated static func gap(_ density: FukidashiDensity) -> CGFloat"))
    #expect(code.contains("LeafShape(density: density)"))
  }
}
