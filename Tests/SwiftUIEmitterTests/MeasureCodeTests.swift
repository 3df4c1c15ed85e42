import Emission
import Geometry
import Testing

@testable import SwiftUIEmitter

@Suite("Formulas as arithmetic")
struct MeasureCodeTests {
  private func text(_ measure: Measure) -> String {
    MeasureCode(measure) { symbol in
      switch symbol {
      case .width: "width"
      case .height: "height"
      case .parameter(0): "a"
      case .parameter, .shapeParameter, .token: "b"
      }
    }.code.text
  }

  private let a = Measure(.parameter(0))
  private let b = Measure(.parameter(1))
  private let width = Measure(.width)

  @Test("As a person would write it")
  func spelling() {
    #expect(text(Measure(4)) == "4")
    #expect(text(Measure(-0.05)) == "-0.05")
    #expect(text(.zero) == "0")
    #expect(text(a / 2) == "a / 2")
    #expect(text(a / 3) == "a / 3")
    #expect(text(a * 2) == "2 * a")
    #expect(text(a * 0.75) == "0.75 * a")
    #expect(text(a + Measure(4)) == "4 + a")
    #expect(text(width + Measure(4)) == "width + 4")
    #expect(text(width - a - b / 2 - Measure(1)) == "width - a - b / 2 - 1")
    #expect(text(Measure(4) - a) == "4 - a")
    #expect(text(b - a) == "b - a")
    #expect(text(a * -1 + b) == "b - a")
    #expect(text(a * -1) == "-a")
    #expect(text(a * -0.5 - Measure(3)) == "-a / 2 - 3")
    #expect(text(Measure.maximum([a, b + Measure(1)]) / 2 - Measure(2)) == "max(a, 1 + b) / 2 - 2")
    #expect(text(Measure.minimum([a, Measure.maximum([b, Measure(3)])])) == "min(a, max(b, 3))")
  }

  @Test("Brackets where a factor needs them")
  func factors() {
    func factor(_ measure: Measure) -> String {
      MeasureCode(measure) { _ in "a" }.factor.text
    }
    #expect(factor(a) == "a")
    #expect(factor(a / 2) == "a / 2")
    #expect(factor(a + Measure(1)) == "(1 + a)")
    #expect(factor(a * -1) == "(-a)")
  }
}
