import Color
import Diagnostics
import IR
import Testing

@Suite struct BorderTokenTests {
  private func border(_ analysis: Analysis, _ path: String) -> Border? {
    guard case .border(let border)? = analysis.value(path) else { return nil }
    return border
  }

  @Test func fieldsStayTokens() {
    let analysis = expectNothing(
      in: """
        tokens:
          line: "#CCCCCC"
          hair: 1px
          dash: { $type: strokeStyle, $value: { dashArray: [0.5rem, "{hair}"], lineCap: round } }
          thin: { $type: border, $value: { width: "{hair}", style: solid, color: "{line}" } }
          focus: { $type: border, $value: { width: "{hair} * 2", style: "{dash}", color: "{thin.color}" } }
          same: "{focus}"
        """)
    #expect(
      border(analysis, "thin")
        == Border(
          color: .alias(TokenID(0), ColorValue(rgb8: 0xCCCCCC)),
          width: .alias(TokenID(1), Dimension(1)), style: .literal(.keyword(.solid))))
    let dash = StrokeStyle.dashes(
      [.literal(Dimension(0.5, .rem)), .alias(TokenID(1), Dimension(1))], .round)
    #expect(
      border(analysis, "focus")
        == Border(
          // A field of another that is a token is that token.
          color: .alias(TokenID(0), ColorValue(rgb8: 0xCCCCCC)), width: .literal(Dimension(2)),
          style: .alias(TokenID(2), dash)))
    #expect(border(analysis, "same") == border(analysis, "focus"))
  }

  @Test func faultsOfBorders() {
    expect(
      .missingField, .outOfRange, .unknownName, .typeMismatch,
      in: """
        tokens:
          $type: border
          a: { $value: ‹{ color: black, width: 1px }› }
          b: { $value: { color: black, width: ‹-1px›, style: ‹dahsed› } }
          c: { $type: border, $value: ‹"{size}"› }
          size: { $type: dimension, $value: 4px }
        """,
      saying: ["no 'style'", "negative", "did you mean 'dashed'", "not a border"])
  }
}

@Suite struct StrokeStyleTokenTests {
  private func style(_ analysis: Analysis, _ path: String) -> StrokeStyle? {
    guard case .strokeStyle(let style)? = analysis.value(path) else { return nil }
    return style
  }

  @Test(arguments: StrokeStyle.Keyword.allCases)
  func keywords(keyword: StrokeStyle.Keyword) {
    let analysis = expectNothing(
      in: "tokens: { it: { $type: strokeStyle, $value: \(keyword.rawValue) } }")
    #expect(style(analysis, "it") == .keyword(keyword))
  }

  @Test(arguments: StrokeStyle.LineCap.allCases)
  func lineCaps(cap: StrokeStyle.LineCap) {
    let analysis = expectNothing(
      in: """
        tokens:
          $type: strokeStyle
          it: { $value: { dashArray: [8px, "2px * 2"], lineCap: \(cap.rawValue) } }
          other: { $value: { dashArray: ["{it.dashArray.1}"], lineCap: "{it.lineCap}" } }
        """)
    #expect(
      style(analysis, "it") == .dashes([.literal(Dimension(8)), .literal(Dimension(4))], cap))
    #expect(style(analysis, "other") == .dashes([.literal(Dimension(4))], cap))
  }

  @Test func faults() {
    expect(
      .unknownName, .unknownName, .missingField, .unknownName, .wrongKind, .outOfRange, .outOfRange,
      .invalidValue, .wrongKind,
      in: """
        tokens:
          $type: strokeStyle
          a: ‹dots›
          b: ‹c›
          c: { $value: ‹{ dashArray: [1px] }› }
          d: { $value: { dashArray: [1px], lineCap: ‹flat› } }
          e: { $value: { dashArray: ‹4px›, lineCap: butt } }
          f: { $value: { dashArray: ‹[0, 0]›, lineCap: butt } }
          g: { $value: { dashArray: [1px, ‹-2px›], lineCap: butt } }
          h: { $value: { dashArray: ‹[]›, lineCap: butt } }
          i: ‹5›
        """,
      saying: [
        "write one of solid", "\"{c}\"", "no 'lineCap'", "round, butt, square", "list of lengths",
        "all 0", "negative", "empty",
      ])
  }
}
