import Color
import Geometry
package import IR
import Motion

/// The four component systems that Tessera must be able to say, built by hand: the button in fixed
/// sizes, the three taps, the text in a balloon and the chat bubble.
package enum FourSystems {
  package static let design: DesignSystem = {
    var builder = DesignBuilder()
    let colors = addTokens(to: &builder)
    let balloon = builder.shape(balloonShape(&builder))
    let bubble = builder.shape(chatBubbleShape(&builder))
    addInteractions(to: &builder)
    addRectangleButton(to: &builder)
    addBalloonText(to: &builder, shape: balloon, color: colors.mine)
    addChatBubble(to: &builder, shape: bubble)
    return builder.design
  }()

  private static func addTokens(to builder: inout DesignBuilder) -> (mine: TokenID, yours: TokenID)
  {
    let color = builder.group("color")
    let green = builder.token(
      "green", in: color, .color(ColorValue(rgb8: 0x6DE67B)),
      description: "The default balloon colour.")
    let white = builder.token("white", in: color, .color(.white))
    let balloon = builder.group("balloon", in: color)
    return (
      builder.alias("mine", in: balloon, of: green), builder.alias("yours", in: balloon, of: white)
    )
  }

  private static func addInteractions(to builder: inout DesignBuilder) {
    guard let spring = try? Spring(response: 0.4, dampingFraction: 0.45) else { return }
    let bouncy = builder.animation("bouncy", .spring(SpringTiming(spring: spring)))
    let easeOut = builder.predefinedAnimations()
    builder.interaction(
      "opacity", [(.pressed, [.opacity(Conditional(Measure(0.75)))])], animation: easeOut)
    builder.interaction(
      "overlay", parameters: [builder.parameter("overlayColor", .color, nil)],
      [
        (
          .pressed,
          [
            .overlay(
              color: Conditional(.parameter(0)), opacity: Conditional(Measure(0.4)))
          ]
        )
      ],
      animation: easeOut)
    builder.interaction(
      "spring", [(.pressed, [.scale(Conditional(Measure(0.9)))])], animation: bouncy)
  }

  private static func addRectangleButton(to builder: inout DesignBuilder) {
    builder.component("rectangleButton", .button, description: "A button in fixed sizes.") {
      button, builder in
      button.axes = [builder.axis("size", ["large", "small"], defaultOption: 0)]
      button.set(.fontSize, axes: [0], [.number(14), .number(12)])
      button.set(.width, axes: [0], [.number(200), .number(100)])
      button.set(.height, axes: [0], [.number(40), .number(16)])
    }
  }

  private static func addBalloonText(
    to builder: inout DesignBuilder, shape: ShapeID, color: TokenID
  ) {
    let kotlin = Condition(platform: PlatformID("kotlin"))
    let tail = Measure(.shapeParameter(1))
    func cell(_ value: Measure, kotlin other: Measure) -> VariantTable.Cell {
      Conditional(.measure(value), overrides: [.init(kotlin, .measure(other))])
    }
    builder.component("balloonText", .text) { text, builder in
      text.shape = .declared(shape, arguments: [nil, nil, nil])
      text.parameters = [builder.parameter("color", .color, .color(.token(color)))]
      text.axes = [builder.mirroredAxis()]
      text.set(.background, .color(.parameter(0)))
      text.set(
        .padding(.start), axes: [0],
        [Conditional(.number(4)), cell(tail + Measure(4), kotlin: tail + Measure(4))])
      text.set(
        .padding(.end), axes: [0],
        [cell(tail + Measure(4), kotlin: tail + Measure(2)), cell(Measure(4), kotlin: Measure(2))])
      for side in [Side.top, .bottom] {
        text.set(.padding(side), axes: [], [cell(Measure(2), kotlin: Measure(1))])
      }
    }
  }

  private static func addChatBubble(to builder: inout DesignBuilder, shape: ShapeID) {
    builder.component("chatBubble", .container) { bubble, builder in
      bubble.shape = .declared(shape, arguments: [])
      bubble.axes = [builder.axis("direction", ["left", "right"], defaultOption: nil)]
      bubble.marginFrame = .physical
      bubble.set(.margin(.start), axes: [0], [.number(20), .number(50)])
      bubble.set(.margin(.end), axes: [0], [.number(50), .number(20)])
      bubble.set(.margin(.top), .number(20))
      bubble.set(.margin(.bottom), .number(20))
      bubble.set(.align, axes: [0], [.alignment(.left), .alignment(.right)])
      bubble.set(.mirrored, axes: [0], [nil, .boolean(true)])
    }
  }
}
