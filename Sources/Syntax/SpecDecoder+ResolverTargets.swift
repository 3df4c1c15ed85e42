import Diagnostics
import Document

/// Finds what the references of a DTCG resolver lead to: `#/sets/base`, `colors.tokens.json`,
/// `other.json#/sets/base`.
extension SpecDecoder {
  /// What a reference leads to.
  struct ResolverTarget {
    /// The whole document, or a part of it.
    var node: Node
    /// The keys on the way to it; empty for a whole document.
    var path: [String]
    /// The last of the keys; for a whole document the node itself.
    var key: Node

    var isSet: Bool
    var isModifier: Bool { path.count == 2 && path[0] == "modifiers" }
  }

  /// Reports a reference that leads nowhere, or where none may.
  ///
  /// - Parameter document: the one in which it stands.
  mutating func target(
    of reference: Node, in document: FileID, _ resolution: Resolution
  ) -> ResolverTarget? {
    let text = reference.text
    guard !ResolverFiles.isAddress(text) else {
      report(
        invalid: reference, "this is an address on the web, and Tessera reads files only",
        help: "get the file, and name it: \"colors.tokens.json\"")
      return nil
    }
    guard !text.isEmpty, reference.isScalar, reference.kind != .null else {
      report(
        invalid: reference, "a reference names a file, a set or a modifier",
        help: "write it like this: \"colors.tokens.json\", \"#/sets/base\" or \"#/modifiers/theme\""
      )
      return nil
    }
    let (file, fragment) = ResolverFiles.parts(of: text)
    guard !file.isEmpty else {
      guard let root = resolution.documents[document]?.root else { return nil }
      return part(fragment ?? "", of: root, reference, resolution)
    }
    guard document == resolution.files.resolver else {
      report(
        invalid: reference, "a set in another file holds tokens of that file, and names no files",
        help: "name the file in the resolver itself")
      return nil
    }
    guard let id = resolution.files.files[String(file)] else {
      reader.diagnostics.report(
        .error(
          .unresolvedReference, at: reference.span,
          "there is no file '\(String(file).shortened)', seen from the resolver"))
      return nil
    }
    // A file that cannot be read has been reported.
    guard let root = resolution.documents[id]?.root else { return nil }
    return part(fragment ?? "", of: root, reference, resolution)
  }

  /// A part of a document by its JSON pointer (RFC 6901), with or without the first `/`.
  private mutating func part(
    _ pointer: Substring, of root: Node, _ reference: Node, _ resolution: Resolution
  ) -> ResolverTarget? {
    let pointer = pointer.utf8.first == 0x2F ? pointer.dropFirst() : pointer
    var target = ResolverTarget(node: root, path: [], key: root, isSet: false)
    if !pointer.isEmpty {
      for part in pointer.split(separator: "/", omittingEmptySubsequences: false) {
        let name = Self.unescaped(part)
        if target.path.isEmpty, name == "resolutionOrder" {
          report(
            invalid: reference, "a step of the resolution cannot be referred to",
            help: "move it to 'sets' or 'modifiers', and name it there")
          return nil
        }
        guard let entry = Self.member(name, of: target.node) else {
          report(missing: name, in: target, reference)
          return nil
        }
        target.path.append(name)
        target.key = entry.key
        target.node = entry.value
      }
    }
    let isNamed = target.path.count == 2 && target.path[0] == "sets"
    target.isSet =
      target.node["sources"]?.kind == .sequence
      || isNamed && root.tree.file == resolution.files.resolver
    return allows(target, reference) ? target : nil
  }

  private static func member(_ name: String, of node: Node) -> (key: Node, value: Node)? {
    if let entry = node.entry(name) { return (entry.key, entry.value) }
    guard node.kind == .sequence, let place = Int(name), place >= 0, place < node.count else {
      return nil
    }
    for (index, element) in node.elements.enumerated() where index == place {
      return (element, element)
    }
    return nil
  }

  private mutating func report(
    missing name: String, in target: ResolverTarget, _ reference: Node
  ) {
    let place =
      target.path.isEmpty ? "the document" : "'\(target.path.joined(separator: "/").shortened)'"
    reader.diagnostics.report(
      .error(
        .unresolvedReference, at: reference.span, "\(place) holds no '\(name.shortened)'",
        help: didYouMean(name, among: target.node.entries.map(\.key.text))))
  }

  /// Whether a reference may lead there.
  private mutating func allows(_ target: ResolverTarget, _ reference: Node) -> Bool {
    let (outer, inner) = (target.node.span, reference.span)
    if outer.file == inner.file, outer.range.contains(inner.range.lowerBound) {
      reader.diagnostics.report(
        .error(
          .referenceCycle, at: reference.span, "this leads to what it stands in itself",
          help: ["name something else"]))
      return false
    }
    return true
  }

  /// A name without the escapes of JSON pointers.
  private static func unescaped(_ name: Substring) -> String {
    guard name.utf8.contains(0x7E) else { return String(name) }
    var result: [UInt8] = []
    var isEscape = false
    for byte in name.utf8 {
      if isEscape {
        isEscape = false
        switch byte {
        case 0x30: result.append(0x7E)
        case 0x31: result.append(0x2F)
        default: result += [0x7E, byte]
        }
      } else if byte == 0x7E {
        isEscape = true
      } else {
        result.append(byte)
      }
    }
    if isEscape { result.append(0x7E) }
    return String(decoding: result, as: UTF8.self)
  }

  mutating func report(invalid node: Node, _ message: String, help: String) {
    guard !node.isReported else { return }
    reader.diagnostics.report(.error(.invalidResolver, at: node.span, message, help: [help]))
  }
}
