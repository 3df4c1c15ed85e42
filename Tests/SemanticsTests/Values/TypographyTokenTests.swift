import Diagnostics
import IR
import Testing

@Suite struct TypographyTokenTests {
  private func style(
    _ analysis: Analysis, _ path: String, on platform: String = "css"
  ) -> Typography? {
    guard case .typography(let style)? = analysis.value(path, on: platform) else { return nil }
    return style
  }

  @Test func allFields() {
    let analysis = expectNothing(
      in: """
        tokens:
          caption:
            $type: typography
            $value: { fontFamily: [Acme Sans, sans-serif], fontSize: 14px, fontWeight: 500, lineHeight: 20px, letterSpacing: 0.25px }
        """)
    let caption = style(analysis, "caption")
    #expect(caption?.fontFamily == .literal(["Acme Sans", "sans-serif"]))
    #expect(caption?.fontSize == .literal(Dimension(14)))
    #expect(caption?.fontWeight == .literal(500))
    #expect(caption?.lineHeight == .literal(.length(Dimension(20))))
    #expect(caption?.letterSpacing == .literal(.length(Dimension(0.25))))
  }

  @Test(arguments: [
    ("1.3", Typography.LineHeight.factor(1.3)), ("130%", .factor(1.3)), ("1.3em", .factor(1.3)),
    ("20px", .length(Dimension(20))), ("1.5rem", .length(Dimension(1.5, .rem))),
    ("\"{gap} * 2\"", .length(Dimension(8))), ("\"1 + 1 / 4\"", .factor(1.25)),
    ("{ value: 2, unit: rem }", .length(Dimension(2, .rem))),
  ])
  func lineHeights(text: String, expected: Typography.LineHeight) {
    let analysis = expectNothing(
      in: "tokens: { gap: 4px, it: { $type: typography, $value: { lineHeight: \(text) } } }")
    #expect(style(analysis, "it")?.lineHeight == .literal(expected))
  }

  @Test(arguments: [
    ("0.2", Typography.LetterSpacing.length(Dimension(0.2))), ("-1%", .em(-0.01)),
    ("0.05em", .em(0.05)), ("\"1% * 2\"", .em(0.02)), ("\"1% + 1%\"", .em(0.02)),
    ("0.1px", .length(Dimension(0.1))),
  ])
  func letterSpacings(text: String, expected: Typography.LetterSpacing) {
    let analysis = expectNothing(
      in: "tokens: { it: { $type: typography, $value: { letterSpacing: \(text) } } }")
    #expect(style(analysis, "it")?.letterSpacing == .literal(expected))
  }

  @Test func fieldsStayAliases() {
    let analysis = expectNothing(
      in: """
        tokens:
          size: 17px
          face: { $type: fontFamily, $value: Inter }
          heavy: { $type: fontWeight, $value: 800 }
          line: 1.4
          body: { $type: typography, $value: { fontFamily: "{face}", fontSize: "{size}", fontWeight: "{heavy}", lineHeight: "{line}" } }
          same: "{body}"
        """)
    let body = style(analysis, "body")
    #expect(body?.fontSize == .alias(TokenID(0), Dimension(17)))
    #expect(body?.fontFamily == .alias(TokenID(1), ["Inter"]))
    #expect(body?.fontWeight == .alias(TokenID(2), 800))
    #expect(body?.lineHeight == .alias(TokenID(3), .factor(1.4)))
    #expect(style(analysis, "same") == body)
  }

  @Test func aPlatformsOwnField() {
    let analysis = expectNothing(
      in: """
        tokens:
          body: { $type: typography, $value: { fontSize: { default: 17, kotlin: 16 }, lineHeight: 1.3 } }
          whole: { $type: typography, $value: { default: { fontSize: 15 }, css: { fontSize: 1rem } } }
        """)
    #expect(style(analysis, "body")?.fontSize?.value == Dimension(17))
    #expect(style(analysis, "body", on: "kotlin")?.fontSize?.value == Dimension(16))
    #expect(style(analysis, "body", on: "kotlin")?.lineHeight?.value == .factor(1.3))
    #expect(style(analysis, "whole")?.fontSize?.value == Dimension(1, .rem))
    #expect(style(analysis, "whole", on: "swift")?.fontSize?.value == Dimension(15))
  }

  @Test func everyFaultOfAStyleIsTold() {
    expect(
      .unknownKey, .outOfRange, .unknownName, .unitMismatch, .outOfRange, .typeMismatch,
      in: """
        tokens:
          it:
            $type: typography
            $value:
              ‹fontsize›: 17
              fontSize: ‹-1›
              fontWeight: ‹boldd›
              letterSpacing: "‹1px + 1s›"
              lineHeight: ‹-1›
              fontFamily: ‹"{it2}"›
          it2: { $type: typography, $value: { fontSize: 1 } }
        """,
      saying: [
        "did you mean 'fontSize'?", "", "did you mean 'bold'?", "", "", "this is a text style",
      ])
  }

  @Test func whatIsNoStyle() {
    expect(
      .wrongKind, .wrongKind, .missingField, .typeMismatch, .unresolvedReference,
      .unquotedReference,
      .typeMismatch,
      in: """
        tokens:
          $type: typography
          a: ‹17px›
          b: ‹[Inter, 17]›
          c: { $value: ‹{}› }
          d: { $type: typography, $value: ‹"{gap}"› }
          e: "‹{body}›"
          f: { $value: ‹{text.body}› }
          g: { $value: { lineHeight: ‹red› } }
          gap: { $type: dimension, $value: 4px }
        """)
  }
}
