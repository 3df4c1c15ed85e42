import Color
import Diagnostics
import Document
import IR
import Syntax

/// A component or interaction does not repeat the value of a token: when the token changes, the copy
/// stays behind. Widths and heights are a component's own.
enum HardCodedValueRule: LintRule {
  static let rule = Rule.hardCodedValue
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    let values = TokensByValue(subject)
    guard !values.isEmpty else { return }
    for document in subject.documents
    where subject.program.dialect(at: document.root.span) == .native {
      for entry in document.root.entries
      where entry.key.hasText("components") || entry.key.hasText("interactions") {
        for declaration in entry.value.entries {
          look(in: declaration.value, as: nil, values, subject, &findings)
        }
      }
    }
  }

  private enum Kind {
    case color
    case length
    case textSize
  }

  private static let kinds: [String: Kind] = [
    "background": .color, "foreground": .color, "color": .color, "fontSize": .textSize,
    "padding": .length, "margin": .length, "gap": .length, "cornerRadius": .length,
  ]

  /// - Parameter kind: what the property is in whose value this stands.
  private static func look(
    in node: Node, as kind: Kind?, _ values: TokensByValue, _ subject: LintSubject,
    _ findings: inout [Diagnostic]
  ) {
    for entry in node.entries {
      let key = entry.key.text
      // A choice between options, and what is said of the component, hold no values.
      if ["description", "deprecated", "when", "defaults"].contains(key) { continue }
      if entry.value.isScalar {
        if let kind = kinds[key] ?? kind { check(entry.value, kind, values, subject, &findings) }
      } else {
        look(
          in: entry.value, as: kinds[key] ?? (isInside(key) ? kind : nil), values, subject,
          &findings)
      }
    }
    for element in node.elements { look(in: element, as: nil, values, subject, &findings) }
  }

  /// The keys of maps that spread one property out: sides and platforms.
  private static func isInside(_ key: String) -> Bool {
    [
      "start", "end", "left", "right", "top", "bottom", "horizontal", "vertical", "all", "default",
      "swift", "kotlin", "css",
    ].contains(key)
  }

  private static func check(
    _ node: Node, _ kind: Kind, _ values: TokensByValue, _ subject: LintSubject,
    _ findings: inout [Diagnostic]
  ) {
    let tokens: [TokenID]
    switch kind {
    case .color: tokens = values.colors(node)
    case .length: tokens = values.lengths(node)
    case .textSize: tokens = values.textSizes(node)
    }
    guard let first = tokens.first, node.aliasSpan == nil else { return }
    let names = tokens.prefix(3).map { "\"{\(subject.path(of: $0))}\"" }
    var fixIts: [Diagnostic.FixIt] = []
    // Which of several is meant is not for a machine to say.
    if tokens.count == 1, node.style != .literal, node.style != .folded {
      let name = names[0]
      fixIts = [
        .init(message: "write \(name)", span: node.span, replacement: quoted(first, subject))
      ]
    }
    findings.append(
      finding(
        at: node.span,
        tokens.count == 1
          ? "'\(node.text.shortened)' is the value of the token '\(subject.path(of: first))'"
          : "'\(node.text.shortened)' is the value of \(tokens.count) tokens",
        help: ["write \(names.joined(separator: " or "))"], fixIts: fixIts))
  }

  /// A reference in double quotes, as YAML and JSON both have them.
  private static func quoted(_ id: TokenID, _ subject: LintSubject) -> String {
    var text = "\"{"
    for scalar in subject.path(of: id).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "}\""
  }
}
