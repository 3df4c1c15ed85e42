import Diagnostics
import Foundation
import Testing

struct JSONRendererTests {
  private static let source = Marked("a: 1\nb‹é: x\u{202E}\"›\nc: ‹2›")

  private func render(_ diagnostics: [Diagnostic]) throws -> NSDictionary {
    var list = DiagnosticList()
    for diagnostic in diagnostics { list.report(diagnostic) }
    var renderer = JSONRenderer(sources: Self.source.sources)
    let text = renderer.render(list, command: "check", tool: "1.2.3")
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary, "\(text)")
  }

  @Test func hasEverythingThatIsKnown() throws {
    let document = try render([
      .error(
        .unknownKey, at: Self.source.span(0), "say \"no\" to\u{1B}[31m\u{2028}this \\ 👩‍👧",
        label: "here",
        help: ["one", "two"], related: [.init(span: Self.source.span(1), message: "there")],
        fixIts: [.init(message: "mend", span: Self.source.span(1), replacement: "é")]),
      .warning(.nothingToBuild, at: nil, "nothing"),
      Diagnostic(.note, .dollarKey, at: nil, "note"),
    ])
    let expected = """
      { "version": 1, "tool": { "name": "tessera", "version": "1.2.3" }, "command": "check",
        "summary": { "errors": 1, "warnings": 1, "notes": 1 },
        "diagnostics": [
          { "severity": "warning", "rule": "nothing-to-build", "message": "nothing", "help": [], "related": [], "fixes": [] },
          { "severity": "note", "rule": "dollar-key", "message": "note", "help": [], "related": [], "fixes": [] },
          { "severity": "error", "rule": "unknown-key",
            "message": "say \\"no\\" to\\u001b[31m\\u2028this \\\\ 👩‍👧", "label": "here",
            "place": { "file": "tokens/a.yaml",
              "start": { "line": 2, "column": 2, "offset": 6 }, "end": { "line": 2, "column": 8, "offset": 15 } },
            "help": ["one", "two"],
            "related": [{ "message": "there", "place": { "file": "tokens/a.yaml",
              "start": { "line": 3, "column": 4, "offset": 19 }, "end": { "line": 3, "column": 5, "offset": 20 } } }],
            "fixes": [{ "message": "mend", "replacement": "é", "place": { "file": "tokens/a.yaml",
              "start": { "line": 3, "column": 4, "offset": 19 }, "end": { "line": 3, "column": 5, "offset": 20 } } }] }
        ] }
      """
    #expect(
      try document == JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary)
  }

  @Test func nothingAtAllIsADocumentToo() throws {
    #expect(try render([])["diagnostics"] as? NSArray == [])
  }

  /// No character that could steer a terminal or turn a line is written as it is.
  @Test func whatCannotBeSeenIsEscaped() {
    let text = JSONValue.text("\u{0}\u{1B}\u{7F}\u{85}\u{202E}\u{2066}\u{FEFF}\u{E0001}x").lines
    #expect(
      text == #""\u0000\u001b\u007f\u0085\u202e\u2066\ufeff\udb40\udc01x""# + "\n")
  }
}
