/// How much of a file is read before it is refused, so that no input takes all the time or memory.
package struct Limits: Hashable, Sendable {
  /// The most bytes that one file may hold.
  package var bytes = 32 << 20
  /// The most levels of maps and lists inside each other, those behind aliases included.
  package var depth = 128
  /// The most values that the aliases of one file may bring in, all together.
  package var aliasExpansion = 1_000_000

  package init() {}

  package init(bytes: Int, depth: Int, aliasExpansion: Int) {
    self.bytes = bytes
    self.depth = depth
    self.aliasExpansion = aliasExpansion
  }
}
