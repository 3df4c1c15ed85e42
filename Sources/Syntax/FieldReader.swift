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
    case .mapping: return node.entries
    case .null where allowsNothing && node.unquotedColorSlip == nil: return nil
    default:
      report(
        wrongKind: node, expected: "\(subject) is written as keys with values", example: example)
      return nil
    }
  }

  package mutating func list(_ node: Node, _ subject: String, example: String) -> Node.Elements? {
    guard node.kind == .sequence else {
      report(wrongKind: node, expected: "\(subject) is a list", example: example)
      return nil
    }
    return node.elements
  }

  /// Reports that a value is of the wrong kind, with the two slips' own answers.
  package mutating func report(wrongKind node: Node, expected: String, example: String) {
    guard !node.isReported, !reportSlip(node) else { return }
    diagnostics.report(
      .error(
        .wrongKind, at: node.span, "\(expected), but here is \(node.kind.words)",
        help: example.isEmpty ? [] : ["write it like this: \(example)"]))
  }

  /// Reports an unquoted colour or reference, if the value is one.
  package mutating func reportSlip(_ node: Node) -> Bool {
    if let slip = node.unquotedColorSlip {
      report(
        slip, .unquotedColor,
        "a colour that begins with '#' needs quotes: without them YAML reads a comment")
      return true
    }
    if let slip = node.unquotedReferenceSlip {
      report(
        slip, .unquotedReference,
        "a token's name in braces needs quotes: without them YAML reads a map")
      return true
    }
    return false
  }

  private mutating func report(_ slip: Node.Slip, _ rule: Rule, _ message: String) {
    diagnostics.report(
      .error(
        rule, at: slip.span, message, help: ["write \(slip.quoted)"], fixIts: [slip.fixIt]))
  }

  /// Reports a key that is not among the known ones.
  package mutating func report(
    unknownKey key: Node, in subject: String, known: [String], rule: Rule = .unknownKey
  ) {
    let name = key.text
    diagnostics.report(
      .error(
        rule, at: key.span, "\(subject) has no '\(name)'",
        help: [
          didYouMean(name, among: known).first
            ?? "what can stand here: \(known.joined(separator: ", "))"
        ]))
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
      guard entry.value.kind == .mapping,
        !entry.value.entries.contains(where: {
          choices.isPlatformKey($0.key) && !$0.key.hasText("default")
        })
      else {
        return ParameterSyntax(key: entry.key, type: nil, defaultValue: entry.value)
      }
      var parameter = ParameterSyntax(key: entry.key)
      if reportSlip(entry.value) { return parameter }
      for field in entry.value.entries {
        if field.key.hasText("type") || field.key.hasText("$type") {
          parameter.type = field.value
        } else if field.key.hasText("default") {
          parameter.defaultValue = field.value
        } else {
          report(unknownKey: field.key, in: "a parameter", known: ["type", "default"])
        }
      }
      return parameter
    }
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
