import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Computes formulas.
extension Analyzer {
  /// What the formula comes to on a platform (`nil`: on those without values of their own), or `nil`
  /// after an error was reported, here or at a token that it refers to, or where a token has no value.
  mutating func evaluate(
    _ expression: Expression, in scope: Scope, on platform: PlatformID?
  ) -> Operand? {
    switch expression.form {
    case .number(let number, let unit):
      return finite(quantity(number, unit), at: expression.span).map { .quantity($0) }
    case .reference(let path): return operand(ofToken: path, at: expression.span, on: platform)
    case .name(let name): return operand(named: name, at: expression.span, in: scope)
    case .color(let text): return color(text, at: expression.span)
    case .call(let name, let arguments):
      return call(name, arguments, at: expression.span, in: scope, on: platform)
    case .negated(let inner):
      guard let operand = evaluate(inner, in: scope, on: platform),
        var value = quantity(operand, at: inner.span)
      else { return nil }
      value.measure = value.measure * -1
      value.rem = value.rem.map { -$0 }
      return .quantity(value)
    case .binary(let sign, let left, let right):
      // Both sides, so that the faults of both are told.
      let operands = (
        evaluate(left, in: scope, on: platform), evaluate(right, in: scope, on: platform)
      )
      let first = operands.0.flatMap { quantity($0, at: left.span) }
      let second = operands.1.flatMap { quantity($0, at: right.span) }
      guard let first, let second,
        let result = combine(first, sign, second, right: right, at: expression.span)
      else { return nil }
      return finite(result, at: expression.span).map { .quantity($0) }
    }
  }

  private func quantity(_ number: Double, _ unit: Expression.Unit?) -> Quantity {
    switch unit {
    case nil: Quantity(number)
    case .px, .pt, .dp: Quantity(Measure(number), .length)
    case .rem: Quantity(Measure(number * design.rem), .length, rem: number)
    case .em: Quantity(Measure(number), .em)
    case .ms: Quantity(Measure(number), .duration)
    case .s: Quantity(Measure(number * 1000), .duration)
    case .deg: Quantity(Measure(number), .angle)
    case .rad: Quantity(Measure(number * 180 / .pi), .angle)
    case .turn: Quantity(Measure(number * 360), .angle)
    case .percent: Quantity(Measure(number / 100), .number, isPercent: true)
    }
  }

  mutating func quantity(_ operand: Operand, at span: SourceSpan) -> Quantity? {
    if case .quantity(let quantity) = operand { return quantity }
    diagnostics.report(
      .error(
        .typeMismatch, at: span, "this is \(operand.words), and one cannot calculate with that"))
    return nil
  }

  /// Reports what overflows: no output could write it.
  mutating func finite(_ quantity: Quantity, at span: SourceSpan) -> Quantity? {
    guard !quantity.measure.isFinite else { return quantity }
    diagnostics.report(
      .error(.outOfRange, at: span, "this comes to a number that is too large to be used"))
    return nil
  }

  // MARK: Operators

  private mutating func combine(
    _ left: Quantity, _ sign: Expression.Operator, _ right: Quantity, right rightPart: Expression,
    at span: SourceSpan
  ) -> Quantity? {
    switch sign {
    case .plus, .minus:
      guard let (first, second) = unified(left, right) else {
        diagnostics.report(
          .error(
            .unitMismatch, at: span,
            "\(left.words) and \(right.words) cannot be \(sign == .plus ? "added" : "subtracted")",
            help: ["both sides need the same kind of unit"]))
        return nil
      }
      let factor = sign == .plus ? 1.0 : -1.0
      return Quantity(
        first.measure + second.measure * factor, first.unit,
        rem: first.rem.flatMap { a in second.rem.map { a + $0 * factor } },
        isPercent: first.isPercent && second.isPercent)
    case .times:
      let isPercent = left.isPercent || right.isPercent
      if right.unit == .number, let factor = right.measure.constantValue {
        return Quantity(
          left.measure * factor, left.unit, rem: left.rem.map { $0 * factor },
          isPercent: isPercent && left.unit == .number)
      }
      if left.unit == .number, let factor = left.measure.constantValue {
        return Quantity(
          right.measure * factor, right.unit, rem: right.rem.map { $0 * factor },
          isPercent: isPercent && right.unit == .number)
      }
      let isUnitFault = left.unit != .number && right.unit != .number
      diagnostics.report(
        .error(
          isUnitFault ? .unitMismatch : .invalidExpression, at: span,
          isUnitFault
            ? "\(left.words) cannot be multiplied by \(right.words)"
            : "one side of '*' has to be a fixed number",
          help: ["multiply by a plain number, as in '{space.s} * 2'"]))
      return nil
    case .dividedBy:
      return divided(left, by: right, at: rightPart.span)
    }
  }

  private mutating func divided(
    _ left: Quantity, by right: Quantity, at span: SourceSpan
  ) -> Quantity? {
    guard right.unit == .number || right.unit == left.unit else {
      diagnostics.report(
        .error(
          .unitMismatch, at: span, "\(left.words) cannot be divided by \(right.words)",
          help: ["divide by a plain number, as in '{space.s} / 2'"]))
      return nil
    }
    guard let divisor = right.measure.constantValue else {
      diagnostics.report(
        .error(
          .invalidExpression, at: span,
          "one can only divide by a fixed number, not by one that can change"))
      return nil
    }
    guard divisor != 0 else {
      diagnostics.report(.error(.divisionByZero, at: span, "this divides by zero"))
      return nil
    }
    let measure = left.measure / divisor
    return right.unit == .number
      ? Quantity(
        measure, left.unit, rem: left.rem.map { $0 / divisor },
        isPercent: left.isPercent && !right.isPercent)
      : Quantity(measure, .number)
  }

  /// Both in one unit: a plain number beside a length counts as px.
  private func unified(_ left: Quantity, _ right: Quantity) -> (Quantity, Quantity)? {
    if left.unit == right.unit { return (left, right) }
    if left.unit == .length, right.unit == .number, !right.isPercent {
      return (left, Quantity(right.measure, .length))
    }
    if left.unit == .number, right.unit == .length, !left.isPercent {
      return (Quantity(left.measure, .length), right)
    }
    return nil
  }
}

extension Measure {
  /// Whether no number in it has overflowed.
  fileprivate var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
      && bounds.allSatisfy { $0.coefficient.isFinite && $0.operands.allSatisfy(\.isFinite) }
  }
}
