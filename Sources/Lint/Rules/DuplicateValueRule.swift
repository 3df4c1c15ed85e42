import Diagnostics
import IR

/// Two tokens that hold the same value in every mode and on every platform, neither by the other's name:
/// one of them is changed some day, and the other forgotten.
enum DuplicateValueRule: LintRule {
  static let rule = Rule.duplicateValue
  static let level = LintLevel.note

  private struct Held: Hashable {
    let type: TokenType
    let value: Conditional<TokenValue>
  }

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    let types = Set(subject.settings.distinctTypes)
    var first: [Held: TokenID] = [:]
    for id in subject.tokens {
      let token = subject.design[id]
      guard types.contains(token.type), case .literal? = token.value.base else { continue }
      guard let other = first.updateValue(id, forKey: Held(type: token.type, value: token.value))
      else { continue }
      first[Held(type: token.type, value: token.value)] = other
      findings.append(
        finding(
          at: token.annotation.span,
          "'\(subject.path(of: id))' holds the same value as '\(subject.path(of: other))'",
          help: ["write \"{\(subject.path(of: other))}\" if the two belong together"],
          related: [
            .init(
              span: subject.design[other].annotation.span, message: "the other is declared here")
          ]))
    }
  }
}
