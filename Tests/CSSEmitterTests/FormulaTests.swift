import Emission
import Geometry
import Testing

@testable import CSSEmitter

@Suite struct FormulaTests {
  private let width = Measure(.width)
  private let radius = Measure(.parameter(0))
  private let tail = Measure(.parameter(1))

  private func px(_ measure: Measure) -> String { formula(.px).value(measure).text }

  private func formula(_ unit: Unit) -> Formula {
    Formula(unit) { symbol in
      switch symbol {
      case .width: .side
      case .parameter(0): .length(Name(known: "--r"))
      case .parameter(1): .length(Name(known: "--t"))
      case .parameter(2): .number(Name(known: "--n"))
      case .token: .constant(3)
      default: .unknown
      }
    }
  }

  @Test func standsAlone() {
    #expect(px(Measure(4)) == "4px")
    #expect(px(.zero) == "0")
    #expect(px(Measure(-0.05)) == "-0.05px")
    #expect(px(radius) == "var(--r)")
    #expect(px(width) == "100%")
    #expect(px(width / 2) == "50%")
    #expect(px(Measure.maximum([radius, Measure(4)])) == "max(var(--r), 4px)")
  }

  @Test func readsAsArithmetic() {
    #expect(px(radius / 2) == "calc(var(--r) / 2)")
    #expect(px(radius * 0.3) == "calc(0.3 * var(--r))")
    #expect(px(Measure(4) + tail) == "calc(4px + var(--t))")
    #expect(px(width - radius - tail) == "calc(100% - var(--r) - var(--t))")
    #expect(px(width - Measure(20)) == "calc(100% - 20px)")
    #expect(px(width + Measure(0.5)) == "calc(100% + 0.5px)")
    #expect(px(radius / 2 - width) == "calc(var(--r) / 2 - 100%)")
    #expect(px(radius * -1) == "calc(-1 * var(--r))")
    #expect(px(radius * -1 - Measure(2)) == "calc(-1 * var(--r) - 2px)")
  }

  @Test func bounds() {
    let bound = Measure.minimum([width / 2, radius + Measure(2)])
    #expect(px(bound * 2) == "calc(2 * min(50%, 2px + var(--r)))")
    #expect(px(width - bound) == "calc(100% - min(50%, 2px + var(--r)))")
    // Inside min() and max() a bare 0 would be a number.
    #expect(px(Measure.maximum([radius, .zero])) == "max(var(--r), 0px)")
  }

  @Test func units() {
    #expect(formula(.rem(16)).value(Measure(14)).text == "0.875rem")
    #expect(formula(.rem(10)).value(Measure(14)).text == "1.4rem")
    #expect(formula(.none).value(Measure(0.75)).text == "0.75")
    #expect(formula(.none).value(.zero).text == "0")
    let number = Measure(.parameter(2))
    #expect(formula(.none).value(number * 2).text == "calc(2 * var(--n))")
    // A number of logical pixels needs its unit.
    #expect(px(number * 4) == "calc(var(--n) * 4px)")
    #expect(px(width - number) == "calc(100% - var(--n) * 1px)")
  }

  @Test func putsInWhatIsKnown() {
    #expect(px(Measure(.token(0)) + Measure(1)) == "4px")
    #expect(px(Measure(.token(0)) - radius) == "calc(3px - var(--r))")
  }

  @Test func insideAProduct() {
    let (negative, code) = formula(.px).operand(Measure(-0.05) - width / 2)
    #expect(negative)
    #expect(code.text == "(50% + 0.05px)")
  }
}
