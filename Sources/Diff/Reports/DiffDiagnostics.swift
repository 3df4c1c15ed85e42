package import Diagnostics

extension DesignDiff {
  /// The changes as diagnostics at their places in the head, for code scanning and workflow commands.
  /// What is gone is told where it would be.
  ///
  /// - Parameter failsAt: changes of that level and above are errors.
  package func diagnostics(failingAt failsAt: ChangeLevel?) -> DiagnosticList {
    var list = DiagnosticList()
    for change in changes {
      let severity: Diagnostic.Severity =
        if let failsAt, change.level >= failsAt {
          .error
        } else {
          change.level == .breaking ? .warning : .note
        }
      let rule: Rule =
        switch change.level {
        case .breaking: .breakingChange
        case .feature: .featureChange
        case .fix, .none: .fixChange
        }
      var help = change.differences.prefix(12).map(\.sentence).filter { !$0.isEmpty }
      if !change.reason.isEmpty { help.append(change.reason) }
      list.report(
        Diagnostic(
          severity, rule, at: change.newSpan ?? change.place, change.sentence.text, help: help))
    }
    return list
  }
}

extension Difference {
  /// "dark: from #000000 to #111111".
  fileprivate var sentence: String {
    let values: String
    switch (old, new) {
    case (let old?, let new?):
      values =
        old == new ? "it is \(new.shortText)" : "from \(old.shortText) to \(new.shortText)"
    case (let old?, nil): values = "it was \(old.shortText)"
    case (nil, let new?): values = "it is \(new.shortText)"
    case (nil, nil): return ""
    }
    return label.isEmpty ? values : "\(label): \(values)"
  }
}
