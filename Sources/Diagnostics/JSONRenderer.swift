/// Writes all diagnostics of a run as one JSON document, for programs: version 1 of the schema in
/// `Documentation/diagnostics.schema.json`.
package struct JSONRenderer {
  /// Grows when a program that reads the document would have to change.
  package static let version = 1

  private var places: Places

  package init(sources: SourceMap) {
    places = Places(sources)
  }

  /// - Parameters:
  ///   - command: what was run: `check`.
  ///   - tool: the version of Tessera.
  ///   - others: what the command has to say beside diagnostics.
  package mutating func render(
    _ list: DiagnosticList, command: String, tool: String, others: [JSONValue.Member] = []
  ) -> String {
    let diagnostics = list.sorted
    func count(_ severity: Diagnostic.Severity) -> JSONValue {
      .number(diagnostics.count { $0.severity == severity })
    }
    let summary: [JSONValue.Member] = [
      .init("errors", count(.error)), .init("warnings", count(.warning)),
      .init("notes", count(.note)),
    ]
    return JSONValue.object(
      [
        .init("version", .number(Self.version)),
        .init(
          "tool", .object([.init("name", .text("tessera")), .init("version", .text(tool))])),
        .init("command", .text(command)), .init("summary", .object(summary)),
        .init("diagnostics", .list(diagnostics.map { value($0) })),
      ] + others
    ).lines
  }

  private mutating func value(_ diagnostic: Diagnostic) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("severity", .text(diagnostic.severity.rawValue)),
      .init("rule", .text(diagnostic.rule.rawValue)), .init("message", .text(diagnostic.message)),
    ]
    if !diagnostic.label.isEmpty { members.append(.init("label", .text(diagnostic.label))) }
    if let place = place(diagnostic.span) { members.append(.init("place", place)) }
    members.append(.init("help", .list(diagnostic.help.map { .text($0) })))
    let related = diagnostic.related.map { related -> JSONValue in
      var members: [JSONValue.Member] = [.init("message", .text(related.message))]
      if let place = place(related.span) { members.append(.init("place", place)) }
      return .object(members)
    }
    members.append(.init("related", .list(related)))
    let fixes = diagnostic.fixIts.compactMap { fix -> JSONValue? in
      place(fix.span).map { place in
        .object([
          .init("message", .text(fix.message)), .init("place", place),
          .init("replacement", .text(fix.replacement)),
        ])
      }
    }
    members.append(.init("fixes", .list(fixes)))
    return .object(members)
  }

  private mutating func place(_ span: SourceSpan?) -> JSONValue? {
    guard let place = span.flatMap({ places.place(of: $0) }) else { return nil }
    func position(_ position: LineIndex.Position, _ offset: Int) -> JSONValue {
      .object([
        .init("line", .number(position.line)), .init("column", .number(position.column)),
        .init("offset", .number(offset)),
      ])
    }
    let end = place.lines.position(of: place.range.upperBound)
    return .object([
      .init("file", .text(place.file)),
      .init("start", position(place.start, place.range.lowerBound)),
      .init("end", position(end, place.range.upperBound)),
    ])
  }
}
