package import Diagnostics

/// How much a rule's findings count.
package enum LintLevel: String, CaseIterable, Hashable, Sendable {
  case off
  case note
  case warning
  case error

  /// `nil` when nothing is said at all.
  package var severity: Diagnostic.Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
