package import Emission

/// What a build has written into an output folder: by it the next one knows which files are left over,
/// and which were changed since.
package struct OutputManifest: Hashable, Sendable {
  /// The file in the output folder that says it.
  package static let name = ".tessera-files"

  /// The files by their paths in the folder, each with the hash of its bytes.
  package let hashes: [String: String]

  package init(_ files: [OutputFile]) {
    hashes = Dictionary(
      files.map { ($0.path, Self.hash($0.bytes)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the file; lines that are none of its own are ignored.
  package init(_ bytes: [UInt8]) {
    var hashes: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].utf8.count == 16, Self.isInside(parts[1]) else { continue }
      hashes[String(parts[1])] = String(parts[0])
    }
    self.hashes = hashes
  }

  /// The file, in the order of the paths' bytes.
  ///
  /// - Parameter origin: the token folder, for the marker.
  package func file(origin: String) -> OutputFile {
    let lines = hashes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\($0.value) \($0.key)\n" }
    let text = "# \(Marker.sentence(origin: origin))\n" + lines.joined()
    return OutputFile(path: Self.name, bytes: Array(text.utf8))
  }

  /// FNV-1a of 64 bits, in hexadecimal: it tells a change by hand, and guards against no one.
  package static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Whether a path stays in its folder.
  private static func isInside(_ path: Substring) -> Bool {
    path.utf8.first != 0x2F
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }
}

extension OutputFolder {
  /// The same files, and the one that says which they are.
  package func withManifest(origin: String) -> OutputFolder {
    OutputFolder(
      directory: directory, files: files + [OutputManifest(files).file(origin: origin)])
  }
}
