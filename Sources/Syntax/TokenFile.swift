package import Document

/// What is remembered of a token file while it is read.
struct TokenFile {
  let dialect: Dialect
  /// The keys inside its tokens that nothing reads, of which it has been said.
  var namedKeys: [String] = []
  /// The first token that only another dialect can read, and how many there are.
  var needed: (dialect: Dialect, key: Node, isType: Bool)?
  var neededCount = 0

  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  mutating func needs(_ dialect: Dialect, for key: Node, isType: Bool) {
    if needed == nil { needed = (dialect, key, isType) }
    neededCount += 1
  }

  /// The types that only Tokens Studio has.
  static let tokensStudioTypes: Set<String> = [
    "asset", "borderRadius", "borderWidth", "boxShadow", "composition", "fontFamilies", "fontSizes",
    "fontWeights", "letterSpacing", "lineHeights", "opacity", "other", "paragraphIndent",
    "paragraphSpacing", "sizing", "spacing", "text", "textCase", "textDecoration",
  ]
}

extension Node {
  /// The JSON pointer of `{ "$ref": "#/…" }`, which stands for a value in a DTCG file.
  package var pointer: Node? {
    guard kind == .mapping, count > 0 else { return nil }
    return entries.first { $0.key.hasText("$ref") }?.value
  }
}
