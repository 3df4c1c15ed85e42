import Color
import Emission
import Geometry
import IR

/// What every part of the stylesheets looks things up in.
struct Context {
  let design: DesignSystem
  let settings: OutputSettings
  var names: Names
  /// What differs by mode and only rules need; `nil` where there are none, in the file of tokens.
  var locals: LocalValues?
  /// The axes that attributes choose the contexts of.
  var axes = AxisSet()

  init(_ design: DesignSystem, settings: OutputSettings, names: Names) {
    self.design = design
    self.settings = settings
    self.names = names
  }

  /// The custom property to name for a token, or `nil` when its value has to be written instead. In
  /// rules, what differs by mode has one always.
  func name(of token: TokenID) -> Name? {
    let id = design.nameable(
      token, on: CSSEmitter.platform, keepsAliases: settings.keepsAliases)
    if let id { return names.tokens[id.index] }
    guard locals != nil, isModal(token) else { return nil }
    if design[token].annotation.deprecation == nil, let name = names.tokens[token.index] {
      return name
    }
    return local(.token(token))
  }

  func value(of token: TokenID) -> Value? {
    design.value(of: token, on: CSSEmitter.platform)
  }

  /// A token inside a formula. A length of text in pixels is written out in rem, since a custom
  /// property in pixels would not grow with the reader's text size.
  func operand(_ token: TokenID, unit: Unit) -> Operand {
    switch value(of: token) {
    case .dimension(let dimension):
      if case (.rem, .px) = (unit, dimension.unit) {
        if let local = local(.length(token, isRem: true)) { return .length(local) }
      } else if let name = name(of: token) {
        return .length(name)
      }
      return .constant(dimension.pixels(rem: design.rem))
    case .fontSize(let size):
      if case .rem = unit {
        if let name = name(of: token) { return .length(name) }
      } else if let local = local(.length(token, isRem: false)) {
        return .length(local)
      }
      return .constant(size.pixels(rem: design.rem))
    case .number(let number), .fontWeight(let number):
      return name(of: token).map { .number($0) } ?? .constant(number)
    default:
      return .unknown
    }
  }
}

/// The custom properties that time a transition.
struct TransitionNames {
  var easing: Name
  var duration: Name
  var delay: Name
}

extension Context {
  /// Those of an animation: its own, or those of the token that it is.
  func transition(_ id: AnimationID) -> TransitionNames? {
    if let token = design.generatedToken(of: id), let name = names.tokens[token.index] {
      let easing = design[token].type == .transition ? name.with(.timingFunction) : name
      return TransitionNames(
        easing: easing, duration: name.with(.duration), delay: name.with(.delay))
    }
    return names.animations[id.index].map {
      TransitionNames(easing: $0, duration: $0.with(.duration), delay: $0.with(.delay))
    }
  }
}
