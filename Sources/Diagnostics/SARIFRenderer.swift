/// Writes all diagnostics of a run as a log of SARIF 2.1.0 (OASIS), which code scanning reads.
package struct SARIFRenderer {
  private var places: Places

  package init(sources: SourceMap) {
    places = Places(sources)
  }

  /// - Parameter tool: the version of Tessera.
  package mutating func render(_ list: DiagnosticList, tool: String) -> String {
    let diagnostics = list.sorted
    var rules: [Rule] = []
    for diagnostic in diagnostics where !rules.contains(diagnostic.rule) {
      rules.append(diagnostic.rule)
    }
    let results = diagnostics.map { result($0, rules) }
    let driver: [JSONValue.Member] = [
      .init("name", .text("Tessera")), .init("version", .text(tool)),
      .init(
        "rules", .list(rules.map { .object([.init("id", .text($0.rawValue))]) })),
    ]
    return JSONValue.object([
      .init("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .text("2.1.0")),
      .init(
        "runs",
        .list([
          .object([
            .init("tool", .object([.init("driver", .object(driver))])),
            .init("columnKind", .text("unicodeCodePoints")), .init("results", .list(results)),
          ])
        ])),
    ]).lines
  }

  private mutating func result(_ diagnostic: Diagnostic, _ rules: [Rule]) -> JSONValue {
    let sentences = [diagnostic.message] + diagnostic.help
    var members: [JSONValue.Member] = [
      .init("ruleId", .text(diagnostic.rule.rawValue)),
      .init("ruleIndex", .number(rules.firstIndex(of: diagnostic.rule) ?? 0)),
      .init("level", .text(diagnostic.severity.rawValue)),
      .init("message", message(sentences.joined(separator: "\n"))),
    ]
    if let location = diagnostic.span.flatMap({ physicalLocation($0) }) {
      members.append(.init("locations", .list([.object([location])])))
    }
    let related = diagnostic.related.enumerated().compactMap { index, related -> JSONValue? in
      physicalLocation(related.span).map {
        .object([
          .init("id", .number(index)), .init("message", message(related.message)), $0,
        ])
      }
    }
    if !related.isEmpty { members.append(.init("relatedLocations", .list(related))) }
    let fixes = diagnostic.fixIts.compactMap { fix($0) }
    if !fixes.isEmpty { members.append(.init("fixes", .list(fixes))) }
    return .object(members)
  }

  private func message(_ text: String) -> JSONValue { .object([.init("text", .text(text))]) }

  private mutating func physicalLocation(_ span: SourceSpan) -> JSONValue.Member? {
    guard let place = places.place(of: span) else { return nil }
    let end = place.lines.position(of: place.range.upperBound)
    let region: [JSONValue.Member] = [
      .init("startLine", .number(place.start.line)),
      .init("startColumn", .number(place.start.column)), .init("endLine", .number(end.line)),
      .init("endColumn", .number(end.column)), .init("byteOffset", .number(place.range.lowerBound)),
      .init("byteLength", .number(place.range.count)),
    ]
    return .init(
      "physicalLocation",
      .object([
        .init("artifactLocation", artifact(place.file)), .init("region", .object(region)),
      ]))
  }

  private mutating func fix(_ fix: Diagnostic.FixIt) -> JSONValue? {
    guard let place = places.place(of: fix.span) else { return nil }
    let region: [JSONValue.Member] = [
      .init("byteOffset", .number(place.range.lowerBound)),
      .init("byteLength", .number(place.range.count)),
    ]
    let replacement: [JSONValue.Member] = [
      .init("deletedRegion", .object(region)),
      .init("insertedContent", message(fix.replacement)),
    ]
    return .object([
      .init("description", message(fix.message)),
      .init(
        "artifactChanges",
        .list([
          .object([
            .init("artifactLocation", artifact(place.file)),
            .init("replacements", .list([.object(replacement)])),
          ])
        ])),
    ])
  }

  private func artifact(_ path: String) -> JSONValue {
    .object([.init("uri", .text(Self.uri(path)))])
  }

  /// A path as a reference of RFC 3986: an absolute one as a URI of files.
  private static func uri(_ path: String) -> String {
    var result = path.utf8.first == 0x2F ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
