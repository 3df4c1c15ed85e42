import Diagnostics
import Foundation
import Testing

struct SARIFRendererTests {
  @Test func hasPlacesRulesAndFixes() throws {
    let source = Marked("a: ‹b›\nc: ‹d›")
    var list = DiagnosticList()
    list.report(
      .error(
        .invalidColor, at: source.span(0), "no colour", help: ["mend it"],
        related: [.init(span: source.span(1), message: "there")],
        fixIts: [.init(message: "mend", span: source.span(0), replacement: "red")]))
    list.report(Diagnostic(.note, .dollarKey, at: nil, "note"))
    var renderer = SARIFRenderer(
      sources: SourceMap(files: [SourceFile(path: "my tokens/a#1é.yaml", bytes: source.bytes)]))
    let text = renderer.render(list, tool: "1.2.3")
    let expected = """
      { "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
        "runs": [{
          "tool": { "driver": { "name": "Tessera", "version": "1.2.3",
            "rules": [{ "id": "dollar-key" }, { "id": "invalid-color" }] } },
          "columnKind": "unicodeCodePoints",
          "results": [
            { "ruleId": "dollar-key", "ruleIndex": 0, "level": "note", "message": { "text": "note" } },
            { "ruleId": "invalid-color", "ruleIndex": 1, "level": "error",
              "message": { "text": "no colour\\nmend it" },
              "locations": [{ "physicalLocation": {
                "artifactLocation": { "uri": "my%20tokens/a%231%C3%A9.yaml" },
                "region": { "startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 5, "byteOffset": 3, "byteLength": 1 } } }],
              "relatedLocations": [{ "id": 0, "message": { "text": "there" }, "physicalLocation": {
                "artifactLocation": { "uri": "my%20tokens/a%231%C3%A9.yaml" },
                "region": { "startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 5, "byteOffset": 8, "byteLength": 1 } } }],
              "fixes": [{ "description": { "text": "mend" }, "artifactChanges": [{
                "artifactLocation": { "uri": "my%20tokens/a%231%C3%A9.yaml" },
                "replacements": [{ "deletedRegion": { "byteOffset": 3, "byteLength": 1 },
                  "insertedContent": { "text": "red" } }] }] }] }
          ] }] }
      """
    #expect(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        == JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary, "\(text)")
  }
}
