/// A generated file: where it goes in the output folder, and its bytes.
package struct OutputFile: Hashable, Sendable {
  /// Relative to the output folder, with `/` between its parts; never absolute, never `..`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The sentence in the first line of every generated file, by which Tessera knows its own.
package enum Marker {
  /// What stands in the first line, inside the platform's comment.
  ///
  /// - Parameter origin: the token folder relative to the project root, `tokens`.
  package static func sentence(origin: String) -> String {
    "Generated from \(origin)/ by Tessera. Do not edit."
  }

  /// Whether a file that begins with these bytes was written by Tessera.
  package static func isPresent(in bytes: some Collection<UInt8>) -> Bool {
    let line = bytes.prefix(4096).prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    guard let start = text.firstRange(ofUTF8: "Generated from ") else { return false }
    return text[start...].firstRange(ofUTF8: "by Tessera. Do not edit.") != nil
  }
}

extension StringProtocol {
  /// Where `other` begins in this text, compared byte by byte.
  fileprivate func firstRange(ofUTF8 other: String) -> Index? {
    let needle = Array(other.utf8)
    var start = utf8.startIndex
    while start < utf8.endIndex {
      if utf8[start...].starts(with: needle) { return start }
      start = utf8.index(after: start)
    }
    return nil
  }
}
