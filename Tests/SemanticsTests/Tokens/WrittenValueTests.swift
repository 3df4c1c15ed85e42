import Diagnostics
import Geometry
import IR
import Testing

/// References to what is written in a component.
@Suite struct WrittenValueTests {
  private let badge = """
    components:
      badge:
        kind: text
        padding: { horizontal: 6 }
        background: "#112233"
        variants:
          size: { s: { fontSize: 10 }, m: { fontSize: { default: 12, kotlin: 13 } } }
      note:
        kind: text
        cornerRadius: "{components.badge.padding.horizontal} / 2"
    """

  @Test func isTheValueThatIsWrittenThere() {
    let analysis = Analysis(
      badge,
      """
      tokens:
        small: "{components.badge.variants.size.s.fontSize}"
        medium: "{components.badge.variants.size.m.fontSize} * 2"
        paint: { $type: color, $value: "{components.badge.background}" }
        text: { $type: string, $value: "{components.badge.padding.horizontal} wide" }
      """)
    #expect(analysis.diagnostics.isEmpty)
    #expect(analysis.value("small") == .dimension(Dimension(10)))
    #expect(analysis.value("medium") == .dimension(Dimension(24)))
    #expect(analysis.value("medium", on: "kotlin") == .dimension(Dimension(26)))
    #expect(analysis.value("paint")?.type == .color)
    #expect(analysis.value("text") == .string("6px wide"))
    let note = analysis.design.components.first { $0.name == "note" }
    #expect(note?.constant(.cornerRadius, on: PlatformID("css")) == .measure(.init(3)))
  }

  @Test func leadsNowhereOrInARing() {
    let analysis = Analysis(
      badge,
      """
      tokens:
        lost: "{components.badge.variants.size.xl.fontSize}"
      components:
        a: { width: "{components.b.width}" }
        b: { width: "{components.a.width}" }
      """)
    #expect(Set(analysis.rules) == [.unresolvedReference, .referenceCycle])
  }
}
