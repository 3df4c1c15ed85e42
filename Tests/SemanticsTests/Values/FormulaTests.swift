import Color
import Diagnostics
import IR
import Testing

/// What formulas come to, and the units that do not go together.
@Suite struct FormulaTests {
  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 - 2 - 3", 5), ("8 / 4 / 2", 1), ("-(2 - 5)", 3),
    ("--2", 2), ("+2", 2), ("2 * -3", -6), ("min(3, 1, 2)", 1), ("max(1, 2, 3, 4)", 4),
    ("clamp(1, 5, 3)", 3), ("clamp(1, 0, 3)", 1), ("clamp(4, 9, 2)", 4), ("round(2.5)", 3),
    ("round(-2.5)", -3), ("floor(-2.1)", -3), ("ceil(2.1)", 3), ("abs(-2.1)", 2.1),
    ("floor(0.1 * 3 * 10)", 3), ("50% * 3", 1.5), ("20px / 8px", 2.5), ("1rem / 8px", 2),
    ("2s / 500ms", 4), ("100% / 3", 0.333333333), ("1e3 / 1e2", 10), (".5 * 4.", 2),
  ])
  func numbers(text: String, expected: Double) {
    let analysis = expectNothing(in: "tokens: { it: { $type: number, $value: \"\(text)\" } }")
    #expect(analysis.value("it") == .number(expected))
  }

  @Test(arguments: [
    "‹8px * 2px›", "‹8px + 200ms›", "‹8px - 50%›", "2 / ‹1px›", "4px / ‹2s›", "max(1px, ‹1s›)",
    "max(1px, ‹50%›)", "‹1s + 45deg›", "2em + ‹(1s * 2px)›", "8‹kg›", "‹2em + 1px›",
  ])
  func unitsThatDoNotGoTogether(text: String) {
    expect(.unitMismatch, in: "tokens: { $type: dimension, it: \"\(text)\" }")
  }

  @Test(arguments: [
    "1 +‹›", "‹)›1", "2 ‹$› 3", "‹1.2.3›", "max‹(›1, 2", "‹(›1 + 2", "2 ‹3›", "‹round(1, 2)›",
    "‹mix(red)›", "1 ‹=› 2", "2‹,›5", "1 *‹*› 2",
  ])
  func whatIsNoFormula(text: String) {
    expect(.invalidExpression, in: "tokens: { $type: number, it: \"\(text)\" }")
  }

  @Test func unknownFunctionsHaveNearNames() {
    expect(
      .unknownName, .unknownName, .unknownName,
      in: """
        tokens:
          $type: number
          a: ‹rund›(2.5)
          b: 1 + ‹calc›(2)
          c: ‹width›
        """, saying: ["did you mean 'round'?", "the functions are min", "only a shape"])
  }

  @Test func bothSidesAreChecked() {
    expect(
      .unresolvedReference, .unresolvedReference, .unknownName, .unresolvedReference,
      in: "tokens: { it: \"‹{a}› + ‹{b}› * ‹nothing› - max(1px, ‹{c}›)\" }")
  }

  @Test func colours() {
    let analysis = expectNothing(
      in: """
        tokens:
          green: "#6DE67B"
          mix: "mix({green}, black, 20%)"
          alpha: "alpha({green}, 0.5)"
          lighten: "lighten({green}, 10%)"
          darken: "darken({green}, 10%)"
          saturate: "saturate({green}, 50%)"
          desaturate: "desaturate({green}, 100%)"
          on: "onColor({green})"
          onBlack: "onColor(black)"
          nested: "alpha(mix(white, black, 50%), 1 / 4)"
          share: { $type: number, $value: 0.2 }
          mixed: "mix({green}, rgb(0, 0, 0), {share})"
        """)
    guard case .color(let green)? = analysis.value("green") else {
      Issue.record("no colour")
      return
    }
    let black = ColorValue(cssName: "black")
    let expected: [(String, ColorValue?)] = [
      ("mix", black.map { green.mixed(with: $0, share: 0.2) }), ("alpha", green.withAlpha(0.5)),
      ("lighten", green.lightened(by: 0.1)), ("darken", green.darkened(by: 0.1)),
      ("saturate", green.saturated(by: 0.5)), ("desaturate", green.desaturated(by: 1)),
      ("on", green.onColor), ("onBlack", black?.onColor),
    ]
    for (name, color) in expected { #expect(analysis.value(name) == color.map { .color($0) }) }
    #expect(analysis.value("mixed") == analysis.value("mix"))
  }

  @Test func coloursThatAreNone() {
    expect(
      .typeMismatch, .typeMismatch, .outOfRange, .outOfRange, .typeMismatch, .typeMismatch,
      .typeMismatch, .invalidColor,
      in: """
        tokens:
          $type: color
          a: mix(‹4px›, red, 20%)
          b: mix(red, blue, ‹4px›)
          c: mix(red, blue, ‹20›)
          d: alpha(red, ‹-0.5›)
          e: ‹"{n} + 2"›
          f: "‹{i}› + 2"
          g: ‹"max(1, 2)"›
          h: mix(rgb(1, 2‹)›, red, 20%)
          n: { $type: number, $value: 1 }
          i: red
        """,
      saying: [
        "needs a colour here, this is a length", "a share here", "did you mean 20%?",
        "between 0% and 100%",
      ])
  }

  @Test func brokenPartsAreSilent() {
    expect(
      .invalidColor,
      in:
        "tokens: { a: { $type: color, $value: ‹rde› }, b: \"mix({a}, {a}, 5%)\", c: \"max({b}, 1px)\" }"
    )
  }
}
