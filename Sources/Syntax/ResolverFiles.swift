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
    func look(in node: Node) {
      if let reference = node.pointer {
        let name = reference.text
        if isFile(name), !names.contains(name) { names.append(name) }
        return
      }
      for entry in node.entries { look(in: entry.value) }
      for element in node.elements { look(in: element) }
    }
    for key in ["sets", "modifiers", "resolutionOrder"] {
      if let node = document.root[key] { look(in: node) }
    }
    return names
  }

  /// Whether a reference names a file, and nothing in one or on the web.
  static func isFile(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(0x23) && !isAddress(name)
  }

  static func isAddress(_ name: String) -> Bool {
    name.utf8.prefix(12).contains(0x3A) && name.utf8.contains(0x2F)
  }
}
