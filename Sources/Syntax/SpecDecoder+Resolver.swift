import Diagnostics
import Document

/// Reads DTCG resolvers. A set's tokens are as if a file declared them, but that later ones take the
/// place of earlier ones; a modifier is an axis, and its contexts' tokens are values in those modes.
extension SpecDecoder {
  private static let resolverKeys = [
    "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs",
    "$extensions",
  ]
  /// How many sources may be read, those that sets share counted each time.
  private static let sourceLimit = 10_000

  /// What is being read of a resolver.
  struct Resolution {
    let root: Node
    let files: ResolverFiles
    let documents: [FileID: DocumentTree]
    /// The place in the order of resolution.
    var order: Int32 = 0
    /// The modifier and the context that are being read.
    var axis: Node?
    var isDefault = false
    var sourceCount = 0
    /// The sets that are being read, each because of the one before.
    var openSets: [String] = []
  }

  mutating func decodeResolver(_ files: ResolverFiles, _ documents: [FileID: DocumentTree]) {
    guard let document = documents[files.resolver] else { return }
    guard
      let entries = reader.map(
        document.root, "a resolver", example: #"{ "version": "2025.10", "resolutionOrder": [ … ] }"#
      )
    else { return }
    for entry in entries where !Self.resolverKeys.contains(entry.key.text) {
      reader.diagnostics.report(
        unknownKey: entry.key, in: "a resolver", known: Self.resolverKeys)
    }
    if let version = document.root["version"], !version.hasText("2025.10") {
      reader.diagnostics.report(
        .error(
          .invalidResolver, at: version.span, "this version of Tessera reads resolvers of 2025.10"))
    }
    guard let order = document.root["resolutionOrder"] else {
      reader.diagnostics.report(
        .error(
          .invalidResolver, at: document.root.span, "the resolver has no 'resolutionOrder'",
          help: [#"list its sets and modifiers: [{ "$ref": "\#("#")/sets/base" }]"#]))
      return
    }
    guard
      let steps = reader.list(
        order, "the order of resolution", example: "[{ \"$ref\": \"#/sets/base\" }]")
    else { return }
    var resolution = Resolution(root: document.root, files: files, documents: documents)
    for step in steps {
      decode(step, &resolution)
      resolution.order += 1
    }
    self.resolution = nil
    mode = nil
  }

  private mutating func decode(_ step: Node, _ resolution: inout Resolution) {
    if let reference = step.pointer {
      guard let (kind, entry) = target(of: reference, resolution) else { return }
      if kind == "sets" {
        decodeSet(entry.key.text, entry.value, at: reference, &resolution)
      } else {
        decodeModifier(entry.key, entry.value, &resolution)
      }
      return
    }
    guard let name = step["name"], step["type"]?.hasText("set") == true else {
      if let name = step["name"], step["type"]?.hasText("modifier") == true {
        return decodeModifier(name, step, &resolution)
      }
      return report(
        invalid: step, "a step of the resolution is a set or a modifier",
        help: #"write { "$ref": … }, or { "type": "set", "name": …, "sources": [ … ] }"#)
    }
    decodeSet(name.text, step, at: name, &resolution)
  }

  /// The set or modifier that a pointer into the resolver names.
  private mutating func target(
    of reference: Node, _ resolution: Resolution
  ) -> (kind: String, entry: Node.Entry)? {
    let parts = reference.text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, parts[0] == "#", parts[1] == "sets" || parts[1] == "modifiers",
      let section = resolution.root[String(parts[1])]
    {
      let name = Self.unescaped(parts[2])
      if let entry = section.entry(name) { return (String(parts[1]), entry) }
      reader.diagnostics.report(
        .error(
          .unresolvedReference, at: reference.span,
          "the resolver's \(parts[1]) hold no '\(name.shortened)'",
          help: didYouMean(name, among: section.entries.map(\.key.text))))
      return nil
    }
    report(
      invalid: reference, "this names neither a set nor a modifier of the resolver",
      help: "write it like this: \"#/sets/base\" or \"#/modifiers/theme\"")
    return nil
  }

  /// A name without the escapes of JSON pointers.
  private static func unescaped(_ name: Substring) -> String {
    var result: [UInt8] = []
    for byte in name.utf8 {
      if result.last == 0x7E, byte == 0x30 || byte == 0x31 {
        result[result.count - 1] = byte == 0x30 ? 0x00 : 0x2F
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result.map { $0 == 0x00 ? 0x7E : $0 }, as: UTF8.self)
  }

  private mutating func report(invalid node: Node, _ message: String, help: String) {
    guard !node.isReported else { return }
    reader.diagnostics.report(.error(.invalidResolver, at: node.span, message, help: [help]))
  }

  // MARK: Sets

  private mutating func decodeSet(
    _ name: String, _ set: Node, at place: Node, _ resolution: inout Resolution
  ) {
    guard !resolution.openSets.contains(name) else {
      let ring = (resolution.openSets + [name]).joined(separator: " → ")
      reader.diagnostics.report(
        .error(
          .referenceCycle, at: place.span, "these sets hold each other in a ring: \(ring)",
          help: ["take one of the references out"]))
      return
    }
    guard let sources = set["sources"] else {
      return report(
        invalid: set, "the set '\(name.shortened)' has no 'sources'",
        help: #"write it like this: { "sources": [{ "$ref": "colors.tokens.json" }] }"#)
    }
    resolution.openSets.append(name)
    decodeSources(sources, &resolution)
    resolution.openSets.removeLast()
  }

  private mutating func decodeSources(_ list: Node, _ resolution: inout Resolution) {
    guard
      let sources = reader.list(
        list, "the sources", example: #"[{ "$ref": "colors.tokens.json" }]"#)
    else { return }
    for source in sources {
      resolution.sourceCount += 1
      guard resolution.sourceCount <= Self.sourceLimit else {
        if resolution.sourceCount == Self.sourceLimit + 1 {
          report(
            invalid: source, "the resolver has more than \(Self.sourceLimit) sources, all together",
            help: "let fewer sets hold others")
        }
        return
      }
      guard let reference = source.pointer else {
        guard source.kind == .mapping else {
          report(
            invalid: source,
            "a source is a file, a set or tokens, but here is \(source.kind.words)",
            help: #"write it like this: { "$ref": "colors.tokens.json" }"#)
          continue
        }
        read(source, .designTokens, resolution)
        continue
      }
      let name = reference.text
      if name.utf8.first == 0x23 {
        guard let (kind, entry) = target(of: reference, resolution) else { continue }
        guard kind == "sets" else {
          report(
            invalid: reference, "a source cannot be a modifier",
            help: "name the modifier in 'resolutionOrder'")
          continue
        }
        decodeSet(entry.key.text, entry.value, at: reference, &resolution)
      } else if let file = resolution.files.files[name] {
        if let document = resolution.documents[file] {
          read(document.root, program.dialects[file], resolution)
        }
      } else {
        let isFile = ResolverFiles.isFile(name)
        reader.diagnostics.report(
          .error(
            isFile ? .unresolvedReference : .invalidResolver, at: reference.span,
            isFile
              ? "there is no file '\(name.shortened)', seen from the resolver"
              : "a source is a whole file of this project",
            help: isFile ? [] : ["get the file, and name it: \"colors.tokens.json\""]))
      }
    }
  }

  private mutating func read(_ root: Node, _ dialect: Dialect, _ resolution: Resolution) {
    self.resolution = resolution
    let context = mode
    decodeTokenTree(root, dialect == .native ? .designTokens : dialect, in: context)
  }

  // MARK: Modifiers

  private mutating func decodeModifier(
    _ name: Node, _ modifier: Node, _ resolution: inout Resolution
  ) {
    guard let contexts = modifier["contexts"] ?? modifier["context"], contexts.kind == .mapping,
      contexts.count > 0
    else {
      return report(
        invalid: modifier, "the modifier '\(name.text.shortened)' has no 'contexts'",
        help: #"write it like this: { "contexts": { "light": [], "dark": [{ "$ref": … }] } }"#)
    }
    guard !program.modifiers.contains(where: { $0.name.text == name.text }) else {
      return report(
        invalid: name, "the modifier '\(name.text.shortened)' stands twice in the order",
        help: "take one of them out")
    }
    var entries = Array(contexts.entries)
    if let standard = modifier["default"] {
      if let index = entries.firstIndex(where: { $0.key.text == standard.text }) {
        entries.insert(entries.remove(at: index), at: 0)
      } else {
        report(
          invalid: standard, "the modifier has no context '\(standard.text.shortened)'",
          help: didYouMean(standard.text, among: entries.map(\.key.text)).first
            ?? "the contexts are \(entries.map(\.key.text).joined(separator: ", "))")
      }
    }
    program.modifiers.append((name: name, contexts: entries.map(\.key)))
    resolution.axis = name
    for (index, entry) in entries.enumerated() {
      resolution.isDefault = index == 0
      mode = entry.key
      decodeSources(entry.value, &resolution)
    }
    mode = nil
    resolution.axis = nil
    resolution.isDefault = false
  }
}
