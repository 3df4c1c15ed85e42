/// The fixed numbers of a formula, as something that can differ by itself.
extension Measure {
  /// The fixed numbers: the one outside `min` and `max` first, then those inside, in order.
  package var constants: [Double] {
    [constant] + bounds.flatMap { $0.operands.flatMap(\.constants) }
  }

  /// Whether two formulas are the same but for their fixed numbers.
  package func hasSameForm(as other: Measure) -> Bool {
    terms == other.terms && bounds.count == other.bounds.count
      && zip(bounds, other.bounds).allSatisfy { one, two in
        one.coefficient == two.coefficient && one.extremum == two.extremum
          && one.operands.count == two.operands.count
          && zip(one.operands, two.operands).allSatisfy { $0.hasSameForm(as: $1) }
      }
  }

  /// The formula with formulas in place of fixed numbers, which are told by their places in
  /// `constants`; `nil` leaves the number.
  package func replacingConstants(_ replacement: (Int) -> Measure?) -> Measure {
    var place = 0
    return replacingConstants(from: &place, replacement)
  }

  private func replacingConstants(
    from place: inout Int, _ replacement: (Int) -> Measure?
  ) -> Measure {
    var result = Measure.zero
    for term in terms { result = result + Measure(term.symbol, times: term.coefficient) }
    result = result + (replacement(place) ?? Measure(constant))
    place += 1
    for bound in bounds {
      var operands: [Measure] = []
      for operand in bound.operands {
        operands.append(operand.replacingConstants(from: &place, replacement))
      }
      let extreme: Measure =
        switch bound.extremum {
        case .minimum: .minimum(operands)
        case .maximum: .maximum(operands)
        }
      result = result + extreme * bound.coefficient
    }
    return result
  }
}
