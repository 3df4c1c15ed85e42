/// Something a length can depend on. The numbers are places in the lists of the declaration that
/// the length stands in; this module gives them no meaning of their own.
package enum Symbol: Hashable, Sendable {
  /// The width of the box that a shape is drawn in.
  case width
  /// The height of that box.
  case height
  /// A parameter of the declaration that the length stands in.
  case parameter(Int)
  /// A parameter of the shape that the component uses.
  case shapeParameter(Int)
  /// A token whose value differs by mode, or that is to stay an alias.
  case token(Int)
}

/// A length in logical pixels (or a plain number) as a formula:
/// constant + Σ coefficient · symbol + Σ coefficient · min/max(…).
///
/// Formulas are closed under sums, multiplication by constants, `min`, `max` and `clamp`, which
/// is all that the spec language allows in coordinates.
package struct Measure: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package var symbol: Symbol
    package var coefficient: Double

    package init(_ symbol: Symbol, times coefficient: Double = 1) {
      self.symbol = symbol
      self.coefficient = coefficient
    }
  }

  package enum Extremum: Hashable, Sendable {
    case minimum
    case maximum
  }

  /// `coefficient · min(operands)` or `coefficient · max(operands)`; at least two operands.
  package struct Bound: Hashable, Sendable {
    package var coefficient: Double
    package var extremum: Extremum
    package var operands: [Measure]
  }

  package var constant: Double
  /// In the order of first mention, each symbol once, no coefficient 0.
  package private(set) var terms: [Term]
  package private(set) var bounds: [Bound]

  package init(_ constant: Double) {
    self.constant = constant
    self.terms = []
    self.bounds = []
  }

  package init(_ symbol: Symbol, times coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    self.terms = coefficient == 0 ? [] : [Term(symbol, times: coefficient)]
    self.bounds = []
  }

  package static let zero = Measure(0)

  /// The number, if it depends on nothing.
  package var constantValue: Double? { terms.isEmpty && bounds.isEmpty ? constant : nil }

  /// The symbol, if the formula is just that symbol.
  package var singleSymbol: Symbol? {
    guard constant == 0, bounds.isEmpty, terms.count == 1, terms[0].coefficient == 1 else {
      return nil
    }
    return terms[0].symbol
  }

  /// How often the symbol counts, outside `min` and `max`.
  package func coefficient(of symbol: Symbol) -> Double {
    terms.first { $0.symbol == symbol }?.coefficient ?? 0
  }

  package func mentions(_ symbol: Symbol) -> Bool {
    terms.contains { $0.symbol == symbol }
      || bounds.contains { $0.operands.contains { $0.mentions(symbol) } }
  }

  /// All symbols, in order of first mention, those inside `min` and `max` included.
  package var symbols: [Symbol] {
    var result = terms.map(\.symbol)
    for bound in bounds {
      for operand in bound.operands {
        for symbol in operand.symbols where !result.contains(symbol) { result.append(symbol) }
      }
    }
    return result
  }
}

// MARK: Arithmetic

extension Measure {
  package static func + (left: Measure, right: Measure) -> Measure {
    var sum = left
    sum.constant += right.constant
    for term in right.terms {
      if let index = sum.terms.firstIndex(where: { $0.symbol == term.symbol }) {
        sum.terms[index].coefficient += term.coefficient
        if sum.terms[index].coefficient == 0 { sum.terms.remove(at: index) }
      } else {
        sum.terms.append(term)
      }
    }
    for bound in right.bounds {
      if let index = sum.bounds.firstIndex(where: {
        $0.extremum == bound.extremum && $0.operands == bound.operands
      }) {
        sum.bounds[index].coefficient += bound.coefficient
        if sum.bounds[index].coefficient == 0 { sum.bounds.remove(at: index) }
      } else {
        sum.bounds.append(bound)
      }
    }
    return sum
  }

  package static func - (left: Measure, right: Measure) -> Measure { left + right * -1 }

  package static func * (left: Measure, factor: Double) -> Measure {
    guard factor != 0 else { return .zero }
    var product = left
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    for index in product.bounds.indices { product.bounds[index].coefficient *= factor }
    return product
  }

  /// Each number is divided by itself: `49 · (1 / 49)` is not 1.
  package static func / (left: Measure, divisor: Double) -> Measure {
    var quotient = left
    quotient.constant /= divisor
    for index in quotient.terms.indices { quotient.terms[index].coefficient /= divisor }
    for index in quotient.bounds.indices { quotient.bounds[index].coefficient /= divisor }
    return quotient
  }

  package static func minimum(_ operands: [Measure]) -> Measure { extremum(.minimum, operands) }

  package static func maximum(_ operands: [Measure]) -> Measure { extremum(.maximum, operands) }

  private static func extremum(_ kind: Extremum, _ operands: [Measure]) -> Measure {
    var distinct: [Measure] = []
    var constant: Double?
    for operand in operands {
      if let number = operand.constantValue {
        let other = constant ?? number
        constant = kind == .minimum ? min(other, number) : max(other, number)
      } else if !distinct.contains(operand) {
        distinct.append(operand)
      }
    }
    if let constant { distinct.append(Measure(constant)) }
    if distinct.count == 1 { return distinct[0] }
    var result = Measure.zero
    if !distinct.isEmpty {
      result.bounds = [Bound(coefficient: 1, extremum: kind, operands: distinct)]
    }
    return result
  }
}

// MARK: Evaluation

extension Measure {
  package func evaluated(_ value: (Symbol) -> Double) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * value(term.symbol) }
    for bound in bounds {
      let operands = bound.operands.map { $0.evaluated(value) }
      let extreme = bound.extremum == .minimum ? operands.min() : operands.max()
      sum += bound.coefficient * (extreme ?? 0)
    }
    return sum
  }

  /// The formula with every symbol replaced; a symbol without a replacement stays.
  package func substituting(_ replacement: (Symbol) -> Measure?) -> Measure {
    var result = Measure(constant)
    for term in terms {
      result =
        result + (replacement(term.symbol) ?? Measure(term.symbol)) * term.coefficient
    }
    for bound in bounds {
      let operands = bound.operands.map { $0.substituting(replacement) }
      result = result + Measure.extremum(bound.extremum, operands) * bound.coefficient
    }
    return result
  }
}
