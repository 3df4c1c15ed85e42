import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads text styles.
extension Analyzer {
  static let typographyFields = [
    "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing",
  ]

  mutating func typography(_ node: Node, on platform: PlatformID?) -> Typography? {
    let example = "{ fontSize: 17, lineHeight: 1.3 }"
    switch soleOperand(node, on: platform) {
    case .value(.other(.typography(let style))): return style
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "this is \(operand.words), not a text style",
          help: ["write it like this: \(example)"]))
      return nil
    case .nothing: return nil
    case .noReference: break
    }
    guard node.kind == .mapping, node.slips.isEmpty else {
      diagnostics.report(
        wrongKind: node, expected: "a text style is written as its fields", example: example)
      return nil
    }
    guard node.count > 0 else {
      diagnostics.report(
        .error(
          .missingField, at: node.span, "a text style has at least one field",
          help: ["write it like this: \(example)"]))
      return nil
    }
    var style = Typography()
    var isWhole = true
    for entry in node.entries {
      let name = entry.key.text
      guard Self.typographyFields.contains(name) else {
        if reportUnknownField(entry.key, in: "a text style", known: Self.typographyFields) {
          isWhole = false
        }
        continue
      }
      // Else other platforms have this field.
      guard let value = own(entry.value, on: platform) else { continue }
      isWhole = readField(name, value, into: &style, on: platform) && isWhole
    }
    return isWhole ? style : nil
  }

  /// Whether the field could be read.
  private mutating func readField(
    _ name: String, _ node: Node, into style: inout Typography, on platform: PlatformID?
  ) -> Bool {
    let alias = soleReference(node)
    switch name {
    case "fontFamily":
      style.fontFamily = fontFamily(node, on: platform).map { aliasable($0, alias, .fontFamily) }
      return style.fontFamily != nil
    case "fontSize":
      style.fontSize = fontSize(node, of: "a font size", on: platform).map {
        aliasable($0, alias, .fontSize, .dimension)
      }
      return style.fontSize != nil
    case "fontWeight":
      style.fontWeight = fontWeight(node, on: platform).map {
        aliasable($0, alias, .fontWeight, .number)
      }
      return style.fontWeight != nil
    case "lineHeight":
      style.lineHeight = lineHeight(node, on: platform).map {
        aliasable($0, alias, .dimension, .number)
      }
      return style.lineHeight != nil
    default:
      style.letterSpacing = letterSpacing(node, on: platform).map {
        aliasable($0, alias, .dimension)
      }
      return style.letterSpacing != nil
    }
  }

  /// A number without a unit, or a percentage, is a factor of the font size, and so is em.
  mutating func lineHeight(_ node: Node, on platform: PlatformID?) -> Typography.LineHeight? {
    guard
      let quantity = sized(
        node, of: "a line height", example: "1.3, 130% or 20px", on: platform)
    else { return nil }
    guard quantity.measure.constantValue.map({ $0 >= 0 }) == true else {
      diagnostics.report(.error(.outOfRange, at: node.span, "a line height cannot be negative"))
      return nil
    }
    switch quantity.unit {
    case .length: return length(quantity).map { .length($0) }
    default:
      return quantity.measure.constantValue.map { .factor(settled($0, places: 9)) }
    }
  }

  /// A length, or a share of the font size in em or percent.
  mutating func letterSpacing(_ node: Node, on platform: PlatformID?) -> Typography.LetterSpacing? {
    guard
      let quantity = sized(
        node, of: "a letter spacing", example: "0.2px, 0.01em or 1%", on: platform)
    else { return nil }
    if quantity.unit == .em || quantity.isPercent {
      return quantity.measure.constantValue.map { .em(settled($0, places: 9)) }
    }
    return length(quantity).map { .length($0) }
  }

  private func length(_ quantity: Quantity) -> Dimension? {
    if let rem = quantity.rem { return Dimension(settled(rem, places: 5), .rem) }
    return quantity.measure.constantValue.map { Dimension(settled($0, places: 5)) }
  }

  /// A length, a number or a share of the font size.
  private mutating func sized(
    _ node: Node, of subject: String, example: String, on platform: PlatformID?
  ) -> Quantity? {
    let expected = "\(subject) is a length or a share of the font size"
    switch node.kind {
    case .mapping where isPointer(node):
      guard case .value(let operand) = pointerOperand(node, on: platform) else { return nil }
      return sized(operand, at: node, expected: expected, example: example)
    case .mapping where node["unit"]?.hasText("em") == true:
      return unitObject(node, units: ["px", "rem", "em"], of: subject, on: platform).map {
        Quantity(Measure($0.0), .em)
      }
    case .mapping:
      return dimension(node, of: subject, on: platform).map {
        Quantity(
          Measure($0.pixels(rem: design.rem)), .length,
          rem: $0.unit == .rem ? $0.number : nil)
      }
    case .number(let number) where number.isFinite: return Quantity(number)
    case .string: break
    case .number, .null, .boolean, .sequence:
      diagnostics.report(wrongKind: node, expected: expected, example: example)
      return nil
    }
    guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
      !reportFormula(expression, in: node),
      let operand = evaluate(expression, in: .tokens, on: platform)
    else { return nil }
    if case .number = expression.form { noteOlderFormat(node) }
    return sized(operand, at: node, expected: expected, example: example)
  }

  private mutating func sized(
    _ operand: Operand, at node: Node, expected: String, example: String
  ) -> Quantity? {
    guard case .quantity(let quantity) = operand, [.length, .number, .em].contains(quantity.unit)
    else {
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "\(expected), but this is \(operand.words)",
          help: ["write it like this: \(example)"]))
      return nil
    }
    return quantity
  }
}
