import Color
import Emission
import Geometry
import IR

/// What a caller can set, and colours that depend on it.
extension KotlinFile {
  mutating func type(of kind: Parameter.Kind) -> Code<Kotlin> {
    switch kind {
    case .color: type(.color)
    case .dimension: type(.dpType)
    case .number: "Float"
    case .string: "String"
    case .boolean: "Boolean"
    }
  }

  /// `name: Type = default`
  ///
  /// - Parameter isComposable: whether the default can differ by mode; where it can't, such a one is
  ///   left out.
  mutating func parameter(
    _ parameter: Parameter, _ name: Identifier<Kotlin>, _ scope: FormulaScope,
    isComposable: Bool = true
  ) -> Code<Kotlin> {
    let declaration: Code<Kotlin> = "\(id: name): \(type(of: parameter.kind))"
    guard isComposable || !design.differs([parameter]),
      let value = parameter.defaultValue?.value(on: KotlinFile.platform)
    else {
      return declaration
    }
    return "\(declaration) = \(argument(value, as: parameter.kind, in: scope))"
  }

  mutating func argument(
    _ value: Parameter.Default, as kind: Parameter.Kind, in scope: FormulaScope
  ) -> Code<Kotlin> {
    switch value {
    case .color(let color): self.color(color, in: scope)
    case .measure(let measure):
      formula(measure, as: kind == .dimension ? .length : .number, in: scope)
    case .string(let text): "\(string: text)"
    case .boolean(let flag): flag ? "true" : "false"
    }
  }

  mutating func color(_ expression: ColorExpression, in scope: FormulaScope) -> Code<Kotlin> {
    switch expression {
    case .literal(let color): return self.color(color)
    case .token(let id): return scope.modal[.token(id)] ?? color(of: id)
    case .parameter(let index):
      return scope.operand(.parameter(index))?.code ?? "\(type(.color)).Unspecified"
    case .onColor(let other):
      if let value = modalValue(of: expression, in: scope) {
        return scope.modal[value] ?? name(of: value)
      }
      if let color = known(other, in: scope) { return namedColor(color.onColor) }
      // A colour that every caller chooses is known when the code runs. 0.179 is the luminance from
      // which black contrasts more (WCAG 2.2: (L + 0.05)² = 1.05 · 0.05).
      let code = self.color(other, in: scope)
      need(.luminance)
      return
        "if (\(code).luminance() < 0.179f) \(type(.color)).White else \(type(.color)).Black"
    }
  }

  /// What stands upon a colour, or is that colour, where it differs by mode: the colour of a token, or
  /// of one that is the default of a parameter.
  func modalValue(of expression: ColorExpression, in scope: FormulaScope) -> ModalValue? {
    var expression = expression
    var times = 0
    var limit = scope.defaults.count
    while true {
      switch expression {
      case .literal: return nil
      case .onColor(let other):
        times += 1
        expression = other
      case .parameter(let index):
        // Upon a parameter without a default, or as that parameter, what a caller says counts.
        guard times > 0, index < limit, case .color(let color)? = scope.defaults[index] else {
          return nil
        }
        limit = index
        expression = color
      case .token(let id):
        guard differs(id) else { return nil }
        if times == 0 { return .token(id) }
        let colors = literals(of: id)
        let all = [colors.base].compactMap { $0 } + colors.overrides.map(\.value)
        let upon = all.compactMap { value -> ColorValue? in
          if case .color(let color) = value { color.onColor } else { nil }
        }
        return Set(upon).count > 1 ? .onColor(id, times: times) : nil
      }
    }
  }

  /// The colour, where it, or the default of the parameter that it is, is known.
  func known(_ expression: ColorExpression, in scope: FormulaScope) -> ColorValue? {
    switch expression {
    case .literal(let color): return color
    case .token(let id):
      if case .color(let color)? = value(of: id) { return color }
      return nil
    case .parameter(let index):
      guard index < scope.defaults.count, case .color(let color)? = scope.defaults[index] else {
        return nil
      }
      return known(color, in: scope)
    case .onColor(let other): return known(other, in: scope)?.onColor
    }
  }
}
