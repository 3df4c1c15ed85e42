import Diagnostics
import IR
import Testing

@Suite struct NumberTokenTests {
  @Test func numbersKeepTheirDigits() {
    let analysis = expectNothing(
      in: """
        tokens:
          half: 0.5
          tiny: 0.0000001
          big: 1234567.25
          tenth: 0.1
          neg0: -0.0
          share: 20%
          sum: "0.1 + 0.2"
          third: "1 / 3"
          text: "1.5"
          exponent: 1e3
        """)
    let expected: [(String, Double)] = [
      ("half", 0.5), ("tiny", 1e-7), ("big", 1_234_567.25), ("tenth", 0.1), ("neg0", 0),
      ("share", 0.2), ("sum", 0.3), ("third", 0.333333333), ("text", 1.5), ("exponent", 1000),
    ]
    for (name, number) in expected { #expect(analysis.value(name) == .number(number)) }
  }

  @Test func whatIsNoNumber() {
    expect(
      .unitMismatch, .invalidValue, .invalidValue, .outOfRange, .divisionByZero, .wrongKind,
      .unknownName, .invalidExpression,
      in: """
        tokens:
          $type: number
          a: ‹4px›
          b: ‹.nan›
          c: ‹-.inf›
          d: ‹1e308 * 10›
          e: 4 / ‹0›
          f: ‹true›
          g: ‹much›
          h: "1‹,›5"
        """,
      saying: [
        "but this is a length", "", "", "too large", "divides by zero", "", "", "a point: 1.5",
      ])
  }

  @Test func overflowIsNeverPassedOn() {
    expect(
      .outOfRange, .outOfRange, .outOfRange, .outOfRange,
      in: """
        tokens:
          a: "‹1e308px * 1e10›"
          b: "‹1e308px + 1e308px›"
          c: "‹1px / 1e-320›"
          d: ‹1e308s›
          uses: "{a} + {b} + {c}"
        """)
  }
}
