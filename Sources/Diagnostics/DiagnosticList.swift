/// What the stages of a run have reported so far. Stages add to it; none prints.
package struct DiagnosticList: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var hasErrors = false

  package init() {}

  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    diagnostics.append(diagnostic)
  }

  /// Turns the errors among the last diagnostics into warnings: what they are about is left out.
  ///
  /// - Parameters:
  ///   - count: how many diagnostics there were before.
  ///   - hadErrors: whether there was an error among those.
  package mutating func leaveOut(from count: Int, hadErrors: Bool, help: String) {
    for index in diagnostics.indices.dropFirst(count) where diagnostics[index].severity == .error {
      diagnostics[index].severity = .warning
      diagnostics[index].help.append(help)
    }
    hasErrors = hadErrors
  }

  package mutating func report(contentsOf other: DiagnosticList) {
    diagnostics.append(contentsOf: other.diagnostics)
    hasErrors = hasErrors || other.hasErrors
  }

  /// Those for which a condition holds, in the order in which they were reported.
  package func filter(_ isIncluded: (Diagnostic) -> Bool) -> DiagnosticList {
    var result = DiagnosticList()
    for diagnostic in diagnostics where isIncluded(diagnostic) { result.report(diagnostic) }
    return result
  }

  /// In the order of the files and of the places in them, each said once.
  package var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.enumerated()
      .filter { seen.insert($0.element).inserted }
      .sorted { left, right in
        switch (left.element.span, right.element.span) {
        case (let a?, let b?) where a != b: a < b
        case (nil, _?): true
        case (_?, nil): false
        default: left.offset < right.offset
        }
      }
      .map(\.element)
  }
}
