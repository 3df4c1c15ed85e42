import Diagnostics
import Foundation
import TestSupport
import Testing

/// Documents for programs are what their schemas say: SARIF's own by OASIS, and that of `--format json`.
@Suite(.requires(.python)) struct SchemaTests {
  private static let ownSchema = PackageRoot.file("Documentation/diagnostics.schema.json").path

  private func faults(in documents: [URL], by schema: String) async throws -> String {
    let driver = PackageRoot.file("Tests/Drivers/Schema/validate.py").path
    return try await Command(
      Tool.python.find(), ["-B", driver, schema] + documents.map(\.path)
    ).output()
  }

  /// All levels, notes, places, mends, and names of files that no URI holds as they are.
  private func everything() throws -> (SourceMap, DiagnosticList) {
    let names = [
      "my tokens/grün #1%.yaml", "/absolute/a b.yaml", "a:b?c.yaml", "日本/色[1].tokens.json",
      "\u{1}\"\\.yaml",
    ]
    let text = Array("a: b\nc: \u{1F3A8} d\n".utf8)
    let sources = SourceMap(files: names.map { SourceFile(path: $0, bytes: text) })
    var list = DiagnosticList()
    for file in names.indices {
      for severity in Diagnostic.Severity.allCases {
        let place = SourceSpan(file: FileID(file), start: 3, end: 12)
        var diagnostic = Diagnostic(severity, .invalidColor, at: place, "“\u{7}\n” <no> colour")
        diagnostic.help = ["one mend", "another"]
        diagnostic.related = names.indices.map {
          .init(span: SourceSpan(file: FileID($0), start: 0, end: 0), message: "there")
        }
        diagnostic.fixIts = [
          .init(message: "mend it", span: place, replacement: "\"x\"\n"),
          .init(message: "remove it", span: place, replacement: ""),
        ]
        list.report(diagnostic)
      }
    }
    list.report(Diagnostic(.error, .nothingToBuild, at: nil, "nowhere"))
    list.report(
      .warning(
        .unreadableFile, at: SourceSpan(file: FileID(0), start: 900, end: 1000), "behind its end"))
    return (sources, list)
  }

  @Test func everythingFits() async throws {
    let (sources, list) = try everything()
    let folder = try TemporaryFolder()
    var sarif = SARIFRenderer(sources: sources)
    var json = JSONRenderer(sources: sources)
    let logs = [
      try folder.write(sarif.render(list, tool: "1.2.3"), to: "all.sarif"),
      try folder.write(sarif.render(DiagnosticList(), tool: "1.2.3"), to: "none.sarif"),
    ]
    let documents = [
      try folder.write(json.render(list, command: "lint", tool: "1.2.3"), to: "all.json"),
      try folder.write(
        json.render(DiagnosticList(), command: "check", tool: "1.2.3"), to: "none.json"),
    ]
    #expect(try await faults(in: logs, by: "sarif") == "")
    #expect(try await faults(in: documents, by: Self.ownSchema) == "")
  }

  /// The schemas are there, and say no.
  @Test func faultsAreFound() async throws {
    let (sources, list) = try everything()
    let folder = try TemporaryFolder()
    var sarif = SARIFRenderer(sources: sources)
    let log = sarif.render(list, tool: "1.2.3")
    let logs = try [
      ("\"error\"", "\"fatal\""), ("\"my%20tokens/", "\"my tokens/"),
      ("\"startLine\": 1", "\"startLine\": 0"), ("\"ruleId\"", "\"rule\""),
      ("\"2.1.0\"", "\"2.2.0\""),
    ].enumerated().map { index, change in
      let broken = log.replacing(change.0, with: change.1)
      #expect(broken != log)
      return try folder.write(broken, to: "\(index).sarif")
    }
    let found = try await faults(in: logs, by: "sarif")
    for log in logs {
      #expect(found.contains("\(log.lastPathComponent): "), "\(log.lastPathComponent)\n\(found)")
    }
    var json = JSONRenderer(sources: sources)
    let document = json.render(list, command: "lint", tool: "1.2.3")
      .replacing("\"column\": 4", with: "\"column\": 0")
    let file = try folder.write(document, to: "0.json")
    #expect(try await faults(in: [file], by: Self.ownSchema).contains("0.json: "))
  }

  /// What the program writes: of a faulty folder, a sound one, and generated files that are stale.
  @Test func documentsOfEveryCommandFit() async throws {
    let folder = try TemporaryFolder()
    let program = PackageRoot.buildFolder.appending(path: "tessera").path
    try folder.write(
      "tokens: { a: '#12', b: '{color.gren}', color: { green: '#6DE67B' } }\n",
      to: "fa ulty/grün #1.yaml")
    try folder.write("tokens: { green: '#6DE67B', lime: '#6DE67B' }\n", to: "sound/a.yaml")
    var documents: [String: [URL]] = [:]
    for words in [
      ["check", "fa ulty"], ["check", "sound"], ["lint", "sound"], ["lint", "fa ulty"],
      ["build", "sound", "--check"],
    ] {
      for format in ["sarif", "json"] {
        let result = try await Command(program, words + ["--format", format], in: folder.url).run()
        #expect(result.status <= 1, "\(words): \(result.text)")
        let name = words.joined(separator: "-") + ".\(format)"
        documents[format, default: []].append(try folder.write(result.output, to: name))
      }
    }
    #expect(try await faults(in: documents["sarif"] ?? [], by: "sarif") == "")
    #expect(try await faults(in: documents["json"] ?? [], by: Self.ownSchema) == "")
  }
}
