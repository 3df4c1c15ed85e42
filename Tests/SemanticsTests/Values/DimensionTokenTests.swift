import Diagnostics
import IR
import Testing

@Suite struct DimensionTokenTests {
  @Test func unitsOfLength() {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: dimension
          px: 16px
          pt: 14pt
          dp: -4dp
          rem: 1.5rem
          small: 0.875rem
          none: 0
          bare: 12
          exact: 0.1px
          object: { $value: { value: 0.5, unit: rem } }
        """)
    let expected: [(String, Dimension)] = [
      ("px", Dimension(16)), ("pt", Dimension(14)), ("dp", Dimension(-4)),
      ("rem", Dimension(1.5, .rem)), ("small", Dimension(0.875, .rem)), ("none", Dimension(0)),
      ("bare", Dimension(12)), ("exact", Dimension(0.1)), ("object", Dimension(0.5, .rem)),
    ]
    for (name, dimension) in expected { #expect(analysis.value(name) == .dimension(dimension)) }
  }

  @Test func remStaysRemAsLongAsOnlyRemGoesIn() {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: dimension
          l: 1rem
          half: "{l} / 2"
          sum: "{l} + 0.5rem"
          less: "{l} - 2 * {half}"
          largest: "max({l}, 2rem)"
          away: "abs(-{l})"
          mixed: "{l} + 4px"
          bare: "{l} + 4"
          rounded: "round(1.3rem)"
        """)
    let expected: [(String, Dimension)] = [
      ("half", Dimension(0.5, .rem)), ("sum", Dimension(1.5, .rem)), ("less", Dimension(0, .rem)),
      ("largest", Dimension(2, .rem)), ("away", Dimension(1, .rem)), ("mixed", Dimension(20)),
      ("bare", Dimension(20)), ("rounded", Dimension(21)),
    ]
    for (name, dimension) in expected { #expect(analysis.value(name) == .dimension(dimension)) }
  }

  @Test func oneRemIsWhatTheConfigurationSays() {
    let analysis = Analysis(
      files: ["tokens: { a: 1rem, b: \"{a} + 4px\", c: \"15px / 1rem\" }"], rem: 10)
    #expect(analysis.value("a") == .dimension(Dimension(1, .rem)))
    #expect(analysis.value("b") == .dimension(Dimension(14)))
    #expect(analysis.value("c") == .number(1.5))
  }

  @Test func computedLengthsAreFreeOfNoise() {
    let analysis = expectNothing(
      in: """
        tokens: { third: "10px / 3", tenth: "0.1px + 0.2px", whole: "49px / 49", share: "200px * 7%" }
        """)
    #expect(analysis.value("third") == .dimension(Dimension(3.33333)))
    #expect(analysis.value("tenth") == .dimension(Dimension(0.3)))
    #expect(analysis.value("whole") == .dimension(Dimension(1)))
    #expect(analysis.value("share") == .dimension(Dimension(14)))
  }

  @Test func whatIsNoLength() {
    expect(
      .unitMismatch, .unitMismatch, .unitMismatch, .wrongKind, .wrongKind, .typeMismatch,
      .unitMismatch, .unitMismatch, .invalidExpression, .invalidValue, .invalidValue, .unknownName,
      in: """
        tokens:
          $type: dimension
          a: ‹200ms›
          b: ‹50%›
          c: ‹2em›
          d: ‹true›
          e: ‹[1px, 2px]›
          f: { $type: dimension, $value: ‹"{ink}"› }
          g: 8‹pxx›
          h: 8‹PX›
          i: 8 ‹px›
          j: ‹.inf›
          k: ‹1e400›
          l: ‹big›
        """ + "\n  ink: { $type: color, $value: red }\n",
      saying: [
        "16px or 1rem", "but this is a percentage", "letterSpacing and lineHeight", "", "",
        "but this is a colour", "did you mean 'px'?", "did you mean 'px'?", "without a blank",
      ])
  }

  @Test func objectsThatAreNotWhole() {
    expect(
      .unknownKey, .missingField, .wrongKind, .unitMismatch, .unquotedReference,
      in: """
        tokens:
          $type: dimension
          a: { $value: { value: 4, ‹units›: px } }
          b: { $value: ‹{ value: 4 }› }
          c: { $value: { value: ‹4px›, unit: px } }
          d: { $value: { value: 4, unit: ‹em› } }
          e: { $value: ‹{space.s}› }
        """, saying: ["did you mean 'unit'?", "'unit'", "is a number", "px and rem"])
  }
}
