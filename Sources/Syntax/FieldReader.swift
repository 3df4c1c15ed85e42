package import Diagnostics
package import Document

/// Reads maps whose keys are known, and reports what does not fit.
package struct FieldReader {
  package var diagnostics: DiagnosticList

  package init(diagnostics: DiagnosticList) {
    self.diagnostics = diagnostics
  }

  /// The entries of a map; reports anything else. Nothing at all counts as an empty map where
  /// `allowsNothing`.
  ///
  /// - Parameter subject: what the place is, with its article: "a shape".
  package mutating func map(
    _ node: Node, _ subject: String, allowsNothing: Bool = false, example: String = ""
  ) -> Node.Entries? {
    switch node.kind {
    case .mapping: return reportFormulas(node) ? nil : node.entries
    case .null where allowsNothing && node.unquotedColorSlip == nil: return nil
    default:
      diagnostics.report(
        wrongKind: node, expected: "\(subject) is written as keys with values", example: example)
      return nil
    }
  }

  package mutating func list(_ node: Node, _ subject: String, example: String) -> Node.Elements? {
    guard node.kind == .sequence else {
      diagnostics.report(
        wrongKind: node, expected: "\(subject) is a list", example: example)
      return nil
    }
    return reportFormulas(node) ? nil : node.elements
  }

  private mutating func reportFormulas(_ node: Node) -> Bool {
    let slips = node.unquotedFormulaSlips
    for slip in slips { diagnostics.report(slip.diagnostic) }
    return !slips.isEmpty
  }

  package mutating func report(wrongKind node: Node, expected: String, example: String) {
    diagnostics.report(wrongKind: node, expected: expected, example: example)
  }

  package mutating func report(
    unknownKey key: Node, in subject: String, known: [String], rule: Rule = .unknownKey
  ) {
    diagnostics.report(unknownKey: key, in: subject, known: known, rule: rule)
  }

  /// Whether an entry of a declaration outside `tokens` is its description or deprecation, which are
  /// written without `$` there, and accepted with it.
  package func readAnnotation(_ entry: Node.Entry, into annotation: inout AnnotationSyntax) -> Bool
  {
    if entry.key.hasText("description") || entry.key.hasText("$description") {
      annotation.description = entry.value
    } else if entry.key.hasText("deprecated") || entry.key.hasText("$deprecated") {
      annotation.deprecated = entry.value
    } else {
      return false
    }
    return true
  }

  /// `parameters: { name: default }` or `{ name: { type: color } }`, also with `default:` in it.
  package mutating func parameters(
    _ node: Node, choices: PlatformChoice.Reader
  ) -> [ParameterSyntax] {
    guard
      let entries = map(
        node, "the list of parameters", allowsNothing: true, example: "{ cornerRadius: 8 }")
    else { return [] }
    return entries.map { entry in
      var parameter = ParameterSyntax(key: entry.key)
      guard entry.value.kind == .mapping,
        !entry.value.entries.contains(where: {
          choices.isPlatformKey($0.key) && !$0.key.hasText("default")
        })
      else {
        parameter.defaultValue = entry.value
        return parameter
      }
      if diagnostics.reportSlip(entry.value) {
        parameter.isBroken = true
        return parameter
      }
      for field in entry.value.entries {
        if field.key.hasText("type") || field.key.hasText("$type") {
          parameter.type = field.value
        } else if field.key.hasText("default") {
          parameter.defaultValue = field.value
        } else {
          parameter.isBroken = true
          diagnostics.report(
            unknownKey: field.key, in: "a parameter", known: ["type", "default"])
        }
      }
      return parameter
    }
  }
}
