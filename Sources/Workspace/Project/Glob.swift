internal import IR

/// A pattern of paths: `*` stands for any part of a name, `?` for one byte of it, `**` for any number of
/// folders. Everything else, brackets too, stands for itself. `\` separates folders like `/`.
package struct Glob: Hashable, Sendable {
  /// The pattern in parts, one a folder or file.
  private let parts: [[UInt8]]

  /// - Parameter text: one that ends in `/` means all that is in the folder.
  package init(_ text: String) {
    var bytes = text.utf8.map { $0 == 0x5C ? 0x2F : $0 }
    if bytes.last == 0x2F { bytes += Array("**".utf8) }
    var parts: [[UInt8]] = []
    for part in bytes.split(separator: 0x2F) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8), let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else {
        parts.append(Array(part))
      }
    }
    self.parts = parts
  }

  /// The folders, or the whole path, before the first wildcard.
  package var base: String {
    parts.prefix { !Self.hasWildcards($0) }.map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "/")
  }

  package var hasWildcards: Bool { parts.contains(where: Self.hasWildcards) }

  /// Whether it names files of plain JSON, which are read only then.
  package var namesJSON: Bool {
    parts.last.map { name in
      name.suffix(5).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        .elementsEqual(".json".utf8)
    } ?? false
  }

  /// - Parameter path: relative to the folder that the pattern is for.
  package func matches(_ path: String) -> Bool {
    StarMatch.matches(
      parts, path.utf8.split(separator: 0x2F).map { Array($0) },
      isStar: { $0.elementsEqual("**".utf8) },
      isSame: { pattern, name in
        StarMatch.matches(
          pattern, name, isStar: { $0 == 0x2A }, isSame: { $0 == $1 || $0 == 0x3F })
      })
  }

  private static func hasWildcards(_ part: [UInt8]) -> Bool {
    part.contains { $0 == 0x2A || $0 == 0x3F }
  }
}
