package import Color
package import IR

extension DesignSystem {
  /// The colour that an expression of a declaration stands for when no caller sets a parameter, in
  /// the default context of every axis. `nil` when it hangs on a parameter without a default, or
  /// on a token without a value on the platform.
  ///
  /// - Parameter parameters: those of the declaration; a default mentions earlier ones only.
  package func color(
    of expression: ColorExpression, parameters: some Collection<Parameter>, on platform: PlatformID
  ) -> ColorValue? {
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
        guard place >= 0, place < limit else { return nil }
        let parameter = parameters[parameters.index(parameters.startIndex, offsetBy: place)]
        guard case .color(let next)? = parameter.defaultValue?.value(on: platform) else {
          return nil
        }
        limit = place
        expression = next
      case .token(let token):
        guard case .color(let color)? = value(of: token, on: platform) else { return nil }
        return color.contrasting(contrasts)
      case .literal(let color):
        return color.contrasting(contrasts)
      }
    }
  }
}

extension ColorValue {
  /// Black or white upon this colour, upon that again, as often as is said.
  fileprivate func contrasting(_ times: Int) -> ColorValue {
    if times == 0 { return self }
    let once = onColor
    return times % 2 == 1 ? once : once.onColor
  }
}
