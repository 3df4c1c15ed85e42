import Geometry
import Testing

/// The fixed numbers of formulas.
@Suite struct MeasureConstantsTests {
  private let width = Measure(.width)
  private let edge = Measure(.parameter(0))

  @Test func areTakenInOrder() {
    let formula = width * 2 + Measure(3) - Measure.maximum([edge, Measure(4)]) * 2
    #expect(formula.constants == [3, 0, 4])
    #expect(Measure.zero.constants == [0])
  }

  @Test func tellFormulasOfOneFormApart() {
    let one = width + Measure(1) + Measure.minimum([edge + Measure(2), width])
    #expect(one.hasSameForm(as: width + Measure(5) + Measure.minimum([edge + Measure(7), width])))
    #expect(!one.hasSameForm(as: width + Measure(1) + Measure.maximum([edge + Measure(2), width])))
    #expect(
      !one.hasSameForm(as: width * 2 + Measure(1) + Measure.minimum([edge + Measure(2), width])))
    #expect(!one.hasSameForm(as: width + Measure(1)))
  }

  @Test func areReplaced() {
    let formula = width + Measure(1) + Measure.minimum([edge + Measure(2), width]) * 3
    let replaced = formula.replacingConstants { place in
      place == 0 ? Measure(.token(8)) : place == 1 ? Measure(.token(9), times: 1, plus: 4) : nil
    }
    #expect(
      replaced
        == width + Measure(.token(8))
        + Measure.minimum([edge + Measure(.token(9), times: 1, plus: 4), width]) * 3)
    #expect(formula.replacingConstants { _ in nil } == formula)
  }
}
