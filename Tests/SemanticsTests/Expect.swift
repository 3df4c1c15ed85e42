import Diagnostics
import Syntax
import Testing

/// Checks that the marks of the files are where exactly these diagnostics stand: one for each mark,
/// in the order of the places, and no other.
///
/// - Parameters:
///   - rules: The rule of each.
///   - sayings: For each of them, in order, a part of what is said (message and help) that shows the
///     way out. None is checked beyond the end of the list.
/// - Returns: The analysis, for further checks.
@discardableResult
func expect(
  _ rules: Rule..., in files: String..., saying sayings: [String] = [],
  severity: Diagnostic.Severity = .error, at location: SourceLocation = #_sourceLocation
) -> Analysis {
  let analysis = Analysis(files: files)
  analysis.check(rules, sayings, severity, at: location)
  return analysis
}

/// The same for token files, and native specs beside them.
@discardableResult
func expect(
  _ rules: Rule..., inTokenFiles files: String..., dialect: Dialect = .designTokens,
  specs: [String] = [], saying sayings: [String] = [], severity: Diagnostic.Severity = .error,
  at location: SourceLocation = #_sourceLocation
) -> Analysis {
  let analysis = Analysis(
    files.map { Analysis.Input(text: $0, dialect: dialect) }
      + specs.map { Analysis.Input(text: $0) })
  analysis.check(rules, sayings, severity, at: location)
  return analysis
}

extension Analysis {
  fileprivate func check(
    _ rules: [Rule], _ sayings: [String], _ severity: Diagnostic.Severity,
    at location: SourceLocation
  ) {
    let analysis = self
    let found = analysis.diagnostics
    let places = analysis.marks.map { analysis.place($0) }
    let related = found.flatMap(\.related).map { analysis.place($0.span) }
    var faults: [String] = []
    if found.map(\.rule) != rules { faults.append("expected the rules \(rules.map(\.rawValue))") }
    if found.map({ analysis.place($0.span) }) != places {
      faults.append("expected them at \(places)")
    }
    if found.contains(where: { $0.severity != severity }) { faults.append("expected \(severity)s") }
    for (diagnostic, saying) in zip(found, sayings) {
      let said = ([diagnostic.message] + diagnostic.help).joined(separator: "; ")
      if !said.contains(saying) { faults.append("expected “\(saying)” in “\(said)”") }
    }
    let expected = analysis.relatedMarks.map { analysis.place($0) }
    if !expected.isEmpty, related != expected {
      faults.append("expected the related places \(expected), found \(related)")
    }
    if !faults.isEmpty {
      let story = faults.joined(separator: "\n") + "\n" + analysis.rendered
      Issue.record(Comment(rawValue: story), sourceLocation: location)
    }
  }
}

/// Checks that nothing at all is reported.
@discardableResult
func expectNothing(
  in files: String..., at location: SourceLocation = #_sourceLocation
) -> Analysis {
  let analysis = Analysis(files: files)
  if !analysis.diagnostics.isEmpty {
    Issue.record(Comment(rawValue: analysis.rendered), sourceLocation: location)
  }
  return analysis
}

/// Checks that nothing at all is reported of token files, and native specs beside them.
@discardableResult
func expectNothing(
  inTokenFiles files: String..., dialect: Dialect = .designTokens, specs: [String] = [],
  at location: SourceLocation = #_sourceLocation
) -> Analysis {
  let analysis = Analysis(
    files.map { Analysis.Input(text: $0, dialect: dialect) }
      + specs.map { Analysis.Input(text: $0) })
  if !analysis.diagnostics.isEmpty {
    Issue.record(Comment(rawValue: analysis.rendered), sourceLocation: location)
  }
  return analysis
}
