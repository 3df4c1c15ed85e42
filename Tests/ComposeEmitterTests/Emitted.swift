import ComposeEmitter
import Diagnostics
import Document
import Emission
import IR
import Semantics
import Syntax

/// What specs become in Kotlin, with what was reported on the way.
struct Emitted {
  let tokens: String
  let components: String
  let diagnostics: [Diagnostic]

  init(
    _ specs: String..., settings: OutputSettings = .fukidashi, axes: [ModeAxis] = ModeAxis.standard
  ) {
    self.init(specs: specs, settings: settings, axes: axes)
  }

  init(
    specs: [String], settings: OutputSettings = .fukidashi, axes: [ModeAxis] = ModeAxis.standard
  ) {
    var list = DiagnosticList()
    var documents: [DocumentTree] = []
    for (index, text) in specs.enumerated() {
      let file = SourceFile(path: "spec\(index).yaml", text: text)
      if let tree = DocumentReader.read(file, id: FileID(index), into: &list) {
        documents.append(tree)
      }
    }
    let program = SpecDecoder.decode(
      documents, platforms: ["swift", "kotlin", "css"], diagnostics: &list)
    let design = Analyzer.analyze(program, rem: 16, axes: axes, diagnostics: &list)
    let files = ComposeEmitter.emit(design, settings: settings, diagnostics: &list)
    diagnostics = list.sorted
    tokens = Emitted.text(of: "Tokens.kt", in: files)
    components = Emitted.text(of: "Components.kt", in: files)
  }

  private static func text(of path: String, in files: [OutputFile]) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  var rules: [Rule] { diagnostics.map(\.rule) }

  var messages: [String] { diagnostics.map(\.message) }
}

extension OutputSettings {
  static let fukidashi = OutputSettings(
    namespace: "Fukidashi", origin: "tokens", package: "dev.tessera.fukidashi")
}
