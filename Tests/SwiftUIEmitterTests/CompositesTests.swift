import Color
import Diagnostics
import EmissionTestSupport
import IR
import Motion
import Testing

@Suite("Composite values")
struct CompositesTests {
  private static let veil = ColorValue(rgb8: 0, alpha8: 0x33)

  private static func layer(
    _ color: Aliasable<ColorValue>, y: Double = 1, spread: Double = 0, isInset: Bool = false
  ) -> ShadowLayer {
    ShadowLayer(
      color: color, offsetX: .literal(Dimension(0)), offsetY: .literal(Dimension(y)),
      blur: .literal(Dimension(2)), spread: .literal(Dimension(spread)), isInset: isInset)
  }

  @Test("Shadows: every layer, long ones over several lines")
  func shadows() {
    let emitted = Emitted { builder in
      let veil = builder.token("aVeilWhoseNameIsVeryLongIndeed", .color(Self.veil))
      builder.token("one", .shadow([Self.layer(.literal(.black))]))
      builder.token(
        "card",
        .shadow([
          Self.layer(.literal(Self.veil)),
          Self.layer(.alias(veil, Self.veil), y: -1.123, spread: 12345.5, isInset: true),
          Self.layer(.literal(.white)),
        ]))
    }
    #expect(
      emitted.constant("public nonisolated static let one") == """
        public nonisolated static let one: FukidashiShadow = FukidashiShadow(
          .init(color: rgb(0x000000), x: 0, y: 1, blur: 2))
        """)
    #expect(
      emitted.constant("public nonisolated static let card") == """
        public nonisolated static let card: FukidashiShadow = FukidashiShadow(
          .init(color: rgb(0x000000, opacity: 0.2), x: 0, y: 1, blur: 2),
          .init(
            color: Fukidashi.aVeilWhoseNameIsVeryLongIndeed, x: 0, y: -1.123, blur: 2, spread: 12345.5,
            isInset: true),
          .init(color: rgb(0xFFFFFF), x: 0, y: 1, blur: 2))
        """)
    #expect(emitted.tokens.contains("public struct FukidashiShadow: Hashable, Sendable {"))
    #expect(emitted.tokens.contains("public func shadow(_ shadow: FukidashiShadow) -> some View {"))
  }

  /// SwiftUI's `.shadow` has no inset and no spread: said, and not dropped without a word (figma-plugin#281).
  @Test("What the system's shadow has not got is told at the token")
  func limitsOfShadows() {
    let emitted = Emitted { builder in
      builder.token("plain", .shadow([Self.layer(.literal(.black))]))
      let spread = builder.token("spread", .shadow([Self.layer(.literal(.black), spread: 1)]))
      builder.alias("same", of: spread)
      builder.token("inset", .shadow([Self.layer(.literal(.black), isInset: true)]))
      builder.token(
        "hidden", .shadow([Self.layer(.literal(.black), isInset: true)]), isPrivate: true)
    }
    #expect(emitted.diagnostics.map(\.rule) == [.unsupportedOnPlatform, .unsupportedOnPlatform])
    #expect(emitted.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(emitted.diagnostics[0].message.contains("no spread"))
    #expect(emitted.diagnostics[1].message.contains("no inset"))
  }

  @Test("Borders and the styles of lines")
  func borders() {
    let dashes = StrokeStyle.dashes([.literal(Dimension(8)), .literal(Dimension(4))], .round)
    let emitted = Emitted { builder in
      let long = builder.token("long", .strokeStyle(dashes))
      builder.token("dashed", .strokeStyle(.keyword(.dashed)))
      builder.token("ridge", .strokeStyle(.keyword(.ridge)))
      for (name, style) in [
        ("solidLine", Aliasable.literal(StrokeStyle.keyword(.solid))),
        ("dottedLine", .literal(.keyword(.dotted))), ("longLine", .alias(long, dashes)),
      ] {
        builder.token(
          name,
          .border(
            Border(color: .literal(.black), width: .literal(Dimension(2)), style: style)))
      }
    }
    for line in [
      "long: StrokeStyle = StrokeStyle(lineCap: .round, dash: [8, 4])",
      "dashed: StrokeStyle = StrokeStyle(dash: [3, 3])", "ridge: StrokeStyle = StrokeStyle()",
    ] {
      #expect(emitted.tokens.contains("  public nonisolated static let \(line)\n"), "\(line)")
    }
    for (name, arguments) in [
      ("solidLine", "color: rgb(0x000000), width: 2)"),
      (
        "dottedLine",
        "color: rgb(0x000000), width: 2, style: StrokeStyle(lineCap: .round, dash: [0, 4]))"
      ),
      ("longLine", "color: rgb(0x000000), width: 2, style: Fukidashi.long)"),
    ] {
      #expect(
        emitted.constant("public nonisolated static let \(name)").hasSuffix(arguments), "\(name)")
    }
    #expect(emitted.diagnostics.map(\.rule) == [.unsupportedOnPlatform])
    #expect(emitted.diagnostics[0].message.contains("'ridge'"))
  }

  @Test("Gradients are the system's own")
  func gradients() {
    let emitted = Emitted { builder in
      let group = builder.group("gradient")
      builder.token(
        "fade", in: group,
        .gradient([
          GradientStop(color: .literal(.white), position: 0),
          GradientStop(color: .literal(.black), position: 0.333),
        ]))
    }
    #expect(
      emitted.tokens.contains(
        """
            public nonisolated static let fade: SwiftUI.Gradient = SwiftUI.Gradient(stops: [
              .init(color: rgb(0xFFFFFF), location: 0), .init(color: rgb(0x000000), location: 0.333),
            ])

        """))
  }

  @Test("Transitions are animations; curves that are tokens stay tokens")
  func transitions() {
    let emitted = Emitted { builder in
      let curve = builder.token("curve", .cubicBezier(.easeInOut))
      builder.token(
        "plain",
        .transition(
          Transition(
            duration: .literal(Duration(milliseconds: 200)),
            delay: .literal(Duration(milliseconds: 0)),
            timingFunction: .literal(.linear))))
      builder.token(
        "late",
        .transition(
          Transition(
            duration: .literal(Duration(milliseconds: 200)),
            delay: .literal(Duration(milliseconds: 50)),
            timingFunction: .alias(curve, .easeInOut))))
    }
    #expect(
      emitted.tokens.contains(
        "plain: Animation = Animation.timingCurve(0, 0, 1, 1, duration: 0.2)\n")
        || emitted.constant("public nonisolated static let plain").contains(
          "0, 0, 1, 1, duration: 0.2)")
    )
    #expect(
      emitted.tokens.contains(
        """
          public nonisolated static let late: Animation =
            Fukidashi.curve
            .animation(duration: 0.2)
            .delay(0.05)

        """)
        || emitted.tokens.contains(
          "late: Animation = Fukidashi.curve.animation(duration: 0.2).delay(0.05)\n")
    )
  }

  @Test("Angles, and sizes of text that grow")
  func simple() {
    let emitted = Emitted { builder in
      builder.token("tilt", .angle(-22.5))
      let body = builder.token("body", .fontSize(Dimension(17)))
      builder.token("big", .fontSize(Dimension(2, .rem)))
      builder.token("style", .typography(Typography(fontSize: .alias(body, Dimension(17)))))
    }
    for line in [
      "tilt: Angle = Angle.degrees(-22.5)", "body: FukidashiFontSize = FukidashiFontSize(17)",
    ] {
      #expect(emitted.tokens.contains("  public nonisolated static let \(line)\n"), "\(line)")
    }
    #expect(
      emitted.constant("public nonisolated static let big").contains("32, relativeTo: .largeTitle)")
    )
    #expect(
      emitted.constant("public nonisolated static let style").contains(
        "size: Fukidashi.body.points)"))
    #expect(emitted.tokens.contains("@ScaledMetric private var points: CGFloat"))
  }

  private static let modes =
    ModeAxis.standard + [ModeAxis(name: "density", contexts: ["comfortable", "compact"])]
  private static let dark = Condition(modes: [.init(axis: 0, context: 1)])
  private static let compact = Condition(modes: [.init(axis: 2, context: 1)])

  @Test("Colours in composites follow the system")
  func modesOfColors() {
    let emitted = Emitted { builder in
      builder.design.axes = Self.modes
      builder.token(
        "card", in: .root, type: .shadow,
        Conditional(
          .literal(.shadow([Self.layer(.literal(.black))])),
          overrides: [.init(Self.dark, .literal(.shadow([Self.layer(.literal(.white))])))]))
    }
    #expect(
      emitted.constant("public nonisolated static let card") == """
        public nonisolated static let card: FukidashiShadow = FukidashiShadow(
          .init(color: dynamic(light: rgb(0x000000), dark: rgb(0xFFFFFF)), x: 0, y: 1, blur: 2))
        """)
    #expect(!emitted.tokens.contains("static func card"))
  }

  @Test("Fields that are tokens are named in the mode at hand")
  func modesOfFields() {
    let emitted = Emitted { builder in
      builder.design.axes = Self.modes
      let width = builder.token(
        "width", in: .root, type: .dimension,
        Conditional(
          .literal(.dimension(Dimension(2))),
          overrides: [.init(Self.compact, .literal(.dimension(Dimension(1))))]))
      func border(_ pixels: Double) -> TokenValue {
        .literal(
          .border(
            Border(
              color: .literal(.black), width: .alias(width, Dimension(pixels)),
              style: .literal(.keyword(.solid)))))
      }
      builder.token(
        "line", in: .root, type: .border,
        Conditional(border(2), overrides: [.init(Self.compact, border(1))]))
    }
    #expect(
      emitted.tokens.contains(
        "FukidashiBorder(color: rgb(0x000000), width: Fukidashi.width(density))"))
    #expect(
      emitted.constant("public nonisolated static let line")
        .hasSuffix("color: rgb(0x000000), width: Fukidashi.width)"))
  }
}
