import Emission
import IR

/// The endings of the custom properties that one token or animation is written as.
enum Suffix: String {
  /// The value itself.
  case none = ""
  case font = "-font"
  case family = "-font-family"
  case size = "-font-size"
  case weight = "-font-weight"
  case lineHeight = "-line-height"
  case letterSpacing = "-letter-spacing"
  case duration = "-duration"
  case delay = "-delay"
  case count = "-iteration-count"
  case direction = "-direction"
  case timingFunction = "-timing-function"
  case width = "-width"
  case style = "-style"
  case color = "-color"
  case dashes = "-dash-array"
  case cap = "-line-cap"

  /// The value and nothing else, as nearly all tokens are written.
  static let alone: [Suffix] = [.none]
}

extension Name {
  /// The name with an ending: `--motion-bouncy-duration`.
  func with(_ suffix: Suffix) -> Name {
    suffix == .none ? self : Name(name + suffix.rawValue) ?? self
  }
}

extension Typography {
  /// Whether the `font` shorthand can say it: that needs a size and a family.
  var hasShorthand: Bool { fontSize != nil && fontFamily != nil }

  /// The parts that the style says.
  var parts: [Suffix] {
    var result: [Suffix] = []
    if fontFamily != nil { result.append(.family) }
    if fontSize != nil { result.append(.size) }
    if fontWeight != nil { result.append(.weight) }
    if lineHeight != nil { result.append(.lineHeight) }
    if letterSpacing != nil { result.append(.letterSpacing) }
    return result
  }
}

extension DesignSystem {
  func suffixes(of animation: AnimationDeclaration) -> [Suffix] {
    var result: [Suffix] = [.none, .duration]
    if isDelayed(animation) { result.append(.delay) }
    if animation.repetition != .once { result.append(.count) }
    if animation.autoreverses { result.append(.direction) }
    return result
  }

  /// Whether an animation has a delay, in whichever mode.
  func isDelayed(_ animation: AnimationDeclaration) -> Bool {
    if animation.delay.milliseconds != 0 { return true }
    guard let token = animation.token else { return false }
    return axes.contexts(over: axes(of: token, on: CSSEmitter.platform)).contains { context in
      guard
        case .transition(let transition)? = value(
          of: token, on: CSSEmitter.platform, in: context)
      else { return false }
      return transition.delay.value.milliseconds != 0
    }
  }
}

extension Token {
  /// Whether the token is one custom property, under its own name.
  var isOneProperty: Bool {
    switch type {
    case .typography, .spring, .transition, .border, .strokeStyle: false
    case .color, .dimension, .number, .duration, .cubicBezier, .string, .boolean, .fontFamily,
      .fontWeight, .fontSize, .angle, .shadow, .gradient:
      true
    }
  }
}

extension DesignSystem {
  /// The endings of what a token is written as on the web.
  func suffixes(of id: TokenID) -> [Suffix] {
    switch tokens[id.index].type {
    case .typography:
      guard case .typography(let style)? = value(of: id, on: CSSEmitter.platform) else { return [] }
      return (style.hasShorthand ? [.font] : []) + style.parts
    case .spring:
      return [.none, .duration]
    case .transition:
      return [.none, .duration, .delay, .timingFunction]
    case .border:
      return [.none, .width, .style, .color]
    case .strokeStyle:
      guard case .strokeStyle(.dashes)? = value(of: id, on: CSSEmitter.platform) else {
        return [.none]
      }
      return [.none, .dashes, .cap]
    case .color, .dimension, .number, .duration, .cubicBezier, .string, .boolean, .fontFamily,
      .fontWeight, .fontSize, .angle, .shadow, .gradient:
      return Suffix.alone
    }
  }
}
