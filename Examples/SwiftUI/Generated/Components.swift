// Generated from tokens/ by Tessera. Do not edit.

import SwiftUI

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#elseif canImport(UIKit)
  import UIKit
#endif

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

/// A rounded box that can have a tail in the middle of any side.
public struct TipShape: Shape {
  public var radius: CGFloat
  public var top: CGFloat
  public var bottom: CGFloat
  public var left: CGFloat
  public var right: CGFloat
  /// Drawn reflected about its vertical axis.
  public var mirrored: Bool

  public init(
    radius: CGFloat = 6, top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0,
    right: CGFloat = 0, mirrored: Bool = false
  ) {
    self.radius = radius
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
    self.mirrored = mirrored
  }

  /// The smallest size in which the outline is whole.
  public nonisolated var minimumSize: CGSize {
    CGSize(
      width: left + right + 2 * radius + 2 * max(top, bottom),
      height: top + bottom + 2 * radius + 2 * max(left, right))
  }

  /// The outline is mirrored by `mirrored` alone, alike on every version of the system.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width
    let height = rect.height
    var path = Path()
    path.move(to: CGPoint(x: left + radius, y: top))
    path.addLine(to: CGPoint(x: width / 2 + left / 2 - right / 2 - top, y: top))
    path.addLine(to: CGPoint(x: width / 2 + left / 2 - right / 2, y: 0))
    path.addLine(to: CGPoint(x: width / 2 + left / 2 - right / 2 + top, y: top))
    path.addLine(to: CGPoint(x: width - right - radius, y: top))
    path.addArc(
      center: CGPoint(x: width - right - radius, y: top + radius), radius: radius,
      startAngle: .degrees(270), endAngle: .degrees(360), clockwise: false)
    let y1: CGFloat = height / 2 + top / 2 - bottom / 2 - right
    path.addLine(to: CGPoint(x: width - right, y: y1))
    path.addLine(to: CGPoint(x: width, y: height / 2 + top / 2 - bottom / 2))
    let y2: CGFloat = height / 2 + top / 2 - bottom / 2 + right
    path.addLine(to: CGPoint(x: width - right, y: y2))
    path.addArc(
      center: CGPoint(x: width - right - radius, y: height - bottom - radius), radius: radius,
      startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    let x3: CGFloat = width / 2 + left / 2 - right / 2 + bottom
    path.addLine(to: CGPoint(x: x3, y: height - bottom))
    path.addLine(to: CGPoint(x: width / 2 + left / 2 - right / 2, y: height))
    let x4: CGFloat = width / 2 + left / 2 - right / 2 - bottom
    path.addLine(to: CGPoint(x: x4, y: height - bottom))
    path.addArc(
      center: CGPoint(x: left + radius, y: height - bottom - radius), radius: radius,
      startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
    path.addLine(to: CGPoint(x: left, y: height / 2 + top / 2 - bottom / 2 + left))
    path.addLine(to: CGPoint(x: 0, y: height / 2 + top / 2 - bottom / 2))
    path.addLine(to: CGPoint(x: left, y: height / 2 + top / 2 - bottom / 2 - left))
    path.addArc(
      center: CGPoint(x: left + radius, y: top + radius), radius: radius, startAngle: .degrees(180),
      endAngle: .degrees(270), clockwise: false)
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

/// A card with a shadow and a border.
public struct ContactCard<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      content
    }
    .foregroundStyle(Fukidashi.ink)
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .background(Fukidashi.surface, in: RoundedRectangle(cornerRadius: 12, style: .circular))
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))
    .overlay {
      RoundedRectangle(cornerRadius: 12, style: .circular)
        .strokeBorder(Fukidashi.line, lineWidth: 1)
    }
    .shadow(Fukidashi.lift, in: RoundedRectangle(cornerRadius: 12, style: .circular))
  }
}

/// A word of help, with a tail towards what it is about.
public struct Hint: View {
  private let top: CGFloat
  private let bottom: CGFloat
  private let left: CGFloat
  private let right: CGFloat
  private let mirrored: Bool
  private let text: Text
  @Environment(\.layoutDirection) private var layoutDirection
  @ScaledMetric(relativeTo: .body) private var textScale: CGFloat = 1

  /// Text from a table of strings, as `Text` finds it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, top: CGFloat = 0, bottom: CGFloat = 6, left: CGFloat = 0,
    right: CGFloat = 0, mirrored: Bool = false
  ) {
    self.init(
      Text(key, tableName: tableName, bundle: bundle, comment: comment), top: top, bottom: bottom,
      left: left, right: right, mirrored: mirrored)
  }

  /// Text as it is.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ text: Characters, top: CGFloat = 0, bottom: CGFloat = 6, left: CGFloat = 0,
    right: CGFloat = 0, mirrored: Bool = false
  ) {
    self.init(Text(text), top: top, bottom: bottom, left: left, right: right, mirrored: mirrored)
  }

  public init(
    _ text: Text, top: CGFloat = 0, bottom: CGFloat = 6, left: CGFloat = 0, right: CGFloat = 0,
    mirrored: Bool = false
  ) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
    self.mirrored = mirrored
    self.text = text
  }

  public var body: some View {
    let isRightToLeft = layoutDirection == .rightToLeft
    let shape = TipShape(top: top, bottom: bottom, left: left, right: right, mirrored: mirrored)
    text
      .font(.system(size: 13 * textScale))
      .foregroundStyle(dynamic(light: Color.white, dark: Color.black))
      .padding(.leading, mirrored != isRightToLeft ? 10 + right : 10 + left)
      .padding(.trailing, mirrored != isRightToLeft ? 10 + left : 10 + right)
      .padding(.top, 6 + top)
      .padding(.bottom, 6 + bottom)
      .frame(minWidth: shape.minimumSize.width, minHeight: shape.minimumSize.height)
      .background(Fukidashi.ink, in: shape)
  }
}

/// A field for a line of text.
public struct MessageField: View {
  private let text: Binding<String>
  private let isInvalid: Bool
  private let label: Text
  @Environment(\.isEnabled) private var isEnabled
  @FocusState private var isFocused: Bool
  @ScaledMetric(relativeTo: .body) private var textScale: CGFloat = 1

  /// A label, shown while the field is empty, from a table of strings, as `Text` finds it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, text: Binding<String>, isInvalid: Bool = false
  ) {
    self.init(
      Text(key, tableName: tableName, bundle: bundle, comment: comment), text: text,
      isInvalid: isInvalid)
  }

  /// A label, shown while the field is empty, as it is.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ label: Characters, text: Binding<String>, isInvalid: Bool = false
  ) {
    self.init(Text(label), text: text, isInvalid: isInvalid)
  }

  public init(_ label: Text, text: Binding<String>, isInvalid: Bool = false) {
    self.text = text
    self.isInvalid = isInvalid
    self.label = label
  }

  public var body: some View {
    TextField(text: text) { label }
      .textFieldStyle(.plain)
      .focused($isFocused)
      .font(.system(size: 16 * textScale))
      .foregroundStyle(Fukidashi.ink)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(width: 240)
      .background(Fukidashi.surface, in: RoundedRectangle(cornerRadius: 18, style: .circular))
      .overlay {
        RoundedRectangle(cornerRadius: 18, style: .circular)
          .strokeBorder(borderColor, lineWidth: isInvalid ? 2 : 1)
      }
      .compositingGroup()
      .opacity(isEnabled ? 1 : 0.5)
      .animation(Fukidashi.Motion.easeOut, value: isFocused)
      .animation(Fukidashi.Motion.easeOut, value: isInvalid)
      .animation(Fukidashi.Motion.easeOut, value: isEnabled)
  }

  private var borderColor: Color {
    if isInvalid {
      Fukidashi.alarm
    } else if isFocused {
      Fukidashi.Color.blue
    } else {
      Fukidashi.line
    }
  }
}

/// Turns something on and off.
public struct SoundSwitch: View {
  private let mirrored: Bool
  private let isOn: Binding<Bool>
  private let label: Text

  /// A label to be read out, from a table of strings, as `Text` finds it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, isOn: Binding<Bool>, mirrored: Bool = false
  ) {
    self.init(
      Text(key, tableName: tableName, bundle: bundle, comment: comment), isOn: isOn,
      mirrored: mirrored)
  }

  /// A label to be read out, as it is.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ label: Characters, isOn: Binding<Bool>, mirrored: Bool = false
  ) {
    self.init(Text(label), isOn: isOn, mirrored: mirrored)
  }

  public init(_ label: Text, isOn: Binding<Bool>, mirrored: Bool = false) {
    self.mirrored = mirrored
    self.isOn = isOn
    self.label = label
  }

  public var body: some View {
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      label
    }
    .buttonStyle(SoundSwitchTapStyle(mirrored: mirrored, isChecked: isOn.wrappedValue))
    .accessibilityRepresentation { Toggle(isOn: isOn) { label } }
  }
}

private struct SoundSwitchTapStyle: ButtonStyle {
  let mirrored: Bool
  let isChecked: Bool

  func makeBody(configuration: Configuration) -> some View {
    SoundSwitchLabel(mirrored: mirrored, isPressed: configuration.isPressed, isChecked: isChecked)
  }
}

private struct SoundSwitchLabel: View {
  let mirrored: Bool
  let isPressed: Bool
  let isChecked: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      SoundSwitchThumb(mirrored: mirrored, isPressed: isPressed, isChecked: isChecked)
    }
    .padding(2)
    .frame(width: 51, height: 31)
    .background(isChecked ? Fukidashi.Color.blue : Fukidashi.line, in: Capsule(style: .circular))
    .compositingGroup()
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Capsule(style: .circular))
    .animation(Fukidashi.Motion.slide, value: isChecked)
    .animation(Fukidashi.Motion.slide, value: isEnabled)
  }
}

private struct SoundSwitchThumb: View {
  let mirrored: Bool
  let isPressed: Bool
  let isChecked: Bool
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Color.clear
      .frame(width: 27, height: 27)
      .background(Fukidashi.Color.white, in: Circle())
      .shadow(Fukidashi.lift, in: Circle())
      .compositingGroup()
      .opacity(isPressed && reduceMotion ? 0.75 : 1)
      .scaleEffect(isPressed && !reduceMotion ? 0.94 : 1)
      .offset(x: isChecked ? (mirrored ? -20 : 20) : 0)
      .animation(Fukidashi.Motion.slide, value: isPressed)
      .animation(reduceMotion ? nil : Fukidashi.Motion.slide, value: isChecked)
      .frame(maxWidth: .infinity, alignment: mirrored ? .trailing : .leading)
  }
}

/// Somebody is writing.
public struct TypingIndicator: View {
  public init() {}

  public var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3, id: \.self) { index in
        TypingIndicatorDot(index: index)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
    .background(
      Fukidashi.Color.Balloon.yours, in: RoundedRectangle(cornerRadius: 16, style: .circular))
  }
}

private struct TypingIndicatorDot: View {
  let index: Int
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isRunning = false

  var body: some View {
    Color.clear
      .frame(width: 8, height: 8)
      .background(rgb(0x555555), in: Circle())
      .compositingGroup()
      .opacity(isRunning ? 1 : 0.3)
      .offset(y: isRunning || reduceMotion ? 0 : 3)
      .animation(Fukidashi.Motion.typing.delay(0.15 * Double(index)), value: isRunning)
      .onAppear { isRunning = true }
  }
}

/// How many messages wait.
public struct UnreadBadge: View {
  public enum Tone: String, CaseIterable, Sendable {
    case loud
    case quiet

    public var foreground: Color {
      switch self {
      case .loud: dynamic(light: Color.white, dark: Color.black)
      case .quiet: dynamic(light: Color.black, dark: Color.white)
      }
    }

    public var background: Color {
      switch self {
      case .loud: Fukidashi.alarm
      case .quiet: Fukidashi.line
      }
    }
  }

  private let tone: Tone
  private let text: Text
  @ScaledMetric(relativeTo: .body) private var textScale: CGFloat = 1

  /// Text from a table of strings, as `Text` finds it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, tone: Tone = .loud
  ) {
    self.init(Text(key, tableName: tableName, bundle: bundle, comment: comment), tone: tone)
  }

  /// Text as it is.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ text: Characters, tone: Tone = .loud) {
    self.init(Text(text), tone: tone)
  }

  public init(_ text: Text, tone: Tone = .loud) {
    self.tone = tone
    self.text = text
  }

  public var body: some View {
    HStack(spacing: 4) {
      UnreadBadgeDot(tone: tone)
      text
    }
    .font(.system(size: 12 * textScale, weight: .bold))
    .foregroundStyle(tone.foreground)
    .padding(.horizontal, 7)
    .padding(.vertical, 2)
    .background(tone.background, in: RoundedRectangle(cornerRadius: 9999, style: .circular))
  }
}

private struct UnreadBadgeDot: View {
  let tone: UnreadBadge.Tone

  var body: some View {
    Color.clear
      .frame(width: 6, height: 6)
      .background(background, in: Circle())
  }

  private var background: Color {
    switch tone {
    case .quiet: Fukidashi.alarm
    default: dynamic(light: Color.white, dark: Color.black)
    }
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

/// An sRGB colour from `0xRRGGBB`.
private nonisolated func rgb(_ hex: UInt32) -> Color {
  Color(
    .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
    blue: Double(hex & 0xFF) / 255, opacity: 1)
}

/// A colour that follows the appearance.
private nonisolated func dynamic(light: Color, dark: Color) -> Color {
  #if os(watchOS)
    // watchOS is dark, always.
    return dark
  #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
    let light = NSColor(light)
    let dark = NSColor(dark)
    return Color(
      nsColor: NSColor(name: nil) { @Sendable appearance in
        appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light
      })
  #elseif canImport(UIKit)
    let light = UIColor(light)
    let dark = UIColor(dark)
    return Color(
      uiColor: UIColor { @Sendable traits in
        traits.userInterfaceStyle == .dark ? dark : light
      })
  #else
    return light
  #endif
}
