package import Diagnostics

/// One thing that is looked for in a design which compiles, but could be better.
///
/// A rule looks at the whole design in all its modes, and reports what it finds as it likes; how much
/// that counts is said by the settings.
protocol LintRule: Sendable {
  static var rule: Rule { get }
  /// What it counts when the settings say nothing.
  static var level: LintLevel { get }

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic])
}

extension LintRule {
  /// A finding. Its severity is the settings' affair.
  static func finding(
    at span: SourceSpan, _ message: String, help: [String] = [],
    related: [Diagnostic.Related] = [], fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .warning(rule, at: span, message, help: help, related: related, fixIts: fixIts)
  }
}

/// All rules: one file in `Rules/` and one page in `Documentation/lint/` each.
package enum LintRules {
  static let all: [any LintRule.Type] = [
    ContrastRule.self,
    DeepAliasRule.self,
    DollarKeyRule.self,
    DuplicateValueRule.self,
    HardCodedValueRule.self,
    MissingDescriptionRule.self,
    MissingModeRule.self,
    NamingStyleRule.self,
    NearDuplicateColorRule.self,
    ReducedMotionRule.self,
    SmallTextRule.self,
    TouchTargetRule.self,
    UnusedTokenRule.self,
  ]

  /// What the compiler warns of by itself, and the settings can raise, lower or silence when a design
  /// is looked over.
  static let compilers: [Rule] = [.deprecatedReference, .fixedTextSize]

  /// Every rule that settings can name, by its name.
  package static let names: [String] =
    (all.map { $0.rule } + compilers + [.invalidSuppression]).map(\.rawValue).sorted()

  /// The rule of that name, if settings can name it.
  package static func rule(named name: String) -> Rule? {
    names.contains(name) ? Rule(rawValue: name) : nil
  }

  static func standardLevel(of rule: Rule) -> LintLevel {
    all.first { $0.rule == rule }?.level ?? .warning
  }
}
