import Diagnostics
import Document
import IR

/// The tokens that anything in the files refers to: by braces in a text, by a JSON pointer, or by
/// `$extends`, which uses all of a group.
struct UsedTokens {
  private var isUsed: [Bool]
  private let subject: LintSubject

  init(_ subject: LintSubject) {
    self.subject = subject
    isUsed = Array(repeating: false, count: subject.design.tokens.count)
    for document in subject.documents { look(in: document.root) }
  }

  func contains(_ id: TokenID) -> Bool { isUsed[id.index] }

  private static let silent: Set<String> = [
    "$description", "description", "$deprecated", "deprecated", "$extensions",
  ]

  // Documents are no deeper than their limit.
  private mutating func look(in node: Node) {
    switch node.kind {
    case .null, .boolean, .number: break
    case .string: look(inText: node)
    case .sequence: for element in node.elements { look(in: element) }
    case .mapping:
      for entry in node.entries {
        switch entry.key.text {
        case "$ref" where entry.value.kind == .string: use(pointer: entry.value.text)
        case "$extends" where entry.value.kind == .string: useGroup(entry.value.text)
        case let key where Self.silent.contains(key): break
        default: look(in: entry.value)
        }
      }
    }
  }

  private mutating func look(inText node: Node) {
    var paths: [String] = []
    node.withUTF8 { bytes in
      var open: Int?
      for (index, byte) in bytes.enumerated() {
        if byte == 0x7B { open = index + 1 }
        if byte == 0x7D, let start = open {
          paths.append(String(decoding: bytes[start..<index], as: UTF8.self))
          open = nil
        }
      }
    }
    for path in paths { _ = use(path.trimmed) }
  }

  /// The token of that path, or the one in whose value it leads.
  private mutating func use(_ path: String) -> Bool {
    var path = path[...]
    while true {
      if let id = subject.tokensByPath[String(path)] {
        isUsed[id.index] = true
        return true
      }
      guard let point = path.lastIndex(of: ".") else { return false }
      path = path[..<point]
    }
  }

  private mutating func use(pointer: String) {
    guard pointer.hasPrefix("#/") else { return }
    let parts = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
      .prefix { $0 != "$value" }
    let path = parts.map(Self.unescaped).joined(separator: ".")
    if !use(path) { useGroup(path) }
  }

  private static func unescaped(_ part: Substring) -> String {
    guard part.utf8.contains(0x7E) else { return String(part) }
    return part.split(separator: "~1", omittingEmptySubsequences: false)
      .map { $0.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~") }
      .joined(separator: "/")
  }

  private mutating func useGroup(_ text: String) {
    var path = text.trimmed
    if path.hasPrefix("#/") { return use(pointer: path) }
    if path.hasPrefix("{"), path.hasSuffix("}") {
      path = String(path.dropFirst().dropLast()).trimmed
    }
    guard !path.isEmpty else { return }
    let prefix = path + "."
    for (index, other) in subject.paths.enumerated() where other.hasPrefix(prefix) {
      isUsed[index] = true
    }
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    let bytes = utf8.drop { $0 == 0x20 }
    let end = bytes.lastIndex { $0 != 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(Substring(bytes[bytes.startIndex..<end]))
  }
}
