import Diagnostics
import Testing

struct GitHubRendererTests {
  private func render(
    _ diagnostic: Diagnostic, path: String = "tokens/a.yaml", text: String = "a: ‹b›\nc"
  )
    -> String
  {
    let source = Marked(text)
    var diagnostic = diagnostic
    if diagnostic.span != nil { diagnostic.span = source.span() }
    var renderer = GitHubRenderer(
      sources: SourceMap(files: [SourceFile(path: path, bytes: source.bytes)]))
    return renderer.render(diagnostic)
  }

  private let span = SourceSpan(file: FileID(0), start: 0, end: 0)

  @Test func isACommandAtItsPlace() {
    #expect(
      render(.error(.invalidColor, at: span, "no colour", help: ["mend it"]))
        == "::error file=tokens/a.yaml,line=1,endLine=1,col=4,endColumn=5,title=invalid-color::no colour%0Amend it"
    )
    #expect(
      render(.warning(.invalidColor, at: nil, "nowhere"))
        == "::warning title=invalid-color::nowhere")
    #expect(
      render(Diagnostic(.note, .dollarKey, at: span, "x"), text: "a‹: b\nc›")
        == "::notice file=tokens/a.yaml,line=1,endLine=2,title=dollar-key::x")
  }

  /// What stands in a file or its name begins no command of its own, and no other property.
  @Test func cannotBeForged() {
    let hostile = "x\n::error file=a::b\r::set-output name=a::b%0A::warning::c,line=1:"
    let text = render(
      .error(.invalidColor, at: span, hostile, help: [hostile]),
      path: "a,line=9::b\n::error::c%.yaml", text: "\n\n‹x›")
    #expect(!text.contains("\n") && !text.contains("\r"))
    let properties = text.dropFirst(2).prefix(while: { $0 != ":" })
    #expect(properties.contains("line=3"))
    #expect(properties.components(",").count == 6)
    #expect(text.contains("%250A"))
  }
}

extension Substring {
  fileprivate func components(_ separator: Character) -> [Substring] { split(separator: separator) }
}
