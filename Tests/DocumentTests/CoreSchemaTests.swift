import Document
import Foundation
import Testing

struct CoreSchemaTests {
  private func kind(_ text: String) -> Node.Kind? { Reading("k: \(text)\n").node("k")?.kind }

  @Test(arguments: ["null", "Null", "NULL", "~", ""])
  func nulls(_ text: String) { #expect(kind(text) == .null) }

  @Test(arguments: ["true", "True", "TRUE"])
  func truths(_ text: String) { #expect(kind(text) == .boolean(true)) }

  @Test(arguments: ["false", "False", "FALSE"])
  func untruths(_ text: String) { #expect(kind(text) == .boolean(false)) }

  @Test(arguments: [
    ("0", 0), ("012", 12), ("-7", -7), ("+7", 7), ("0o17", 15), ("0x1F", 31), ("0xfF", 255),
    ("1.", 1), (".5", 0.5), ("-.5", -0.5), ("1e3", 1000), ("1E-2", 0.01), ("+1.5e+2", 150),
    (".inf", .infinity), ("-.INF", -.infinity), ("+.Inf", .infinity), ("1e999", .infinity),
    ("0.1", 0.1), ("0.30000000000000004", 0.1 + 0.2), ("1234567.25", 1234567.25),
    ("123456789.123456", 123456789.123456),
  ])
  func numbers(_ pair: (String, Double)) { #expect(kind(pair.0) == .number(pair.1)) }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func notANumber(_ text: String) {
    guard case .number(let value) = kind(text) else {
      Issue.record("no number")
      return
    }
    #expect(value.isNaN)
  }

  @Test func negativeZeroKeepsItsSign() {
    guard case .number(let value) = kind("-0.0") else {
      Issue.record("no number")
      return
    }
    #expect(value.sign == .minus)
  }

  @Test(arguments: [
    "on", "off", "yes", "no", "y", "n", "nULL", "tRUE", "0b1", "0o8", "0x", "0xG", "-0x1", "1_000",
    "1e", "1e+", ".", "+", "--1", "1.2.3", "-.nan", ".infinity", "12px", "1 2", "1:30",
    "2001-12-14", "'null'", "\"1\"", "'true'", "|\n  1", ">\n  null", "!!str 1", "! 1",
  ])
  func strings(_ text: String) { #expect(kind(text) == .string) }

  @Test(arguments: [
    "123456789012345678901234567890", "9007199254740993", "5e-324", "1.7976931348623157e308",
    "0.00000000000000000000000000000000000000001", "2.2250738585072014e-308", "1e-400",
  ])
  func longNumbersAreRoundedAsByTheSystem(_ text: String) {
    #expect(kind(text) == .number(strtod(text, nil)))
  }

  @Test func decimalsAreRoundedAsByTheSystem() {
    var state: UInt64 = 7
    for _ in 0..<4000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> 20).prefix(Int(state >> 8 % 16) + 1)
      let point = Int(state >> 40) % (digits.count + 1)
      let text = String(digits.prefix(point)) + "." + digits.dropFirst(point)
      guard text != "." else { continue }
      #expect(kind(text) == .number(strtod(text, nil)), "\(text)")
    }
  }
}
