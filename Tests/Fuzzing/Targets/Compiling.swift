import Compiler
import Diagnostics
import Document
import Emission
import IR
import Lint
import Syntax
import Workspace

/// The whole way of a token folder, on every platform, without a disk.
enum Compiling {
  private static let folders = ProjectFolders(tokens: FilePath("/nowhere/tokens"))

  static func run(_ files: [String: [UInt8]]) async {
    var snapshot = Snapshot()
    var diagnostics = DiagnosticList()
    var configuration = Configuration.standard(folders, platforms: Platforms.ids)
    if let bytes = files["tessera.yaml"] {
      let file = SourceFile(path: "tessera.yaml", bytes: bytes)
      let id = snapshot.add(file)
      if let document = DocumentReader.read(file, id: id, into: &diagnostics) {
        configuration = ConfigurationDecoder.decode(
          document, folders, platforms: Platforms.ids, diagnostics: &diagnostics)
      }
    }
    var hasResolver = false
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path != "tessera.yaml" {
      let file = SourceFile(path: path, bytes: bytes)
      if path.hasSuffix(".resolver.json"), !hasResolver {
        hasResolver = true
        snapshot.addResolver(file)
      } else if hasResolver, path.hasSuffix(".json") {
        snapshot.addResolved(file, names: [path])
      } else {
        snapshot.addSpec(file, DocumentReader.isJSON(path: path) ? configuration.dialect : .native)
      }
    }
    let options = CompilerOptions(
      rem: configuration.rem, axes: configuration.axes,
      outputs: configuration.outputs.map(\.request), lint: configuration.lint)
    let compilation = await Pipeline.compile(snapshot, options, diagnostics: diagnostics)
    Promises.check(compilation.diagnostics, of: compilation.sources)
    for output in compilation.outputs {
      precondition(!compilation.diagnostics.hasErrors, "code in spite of errors")
      for file in output.files { check(file) }
    }
  }

  /// Generated files are text that ends with a line.
  private static func check(_ file: OutputFile) {
    precondition(String(validating: file.bytes, as: UTF8.self) != nil, "no UTF-8")
    precondition(file.bytes.isEmpty || file.bytes.last == 0x0A, "an open line")
    precondition(!file.bytes.contains(0), "a NUL")
  }
}
