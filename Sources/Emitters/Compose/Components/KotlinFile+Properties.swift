import Diagnostics
import Emission
import Geometry
import IR

/// Properties of components as Kotlin: what a value is, of what type, and what stands in its place
/// where it is not set.
extension KotlinFile {
  /// `nil` when Compose has nothing to say for it.
  mutating func code(
    _ value: PropertyValue, of property: Property, in scope: FormulaScope
  ) -> Code<Kotlin>? {
    switch (property, value) {
    case (.fontSize, .measure(let measure)), (.lineHeight, .measure(let measure)),
      (.letterSpacing, .measure(let measure)):
      return textUnit(measure, in: scope)
    case (.fontWeight, .measure(let measure)): return weight(measure, in: scope)
    case (.opacity, .measure(let measure)), (.scale, .measure(let measure)):
      return formula(measure, as: .number, in: scope)
    case (.custom(let index), .measure(let measure)):
      let isNumber =
        index < scope.customKinds.count && scope.customKinds[index] == .number
      return formula(measure, as: isNumber ? .number : .length, in: scope)
    case (.padding, .measure(let measure)), (.margin, .measure(let measure)):
      return inset(measure, in: scope)
    case (_, .measure(let measure)): return formula(measure, as: .length, in: scope)
    case (_, .em(let factor)), (_, .factor(let factor)): return em(factor, in: scope)
    case (_, .color(let color)): return self.color(color, in: scope)
    case (_, .typography(let id)):
      if let name = name(of: id) { return name }
      guard case .typography(let style)? = self.value(of: id) else { return nil }
      return textStyle(style).flat
    case (_, .fontFamily(.alias(let id, _))) where differs(id): return name(of: .family(id))
    case (_, .fontFamily(let families)): return fontFamily(families)
    case (_, .alignment(let alignment)): return self.alignment(alignment)
    case (_, .boolean(let flag)): return flag ? "true" : "false"
    case (_, .string(let text)): return "\(string: text)"
    // Compose's borders are solid.
    case (_, .strokeStyle): return nil
    case (_, .shadow(let shadow)):
      if case .alias(let id, _) = shadow, let name = name(of: id) { return name }
      return self.shadow(shadow.value).flat
    }
  }

  /// Compose refuses negative room.
  private mutating func inset(_ measure: Measure, in scope: FormulaScope) -> Code<Kotlin> {
    let measure = nameable(measure)
    if let constant = measure.constantValue { return dp(max(constant, 0)) }
    let code = formula(measure, as: .length, in: scope)
    return canBeNegative(measure) ? "(\(code)).coerceAtLeast(\(dp(0)))" : code
  }

  private mutating func textUnit(_ measure: Measure, in scope: FormulaScope) -> Code<Kotlin> {
    let measure = nameable(measure)
    if let constant = measure.constantValue { return sp(constant) }
    if case .token(let index)? = measure.singleSymbol, design.tokens[index].type == .fontSize,
      let name = reference(to: TokenID(index))
    {
      return name
    }
    need(.sp)
    let code = formula(measure, as: .number, in: scope)
    return measure.singleSymbol == nil ? "(\(code)).sp" : "\(code).sp"
  }

  /// A factor of the font size.
  private mutating func em(_ measure: Measure, in scope: FormulaScope) -> Code<Kotlin> {
    let measure = nameable(measure)
    if let constant = measure.constantValue { return em(constant) }
    need(.em)
    let code = formula(measure, as: .number, in: scope)
    return measure.singleSymbol == nil ? "(\(code)).em" : "\(code).em"
  }

  private mutating func weight(_ measure: Measure, in scope: FormulaScope) -> Code<Kotlin> {
    let measure = nameable(measure)
    if let constant = measure.constantValue { return fontWeight(constant) }
    if case .token(let index)? = measure.singleSymbol, design.tokens[index].type == .fontWeight,
      let name = name(of: TokenID(index))
    {
      return name
    }
    return "\(use(.fontWeight))((\(formula(measure, as: .number, in: scope))).toInt())"
  }

  private mutating func alignment(_ alignment: IR.Alignment) -> Code<Kotlin> {
    switch alignment {
    case .start: "\(type(.alignment)).Start"
    case .center: "\(type(.alignment)).CenterHorizontally"
    case .end: "\(type(.alignment)).End"
    case .left: "\(type(.absoluteAlignment)).Left"
    case .right: "\(type(.absoluteAlignment)).Right"
    }
  }

  /// The type of a property, and whether one that is not set needs `null`.
  mutating func type(
    of property: Property, in component: Component
  ) -> (code: Code<Kotlin>, isNullable: Bool) {
    switch property {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .padding, .margin,
      .cornerRadius, .borderWidth, .offsetX, .offsetY, .gap:
      return (type(.dpType), false)
    case .background, .foreground, .borderColor: return (type(.color), false)
    case .shadow: return (type(of: .shadow), false)
    case .borderStyle: return ("String", true)
    case .opacity, .scale: return ("Float", false)
    case .font: return (type(.textStyle), false)
    case .fontFamily: return (type(.fontFamily), true)
    case .fontSize, .lineHeight, .letterSpacing: return (type(.textUnit), false)
    case .fontWeight: return (type(.fontWeight), true)
    case .align: return ("\(type(.alignment)).Horizontal", true)
    case .mirrored: return ("Boolean", false)
    case .custom(let index): return (type(of: component.customProperties[index].kind), true)
    }
  }

  /// What stands for a property that is not set.
  mutating func missing(_ property: Property) -> Code<Kotlin> {
    switch property {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight:
      "\(type(.dpType)).Unspecified"
    case .padding, .margin, .cornerRadius, .borderWidth, .offsetX, .offsetY, .gap: dp(0)
    case .background, .foreground: "\(type(.color)).Unspecified"
    case .borderColor: "\(type(.color)).Transparent"
    case .shadow: "emptyList()"
    case .opacity, .scale: "1f"
    case .font: "\(type(.textStyle)).Default"
    case .fontSize, .lineHeight, .letterSpacing: "\(type(.textUnit)).Unspecified"
    case .mirrored: "false"
    case .fontFamily, .fontWeight, .align, .custom, .borderStyle: "null"
    }
  }
}

extension PropertyValue {
  /// Whether what a caller sets is part of it.
  var dependsOnParameters: Bool {
    switch self {
    case .measure(let measure), .em(let measure), .factor(let measure):
      measure.symbols.contains { symbol in
        switch symbol {
        case .parameter, .shapeParameter: true
        case .width, .height, .token: false
        }
      }
    case .color(let color): color.dependsOnParameters
    case .typography, .fontFamily, .alignment, .boolean, .string, .strokeStyle, .shadow: false
    }
  }
}

extension ColorExpression {
  fileprivate var dependsOnParameters: Bool {
    switch self {
    case .parameter: true
    case .onColor(let other): other.dependsOnParameters
    case .literal, .token: false
    }
  }
}

extension Property {
  /// What generated code calls it: `fontSize`.
  var name: Identifier<Kotlin> {
    switch self {
    case .width: Identifier(known: "width")
    case .height: Identifier(known: "height")
    case .minWidth: Identifier(known: "minWidth")
    case .minHeight: Identifier(known: "minHeight")
    case .maxWidth: Identifier(known: "maxWidth")
    case .maxHeight: Identifier(known: "maxHeight")
    case .padding: Identifier(known: "padding")
    case .margin: Identifier(known: "margin")
    case .cornerRadius: Identifier(known: "cornerRadius")
    case .borderColor: Identifier(known: "borderColor")
    case .borderWidth: Identifier(known: "borderWidth")
    case .borderStyle: Identifier(known: "borderStyle")
    case .shadow: Identifier(known: "shadow")
    case .background: Identifier(known: "background")
    case .foreground: Identifier(known: "foreground")
    case .opacity: Identifier(known: "opacity")
    case .scale: Identifier(known: "scale")
    case .font: Identifier(known: "font")
    case .fontFamily: Identifier(known: "fontFamily")
    case .fontSize: Identifier(known: "fontSize")
    case .fontWeight: Identifier(known: "fontWeight")
    case .lineHeight: Identifier(known: "lineHeight")
    case .letterSpacing: Identifier(known: "letterSpacing")
    case .align: Identifier(known: "align")
    case .offsetX: Identifier(known: "offsetX")
    case .offsetY: Identifier(known: "offsetY")
    case .gap: Identifier(known: "gap")
    case .mirrored: Identifier(known: "mirrored")
    case .custom: Identifier(known: "custom")
    }
  }
}
