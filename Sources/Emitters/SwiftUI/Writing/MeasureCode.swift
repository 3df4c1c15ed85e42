import Diagnostics
import Emission
import Geometry

/// A formula as Swift arithmetic, in the way a person would write it: `width - cornerRadius`,
/// `cornerRadius / 2`, `4 + tailWidth`.
struct MeasureCode {
  /// Where lines may be broken between: the first operand, then each operator with its operand.
  let pieces: [Code<Swift>]
  /// Whether it has to stand in brackets inside a product or behind a minus.
  let isSum: Bool

  /// - Parameter symbol: how a symbol is spelt, as something that binds tighter than a product.
  init(_ measure: Measure, symbol: (Symbol) -> Code<Swift>) {
    var pieces: [(code: Code<Swift>, isNegative: Bool)] = []
    for term in measure.terms {
      pieces.append(Self.product(term.coefficient, symbol(term.symbol)))
    }
    for bound in measure.bounds {
      let operands = bound.operands.map { MeasureCode($0, symbol: symbol).code }
        .joined(separator: ", ")
      let call: Code<Swift> =
        switch bound.extremum {
        case .minimum: "min(\(operands))"
        case .maximum: "max(\(operands))"
        }
      pieces.append(Self.product(bound.coefficient, call))
    }
    let constant = Decimal.shown(measure.constant, places: 5)
    if constant != 0 || pieces.isEmpty {
      let piece = (code: Values.length(constant.magnitude), isNegative: constant < 0)
      let followsBox = measure.terms.contains { $0.symbol == .width || $0.symbol == .height }
      if constant > 0, !followsBox {
        pieces.insert(piece, at: 0)
      } else {
        pieces.append(piece)
      }
    }
    if let first = pieces.firstIndex(where: { !$0.isNegative }), first > 0 {
      pieces.insert(pieces.remove(at: first), at: 0)
    }
    self.pieces = pieces.enumerated().map { index, piece in
      switch (index, piece.isNegative) {
      case (0, false): piece.code
      case (0, true): "-\(piece.code)"
      case (_, false): "+ \(piece.code)"
      case (_, true): "- \(piece.code)"
      }
    }
    isSum = pieces.count > 1 || pieces[0].isNegative
  }

  var code: Code<Swift> { pieces.joined(separator: " ") }

  /// The formula as a factor.
  var factor: Code<Swift> { isSum ? "(\(code))" : code }

  private static func product(
    _ coefficient: Double, _ symbol: Code<Swift>
  ) -> (code: Code<Swift>, isNegative: Bool) {
    let factor = Decimal.shown(coefficient.magnitude)
    let isNegative = coefficient < 0
    if factor == 1 { return (symbol, isNegative) }
    let divisor = (1 / coefficient.magnitude).rounded()
    if divisor >= 2, divisor < 1e6, (divisor * coefficient.magnitude - 1).magnitude < 1e-9 {
      return ("\(symbol) / \(number: divisor)", isNegative)
    }
    return ("\(number: factor) * \(symbol)", isNegative)
  }
}
