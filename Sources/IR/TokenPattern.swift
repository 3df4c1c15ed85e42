/// A pattern of tokens' names: `color.**`, `color.gray.*`. A `*` stands for any part of one name, `**` for
/// any number of names, none too; everything else stands for itself.
package struct TokenPattern: Hashable, Sendable {
  /// As it is written.
  package let text: String
  private let parts: [[UInt8]]

  package init(_ text: String) {
    self.text = text
    parts = Self.split(text.utf8)
  }

  /// Whether it has a name between any two points, and no braces, which belong to references.
  package var isWellFormed: Bool {
    parts.allSatisfy { part in
      !part.isEmpty && part.first != 0x20 && part.last != 0x20
        && !part.contains { $0 == 0x7B || $0 == 0x7D || $0 < 0x20 }
    }
  }

  /// - Parameter path: the names from the top group down to the token. The token of a group itself,
  ///   `$root`, is called as the group is, too.
  package func matches(_ path: [String]) -> Bool {
    let names = path.map { Array($0.utf8) }
    if matches(names) { return true }
    if path.last == "$root", matches(names.dropLast()) { return true }
    // A name can have points in it (`1.5`): the pattern was split there.
    guard names.contains(where: { $0.contains(Self.point) }) else { return false }
    return matches(names.flatMap { Self.split($0) })
  }

  private static let point: UInt8 = 0x2E
  private static let star: UInt8 = 0x2A

  private static func split(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
    bytes.split(separator: point, omittingEmptySubsequences: false).map { Array($0) }
  }

  private func matches(_ names: [[UInt8]]) -> Bool {
    StarMatch.matches(
      parts, names, isStar: { $0.count == 2 && $0.allSatisfy { $0 == Self.star } },
      isSame: { part, name in
        StarMatch.matches(part, name, isStar: { $0 == Self.star }, isSame: { $0 == $1 })
      })
  }
}
