/// What a file in the token folder is, by the end of its name: the longest that fits.
package enum SpecKind: Hashable, Sendable {
  /// A spec in the language of Tessera.
  case native
  /// A token file of the W3C Design Tokens format.
  case designTokens
  /// A resolver of the W3C Design Tokens format.
  case resolver
  /// Plain JSON: a token file where the configuration names it, else nothing.
  case json

  /// - Parameter allowsJSON: whether plain JSON counts.
  /// - Returns: `nil` for a file that is none of them, and for one that is left out: the
  ///   configuration, and names that begin with `.` or `$`.
  package init?(fileName: String, allowsJSON: Bool = false) {
    guard !SpecKind.isLeftOut(fileName), fileName != "tessera.yaml" else { return nil }
    let name = fileName.lowercased()
    // A longer ending stands before any that it ends in.
    for (ending, kind) in SpecKind.endings
    where name.utf8.count > ending.utf8.count && name.hasSuffix(ending) {
      self = kind
      return
    }
    guard allowsJSON, name.utf8.count > 5, name.hasSuffix(".json") else { return nil }
    self = .json
  }

  /// Whether a file or folder of that name is never looked at.
  static func isLeftOut(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || name.utf8.first == UInt8(ascii: "$")
  }

  private static let endings: [(String, SpecKind)] = [
    (".resolver.json", .resolver),
    (".resolver.yaml", .resolver),
    (".resolver.yml", .resolver),
    (".tokens.json", .designTokens),
    (".tokens.yaml", .designTokens),
    (".tokens.yml", .designTokens),
    (".tokens", .designTokens),
    (".yaml", .native),
    (".yml", .native),
  ]
}
