package import Diagnostics
package import Document
import Emission
package import IR
import Lint
import Syntax

/// Reads `tessera.yaml`. What is wrong is reported at its place, and its default serves instead.
package struct ConfigurationDecoder {
  static let keys = [
    "tessera", "name", "rem", "aliases", "componentPrefix", "sources", "dialect", "modes",
    "outputs", "lint",
  ]

  let folders: ProjectFolders
  let platforms: [PlatformID]
  var reader: FieldReader
  /// What all outputs share.
  var settings = OutputSettings()

  package static func decode(
    _ document: DocumentTree, _ folders: ProjectFolders, platforms: [PlatformID],
    diagnostics: inout DiagnosticList
  ) -> Configuration {
    var decoder = ConfigurationDecoder(
      folders: folders, platforms: platforms, reader: FieldReader(diagnostics: diagnostics))
    decoder.settings.origin = folders.origin
    let configuration = decoder.decode(document.root)
    diagnostics = decoder.reader.diagnostics
    return configuration
  }

  private mutating func decode(_ root: Node) -> Configuration {
    var rem: Double?
    var outputs: Node?
    var axes: [ModeAxis]?
    var sources: [Configuration.Source]?
    var dialect = Dialect.designTokens
    var lint = LintSettings()
    var shared = settings
    let entries = reader.map(root, "the configuration", allowsNothing: true, example: "tessera: 1")
    if let entries {
      for entry in entries {
        switch entry.key.text {
        case "tessera": checkEdition(entry.value)
        case "rem": rem = pixels(entry.value)
        case "outputs": outputs = entry.value
        case "modes": axes = decodeAxes(entry.value)
        case "sources": sources = decodeSources(entry.value)
        case "lint": lint = decodeLint(entry.value)
        case "dialect": dialect = self.dialect(entry.value) ?? dialect
        case let key where readSetting(key, entry.value, into: &shared): break
        default:
          reader.report(unknownKey: entry.key, in: "the configuration", known: Self.keys)
        }
      }
    }
    settings = shared
    var configuration = Configuration.standard(folders, platforms: platforms, settings: settings)
    if let outputs { configuration.outputs = decodeOutputs(outputs) ?? configuration.outputs }
    if let rem { configuration.rem = rem }
    if let axes { configuration.axes = axes }
    configuration.sources = sources
    configuration.dialect = dialect
    configuration.lint = lint
    return configuration
  }

  /// Reads a setting that may stand at the top, for all outputs, or at one of them.
  mutating func readSetting(
    _ key: String, _ node: Node, into settings: inout OutputSettings
  ) -> Bool {
    switch key {
    case "name": settings.namespace = name(node) ?? settings.namespace
    case "aliases": settings.keepsAliases = keepsAliases(node) ?? settings.keepsAliases
    case "componentPrefix": settings.componentPrefix = name(node) ?? settings.componentPrefix
    default: return false
    }
    return true
  }

  private mutating func checkEdition(_ node: Node) {
    guard case .number(let edition) = node.kind else {
      reader.report(
        wrongKind: node, expected: "the edition of the language is a number", example: "tessera: 1")
      return
    }
    guard edition != Double(Configuration.edition) else { return }
    report(
      invalid: node,
      "this version of Tessera reads edition \(Configuration.edition) of the language",
      help: "write 'tessera: \(Configuration.edition)', or install the version that your specs need"
    )
  }

  private mutating func pixels(_ node: Node) -> Double? {
    guard case .number(let value) = node.kind else {
      reader.report(wrongKind: node, expected: "'rem' is a number of pixels", example: "rem: 16")
      return nil
    }
    guard value > 0, value <= 1000 else {
      report(
        invalid: node, "'rem' says how many pixels one rem is: more than 0, and at most 1000",
        help: "browsers take 16, unless the reader chooses otherwise")
      return nil
    }
    return value
  }

  private mutating func keepsAliases(_ node: Node) -> Bool? {
    if node.hasText("keep") { return true }
    if node.hasText("inline") { return false }
    report(
      invalid: node, "'aliases' is 'keep' or 'inline'",
      help: "'keep' writes a token that repeats another as a reference to it, 'inline' as its value"
    )
    return nil
  }

  /// A name for generated code.
  private mutating func name(_ node: Node) -> String? {
    guard let text = text(node, "a name", example: "name: Fukidashi") else { return nil }
    guard GeneratedName.isAllowed(text) else {
      report(
        invalid: node, "a name in generated code is made of letters and digits, a letter first",
        help: "write it in one word, such as Fukidashi")
      return nil
    }
    return text
  }

  /// A text that isn't empty. A number is none: `name: 12` needs no other answer than a text.
  mutating func text(_ node: Node, _ subject: String, example: String) -> String? {
    guard node.kind == .string, !node.text.isEmpty else {
      reader.report(wrongKind: node, expected: "\(subject) is a text", example: example)
      return nil
    }
    return node.text
  }

  mutating func report(
    invalid node: Node, _ message: String, help: String, related: [Diagnostic.Related] = []
  ) {
    guard !node.isReported else { return }
    reader.diagnostics.report(
      .error(.invalidConfiguration, at: node.span, message, help: [help], related: related))
  }

  mutating func report(unsupported key: Node) {
    reader.diagnostics.report(
      .error(
        .notYetSupported, at: key.span, "this version of Tessera doesn't know '\(key.text)' yet",
        help: ["remove it for now"]))
  }
}
