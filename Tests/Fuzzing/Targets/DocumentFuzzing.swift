import Diagnostics
import Document

enum DocumentFuzzing {
  /// The first byte chooses the kind of file.
  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let name = kind.isMultiple(of: 2) ? "a.yaml" : "a.json"
    let file = SourceFile(path: name, bytes: Array(bytes.dropFirst()))
    var sources = SourceMap()
    let id = sources.add(file)
    var diagnostics = DiagnosticList()
    let tree = DocumentReader.read(file, id: id, into: &diagnostics)
    precondition(tree != nil || diagnostics.hasErrors, "nothing is read, and nothing is said")
    Promises.check(diagnostics, of: sources)
  }
}
