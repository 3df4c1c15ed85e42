import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads texts, fonts and text styles.
extension Analyzer {
  /// A text in which tokens' names in braces are replaced; other braces are text, `\{` always is.
  mutating func string(_ node: Node, of subject: String, on platform: PlatformID?) -> String? {
    guard node.isScalar, node.kind != .null else {
      report(wrongKind: node, expected: "\(subject) is a text", example: "\"in quotes\"")
      return nil
    }
    let bytes = node.withUTF8 { Array($0) }
    guard bytes.contains(0x7B) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x5C, index + 1 < bytes.count, bytes[index + 1] == 0x7B {
        result.append(0x7B)
        index += 2
        continue
      }
      if bytes[index] == 0x7B, let close = bytes[index...].firstIndex(of: 0x7D) {
        let range = bytes.withUnsafeBufferPointer {
          ReferenceText.pathRange(in: $0, between: index, and: close)
        }
        let path = String(decoding: bytes[range], as: UTF8.self)
        switch lookUp(path) {
        case .token(let id)?:
          guard let value = value(of: id, on: platform),
            let text = insertedText(of: value, at: node.contentSpan(range))
          else { return nil }
          result.append(contentsOf: text.utf8)
          index = close + 1
          continue
        case .field(let id, let fields)?:
          guard
            let value = field(
              fields, of: id, path: path, at: node.contentSpan(range), on: platform),
            let text = insertedText(of: value, at: node.contentSpan(range))
          else { return nil }
          result.append(contentsOf: text.utf8)
          index = close + 1
          continue
        case .written(let written, let property)?:
          guard
            let operand = self.written(
              written, as: property, path: path, at: node.contentSpan(range), on: platform),
            let value = self.value(of: operand),
            let text = insertedText(of: value, at: node.contentSpan(range))
          else { return nil }
          result.append(contentsOf: text.utf8)
          index = close + 1
          continue
        case .group?, nil: break
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A fixed operand as a value.
  private func value(of operand: Operand) -> Value? {
    switch operand {
    case .color(.literal(let color)): return .color(color)
    case .quantity(let quantity):
      guard let number = quantity.measure.constantValue else { return nil }
      switch quantity.unit {
      case .length: return .dimension(Dimension(settled(number, places: 5)))
      case .duration: return .duration(Duration(milliseconds: settled(number, places: 5)))
      case .number, .em, .angle: return .number(settled(number, places: 9))
      }
    case .other(let value): return value
    case .color, .parameter: return nil
    }
  }

  /// How a value reads inside a text.
  private mutating func insertedText(of value: Value, at span: SourceSpan) -> String? {
    switch value {
    case .string(let text): return text
    case .number(let number), .fontWeight(let number): return number.plainText
    case .boolean(let flag): return flag ? "true" : "false"
    case .dimension(let dimension):
      return dimension.number.plainText + (dimension.unit == .px ? "px" : "rem")
    case .duration(let duration): return duration.milliseconds.plainText + "ms"
    case .color(let color):
      let rgba = color.rgba8
      let hex = String(rgba.alpha == 255 ? rgba.rgb : rgba.rgba, radix: 16)
      let digits = rgba.alpha == 255 ? 6 : 8
      return "#" + String(repeating: "0", count: digits - hex.utf8.count) + hex
    case .fontFamily(let families): return families.joined(separator: ", ")
    case .cubicBezier, .spring, .typography:
      diagnostics.report(
        .error(.typeMismatch, at: span, "\(value.type.words) cannot be put into a text"))
      return nil
    }
  }

  mutating func fontFamily(_ node: Node, on platform: PlatformID?) -> [String]? {
    if let (value, _) = soleValue(node, on: platform), case .fontFamily(let families) = value {
      return families
    }
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    var families: [String] = []
    for node in nodes {
      guard let name = string(node, of: "a font family", on: platform) else { return nil }
      guard !name.isEmpty else {
        diagnostics.report(.error(.invalidValue, at: node.span, "a font family has a name"))
        return nil
      }
      families.append(name)
    }
    guard !families.isEmpty else {
      diagnostics.report(
        .error(
          .invalidValue, at: node.span, "the list of font families is empty",
          help: ["write one or more: [Inter, sans-serif]"]))
      return nil
    }
    return families
  }

  /// The names of the weights in DTCG 2025.10.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  mutating func fontWeight(_ node: Node, on platform: PlatformID?) -> Double? {
    if node.kind == .string {
      let name = node.text
      if let weight = Self.weights[name] { return weight }
      if name.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D }) {
        diagnostics.report(
          .error(
            .unknownName, at: node.span, "there is no weight '\(name)'",
            help: [
              didYouMean(name, among: Self.weights.keys.sorted()).first
                ?? "write a number from 1 to 1000, or a name such as regular, medium, bold"
            ]))
        return nil
      }
    }
    guard
      let weight = constant(node, .number, of: "a font weight", example: "700", on: platform)
    else { return nil }
    guard (1...1000).contains(weight) else {
      diagnostics.report(
        .error(.outOfRange, at: node.span, "a font weight is a number from 1 to 1000"))
      return nil
    }
    return weight
  }

  private static let typographyFields = [
    "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing",
  ]

  mutating func typography(_ node: Node, on platform: PlatformID?) -> Typography? {
    guard node.kind == .mapping else {
      if let (value, _) = soleValue(node, on: platform), case .typography(let style) = value {
        return style
      }
      report(
        wrongKind: node, expected: "a text style is written as its fields",
        example: "{ fontSize: 17, lineHeight: 1.3 }")
      return nil
    }
    var style = Typography()
    var isWhole = true
    for entry in node.entries {
      let value = entry.value
      let alias = soleReference(value)
      switch entry.key.text {
      case "fontFamily":
        style.fontFamily = fontFamily(value, on: platform).map {
          aliasable($0, alias, .fontFamily)
        }
        isWhole = isWhole && style.fontFamily != nil
      case "fontSize":
        style.fontSize = dimension(value, of: "a font size", on: platform).map {
          aliasable($0, alias, .dimension)
        }
        isWhole = isWhole && style.fontSize != nil
      case "fontWeight":
        style.fontWeight = fontWeight(value, on: platform).map {
          aliasable($0, alias, .fontWeight, .number)
        }
        isWhole = isWhole && style.fontWeight != nil
      case "lineHeight":
        style.lineHeight = lineHeight(value, on: platform).map {
          aliasable($0, alias, .dimension, .number)
        }
        isWhole = isWhole && style.lineHeight != nil
      case "letterSpacing":
        style.letterSpacing = letterSpacing(value, on: platform).map {
          aliasable($0, alias, .dimension)
        }
        isWhole = isWhole && style.letterSpacing != nil
      default:
        report(
          unknownKey: entry.key, in: "a text style", known: Self.typographyFields,
          rule: .unknownKey)
        isWhole = false
      }
    }
    return isWhole ? style : nil
  }

  /// The value as an alias, when it is one of a token of a type that fits the field as it is.
  private func aliasable<Written>(
    _ value: Written, _ alias: TokenID?, _ types: TokenType...
  ) -> Aliasable<Written> {
    guard let alias, types.contains(design[alias].type) else { return .literal(value) }
    return .alias(alias, value)
  }

  /// A number without a unit, or a percentage, is a factor of the font size, and so is em.
  mutating func lineHeight(_ node: Node, on platform: PlatformID?) -> Typography.LineHeight? {
    guard
      let quantity = sized(
        node, of: "a line height", example: "1.3, 130% or 20px", on: platform)
    else { return nil }
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
    if node.kind == .mapping {
      return dimension(node, of: subject, on: platform).map {
        Quantity(
          Measure($0.pixels(rem: design.rem)), .length,
          rem: $0.unit == .rem ? $0.number : nil)
      }
    }
    if case .number(let number) = node.kind, number.isFinite { return Quantity(number) }
    guard node.kind == .string else {
      report(
        wrongKind: node, expected: "\(subject) is a length or a share of the font size",
        example: example)
      return nil
    }
    guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
      let operand = evaluate(expression, in: .tokens, on: platform)
    else { return nil }
    guard case .quantity(let quantity) = operand,
      [.length, .number, .em].contains(quantity.unit)
    else {
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span,
          "\(subject) is a length or a share of the font size, but this is \(operand.words)",
          help: ["write it like this: \(example)"]))
      return nil
    }
    return quantity
  }
}
