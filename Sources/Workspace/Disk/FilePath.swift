/// An absolute path, `/` between its parts, without `.`, `..`, doubled or trailing slashes.
///
/// Two paths are equal when their bytes are, and are ordered by their bytes: `String` itself would
/// take two spellings of "é" for one name.
package struct FilePath: Hashable, Comparable, Sendable {
  /// The whole path; `/` for the root.
  package let string: String

  /// - Parameters:
  ///   - path: absolute, or relative to `base`. `..` goes to the folder that the text names, whatever
  ///     links lead to.
  ///   - base: `/` when not given.
  package init(_ path: String, in base: FilePath? = nil) {
    var parts: [Substring.UTF8View] = []
    if !path.utf8.starts(with: "/".utf8), let base {
      parts = base.string.utf8.split(separator: FilePath.slash).map { $0 }
    }
    for part in path.utf8.split(separator: FilePath.slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    string = "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  private init(normalized: String) {
    string = normalized
  }

  /// The last part; empty for the root.
  package var name: String {
    guard let cut = string.utf8.lastIndex(of: FilePath.slash) else { return string }
    return String(string[string.utf8.index(after: cut)...])
  }

  /// The folder that holds it; the root for the root.
  package var parent: FilePath {
    guard let cut = string.utf8.lastIndex(of: FilePath.slash), cut != string.startIndex else {
      return FilePath(normalized: "/")
    }
    return FilePath(normalized: String(string[..<cut]))
  }

  package var isRoot: Bool { string.utf8.count == 1 }

  /// The folders that hold it, the nearest first, the root last.
  package var ancestors: [FilePath] {
    var paths: [FilePath] = []
    var path = self
    while !path.isRoot {
      path = path.parent
      paths.append(path)
    }
    return paths
  }

  /// The entry of that name, or the relative path, in this folder.
  package func appending(_ path: String) -> FilePath { FilePath(path, in: self) }

  /// Whether it is that folder or something in it.
  package func isInside(_ folder: FilePath) -> Bool {
    if folder.isRoot { return true }
    let inner = string.utf8
    let outer = folder.string.utf8
    guard inner.starts(with: outer) else { return false }
    return inner.count == outer.count || inner.dropFirst(outer.count).first == FilePath.slash
  }

  /// How the path is written from that folder: `tokens/a.yaml`, `../a.yaml`, `.` for the folder
  /// itself. A path that has nothing in common with the folder stays absolute.
  package func relative(to folder: FilePath) -> String {
    let target = string.utf8.split(separator: FilePath.slash)
    let base = folder.string.utf8.split(separator: FilePath.slash)
    var common = 0
    while common < min(target.count, base.count),
      target[common].elementsEqual(base[common])
    {
      common += 1
    }
    if common == 0, !base.isEmpty { return string }
    let parts =
      Array(repeating: "..", count: base.count - common)
      + target[common...].map { String(Substring($0)) }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")

  package static func == (left: FilePath, right: FilePath) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
  }
}
