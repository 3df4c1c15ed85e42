import Color
import Geometry
package import IR
import Motion

/// A design that uses what the four systems do not: every type of token, components of all kinds
/// with several choices, states, interactions and parameters.
package enum Gallery {
  package static let design: DesignSystem = {
    var builder = DesignBuilder()
    let tokens = addTokens(to: &builder)
    let balloon = builder.shape(FourSystems.balloonShape(&builder))
    let ring = builder.shape(ringShape(&builder))
    let quick = builder.animation(
      "quick", .curve(.easeInOut, Duration(milliseconds: 120)), description: "Hardly seen.")
    guard let spring = try? Spring(response: 0.4, dampingFraction: 0.45) else {
      return builder.design
    }
    let bouncy = builder.animation("bouncy", .spring(SpringTiming(spring: spring)))
    builder.predefinedAnimations()
    let interactions = addInteractions(to: &builder, quick: quick, bouncy: bouncy)
    addBadge(to: &builder, tokens)
    addNotice(to: &builder, tokens)
    addChip(to: &builder, interactions.lift, tokens)
    addSpeechButton(to: &builder, balloon, interactions.tint)
    addSpeechBox(to: &builder, balloon)
    addAvatar(to: &builder)
    addSpacing(to: &builder, tokens)
    _ = ring
    return builder.design
  }()

  private struct Tokens {
    var blue: TokenID
    var red: TokenID
    var gap: TokenID
    var body: TokenID
    var family: TokenID
  }

  private static func addTokens(to builder: inout DesignBuilder) -> Tokens {
    let color = builder.group("color", description: "Colours of the gallery.")
    let blue = builder.token("blue", in: color, .color(ColorValue(rgb8: 0x0A84FF)))
    let red = builder.token(
      "red", in: color, .color(ColorValue(rgb8: 0xD70015)), description: "Danger.\nNothing else.")
    builder.token(
      "scrim", in: color, .color(ColorValue(rgb8: 0x000000).withAlpha(0.4)),
      deprecated: Deprecation(message: "Use {color.veil}."))
    builder.token("vivid", in: color, .color(ColorValue(.displayP3, 0, 0.8, 0.4)))
    builder.token("sea", in: color, .color(ColorValue(.hsl, 200, 40, 33.3)))
    let size = builder.group("size")
    let gap = builder.token("gap", in: size, .dimension(Dimension(12)))
    builder.token("measure", in: size, .dimension(Dimension(40, .rem)))
    builder.token("none", in: size, .dimension(Dimension(0)))
    let text = builder.group("text")
    let family = builder.token(
      "family", in: text, .fontFamily(["SF Pro", "O'Neil \"Slab\"", "sans-serif"]))
    let weight = builder.token("strong", in: text, .fontWeight(700))
    let body = builder.token(
      "body", in: text,
      .typography(
        Typography(
          fontFamily: .alias(family, ["SF Pro", "O'Neil \"Slab\"", "sans-serif"]),
          fontSize: .literal(Dimension(17)), fontWeight: .alias(weight, 700),
          lineHeight: .literal(.factor(1.3)), letterSpacing: .literal(.em(-0.01)))))
    builder.alias("caption", in: text, of: body)
    let other = builder.group("other")
    builder.token("ratio", in: other, .number(1.618))
    builder.token("fast", in: other, .duration(Duration(milliseconds: 120)))
    builder.token("curve", in: other, .cubicBezier(.easeInOut))
    builder.token("greeting", in: other, .string("\"Hi\" </style> \\ \u{202E}\nbye"))
    builder.token("on", in: other, .boolean(true))
    if let spring = try? Spring(response: 0.3, dampingFraction: 1) {
      builder.token("snap", in: other, .spring(SpringTiming(spring: spring)))
    }
    return Tokens(blue: blue, red: red, gap: gap, body: body, family: family)
  }

  private static func addInteractions(
    to builder: inout DesignBuilder, quick: AnimationID, bouncy: AnimationID
  ) -> (lift: InteractionID, tint: InteractionID) {
    let lift = builder.interaction(
      "lift", parameters: [builder.parameter("distance", .dimension, .measure(Measure(4)))],
      [
        (.hovered, [.offset(x: Conditional(Measure(.parameter(0))), y: Conditional(Measure(-2)))]),
        (
          .pressed,
          [
            .scale(Conditional(Measure(0.95))), .opacity(Conditional(Measure(0.8))),
            .background(Conditional(.literal(ColorValue(rgb8: 0x004488)))),
          ]
        ),
      ], animation: bouncy, description: "Comes nearer under the pointer.")
    let tint = builder.interaction(
      "tint", parameters: [builder.parameter("tintColor", .color, .color(.literal(.black)))],
      [
        (
          .hovered,
          [.overlay(color: Conditional(.parameter(0)), opacity: Conditional(Measure(0.1)))]
        ),
        (
          .pressed,
          [.overlay(color: Conditional(.parameter(0)), opacity: Conditional(Measure(0.3)))]
        ),
      ], animation: quick)
    builder.interaction(
      "glow", [(.focused, [.background(Conditional(.literal(ColorValue(rgb8: 0xFFF3B0))))])],
      animation: quick)
    return (lift, tint)
  }

  private static func addBadge(to builder: inout DesignBuilder, _ tokens: Tokens) {
    builder.component("badge", .text, description: "A word in a capsule.") { badge, builder in
      badge.shape = .capsule
      badge.axes = [
        builder.axis("tone", ["info", "danger"], defaultOption: 0),
        builder.axis("size", ["s", "m"], defaultOption: 1),
      ]
      badge.set(
        .background, axes: [0], [.color(.token(tokens.blue)), .color(.token(tokens.red))])
      badge.set(.foreground, .hex(0xFFFFFF))
      badge.set(.fontSize, axes: [1], [.number(10), .number(12)])
      badge.set(.fontWeight, axes: [0, 1], [nil, nil, .number(700), nil])
      badge.set(.padding(.start), .number(6))
      badge.set(.padding(.end), .number(6))
      badge.set(.padding(.top), .number(2))
      badge.set(.padding(.bottom), .number(2))
      badge.set(.opacity, in: .disabled, .number(0.4))
    }
  }

  /// A choice that must be made, one that leaves things unset, and alignment with unequal margins.
  private static func addNotice(to builder: inout DesignBuilder, _ tokens: Tokens) {
    builder.component("notice", .container) { notice, builder in
      notice.axes = [
        builder.axis("place", ["start", "middle", "end", "wherever"], defaultOption: 3),
        builder.axis("loudness", ["quiet", "plain", "loud"], defaultOption: nil),
      ]
      notice.set(
        .align, axes: [0],
        [.alignment(.start), .alignment(.center), .alignment(.end), nil])
      notice.set(.margin(.start), .number(10))
      notice.set(.margin(.end), .measure(Measure(.token(tokens.gap.index), times: 2)))
      notice.set(.maxWidth, .number(300))
      notice.set(.background, axes: [1], [nil, .hex(0xEEEEEE), .color(.token(tokens.red))])
      notice.set(.cornerRadius, axes: [1], [nil, .number(4), .number(8)])
      notice.set(.font, .typography(tokens.body))
      notice.set(.fontSize, axes: [1], [.number(12), nil, nil])
      notice.set(.padding(.start), .measure(Measure(.token(tokens.gap.index))))
    }
  }

  /// An interaction beside states and an opacity of its own.
  private static func addChip(
    to builder: inout DesignBuilder, _ lift: InteractionID, _ tokens: Tokens
  ) {
    builder.component("chip", .button) { chip, builder in
      chip.parameters = [
        builder.parameter("accent", .color, .color(.token(tokens.blue))),
        builder.parameter("textSize", .dimension, .measure(Measure(14))),
        builder.parameter("inset", .dimension, .measure(Measure(.parameter(1), times: 0.5))),
        builder.parameter("label", .string, .string("*/ </style> \"")),
        builder.parameter("active", .boolean, .boolean(false)),
        builder.parameter("strength", .number, .measure(Measure(0.9))),
      ]
      chip.customProperties = [
        .init(name: "ringWidth", kind: .dimension, span: builder.span())
      ]
      chip.shape = .roundedRectangle(cornerRadius: Measure(6))
      chip.interaction = InteractionUse(
        interaction: lift, arguments: [Conditional(.measure(Measure(.parameter(2))))])
      chip.set(.background, .color(.parameter(0)))
      chip.set(.foreground, .hex(0xFFFFFF))
      chip.set(.fontSize, .measure(Measure(.parameter(1))))
      chip.set(.padding(.start), .measure(Measure(.parameter(2))))
      chip.set(.padding(.end), .measure(Measure(.parameter(2))))
      chip.set(.height, .number(24))
      chip.set(.minWidth, .number(60))
      chip.set(.opacity, .measure(Measure(.parameter(5))))
      chip.set(.custom(0), .number(1))
      chip.set(.custom(0), in: .focused, .number(3))
      chip.set(.background, in: .hovered, .hex(0x3366CC))
      chip.set(.opacity, in: .disabled, .number(0.5))
    }
  }

  private static func addSpeechButton(
    to builder: inout DesignBuilder, _ balloon: ShapeID, _ tint: InteractionID
  ) {
    builder.component("speechButton", .button) { button, builder in
      button.shape = .declared(balloon, arguments: [Measure(10), nil, Measure(6)])
      button.interaction = InteractionUse(
        interaction: tint, arguments: [Conditional(.color(.literal(ColorValue(rgb8: 0x002200))))])
      button.axes = [builder.mirroredAxis()]
      button.set(.background, .hex(0x6DE67B))
      button.set(.padding(.start), axes: [0], [.number(8), .number(16)])
      button.set(.padding(.end), axes: [0], [.number(16), .number(8)])
      button.set(.padding(.top), .number(6))
      button.set(.padding(.bottom), .number(6))
      button.set(.scale, in: .pressed, .number(0.97))
    }
  }

  /// Arcs and a reading direction where the content itself is cut.
  private static func addSpeechBox(to builder: inout DesignBuilder, _ balloon: ShapeID) {
    builder.component("speechBox", .container) { box, builder in
      box.shape = .declared(balloon, arguments: [nil, nil, nil])
      box.axes = [builder.mirroredAxis()]
      box.set(.background, .hex(0xFFD60A))
      box.set(.width, .number(120))
    }
  }

  private static func addAvatar(to builder: inout DesignBuilder) {
    builder.component("avatar", .container) { avatar, builder in
      avatar.shape = .circle
      avatar.set(.width, .number(48))
      avatar.set(.height, .number(40))
      avatar.set(.background, .hex(0xBF5AF2))
      avatar.paddingFrame = .physical
      avatar.set(.padding(.start), .number(8))
    }
  }

  private static func addSpacing(to builder: inout DesignBuilder, _ tokens: Tokens) {
    builder.component("spacing", .none) { spacing, builder in
      spacing.axes = [builder.axis("density", ["compact", "roomy"], defaultOption: 1)]
      spacing.customProperties = [
        .init(name: "columns", kind: .number, span: builder.span()),
        .init(name: "tint", kind: .color, span: builder.span()),
      ]
      spacing.set(.padding(.start), axes: [0], [.number(4), .number(8)])
      spacing.set(.custom(0), axes: [0], [.number(4), nil])
      spacing.set(.custom(1), .color(.token(tokens.blue)))
      spacing.set(.font, .typography(tokens.body))
      spacing.set(.fontSize, .number(20))
      spacing.set(.lineHeight, .factor(Measure(1.5)))
    }
  }

  /// Two outlines, one of them a whole circle drawn anticlockwise.
  private static func ringShape(_ builder: inout DesignBuilder) -> ShapeDeclaration {
    let center = Point(
      x: Measure(.width, times: 0.5), y: Measure(.height, times: 0.5))
    let corner = Point(x: .zero, y: .zero)
    let path: [PathCommand] = [
      .move(to: corner),
      .line(to: Point(x: Measure(.width), y: .zero)),
      .line(to: Point(x: Measure(.width), y: Measure(.height))),
      .line(to: Point(x: .zero, y: Measure(.height))),
      .close,
      .arc(Arc(center: center, radius: Measure(.parameter(0)), from: 360, to: 0)),
      .close,
    ]
    return ShapeDeclaration(
      name: "ring", annotation: builder.annotation("A plate with a hole."),
      parameters: [builder.parameter("hole", .dimension, .measure(Measure(10)))],
      axis: .start, path: path,
      leastSize: LeastSize(width: Measure(.parameter(0), times: 2), height: Measure(20)))
  }
}
