package import Diagnostics
package import Document

/// A DTCG resolver, and the files that it names: they are read through it only.
package struct ResolverFiles: Sendable {
  package var resolver: FileID
  /// By the texts that name them in it.
  package var files: [String: FileID] = [:]

  package init(resolver: FileID) {
    self.resolver = resolver
  }

  /// The texts by which a resolver names files, each once, in their order.
  package static func names(in document: DocumentTree) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    func look(in node: Node) {
      if let reference = node.pointer {
        let name = String(parts(of: reference.text).file)
        if isFile(name), known.insert(name).inserted { names.append(name) }
      }
      for entry in node.entries { look(in: entry.value) }
      for element in node.elements { look(in: element) }
    }
    for key in ["sets", "modifiers", "resolutionOrder"] {
      if let node = document.root[key] { look(in: node) }
    }
    return names
  }

  /// What stands before the first `#` of a reference, and behind it.
  static func parts(of reference: String) -> (file: Substring, fragment: Substring?) {
    guard let hash = reference.utf8.firstIndex(of: 0x23) else { return (reference[...], nil) }
    return (reference[..<hash], reference[reference.utf8.index(after: hash)...])
  }

  /// Whether a reference without its fragment names a file, and nothing on the web.
  static func isFile(_ name: String) -> Bool { !name.isEmpty && !isAddress(name) }

  /// Whether a reference begins with a scheme (RFC 3986 §3.1) and two slashes.
  static func isAddress(_ name: String) -> Bool {
    let start = Array(name.utf8.prefix(16))
    guard let colon = start.firstIndex(of: 0x3A), colon > 0 else {
      return start.starts(with: [0x2F, 0x2F])
    }
    return start[(colon + 1)...].starts(with: [0x2F, 0x2F])
  }
}
