import Diagnostics
import Emission
import Geometry
import IR

extension ComponentStyles {
  func addText() {
    if component.kind == .toggle || component.kind == .graphic { return }
    if component.kind == .text { builder.add([Placed(.host, "overflow-wrap", "anywhere")]) }
    let usesShorthand = addFontShorthand()
    add([.font, .fontFamily]) { values, _ in
      if case .fontFamily(let families)? = values[.fontFamily] {
        return [Placed(.host, "font-family", code(families))]
      }
      return usesShorthand ? nil : part(values, .family, "font-family")
    }
    add([.font, .fontSize]) { values, _ in
      if let size = values.measure(.fontSize) {
        return [Placed(.host, "font-size", textLength(size))]
      }
      return usesShorthand ? nil : part(values, .size, "font-size")
    }
    add([.font, .fontWeight]) { values, _ in
      if let weight = values.measure(.fontWeight) {
        return [Placed(.host, "font-weight", expressions.number(weight))]
      }
      return usesShorthand ? nil : part(values, .weight, "font-weight")
    }
    addLineHeight(usesShorthand: usesShorthand)
    add([.font, .letterSpacing]) { values, _ in
      switch values[.letterSpacing] {
      case .measure(let spacing)?:
        [Placed(.host, "letter-spacing", textLength(spacing))]
      case .em(let factor)?: [Placed(.host, "letter-spacing", em(factor))]
      default:
        part(values, .letterSpacing, "letter-spacing")
      }
    }
  }

  /// A style of text that no choice changes goes in one declaration, before what overrides parts of
  /// it. One that changes is written in its parts, since a shorthand in a later rule would take
  /// back what an earlier rule says.
  private func addFontShorthand() -> Bool {
    guard component.scalesText, let token = recipe.constant(.font)?.typography,
      let name = context.name(of: token), style(token)?.hasShorthand == true,
      !recipe.activeStates.contains(where: { recipe.sets(.font, in: $0) })
    else { return false }
    builder.add([Placed(.host, "font", .variable(name.with(.font)))])
    return true
  }

  /// A line of text must not make a component of a fixed height higher, in whatever font: fonts
  /// disagree on what `normal` is.
  private func addLineHeight(usesShorthand: Bool) {
    let properties: [Property] = [
      .font, .fontSize, .lineHeight, .height, .padding(.top), .padding(.bottom),
    ]
    add(properties) { values, _ in
      switch values[.lineHeight] {
      case .measure(let height)?:
        return [Placed(.host, "line-height", textLength(height))]
      case .factor(let factor)?:
        return [Placed(.host, "line-height", expressions.number(factor))]
      default:
        break
      }
      if let token = values[.font]?.typography, style(token)?.lineHeight != nil {
        return usesShorthand ? nil : part(values, .lineHeight, "line-height")
      }
      let isOpen =
        values.merged(.lineHeight) == nil
        && values.merged(.font)?.typography.flatMap(style)?.lineHeight == nil
      return isOpen && component.kind != .container ? fittingLineHeight(values) : nil
    }
  }

  private func fittingLineHeight(_ values: Recipe.Values) -> [Placed]? {
    guard let height = values.merged(.height)?.measure else { return nil }
    let room =
      height - (values.merged(.padding(.top))?.measure ?? .zero)
      - (values.merged(.padding(.bottom))?.measure ?? .zero)
    let usual = 1.2
    if let room = room.constantValue, let size = values.merged(.fontSize)?.measure?.constantValue,
      size * usual <= room
    {
      return [Placed(.host, "line-height", "\(number: usual)")]
    }
    return [Placed(.host, "line-height", "min(\(number: usual)em, \(textLength(room)))")]
  }

  /// One part of the style of text, when no property of its own says otherwise.
  private func part(
    _ values: Recipe.Values, _ suffix: Suffix, _ property: CSSCode
  ) -> [Placed]? {
    values[.font]?.typography.flatMap { code(part: suffix, of: $0) }.map {
      [Placed(.host, property, $0)]
    }
  }

  /// A part of a style of text, or the shorthand for all; `nil` where the style leaves it open.
  func code(part: Suffix, of token: TokenID) -> CSSCode? {
    guard let style = style(token) else { return nil }
    if component.scalesText, let name = context.name(of: token) {
      let isSaid = part == .font ? style.hasShorthand : style.parts.contains(part)
      return isSaid ? .variable(name.with(part)) : nil
    }
    if !component.scalesText, let name = context.local(.fixedStyle(token)) {
      let isSaid = part == .font ? style.hasShorthand : style.parts.contains(part)
      return isSaid ? .variable(name.with(part)) : nil
    }
    return TypographyCode(style: style, context: context, scales: component.scalesText).value(part)
  }

  private func style(_ token: TokenID) -> Typography? {
    if case .typography(let style)? = context.value(of: token) { return style }
    return nil
  }

  /// A share of the font size.
  func em(_ factor: Measure) -> CSSCode {
    guard let constant = factor.constantValue else {
      return "calc(\(expressions.number(factor)) * 1em)"
    }
    return "\(number: Decimal.shown(constant, places: 5))em"
  }

  func textLength(_ measure: Measure, zero: CSSCode = "0") -> CSSCode {
    component.scalesText
      ? expressions.textLength(measure, zero: zero) : expressions.length(measure, zero: zero)
  }

  func code(_ families: Aliasable<[String]>) -> CSSCode {
    if case .alias(let token, _) = families, let name = context.name(of: token) {
      return .variable(name)
    }
    return CSSCode(families: families.value)
  }
}
