import Diagnostics
import Document
import IR

/// A private token that nothing refers to is left over. Where the settings ask for it, so is a public one,
/// which code can use that Tessera does not see.
enum UnusedTokenRule: LintRule {
  static let rule = Rule.unusedToken
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    let all = subject.settings.wantsAllTokensUsed
    let candidates = subject.tokens.filter { all || subject.isPrivate($0) }
    guard !candidates.isEmpty else { return }
    let used = UsedTokens(subject)
    for id in candidates where !used.contains(id) {
      let kind = subject.isPrivate(id) ? "the private token" : "the token"
      findings.append(
        finding(
          at: subject.design[id].annotation.span,
          "nothing uses \(kind) '\(subject.path(of: id))'", help: ["take it out, or refer to it"]))
    }
  }
}
