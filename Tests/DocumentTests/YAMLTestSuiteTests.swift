import Diagnostics
import Document
import Testing

@Suite(
  .enabled(
    if: YAMLTestSuite.folder != nil,
    "skipped: the YAML test suite is not there (set TESSERA_SHARED)"))
struct YAMLTestSuiteTests {
  /// The events of a text, and whether it was accepted.
  private func read(_ yaml: [UInt8]) -> (events: EventNotation, isAccepted: Bool) {
    var notation = EventNotation(length: yaml.count)
    let isWhole = DocumentReader.readEvents(
      of: SourceFile(path: "in.yaml", bytes: yaml), id: FileID(0), into: &notation)
    if isWhole { notation.finish() }
    return (notation, isWhole)
  }

  @Test func theSuiteIsWhole() throws {
    #expect(try YAMLTestSuite.cases().count == 402)
    #expect(try YAMLTestSuite.faults().count == 72)
  }

  @Test func whatLibyamlGetsRightGivesTheExpectedEvents() throws {
    let faults = try YAMLTestSuite.faults()
    var passed = 0
    for item in try YAMLTestSuite.cases() where faults[item.name] == nil {
      let (notation, isAccepted) = read(item.yaml)
      #expect(isAccepted != item.isInvalid, "\(item.name)")
      // How far a reader comes before it sees an error is its own affair.
      if isAccepted { #expect(notation.lines == item.events, "\(item.name)") }
      #expect(notation.badExtents == 0, "\(item.name)")
      passed += 1
    }
    #expect(passed == 330)
  }

  @Test func whatLibyamlGetsWrongIsWhatTheListSays() throws {
    let faults = try YAMLTestSuite.faults()
    for item in try YAMLTestSuite.cases() {
      guard let fault = faults[item.name] else { continue }
      let (notation, isAccepted) = read(item.yaml)
      let found: YAMLTestSuite.Fault? =
        switch (isAccepted, item.isInvalid) {
        case (false, false): .rejected
        case (true, true): .accepted
        case (true, false): notation.lines == item.events ? nil : .differs
        case (false, true): nil
        }
      #expect(found == fault, "\(item.name)")
    }
  }

  @Test func everyCaseAndEveryBeginningOfItMakesATreeOrAnError() throws {
    for item in try YAMLTestSuite.cases() {
      for length in 0...item.yaml.count {
        let reading = Reading(bytes: Array(item.yaml.prefix(length)))
        if let root = reading.root {
          check(root, within: length, item.name)
        } else {
          #expect(reading.diagnostics.contains { $0.severity == .error }, "\(item.name)")
        }
        for diagnostic in reading.diagnostics {
          #expect((diagnostic.span?.range.upperBound ?? 0) <= length, "\(item.name)")
        }
      }
    }
  }

  private func check(_ node: Node, within length: Int, _ name: String) {
    if node.span.range.upperBound > length || node.span.range.lowerBound > length {
      Issue.record("\(name): \(node.span) of \(length)")
    }
    _ = (node.kind, node.text, node.unquotedColorSlip, node.unquotedReferenceSlip)
    for element in node.elements { check(element, within: length, name) }
    for entry in node.entries {
      check(entry.key, within: length, name)
      check(entry.value, within: length, name)
    }
  }
}
