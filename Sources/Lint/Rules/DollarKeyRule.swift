import Diagnostics
import Document
import Syntax

/// Outside `tokens`, `description`, `deprecated` and `type` have no `$`; written with one they are read
/// all the same.
enum DollarKeyRule: LintRule {
  static let rule = Rule.dollarKey
  static let level = LintLevel.note

  private static let sections: Set<String> = [
    "shapes", "animations", "interactions", "components",
  ]
  private static let keys: Set<String> = ["$description", "$deprecated", "$type"]

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    for document in subject.documents
    where subject.program.dialect(at: document.root.span) == .native {
      for entry in document.root.entries where sections.contains(entry.key.text) {
        look(in: entry.value, &findings)
      }
    }
  }

  // Documents are no deeper than their limit.
  private static func look(in node: Node, _ findings: inout [Diagnostic]) {
    for element in node.elements { look(in: element, &findings) }
    for entry in node.entries {
      let name = entry.key.text
      if keys.contains(name) {
        let plain = String(name.dropFirst())
        findings.append(
          finding(
            at: entry.key.span, "'\(name)' has a '$' only in tokens",
            help: ["write '\(plain)'"],
            fixIts: [
              .init(message: "write '\(plain)'", span: entry.key.span, replacement: plain)
            ]))
      }
      look(in: entry.value, &findings)
    }
  }
}
