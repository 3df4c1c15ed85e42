// Generated from tokens/ by Tessera. Do not edit.

import SwiftUI

/// A rounded box whose top trailing corner grows a tail.
public struct BalloonShape: Shape {
  public var cornerRadius: CGFloat
  public var tailWidth: CGFloat
  public var tailHeight: CGFloat
  /// Drawn reflected about its vertical axis.
  public var mirrored: Bool

  public init(
    cornerRadius: CGFloat = 8, tailWidth: CGFloat? = nil, tailHeight: CGFloat? = nil,
    mirrored: Bool = false
  ) {
    self.cornerRadius = cornerRadius
    self.tailWidth = tailWidth ?? cornerRadius / 2
    self.tailHeight = tailHeight ?? cornerRadius / 2
    self.mirrored = mirrored
  }

  /// The smallest size in which the outline is whole.
  public nonisolated var minimumSize: CGSize {
    CGSize(
      width: 2 * cornerRadius + tailWidth,
      height: cornerRadius + max(cornerRadius, cornerRadius / 2 + tailHeight))
  }

  /// The outline is mirrored by `mirrored` alone, alike on every version of the system.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width
    let height = rect.height
    var path = Path()
    path.addArc(
      center: CGPoint(x: cornerRadius, y: cornerRadius), radius: cornerRadius,
      startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
    path.addArc(
      center: CGPoint(x: width - cornerRadius - tailWidth, y: cornerRadius), radius: cornerRadius,
      startAngle: .degrees(270), endAngle: .degrees(315), clockwise: false)
    path.addQuadCurve(to: CGPoint(x: width, y: 0), control: CGPoint(x: width - tailWidth / 2, y: 0))
    path.addQuadCurve(
      to: CGPoint(x: width - tailWidth, y: cornerRadius / 2 + tailHeight),
      control: CGPoint(x: width - tailWidth / 2, y: 0))
    path.addArc(
      center: CGPoint(x: width - cornerRadius - tailWidth, y: height - cornerRadius),
      radius: cornerRadius, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    path.addArc(
      center: CGPoint(x: cornerRadius, y: height - cornerRadius), radius: cornerRadius,
      startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
    path.closeSubpath()
    return path.placed(in: rect, mirrored: mirrored)
  }
}

/// A message bubble with its tail at the bottom left.
public struct ChatBubbleShape: Shape {
  /// Drawn reflected about its vertical axis.
  public var mirrored: Bool

  public init(mirrored: Bool = false) {
    self.mirrored = mirrored
  }

  /// The smallest size in which the outline is whole.
  public nonisolated var minimumSize: CGSize {
    CGSize(width: 45, height: 40)
  }

  /// The outline is mirrored by `mirrored` alone, alike on every version of the system.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width
    let height = rect.height
    var path = Path()
    path.move(to: CGPoint(x: 25, y: height))
    path.addLine(to: CGPoint(x: width - 20, y: height))
    path.addCurve(
      to: CGPoint(x: width, y: height - 20), control1: CGPoint(x: width - 8, y: height),
      control2: CGPoint(x: width, y: height - 8))
    path.addLine(to: CGPoint(x: width, y: 20))
    path.addCurve(
      to: CGPoint(x: width - 20, y: 0), control1: CGPoint(x: width, y: 8),
      control2: CGPoint(x: width - 8, y: 0))
    path.addLine(to: CGPoint(x: 21, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 20), control1: CGPoint(x: 12, y: 0), control2: CGPoint(x: 4, y: 8))
    path.addLine(to: CGPoint(x: 4, y: height - 11))
    path.addCurve(
      to: CGPoint(x: 0, y: height), control1: CGPoint(x: 4, y: height - 1),
      control2: CGPoint(x: 0, y: height))
    path.addLine(to: CGPoint(x: -0.05, y: height - 0.01))
    path.addCurve(
      to: CGPoint(x: 11, y: height - 4), control1: CGPoint(x: 4, y: height + 0.5),
      control2: CGPoint(x: 8, y: height - 1))
    path.addCurve(
      to: CGPoint(x: 25, y: height), control1: CGPoint(x: 16, y: height),
      control2: CGPoint(x: 20, y: height))
    path.closeSubpath()
    return path.placed(in: rect, mirrored: mirrored)
  }
}

extension View {
  /// Makes this a button that runs `action`.
  ///
  /// Lets what lies behind show through while pressed.
  public func onTapWithOpacity(_ action: @escaping @MainActor () -> Void = {}) -> some View {
    Button(action: action) { self }.buttonStyle(OpacityTapStyle())
  }

  /// Makes this a button that runs `action`.
  ///
  /// Lays the caller's colour over the view while pressed.
  public func onTapWithOverlay(
    overlayColor: Color, _ action: @escaping @MainActor () -> Void = {}
  ) -> some View {
    Button(action: action) { self }.buttonStyle(OverlayTapStyle(overlayColor: overlayColor))
  }

  /// Makes this a button that runs `action`.
  ///
  /// Shrinks while pressed, and springs back.
  public func onTapWithSpring(_ action: @escaping @MainActor () -> Void = {}) -> some View {
    Button(action: action) { self }.buttonStyle(SpringTapStyle())
  }
}

/// Lets what lies behind show through while pressed.
public struct OpacityTapStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(OpacityTap(isPressed: configuration.isPressed))
      .contentShape(Rectangle())
  }
}

private struct OpacityTap: ViewModifier {
  let isPressed: Bool

  func body(content: Content) -> some View {
    content
      .compositingGroup()
      .opacity(isPressed ? 0.75 : 1)
      .animation(Fukidashi.Motion.easeOut, value: isPressed)
  }
}

/// Lays the caller's colour over the view while pressed.
public struct OverlayTapStyle: ButtonStyle {
  public var overlayColor: Color

  public init(overlayColor: Color) {
    self.overlayColor = overlayColor
  }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(OverlayTap(overlayColor: overlayColor, isPressed: configuration.isPressed))
      .contentShape(Rectangle())
  }
}

private struct OverlayTap: ViewModifier {
  let overlayColor: Color
  let isPressed: Bool

  func body(content: Content) -> some View {
    content
      .overlay { overlayColor.opacity(isPressed ? 0.4 : 0).allowsHitTesting(false) }
      .animation(Fukidashi.Motion.easeOut, value: isPressed)
  }
}

/// Shrinks while pressed, and springs back.
public struct SpringTapStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(SpringTap(isPressed: configuration.isPressed))
      .contentShape(Rectangle())
  }
}

private struct SpringTap: ViewModifier {
  let isPressed: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .compositingGroup()
      .opacity(isPressed && reduceMotion ? 0.75 : 1)
      .scaleEffect(isPressed && !reduceMotion ? 0.9 : 1)
      .animation(reduceMotion ? .easeOut : Fukidashi.Motion.bouncyInteractive, value: isPressed)
  }
}

/// Text in a speech balloon.
public struct BalloonText: View {
  private let color: Color
  private let foreground: Color
  private let mirrored: Bool
  private let text: Text
  @Environment(\.layoutDirection) private var layoutDirection

  /// Text from a table of strings, as `Text` finds it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, color: Color = Fukidashi.Color.Balloon.mine,
    foreground: Color = .black, mirrored: Bool = false
  ) {
    self.init(
      Text(key, tableName: tableName, bundle: bundle, comment: comment), color: color,
      foreground: foreground, mirrored: mirrored)
  }

  /// Text as it is.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ text: Characters, color: Color = Fukidashi.Color.Balloon.mine, foreground: Color = .black,
    mirrored: Bool = false
  ) {
    self.init(Text(text), color: color, foreground: foreground, mirrored: mirrored)
  }

  public init(
    _ text: Text, color: Color = Fukidashi.Color.Balloon.mine, foreground: Color = .black,
    mirrored: Bool = false
  ) {
    self.color = color
    self.foreground = foreground
    self.mirrored = mirrored
    self.text = text
  }

  public var body: some View {
    let isRightToLeft = layoutDirection == .rightToLeft
    let shape = BalloonShape(mirrored: mirrored != isRightToLeft)
    text
      .foregroundStyle(foreground)
      .padding(.leading, mirrored ? 4 + shape.tailWidth : 4)
      .padding(.trailing, mirrored ? 4 : 4 + shape.tailWidth)
      .padding(.vertical, 2)
      .frame(minWidth: shape.minimumSize.width, minHeight: shape.minimumSize.height)
      .background(color, in: shape)
  }
}

public enum ChatBubbleDirection: String, CaseIterable, Sendable {
  case left
  case right
}

/// Any content, clipped to a message bubble.
public struct ChatBubble<Content: View>: View {
  private let direction: ChatBubbleDirection
  private let content: Content
  @Environment(\.layoutDirection) private var layoutDirection

  public init(direction: ChatBubbleDirection, @ViewBuilder content: () -> Content) {
    self.direction = direction
    self.content = content()
  }

  public var body: some View {
    let isRightToLeft = layoutDirection == .rightToLeft
    let mirrored = direction == .right
    let shape = ChatBubbleShape(mirrored: mirrored)
    content
      .frame(minWidth: shape.minimumSize.width, minHeight: shape.minimumSize.height)
      .clipShape(shape)
      .frame(maxWidth: .infinity, alignment: mirrored != isRightToLeft ? .trailing : .leading)
      .padding(.leading, mirrored != isRightToLeft ? 50 : 20)
      .padding(.trailing, mirrored != isRightToLeft ? 20 : 50)
      .padding(.vertical, 20)
  }
}

/// A button in fixed sizes.
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

extension ButtonStyle where Self == RectangleButtonStyle {
  /// A button in fixed sizes.
  public static func rectangle(_ size: RectangleButtonStyle.Size = .large) -> RectangleButtonStyle {
    RectangleButtonStyle(size: size)
  }
}

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

extension Path {
  /// Moves what is drawn from the origin into `rect`, reflected about its vertical axis if asked.
  fileprivate nonisolated func placed(in rect: CGRect, mirrored: Bool) -> Path {
    applying(
      mirrored
        ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
        : CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
