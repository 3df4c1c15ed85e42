import Diagnostics
import Geometry
import IR
import Testing

@Suite struct FontSizeTokenTests {
  @Test func sizesOfText() {
    let analysis = expectNothing(
      in: """
        tokens:
          size:
            $type: fontSize
            small: 12
            body: 1.0625rem
            big: "{size.body} * 2"
            object: { $value: { value: 20, unit: px } }
            same: "{size.small}"
          style: { $type: typography, $value: { fontSize: "{size.body}" } }
          again: "{style.fontSize}"
        """)
    #expect(analysis.value("size.small") == .fontSize(Dimension(12)))
    #expect(analysis.value("size.body") == .fontSize(Dimension(1.0625, .rem)))
    #expect(analysis.value("size.big") == .fontSize(Dimension(2.125, .rem)))
    #expect(analysis.value("size.object") == .fontSize(Dimension(20)))
    #expect(analysis.value("size.same") == .fontSize(Dimension(12)))
    guard case .typography(let style)? = analysis.value("style") else {
      Issue.record("no style")
      return
    }
    #expect(style.fontSize == .alias(TokenID(1), Dimension(1.0625, .rem)))
  }

  /// A component that names one follows it.
  @Test func staysANameInComponents() {
    let analysis = expectNothing(
      in: """
        tokens: { body: { $type: fontSize, $value: 17 } }
        components: { it: { kind: text, fontSize: "{body}" } }
        """)
    #expect(
      analysis.component("it")?[.fontSize]?.constant?.base == .measure(Measure(.token(0))))
  }

  @Test func faults() {
    expect(
      .outOfRange, .unitMismatch, .unitMismatch,
      in: "tokens: { $type: fontSize, a: ‹-1›, b: ‹2em›, c: ‹150%› }")
  }
}
