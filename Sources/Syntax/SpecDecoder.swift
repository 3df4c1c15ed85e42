package import Diagnostics
package import Document

/// Reads the sections of native spec files.
package struct SpecDecoder {
  /// The top-level keys of a native spec.
  package static let sections = [
    "mode", "tokens", "shapes", "animations", "interactions", "components",
  ]

  var reader: FieldReader
  var program: Program
  /// The contexts that the file being read is for, if it says so.
  var mode: Node?
  /// What is being read of a resolver, if anything is.
  var resolution: Resolution?

  var choices: PlatformChoice.Reader { program.choices }

  /// Everything that the documents declare; what cannot be read is reported and left out, or marked
  /// as broken where its name still counts.
  ///
  /// - Parameters:
  ///   - dialects: which documents are no native specs.
  ///   - resolver: which documents are read through a resolver.
  ///   - platforms: the names of all platforms, as specs write them.
  package static func decode(
    _ documents: [DocumentTree], dialects: DialectTable = DialectTable(),
    resolver: ResolverFiles? = nil, platforms: [String], diagnostics: inout DiagnosticList
  ) -> Program {
    var decoder = SpecDecoder(
      reader: FieldReader(diagnostics: diagnostics),
      program: Program(
        choices: PlatformChoice.Reader(platforms: platforms), dialects: dialects))
    let resolved = Set(resolver.map { [$0.resolver] + $0.files.values } ?? [])
    if let resolver {
      decoder.decodeResolver(
        resolver,
        Dictionary(
          documents.filter { resolved.contains($0.file) }.map { ($0.file, $0) },
          uniquingKeysWith: { first, _ in first }))
    }
    for document in documents where !resolved.contains(document.file) {
      switch dialects[document.file] {
      case .native: decoder.decode(document.root)
      case let dialect: decoder.decodeTokenFile(document, dialect)
      }
    }
    diagnostics = decoder.reader.diagnostics
    return decoder.program
  }

  private mutating func decode(_ root: Node) {
    if root.kind == .null, !root.isReported, root.text.isEmpty, root.slips.isEmpty {
      reader.diagnostics.report(
        .warning(
          .nothingToBuild, at: root.span, "this file says nothing",
          help: ["declare something in it, tokens: { color: { green: \"#6DE67B\" } }, or remove it"]
        ))
      return
    }
    guard
      let entries = reader.map(
        root, "a spec", allowsNothing: true, example: "tokens: { color: { green: \"#6DE67B\" } }")
    else { return }
    if let entry = entries.first(where: { _ in true }), isTokenFile(entries) {
      reader.diagnostics.report(
        .error(
          .unknownSection, at: entry.key.span,
          "this looks like a file of the W3C Design Tokens format, and is named like a spec of Tessera",
          help: [
            "let its name end in .tokens.yaml, or say in tessera.yaml which files they are: sources: [{ files: …, dialect: dtcg }]",
            "or put its tokens under 'tokens:'",
          ]))
      return
    }
    mode = entries.first { $0.key.hasText("mode") }?.value
    for entry in entries {
      switch entry.key.text {
      case "mode": checkMode(entry.value)
      case let name where mode != nil && name != "tokens" && Self.sections.contains(name):
        reader.diagnostics.report(
          .error(
            .unknownSection, at: entry.key.span,
            "a file with 'mode:' gives values to tokens, and holds no '\(name)'",
            help: ["declare them in a file without 'mode:'"]))
      case "tokens": decodeTokens(entry)
      case "shapes": decodeShapes(entry.value)
      case "animations": decodeAnimations(entry.value)
      case "interactions": decodeInteractions(entry.value)
      case "components": decodeComponents(entry.value)
      default:
        reader.diagnostics.report(
          unknownKey: entry.key, in: "a spec file", known: Self.sections, rule: .unknownSection)
      }
    }
  }

  private mutating func checkMode(_ node: Node) {
    guard node.kind != .string else { return }
    reader.diagnostics.report(
      wrongKind: node, expected: "'mode' names the contexts that a file is for",
      example: "mode: dark")
  }

  /// Whether tokens stand at the top of a spec, as they do in DTCG files.
  private func isTokenFile(_ entries: Node.Entries) -> Bool {
    guard !entries.contains(where: { Self.sections.contains($0.key.text) }) else { return false }
    func holdsToken(_ node: Node, levels: Int) -> Bool {
      node.entries.contains { entry in
        entry.key.hasText("$value") || entry.key.hasText("$type")
          || levels > 0 && holdsToken(entry.value, levels: levels - 1)
      }
    }
    return entries.contains {
      $0.key.hasText("$schema") || holdsToken($0.value, levels: 2)
    }
  }

  /// One entry of a section.
  struct Declaration {
    var key: Node
    var node: Node
    /// None when it is broken.
    var entries: [Node.Entry]
    /// It is no map, which has been reported.
    var isBroken: Bool
  }

  /// The declarations of a section, each with a map of keys.
  mutating func declarations(
    _ section: Node, _ subject: String, example: String
  ) -> [Declaration] {
    guard
      let entries = reader.map(
        section, "the section of \(subject)s", allowsNothing: true, example: example)
    else { return [] }
    return entries.map { entry in
      let fields = reader.map(entry.value, article(subject), example: example)
      return Declaration(
        key: entry.key, node: entry.value, entries: fields.map(Array.init) ?? [],
        isBroken: fields == nil)
    }
  }

  private func article(_ subject: String) -> String {
    "aeiou".contains(subject.prefix(1)) ? "an \(subject)" : "a \(subject)"
  }
}
