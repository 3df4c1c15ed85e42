import Diagnostics
import Testing

struct OneLineRendererTests {
  @Test func oneLineEach() {
    let source = Marked("a: 1\nbé: ‹x›\n")
    var list = DiagnosticList()
    list.report(.error(.unknownKey, at: source.span(), "two\nlines"))
    list.report(.warning(.nothingToBuild, at: nil, "nothing"))
    var renderer = OneLineRenderer(sources: source.sources)
    #expect(
      renderer.render(list) == """
        warning: nothing [nothing-to-build]
        tokens/a.yaml:2:5: error: two␊lines [unknown-key]

        """)
  }
}
