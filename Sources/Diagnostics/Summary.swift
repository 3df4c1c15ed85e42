/// How many errors and warnings a run has given.
package struct Summary: Hashable, Sendable {
  package let errors: Int
  package let warnings: Int

  package init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
  }

  /// "2 errors and 1 warning". Empty when there are neither.
  package var text: String {
    [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " and ")
  }
}
