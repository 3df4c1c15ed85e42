extension Node {
  /// The text of a number as JSON can have it (RFC 8259 §6): `0x10` and `.inf` are no such numbers.
  package var jsonNumber: String? {
    guard case .number = kind else { return nil }
    return withUTF8 { JSONGrammar.isNumber($0) ? String(decoding: $0, as: UTF8.self) : nil }
  }
}
