import Diagnostics
import Document
import IR
import Syntax

/// What values in DTCG files may be, and what was once usual there.
extension Analyzer {
  /// Says once a file that it writes values as texts, as DTCG did before 2025.10. They are read.
  mutating func noteOlderFormat(_ node: Node) {
    let file = node.tree.file
    guard dialect(of: node) == .designTokens, olderFiles.insert(file).inserted else { return }
    diagnostics.report(
      Diagnostic(
        .note, .olderFormat, at: node.span,
        "values such as '\(node.text.shortened)' are written as texts in this file, as DTCG had them before 2025.10; they are read as they are",
        help: [
          #"2025.10 has { "value": 16, "unit": "px" } and { "colorSpace": "srgb", "components": [1, 0, 0] }"#
        ]))
  }

  /// Reports a formula in a DTCG file, which has values and references only.
  mutating func reportFormula(_ expression: Expression, in node: Node) -> Bool {
    guard dialect(of: node) == .designTokens else { return false }
    switch expression.form {
    case .number, .reference, .name, .color: return false
    case .negated(let inner):
      if case .number = inner.form { return false }
    case .call, .binary: break
    }
    diagnostics.report(
      .error(
        .invalidExpression, at: node.span, "a DTCG file has values and references, and no formulas",
        help: [
          "move the token into a spec (.yaml), where formulas can stand, or write what it comes to"
        ]))
    return true
  }

  /// Reports a field that a composite value does not have. What other tools put there is left out with
  /// a warning.
  ///
  /// - Returns: whether the value is wrong by it.
  mutating func reportUnknownField(_ key: Node, in subject: String, known: [String]) -> Bool {
    guard dialect(of: key) != .native else {
      diagnostics.report(unknownKey: key, in: subject, known: known)
      return true
    }
    let name = key.text
    // Most likely a slip: then the value is not what was meant.
    guard OtherTools.fields.contains(name) || nearestName(to: name, among: known) == nil else {
      diagnostics.report(unknownKey: key, in: subject, known: known)
      return true
    }
    diagnostics.report(
      .warning(
        .unknownKey, at: key.span, "\(subject) has no '\(name.shortened)'; it is left out",
        help: ["what can stand here: \(known.joined(separator: ", "))"]))
    return false
  }
}
