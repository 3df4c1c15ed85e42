package import Diagnostics

/// Looks a design over that compiles, and says what could be better.
package enum Linter {
  /// - Parameters:
  ///   - sources: the texts, in which comments can allow what would be found.
  ///   - diagnostics: what the compiler said; findings are added, and what the settings silence or what
  ///     is allowed at its place is taken out.
  package static func run(
    _ subject: LintSubject, sources: SourceMap, diagnostics: inout DiagnosticList
  ) {
    let settings = subject.settings
    var suppressions = Suppressions(subject, sources)
    var findings = diagnostics.sorted
    for rule in LintRules.all where settings.level(of: rule.rule) != .off {
      rule.check(subject, &findings)
    }
    var result = DiagnosticList()
    let known = Set(LintRules.names)
    for var finding in findings {
      guard known.contains(finding.rule.rawValue) else {
        result.report(finding)
        continue
      }
      guard let severity = settings.level(of: finding.rule).severity,
        !suppressions.allow(finding)
      else { continue }
      finding.severity = severity
      result.report(finding)
    }
    if let severity = settings.level(of: .invalidSuppression).severity {
      for var fault in suppressions.faults(settings) {
        fault.severity = severity
        result.report(fault)
      }
    }
    diagnostics = result
  }
}
