import Diagnostics
import Emission
import Geometry
import IR

/// What a formula is to be in Kotlin.
enum FormulaForm {
  /// `Dp`
  case length
  /// `Float`
  case number
}

/// Formulas as readable arithmetic: `width - cornerRadius - tailWidth`, `4.dp + tailWidth`.
extension KotlinFile {
  /// A formula as an expression that can stand as an argument.
  mutating func formula(
    _ measure: Measure, as form: FormulaForm, in scope: FormulaScope
  ) -> Code<Kotlin> {
    let measure = nameable(measure)
    var parts = parts(of: measure, as: form, in: scope)
    guard !parts.isEmpty else { return constant(measure.constant, form) }
    if measure.constant != 0 {
      // `4 + tailWidth`, but `width - 20` and `width + 4`.
      let isLast =
        measure.constant < 0 || measure.symbols.contains { $0 == .width || $0 == .height }
      parts.insert(
        Part(
          isNegative: measure.constant < 0, code: operand(measure.constant.magnitude, form)),
        at: isLast ? parts.count : 0)
    }
    // A sum begins with something that is added, where there is one.
    if let first = parts.firstIndex(where: { !$0.isNegative }), first > 0 {
      parts.insert(parts.remove(at: first), at: 0)
    }
    var result: Code<Kotlin> = parts[0].isNegative ? "-\(parts[0].code)" : parts[0].code
    for part in parts.dropFirst() {
      result += part.isNegative ? " - \(part.code)" : " + \(part.code)"
    }
    return result
  }

  /// Whether a formula can be less than nothing, parameters and tokens with a name not being negative.
  func canBeNegative(_ measure: Measure) -> Bool {
    measure.constant < 0
      || measure.terms.contains { $0.coefficient < 0 || isNegative($0.symbol) }
      || measure.bounds.contains {
        $0.coefficient < 0 || $0.operands.contains { canBeNegative($0) }
      }
  }

  /// Whether a symbol is a part of a formula that is less than nothing in some mode.
  private func isNegative(_ symbol: Symbol) -> Bool {
    guard case .token(let index) = symbol, design.tokens[index].isPrivate else { return false }
    let values = literals(of: TokenID(index))
    return ([values.base] + values.overrides.map { Optional($0.value) }).contains { value in
      switch value {
      case .dimension(let dimension)?: dimension.number < 0
      case .number(let number)?: number < 0
      default: false
      }
    }
  }

  /// The formula with the values of those tokens that can't be named.
  func nameable(_ measure: Measure) -> Measure {
    guard measure.symbols.contains(where: { if case .token = $0 { true } else { false } }) else {
      return measure
    }
    return measure.substituting { symbol in
      guard case .token(let index) = symbol, !isNamed(TokenID(index)) else {
        return nil
      }
      return Measure(number(of: TokenID(index)))
    }
  }

  private func number(of id: TokenID) -> Double {
    switch value(of: id) {
    case .dimension(let dimension)?, .fontSize(let dimension)?: dimension.pixels(rem: design.rem)
    case .number(let number)?: number
    case .fontWeight(let weight)?: weight
    case .duration(let duration)?: duration.milliseconds
    default: 0
    }
  }

  // MARK: Parts of a sum

  private struct Part {
    var isNegative: Bool
    /// Without its sign.
    var code: Code<Kotlin>
  }

  private mutating func parts(
    of measure: Measure, as form: FormulaForm, in scope: FormulaScope
  ) -> [Part] {
    var parts: [Part] = []
    for term in measure.terms {
      guard let code = operand(term.symbol, form, in: scope) else { continue }
      parts.append(product(code, term.coefficient))
    }
    for bound in measure.bounds {
      let function: Code<Kotlin> = bound.extremum == .minimum ? "minOf" : "maxOf"
      let operands = bound.operands.map { formula($0, as: form, in: scope) }
      parts.append(product("\(function)(\(operands.joined(separator: ", ")))", bound.coefficient))
    }
    return parts
  }

  private func product(_ code: Code<Kotlin>, _ coefficient: Double) -> Part {
    let size = coefficient.magnitude
    let isNegative = coefficient < 0
    if size == 1 { return Part(isNegative: isNegative, code: code) }
    let divisor = 1 / size
    if size < 1, divisor == divisor.rounded(), divisor <= 1000 {
      return Part(isNegative: isNegative, code: "\(code) / \(number: divisor)")
    }
    return Part(isNegative: isNegative, code: "\(code) * \(Literal.operand(size))")
  }

  private mutating func operand(
    _ symbol: Symbol, _ form: FormulaForm, in scope: FormulaScope
  ) -> Code<Kotlin>? {
    let operand: FormulaScope.Operand
    if case .token(let index) = symbol {
      let id = TokenID(index)
      guard let name = scope.modal[.token(id)] ?? name(of: id) else { return nil }
      switch design.tokens[index].type {
      case .dimension: operand = .init(code: name, kind: .dimension)
      case .fontSize: operand = .init(code: "\(name).value", kind: .number)
      default: operand = .init(code: name, kind: .number)
      }
    } else {
      guard let found = scope.operand(symbol) else { return nil }
      if case .shapeParameter = symbol { note(scope.shapeReading) }
      operand = found
      if scope.lengthsAreNumbers { return found.code }
    }
    switch (form, operand.kind) {
    case (.length, .number):
      need(.dp)
      return "\(operand.code).dp"
    case (.number, .dimension): return "\(operand.code).value"
    default: return operand.code
    }
  }

  /// A number alone.
  private mutating func constant(_ number: Double, _ form: FormulaForm) -> Code<Kotlin> {
    switch form {
    case .length: dp(number)
    case .number: Literal.float(Decimal.shown(number, places: 5))
    }
  }

  /// A number beside others.
  private mutating func operand(_ number: Double, _ form: FormulaForm) -> Code<Kotlin> {
    switch form {
    case .length: dp(number)
    case .number: Literal.operand(Decimal.shown(number, places: 5))
    }
  }
}
