import Diagnostics
import Document
import IR
import Semantics
import Syntax

/// A design read from texts, with what was reported.
struct Analysis {
  var design: DesignSystem
  var sources: SourceMap
  var diagnostics: [Diagnostic]

  /// - Parameter files: The texts of spec files; each may mark one place with `‹` and `›`, which
  ///   are taken out.
  init(_ files: String...) {
    var list = DiagnosticList()
    sources = SourceMap()
    var documents: [DocumentTree] = []
    for (index, text) in files.enumerated() {
      let file = SourceFile(path: "spec\(index).yaml", text: text)
      let id = sources.add(file)
      if let tree = DocumentReader.read(file, id: id, into: &list) { documents.append(tree) }
    }
    let program = SpecDecoder.decode(
      documents, platforms: ["swift", "kotlin", "css"], diagnostics: &list)
    design = Analyzer.analyze(program, rem: 16, diagnostics: &list)
    diagnostics = list.sorted
  }

  var rules: [Rule] { diagnostics.map(\.rule) }

  func token(_ path: String) -> Token? {
    design.tokens.first { design.path(of: $0).joined(separator: ".") == path }
  }

  func value(_ path: String, on platform: String = "css") -> Value? {
    guard
      let index = design.tokens.firstIndex(where: {
        design.path(of: $0).joined(separator: ".") == path
      })
    else { return nil }
    return design.value(of: TokenID(index), on: PlatformID(platform))
  }
}
