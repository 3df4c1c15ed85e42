import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads numbers, lengths, durations and colours, written out or as formulas.
extension Analyzer {
  /// A number of the expected unit. A plain number counts as px where a length is expected.
  ///
  /// - Parameters:
  ///   - subject: what the value is of, with its article, for messages: "a width".
  ///   - example: a right value, for messages.
  mutating func quantity(
    _ node: Node, _ unit: Quantity.Unit, of subject: String, example: String, in scope: Scope,
    on platform: PlatformID?
  ) -> Quantity? {
    switch node.kind {
    case .number(let number):
      guard number.isFinite else {
        diagnostics.report(
          .error(
            .invalidValue, at: node.span,
            "'\(node.text.prefix(40))' is no number that \(subject) can have"))
        return nil
      }
      return coerced(Quantity(number), to: unit, at: node.span, of: subject, example: example)
    case .string:
      if let literal = node.withUTF8({ Literal($0) }),
        let expression = Expression.Unit(rawValue: String(literal.unit))
      {
        let quantity = evaluate(
          Expression(.number(literal.number, expression), span: node.span), in: scope, on: platform)
        guard case .quantity(let value)? = quantity else { return nil }
        return coerced(value, to: unit, at: node.span, of: subject, example: example)
      }
      guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
        let operand = evaluate(expression, in: scope, on: platform)
      else { return nil }
      guard case .quantity(let value) = operand else {
        diagnostics.report(
          .error(
            .typeMismatch, at: node.span,
            "\(subject) is \(unit.words), but this is \(operand.words)",
            help: ["write it like this: \(example)"]))
        return nil
      }
      return coerced(value, to: unit, at: node.span, of: subject, example: example)
    case .null, .boolean, .sequence, .mapping:
      report(wrongKind: node, expected: "\(subject) is \(unit.words)", example: example)
      return nil
    }
  }

  private mutating func coerced(
    _ quantity: Quantity, to unit: Quantity.Unit, at span: SourceSpan, of subject: String,
    example: String
  ) -> Quantity? {
    if quantity.unit == unit { return quantity }
    if quantity.unit == .number, unit == .length || unit == .angle, !quantity.isPercent {
      return Quantity(quantity.measure, unit)
    }
    if quantity.unit == .number, quantity.measure.constantValue == 0, !quantity.isPercent {
      return Quantity(quantity.measure, unit)
    }
    var help = ["write it like this: \(example)"]
    if unit == .duration, quantity.unit == .number, let number = quantity.measure.constantValue {
      help = ["say in which unit: \(number.plainText)ms, or \(number.plainText)s"]
    }
    diagnostics.report(
      .error(
        .unitMismatch, at: span,
        "\(subject) is \(unit.words), but this is \(quantity.isPercent ? "a percentage" : quantity.unit.words)",
        help: help))
    return nil
  }

  /// A fixed number of the expected unit.
  mutating func constant(
    _ node: Node, _ unit: Quantity.Unit, of subject: String, example: String,
    on platform: PlatformID? = nil
  ) -> Double? {
    quantity(node, unit, of: subject, example: example, in: .tokens, on: platform)?
      .measure.constantValue
  }

  /// A colour: in CSS's notations, a token, a parameter, or a formula of these.
  mutating func color(
    _ node: Node, of subject: String, in scope: Scope, on platform: PlatformID?
  ) -> ColorExpression? {
    guard node.kind == .string else {
      report(
        wrongKind: node, expected: "\(subject) is a colour",
        example: "\"#6DE67B\" or \"{color.green}\"")
      return nil
    }
    let literal: Result<ParsedColor, ColorSyntaxError>? = node.withUTF8 { bytes in
      bytes.contains(0x7B) ? nil : ColorSyntax.parse(bytes)
    }
    switch literal {
    case .success(let parsed)?:
      for note in parsed.notes {
        diagnostics.report(.warning(.invalidColor, at: node.contentSpan(note.range), note.message))
      }
      return .literal(parsed.color)
    case .failure(let error)? where !isFormula(node, in: scope):
      report(error, in: node)
      return nil
    case .failure?, nil: break
    }
    guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
      let operand = evaluate(expression, in: scope, on: platform)
    else { return nil }
    guard case .color(let color) = operand else {
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "\(subject) is a colour, but this is \(operand.words)"))
      return nil
    }
    return color
  }

  /// Whether a text that is no colour is meant as a formula: it calls a function of the language, or
  /// names a parameter.
  private func isFormula(_ node: Node, in scope: Scope) -> Bool {
    let text = node.text
    if let open = text.firstIndex(of: "(") { return Self.functions.contains(String(text[..<open])) }
    return scope.names.contains(text)
  }

  private mutating func report(_ error: ColorSyntaxError, in node: Node) {
    var help = error.help.isEmpty ? [] : [error.help]
    let word = node.withUTF8 { bytes in
      String(
        decoding: bytes[error.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    if let suggestion = didYouMean(word, among: error.candidates).first {
      help.insert(suggestion, at: 0)
    }
    if lookUp(node.text) != nil {
      help = ["a token's name stands in braces: \"{\(node.text)}\""]
    }
    diagnostics.report(
      .error(.invalidColor, at: node.contentSpan(error.range), error.message, help: help))
  }
}
