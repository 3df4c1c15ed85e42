import Compiler
import Diagnostics
import Document
import Emission
import IR
import Lint
import Syntax
import Testing
import Workspace

/// A design that rules have looked at.
struct LookedOver {
  let compilation: Compilation
  /// The places marked `‹…›` in the specs, in order.
  let marks: [SourceSpan]

  /// - Parameters:
  ///   - specs: native ones; what begins with `{` is a DTCG file.
  ///   - settings: what stands behind `lint:` in the configuration.
  init(
    _ specs: String..., settings: String = "{}", axes: [ModeAxis] = ModeAxis.standard
  ) async {
    await self.init(specs: specs, configuration: "tessera: 1\nlint: \(settings)\n", axes: axes)
  }

  init(
    specs: [String], configuration: String, axes: [ModeAxis] = ModeAxis.standard
  ) async {
    var snapshot = Snapshot()
    var list = DiagnosticList()
    let file = SourceFile(path: "tessera.yaml", text: configuration)
    let id = snapshot.add(file)
    var lint = LintSettings()
    if let document = DocumentReader.read(file, id: id, into: &list) {
      lint =
        ConfigurationDecoder.decode(
          document, ProjectFolders(tokens: FilePath("/nowhere/project/tokens")),
          platforms: Platforms.ids, diagnostics: &list
        ).lint
    }
    var marks: [SourceSpan] = []
    for (index, text) in specs.enumerated() {
      var bytes: [UInt8] = []
      var open: [Int] = []
      for scalar in text.unicodeScalars {
        switch scalar {
        case "‹": open.append(bytes.count)
        case "›":
          marks.append(
            SourceSpan(
              file: FileID(index + 1), start: open.popLast() ?? bytes.count, end: bytes.count))
        default: bytes += Array(String(scalar).utf8)
        }
      }
      let isFile = text.hasPrefix("{")
      snapshot.addSpec(
        SourceFile(path: isFile ? "\(index).tokens.json" : "\(index).yaml", bytes: bytes),
        isFile ? .designTokens : .native)
    }
    self.marks = marks.sorted()
    compilation = await Pipeline.compile(
      snapshot, CompilerOptions(axes: axes, lint: lint), diagnostics: list)
  }

  var diagnostics: [Diagnostic] { compilation.diagnostics.sorted }

  func found(_ rule: Rule) -> [Diagnostic] { diagnostics.filter { $0.rule == rule } }

  /// Checks that a rule finds something at the marks, and nowhere else.
  ///
  /// - Parameter sayings: for each, a part of what is said.
  func expect(
    _ rule: Rule, saying sayings: [String] = [], at location: SourceLocation = #_sourceLocation
  ) {
    let found = found(rule)
    let texts = found.map { ([$0.message] + $0.help).joined(separator: "; ") }
    #expect(
      found.map { text($0.span) } == marks.map { text($0) }, "\(texts)", sourceLocation: location)
    for (saying, text) in zip(sayings, texts) {
      #expect(text.contains(saying), sourceLocation: location)
    }
    #expect(compilation.isLinted, "\(diagnostics.map(\.message))", sourceLocation: location)
  }

  private func text(_ span: SourceSpan?) -> String {
    guard let span, let file = compilation.sources[span.file] else { return "nowhere" }
    let range = span.range.clamped(to: 0..<file.bytes.count)
    return "\(span.file.index):\(span.start) " + String(decoding: file.bytes[range], as: UTF8.self)
  }
}
