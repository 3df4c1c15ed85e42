import Diagnostics

extension DesignDiff {
  /// Grows when a program that reads the document would have to change.
  package static let version = 1

  /// For programs: version 1 of the schema in `Documentation/diff.schema.json`.
  ///
  /// - Parameter tool: the version of Tessera.
  package func json(tool: String) -> String {
    var places = ChangePlaces(self)
    let counts: [JSONValue.Member] = [
      .init("breaking", .number(verdict.breaking)), .init("feature", .number(verdict.features)),
      .init("fix", .number(verdict.fixes)),
    ]
    let verdict: [JSONValue.Member] = [
      .init("level", .text(verdict.level.name)), .init("reason", .text(verdict.reason)),
      .init("counts", .object(counts)),
    ]
    return JSONValue.object([
      .init("version", .number(Self.version)),
      .init("tool", .object([.init("name", .text("tessera")), .init("version", .text(tool))])),
      .init("command", .text("diff")), .init("base", .text(base.name)),
      .init("head", .text(head.name)), .init("verdict", .object(verdict)),
      .init("changes", .list(changes.map { Self.value($0, &places) })),
    ]).lines
  }

  private static func value(_ change: Change, _ places: inout ChangePlaces) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("level", .text(change.level.name)), .init("kind", .text(change.kind.rawValue)),
      .init("subject", .text(change.subject.rawValue)), .init("name", .text(change.name)),
    ]
    if let name = change.oldName { members.append(.init("oldName", .text(name))) }
    if let type = change.type { members.append(.init("type", .text(type))) }
    if let aspect = change.aspect { members.append(.init("aspect", value(aspect))) }
    members.append(.init("message", .text(change.sentence.text)))
    if !change.reason.isEmpty { members.append(.init("reason", .text(change.reason))) }
    members.append(.init("differences", .list(change.differences.map { value($0) })))
    if let place = places.old(change) { members.append(.init("oldPlace", place)) }
    if let place = places.new(change) { members.append(.init("newPlace", place)) }
    return .object(members)
  }

  private static func value(_ aspect: Aspect) -> JSONValue {
    var members: [JSONValue.Member] = [.init("what", .text(aspect.what.rawValue))]
    for (name, text) in [("name", aspect.name), ("part", aspect.part), ("state", aspect.state)]
    where !text.isEmpty {
      members.append(.init(name, .text(text)))
    }
    return .object(members)
  }

  private static func value(_ difference: Difference) -> JSONValue {
    var members: [JSONValue.Member] = []
    if !difference.platforms.isEmpty {
      members.append(.init("platforms", .list(difference.platforms.map { .text($0) })))
    }
    for (name, isMode) in [("modes", true), ("choices", false)] {
      let those = difference.circumstances.filter { $0.isMode == isMode }
      guard !those.isEmpty else { continue }
      members.append(
        .init(
          name,
          .list(
            those.map {
              .object([.init("axis", .text($0.axis)), .init("option", .text($0.option))])
            })))
    }
    if let old = difference.old { members.append(.init("old", .text(old.text))) }
    if let new = difference.new { members.append(.init("new", .text(new.text))) }
    return .object(members)
  }
}

/// Where changes stand, for programs.
private struct ChangePlaces {
  private let base: SourceMap
  private let head: SourceMap
  private var baseLines: [FileID: LineIndex] = [:]
  private var headLines: [FileID: LineIndex] = [:]

  init(_ diff: DesignDiff) {
    base = diff.base.sources
    head = diff.head.sources
  }

  mutating func old(_ change: Change) -> JSONValue? {
    change.oldSpan.flatMap { Self.place($0, base, &baseLines) }
  }

  mutating func new(_ change: Change) -> JSONValue? {
    change.newSpan.flatMap { Self.place($0, head, &headLines) }
  }

  private static func place(
    _ span: SourceSpan, _ sources: SourceMap, _ lines: inout [FileID: LineIndex]
  ) -> JSONValue? {
    guard let file = sources[span.file] else { return nil }
    let index = lines[span.file] ?? LineIndex(file)
    lines[span.file] = index
    let position = index.position(of: Int(span.start))
    return .object([
      .init("file", .text(file.path)), .init("line", .number(position.line)),
      .init("column", .number(position.column)),
    ])
  }
}
