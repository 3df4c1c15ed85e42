import Diagnostics
import Document
import Syntax

extension ConfigurationDecoder {
  private static let sourceKeys = ["files", "dialect"]

  /// `sources: ["**/*.yaml", { files: "vendor/*.json", dialect: tokens-studio }]`
  mutating func decodeSources(_ node: Node) -> [Configuration.Source]? {
    let example = #"sources: ["**/*.yaml", "vendor/figma.json"]"#
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    guard !nodes.isEmpty else {
      report(invalid: node, "no source is listed", help: "write it like this: \(example)")
      return nil
    }
    var sources: [Configuration.Source] = []
    for node in nodes {
      guard node.kind == .mapping else {
        sources += patterns(node, nil, example: example)
        continue
      }
      guard let fields = reader.map(node, "a source", example: example) else { continue }
      var files: Node?
      var dialect: Dialect?
      for field in fields {
        switch field.key.text {
        case "files": files = field.value
        case "dialect": dialect = self.dialect(field.value)
        default: reader.report(unknownKey: field.key, in: "a source", known: Self.sourceKeys)
        }
      }
      guard let files else {
        report(
          invalid: node, "this source does not say which files it is",
          help: #"write it like this: { files: "vendor/*.json", dialect: tokens-studio }"#)
        continue
      }
      for pattern in files.kind == .sequence ? Array(files.elements) : [files] {
        sources += patterns(pattern, dialect, example: example)
      }
    }
    return sources
  }

  private mutating func patterns(
    _ node: Node, _ dialect: Dialect?, example: String
  ) -> [Configuration.Source] {
    guard let text = text(node, "a source", example: example) else { return [] }
    return [Configuration.Source(pattern: Glob(text), dialect: dialect, span: node.span)]
  }

  mutating func dialect(_ node: Node) -> Dialect? {
    let known = Dialect.foreign.map(\.rawValue)
    if node.isScalar, let dialect = Dialect(rawValue: node.text), dialect != .native {
      return dialect
    }
    report(
      invalid: node, "'\(node.isScalar ? node.text.shortened : "this")' is no dialect",
      help: didYouMean(node.text, among: known).first
        ?? "the dialects are \(known.joined(separator: ", "))")
    return nil
  }
}
