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
            "'\(node.text.shortened)' is no number that \(subject) can have",
            help: ["write it like this: \(example)"]))
        return nil
      }
      if unit == .length { noteOlderFormat(node) }
      return coerced(Quantity(number), to: unit, at: node.span, of: subject, example: example)
    case .string:
      if let literal = node.withUTF8({ Literal($0) }),
        let written = Expression.Unit(rawValue: String(literal.unit))
      {
        noteOlderFormat(node)
        let operand = evaluate(
          Expression(.number(literal.number, written), span: node.span), in: scope, on: platform)
        guard case .quantity(let value)? = operand else { return nil }
        return coerced(value, to: unit, at: node.span, of: subject, example: example)
      }
      guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
        !reportFormula(expression, in: node),
        let operand = evaluate(expression, in: scope, on: platform)
      else { return nil }
      return quantity(
        operand, unit, at: node.span, of: subject, example: example)
    case .mapping where isPointer(node):
      guard case .value(let operand) = pointerOperand(node, on: platform) else { return nil }
      return quantity(operand, unit, at: node.span, of: subject, example: example)
    case .null, .boolean, .sequence, .mapping:
      diagnostics.report(
        wrongKind: node, expected: "\(subject) is \(unit.words)", example: example)
      return nil
    }
  }

  private mutating func quantity(
    _ operand: Operand, _ unit: Quantity.Unit, at span: SourceSpan, of subject: String,
    example: String
  ) -> Quantity? {
    guard case .quantity(let value) = operand else {
      diagnostics.report(
        .error(
          .typeMismatch, at: span, "\(subject) is \(unit.words), but this is \(operand.words)",
          help: ["write it like this: \(example)"]))
      return nil
    }
    return coerced(value, to: unit, at: span, of: subject, example: example)
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
    if unit == .duration, quantity.unit == .number, !quantity.isPercent,
      let number = quantity.measure.constantValue
    {
      help = ["say in which unit: \(number.plainText)ms or \(number.plainText)s"]
    }
    if quantity.unit == .em {
      help = ["'em' can be used for the letterSpacing and lineHeight of a text style only"]
    }
    diagnostics.report(
      .error(
        .unitMismatch, at: span, "\(subject) is \(unit.words), but this is \(quantity.words)",
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

  // MARK: Colours

  /// A colour: in CSS's notations, a token, a parameter, or a formula of these.
  mutating func color(
    _ node: Node, of subject: String, in scope: Scope, on platform: PlatformID?
  ) -> ColorExpression? {
    guard node.kind == .string else {
      if isPointer(node) {
        guard case .value(let operand) = pointerOperand(node, on: platform) else { return nil }
        return color(operand, at: node, of: subject)
      }
      if node.kind == .mapping, node.slips.isEmpty, node.count > 0 {
        return colorObject(node, of: subject, on: platform).map { .literal($0) }
      }
      diagnostics.report(
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
      noteOlderFormat(node)
      return .literal(parsed.color)
    case .failure(let error)? where !isFormula(node, in: scope):
      report(error, in: node, scope)
      return nil
    case .failure?, nil: break
    }
    guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
      !reportFormula(expression, in: node),
      let operand = evaluate(expression, in: scope, on: platform)
    else { return nil }
    return color(operand, at: node, of: subject)
  }

  private mutating func color(
    _ operand: Operand, at node: Node, of subject: String
  ) -> ColorExpression? {
    guard case .color(let color) = operand else {
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "\(subject) is a colour, but this is \(operand.words)",
          help: ["write it like this: \"#6DE67B\" or \"{color.green}\""]))
      return nil
    }
    return color
  }

  /// Whether a text that is no colour is meant as a formula: it calls a function of the language, or
  /// is the name of a parameter.
  private func isFormula(_ node: Node, in scope: Scope) -> Bool {
    let word = node.withUTF8 { bytes in
      let text = Bytes.trimmed(bytes)
      return String(decoding: text.prefix { $0 != 0x28 }, as: UTF8.self)
    }
    return scope.knows(word) || Self.functions.contains(word)
  }

  private mutating func report(_ error: ColorSyntaxError, in node: Node, _ scope: Scope) {
    var help = error.help.isEmpty ? [] : [error.help]
    let word = node.withUTF8 { bytes in
      String(decoding: bytes[error.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    var candidates = error.candidates
    switch error.kind {
    case .unknownName: candidates = scope.names + candidates
    case .unknownFunction: candidates += Self.colorFunctions
    default: break
    }
    if let suggestion = didYouMean(word, among: candidates).first { help.insert(suggestion, at: 0) }
    if lookUp(node.text) != nil {
      help = ["a token's name stands in braces: \"{\(node.text)}\""]
    } else if help.isEmpty, error.kind == .unknownName {
      help = ["write a hex colour, \"#6DE67B\", a colour's name, or a token: \"{color.green}\""]
    }
    diagnostics.report(
      .error(.invalidColor, at: node.contentSpan(error.range), error.message, help: help))
  }
}
