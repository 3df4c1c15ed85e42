import Diagnostics
import Testing

/// Checks that the marks of the files are where exactly these diagnostics stand: one for each mark,
/// in the order of the places, and no other.
///
/// - Parameters:
///   - rules: The rule of each.
///   - help: For each of them, in order, a part of what is said (message and help) that shows the way
///     out. None is checked beyond the end of the list.
/// - Returns: The analysis, for further checks.
@discardableResult
func expect(
  _ rules: Rule..., in files: String..., saying help: [String] = [],
  severity: Diagnostic.Severity = .error, at location: SourceLocation = #_sourceLocation
) -> Analysis {
  let analysis = Analysis(files: files)
  let diagnostics = analysis.diagnostics
  let story = Comment(rawValue: analysis.rendered)
  #expect(diagnostics.map(\.rule) == rules, story, sourceLocation: location)
  #expect(
    diagnostics.map { analysis.text($0.span) ?? "nowhere" }
      == analysis.marks.map { analysis.text($0) ?? "nowhere" },
    story, sourceLocation: location)
  #expect(diagnostics.map(\.span) == analysis.marks, story, sourceLocation: location)
  #expect(
    diagnostics.allSatisfy { $0.severity == severity }, story, sourceLocation: location)
  for (diagnostic, help) in zip(diagnostics, help) {
    let said = ([diagnostic.message] + diagnostic.help).joined(separator: "; ")
    #expect(said.contains(help), story, sourceLocation: location)
  }
  let related = diagnostics.flatMap { $0.related.map(\.span) }
  if !analysis.relatedMarks.isEmpty {
    #expect(related == analysis.relatedMarks, story, sourceLocation: location)
  }
  return analysis
}

/// Checks that nothing at all is reported.
@discardableResult
func expectNothing(
  in files: String..., at location: SourceLocation = #_sourceLocation
) -> Analysis {
  let analysis = Analysis(files: files)
  #expect(
    analysis.diagnostics.isEmpty, Comment(rawValue: analysis.rendered), sourceLocation: location)
  return analysis
}
