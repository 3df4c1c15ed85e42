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
  /// How deep sets may hold each other.
  private static let depthLimit = 100

  /// What is being read of a resolver.
  struct Resolution {
    let files: ResolverFiles
    let documents: [FileID: DocumentTree]
    /// The place in the order of resolution.
    var order: Int32 = 0
    /// The modifier and the context that are being read.
    var axis: Node?
    var isDefault = false
    var sourceCount = 0
    /// The sets that are being read, each because of the one before.
    var openSets: [(name: String, node: Node)] = []
    /// What sets and modifiers that stand in the order itself are called.
    var inlineNames: [String] = []
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
    var resolution = Resolution(files: files, documents: documents)
    for step in steps {
      decode(step, &resolution)
      resolution.order += 1
    }
    self.resolution = nil
    mode = nil
  }

  private mutating func decode(_ step: Node, _ resolution: inout Resolution) {
    if let reference = step.pointer {
      guard let target = target(of: reference, in: resolution.files.resolver, resolution) else {
        return
      }
      if target.isSet {
        return decodeSet(
          target.key.text, target.node, changedBy: step, at: reference, &resolution)
      }
      guard target.isModifier else {
        return report(
          invalid: reference, "this names neither a set nor a modifier of the resolver",
          help: "write it like this: \"#/sets/base\" or \"#/modifiers/theme\"")
      }
      return decodeModifier(target.key, target.node, changedBy: step, &resolution)
    }
    guard let name = step["name"], let type = step["type"],
      type.hasText("set") || type.hasText("modifier")
    else {
      return report(
        invalid: step, "a step of the resolution is a set or a modifier",
        help: #"write { "$ref": … }, or { "type": "set", "name": …, "sources": [ … ] }"#)
    }
    guard !resolution.inlineNames.contains(name.text) else {
      return report(
        invalid: name, "the name '\(name.text.shortened)' stands twice in the order",
        help: "give one of the two another name")
    }
    resolution.inlineNames.append(name.text)
    if type.hasText("modifier") { return decodeModifier(name, step, changedBy: nil, &resolution) }
    decodeSet(name.text, step, changedBy: nil, at: name, &resolution)
  }

  // MARK: Sets

  /// - Parameter change: the reference to the set, whose own fields take the place of the set's.
  private mutating func decodeSet(
    _ name: String, _ set: Node, changedBy change: Node?, at place: Node,
    _ resolution: inout Resolution
  ) {
    guard !resolution.openSets.contains(where: { $0.node.isIdentical(to: set) }) else {
      let ring = (resolution.openSets.map(\.name) + [name]).joined(separator: " → ")
      reader.diagnostics.report(
        .error(
          .referenceCycle, at: place.span, "these sets hold each other in a ring: \(ring)",
          help: ["take one of the references out"]))
      return
    }
    guard resolution.openSets.count < Self.depthLimit else {
      return report(
        invalid: place, "sets hold each other more than \(Self.depthLimit) deep",
        help: "name the inner ones in 'resolutionOrder'")
    }
    guard let sources = change?["sources"] ?? set["sources"] else {
      return report(
        invalid: set, "the set '\(name.shortened)' has no 'sources'",
        help: #"write it like this: { "sources": [{ "$ref": "colors.tokens.json" }] }"#)
    }
    resolution.openSets.append((name, set))
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
        read(source, resolution)
        continue
      }
      guard let target = target(of: reference, in: list.span.file, resolution) else { continue }
      if target.path.first == "modifiers" || target.isModifier {
        report(
          invalid: reference, "a source cannot be a modifier",
          help: "name the modifier in 'resolutionOrder'")
      } else if target.isSet {
        decodeSet(
          target.path.last ?? reference.text, target.node, changedBy: source, at: reference,
          &resolution)
      } else {
        // What stands beside the reference takes the place of what it leads to, key by key.
        let own = source.entries.map(\.key.text)
        read(target.node, resolution, leavingOut: own)
        if own.count > 1 { read(source, resolution, leavingOut: ["$ref"]) }
      }
    }
  }

  private mutating func read(
    _ root: Node, _ resolution: Resolution, leavingOut hidden: [String] = []
  ) {
    self.resolution = resolution
    let context = mode
    let dialect = program.dialects[root.span.file]
    decodeTokenTree(
      root, dialect == .native ? .designTokens : dialect, in: context, leavingOut: hidden)
  }

  // MARK: Modifiers

  /// - Parameter change: the reference to the modifier, whose own fields take the place of the
  ///   modifier's.
  private mutating func decodeModifier(
    _ name: Node, _ modifier: Node, changedBy change: Node?, _ resolution: inout Resolution
  ) {
    let written =
      change?["contexts"] ?? change?["context"] ?? modifier["contexts"] ?? modifier["context"]
    guard let contexts = written, contexts.kind == .mapping, contexts.count > 0 else {
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
    if let standard = change?["default"] ?? modifier["default"] {
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
