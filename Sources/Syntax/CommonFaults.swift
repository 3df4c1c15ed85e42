package import Diagnostics
package import Document

/// The faults that any place of a spec can have, in the same words everywhere.
extension DiagnosticList {
  /// Reports that a value is of the wrong kind, with the two slips' own answers.
  ///
  /// - Parameters:
  ///   - expected: what would be right, as a sentence: "a width is a length".
  ///   - example: a right value; none is shown if it is empty.
  package mutating func report(wrongKind node: Node, expected: String, example: String) {
    guard !node.isReported, !reportSlip(node) else { return }
    let found =
      node.kind != .null
      ? "here is \(node.kind.words)"
      : node.text.isEmpty ? "nothing is written here" : "'\(node.text)' says nothing"
    report(
      .error(
        node.kind == .null ? .missingValue : .wrongKind, at: node.span, "\(expected), but \(found)",
        help: example.isEmpty ? [] : ["write it like this: \(example)"]))
  }

  /// Reports an unquoted colour or reference, if the value is one, and unquoted formulas in it.
  package mutating func reportSlip(_ node: Node) -> Bool {
    let slips = node.slips
    for slip in slips { report(slip.diagnostic) }
    return !slips.isEmpty
  }

  /// Reports a key that is not among the known ones.
  ///
  /// - Parameters:
  ///   - subject: what has the key, with its article: "a shape".
  ///   - suggested: names that can be meant beside the known ones.
  package mutating func report(
    unknownKey key: Node, in subject: String, known: [String], suggested: [String] = [],
    rule: Rule = .unknownKey
  ) {
    let name = key.text
    report(
      .error(
        rule, at: key.span, "\(subject) has no '\(name.shortened)'",
        help: known.isEmpty
          ? []
          : [
            didYouMean(name, among: known + suggested).first
              ?? "what can stand here: \(known.joined(separator: ", "))"
          ]))
  }
}

extension Node {
  /// What was written without the quotes that it needs: the value itself, or formulas in a list or map.
  package var slips: [Slip] {
    switch kind {
    case .null: unquotedColorSlip.map { [$0] } ?? []
    case .mapping: unquotedReferenceSlip.map { [$0] } ?? unquotedFormulaSlips
    case .sequence: unquotedFormulaSlips
    case .boolean, .number, .string: []
    }
  }
}

extension String {
  /// As it is shown in a message: a long one in part.
  package var shortened: String {
    utf8.count <= 80 ? self : String(prefix(60)) + "…"
  }
}

extension Node.Kind {
  /// What it is, in a designer's words.
  package var words: String {
    switch self {
    case .null: "nothing"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .sequence: "a list"
    case .mapping: "a set of keys with values"
    }
  }
}
