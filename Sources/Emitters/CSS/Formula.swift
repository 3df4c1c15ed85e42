import Diagnostics
import Emission
import Geometry

/// What a formula comes out as.
enum Unit: Hashable {
  /// Plain numbers are logical pixels.
  case px
  /// Plain numbers are logical pixels, written as shares of the reader's text size (the number is
  /// how many of them one rem is).
  case rem(Double)
  /// A number: an opacity, a factor, a weight.
  case none
}

/// What a symbol of a formula is on the web.
enum Operand {
  /// A side of the box: 100 %.
  case side
  case length(Name)
  case number(Name)
  case constant(Double)
  /// Something that CSS has no name for here.
  case unknown
}

/// Writes the formulas of lengths and numbers as CSS.
struct Formula {
  let unit: Unit
  let operand: (Symbol) -> Operand

  init(_ unit: Unit, operand: @escaping (Symbol) -> Operand) {
    self.unit = unit
    self.operand = operand
  }

  /// A value that can stand by itself: `4px`, `var(--x)`, `calc(100% - var(--x))`, `max(4px, var(--x))`.
  func value(_ measure: Measure, zero: CSSCode = "0") -> CSSCode {
    let measure = inlined(measure)
    if let constant = measure.constantValue {
      return constant == 0 && unit != .none ? zero : self.constant(constant)
    }
    let items = items(of: measure)
    if items.count == 1, items[0].isPositive, items[0].standsAlone { return items[0].code }
    return "calc(\(sum(items)))"
  }

  /// The same inside another calculation; in parentheses when it has several parts.
  func operand(_ measure: Measure) -> (isNegative: Bool, code: CSSCode) {
    let measure = inlined(measure)
    let items = items(of: measure)
    if items.isEmpty { return (false, constant(0)) }
    if items.count == 1 { return (!items[0].isPositive, items[0].code) }
    if items.contains(where: \.isPositive) { return (false, "(\(sum(items)))") }
    return (true, "(\(sum(self.items(of: measure * -1))))")
  }

  /// `measure` with what is known put in, and computed noise rounded away.
  private func inlined(_ measure: Measure) -> Measure {
    measure.substituting { symbol in
      if case .constant(let number) = operand(symbol) { return Measure(number) }
      return nil
    }
  }

  /// Something that is added or taken away.
  private struct Item {
    var isPositive: Bool
    /// Without the sign.
    var code: CSSCode
    /// Whether it needs no `calc()` around it.
    var standsAlone: Bool
  }

  /// A fixed part comes first, as in `4px + var(--x)`, save where it follows a side of the box or
  /// would have to begin with a minus.
  private func items(of measure: Measure) -> [Item] {
    var items: [Item] = []
    var beginsWithSide = false
    for term in measure.terms {
      let item = item(term)
      if case .side = operand(term.symbol), items.isEmpty { beginsWithSide = true }
      items.append(item)
    }
    for bound in measure.bounds { items.append(item(bound)) }
    if measure.constant != 0 {
      let fixed = Item(
        isPositive: measure.constant > 0, code: constant(measure.constant.magnitude),
        standsAlone: true)
      if fixed.isPositive, !beginsWithSide {
        items.insert(fixed, at: 0)
      } else {
        items.append(fixed)
      }
    }
    if let first = items.first, !first.isPositive,
      let positive = items.firstIndex(where: \.isPositive)
    {
      items.insert(items.remove(at: positive), at: 0)
    }
    return items
  }

  private func sum(_ items: [Item]) -> CSSCode {
    var result = CSSCode()
    for item in items {
      if result.isEmpty {
        result = item.isPositive ? item.code : "-1 * \(item.code)"
      } else {
        result += item.isPositive ? " + \(item.code)" : " - \(item.code)"
      }
    }
    return result
  }

  private func item(_ term: Measure.Term) -> Item {
    let coefficient = term.coefficient.magnitude
    let isPositive = term.coefficient > 0
    switch operand(term.symbol) {
    case .side:
      return Item(
        isPositive: isPositive,
        code: "\(number: Decimal.shown(coefficient * 100, places: 5))%", standsAlone: true)
    case .length(let name):
      return Item(
        isPositive: isPositive, code: times("var(\(id: name))", coefficient),
        standsAlone: coefficient == 1)
    case .number(let name) where unit == .none:
      return Item(
        isPositive: isPositive, code: times("var(\(id: name))", coefficient),
        standsAlone: coefficient == 1)
    case .number(let name):
      return Item(
        isPositive: isPositive, code: "var(\(id: name)) * \(constant(coefficient))",
        standsAlone: false)
    case .constant(let number):
      return Item(
        isPositive: isPositive, code: constant(number * coefficient), standsAlone: true)
    case .unknown:
      return Item(isPositive: true, code: constant(0), standsAlone: true)
    }
  }

  private func item(_ bound: Measure.Bound) -> Item {
    let operands = bound.operands.map { operand -> CSSCode in
      let items = items(of: operand)
      return items.isEmpty ? constant(0) : sum(items)
    }.joined(separator: ", ")
    let call: CSSCode =
      bound.extremum == .minimum ? "min(\(operands))" : "max(\(operands))"
    let coefficient = bound.coefficient.magnitude
    return Item(
      isPositive: bound.coefficient > 0, code: times(call, coefficient),
      standsAlone: coefficient == 1)
  }

  /// `x`, `x / 2` rather than `0.5 * x`, `3 * x`.
  private func times(_ code: CSSCode, _ coefficient: Double) -> CSSCode {
    if coefficient == 1 { return code }
    let divisor = (1 / coefficient).rounded()
    if divisor >= 2, divisor < 1e6, abs(divisor * coefficient - 1) < 1e-12 {
      return "\(code) / \(number: divisor)"
    }
    return "\(number: Decimal.shown(coefficient)) * \(code)"
  }

  private func constant(_ number: Double) -> CSSCode {
    switch unit {
    case .px: "\(number: Decimal.shown(number, places: 5))px"
    case .rem(let size): "\(number: Decimal.shown(number / size, places: 5))rem"
    case .none: "\(number: Decimal.shown(number))"
    }
  }
}
