import Color
import Emission
import Geometry
import IR

/// What every part of the stylesheets looks things up in.
struct Context {
  let design: DesignSystem
  let settings: OutputSettings
  var names: Names

  init(_ design: DesignSystem, settings: OutputSettings, names: Names) {
    self.design = design
    self.settings = settings
    self.names = names
  }

  /// The custom property to name for a token, or `nil` when its value has to be written instead.
  func name(of token: TokenID) -> Name? {
    design.nameable(
      token, on: CSSEmitter.platform, keepsAliases: settings.keepsAliases
    ).flatMap { names.tokens[$0.index] }
  }

  /// The axes of a token that is written out in components which its value there does not follow.
  func unfollowedAxes(of token: TokenID) -> AxisSet {
    guard name(of: token) == nil else { return AxisSet() }
    var axes = design.axes(of: token, on: CSSEmitter.platform)
    if design.tokens[token.index].type == .color, let scheme = design.schemeAxis {
      axes.remove(scheme)
    }
    return axes
  }

  func value(of token: TokenID) -> Value? {
    design.value(of: token, on: CSSEmitter.platform)
  }

  /// A token inside a formula. A length of text in pixels is written out in rem, since a custom
  /// property in pixels would not grow with the reader's text size.
  func operand(_ token: TokenID, unit: Unit) -> Operand {
    let name = name(of: token)
    switch value(of: token) {
    case .dimension(let dimension):
      if let name {
        // What differs by mode has to stay a name, even where it then does not grow with the text.
        if !design.axes(of: token, on: CSSEmitter.platform).isEmpty { return .length(name) }
        switch (unit, dimension.unit) {
        case (.rem, .px): break
        case (.rem, .rem), (.px, _), (.none, _): return .length(name)
        }
      }
      return .constant(dimension.pixels(rem: design.rem))
    case .fontSize(let size):
      if let name, case .rem = unit { return .length(name) }
      return .constant(size.pixels(rem: design.rem))
    case .number(let number), .fontWeight(let number):
      return name.map { .number($0) } ?? .constant(number)
    default:
      return .unknown
    }
  }
}
