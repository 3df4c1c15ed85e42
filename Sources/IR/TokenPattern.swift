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
    Self.matches(
      parts, names, isStar: { $0.count == 2 && $0.allSatisfy { $0 == Self.star } },
      isSame: { part, name in
        Self.matches(part, name, isStar: { $0 == Self.star }, isSame: { $0 == $1 })
      })
  }

  /// Begins anew behind the last star only, which is enough: it takes no more steps than the product
  /// of both lengths.
  private static func matches<Element>(
    _ pattern: [Element], _ text: [Element], isStar: (Element) -> Bool,
    isSame: (Element, Element) -> Bool
  ) -> Bool {
    var (here, there) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while there < text.count {
      if here < pattern.count, isStar(pattern[here]) {
        star = (here, there)
        here += 1
      } else if here < pattern.count, isSame(pattern[here], text[there]) {
        here += 1
        there += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        here = last.pattern + 1
        there = last.text + 1
      } else {
        return false
      }
    }
    return pattern[here...].allSatisfy(isStar)
  }
}
