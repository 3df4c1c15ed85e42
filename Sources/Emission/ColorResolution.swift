package import Color
package import IR

extension DesignSystem {
  /// The colour that an expression of a declaration stands for when no caller sets a parameter, in
  /// one context. `nil` when it hangs on a parameter without a default, or on a token without a value
  /// on the platform.
  ///
  /// - Parameter parameters: those of the declaration; a default mentions earlier ones only.
  package func color(
    of expression: ColorExpression, parameters: some Collection<Parameter>,
    on platform: PlatformID, in context: ModeContext = .standard
  ) -> ColorValue? {
    let (end, contrasts) = innermost(of: expression, parameters: parameters, on: platform)
    switch end {
    case .token(let token)?:
      guard case .color(let color)? = value(of: token, on: platform, in: context) else {
        return nil
      }
      return color.contrasting(contrasts)
    case .literal(let color)?: return color.contrasting(contrasts)
    case .onColor?, .parameter?, nil: return nil
    }
  }

  /// The token on which an expression hangs at last, and how often black or white is chosen upon it.
  package func token(
    behind expression: ColorExpression, parameters: some Collection<Parameter>,
    on platform: PlatformID
  ) -> (token: TokenID, contrasts: Int)? {
    let (end, contrasts) = innermost(of: expression, parameters: parameters, on: platform)
    guard case .token(let token)? = end else { return nil }
    return (token, contrasts)
  }

  /// The axes with which that colour differs.
  package func axes(
    of expression: ColorExpression, parameters: some Collection<Parameter>, on platform: PlatformID
  ) -> AxisSet {
    let (end, _) = innermost(of: expression, parameters: parameters, on: platform)
    guard case .token(let token)? = end else { return AxisSet() }
    return axes(of: token, on: platform)
  }

  /// The token or colour that an expression hangs on at last, and how often black or white is chosen
  /// upon it.
  private func innermost(
    of expression: ColorExpression, parameters: some Collection<Parameter>, on platform: PlatformID
  ) -> (ColorExpression?, contrasts: Int) {
    var expression = expression
    var limit = parameters.count
    var contrasts = 0
    while true {
      switch expression {
      case .onColor(let inner):
        contrasts += 1
        expression = inner
      case .parameter(let place):
        // Counting down keeps a default that mentions itself from going round for ever.
        guard place >= 0, place < limit else { return (nil, contrasts) }
        let parameter = parameters[parameters.index(parameters.startIndex, offsetBy: place)]
        guard case .color(let next)? = parameter.defaultValue?.value(on: platform) else {
          return (nil, contrasts)
        }
        limit = place
        expression = next
      case .token, .literal:
        return (expression, contrasts)
      }
    }
  }
}

extension ColorValue {
  /// Black or white upon this colour, upon that again, as often as is said.
  package func contrasting(_ times: Int) -> ColorValue {
    if times == 0 { return self }
    let once = onColor
    return times % 2 == 1 ? once : once.onColor
  }
}
