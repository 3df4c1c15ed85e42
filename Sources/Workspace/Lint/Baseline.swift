import Diagnostics
import Document

/// What a design was found to have when rules were adopted: findings that are known, and not told
/// again. They are known by their rule, file and message, wherever in the file they move.
package struct Baseline: Hashable, Sendable {
  package struct Finding: Hashable, Comparable, Sendable {
    package var rule: String
    /// From the project's folder.
    package var file: String
    package var message: String

    package init(rule: String, file: String, message: String) {
      self.rule = rule
      self.file = file
      self.message = message
    }

    package static func < (left: Finding, right: Finding) -> Bool {
      (left.file, left.rule, left.message) < (right.file, right.rule, right.message)
    }
  }

  private static let version = 1

  /// How often each is known.
  package private(set) var counts: [Finding: Int]

  package init(_ findings: [Finding]) {
    counts = Dictionary(
      findings.map { ($0, 1) }, uniquingKeysWith: { Swift.min($0 + $1, 1_000_000) })
  }

  /// Takes one of these out of what is known; `false` when it is not known, or not as often.
  package mutating func take(_ finding: Finding) -> Bool {
    guard let count = counts[finding] else { return false }
    counts[finding] = count > 1 ? count - 1 : nil
    return true
  }

  /// How many are left.
  package var count: Int { counts.values.reduce(0, +) }

  /// The file that says it, in the order of files, rules and messages.
  package var text: String {
    let findings = counts.sorted { $0.key < $1.key }.map { finding, count in
      JSONValue.object([
        .init("file", .text(finding.file)), .init("rule", .text(finding.rule)),
        .init("message", .text(finding.message)), .init("count", .number(count)),
      ])
    }
    return JSONValue.object([
      .init("tessera-baseline", .number(Self.version)), .init("findings", .list(findings)),
    ]).lines
  }

  /// Reads such a file.
  package init(_ bytes: [UInt8], path: String) throws(Refusal) {
    var faults = DiagnosticList()
    let document = DocumentReader.read(
      SourceFile(path: "baseline.json", bytes: bytes), id: FileID(0), into: &faults)
    guard let root = document?.root, !faults.hasErrors,
      case .number(Double(Self.version))? = root["tessera-baseline"]?.kind,
      let list = root["findings"], list.kind == .sequence
    else {
      throw Refusal(
        .usage,
        "\(path) is no baseline of this version of Tessera: write it anew with --update-baseline.")
    }
    counts = [:]
    for element in list.elements {
      guard let rule = element["rule"], let file = element["file"],
        let message = element["message"]
      else { continue }
      var count = 1
      if case .number(let number)? = element["count"]?.kind, number >= 1, number <= 1_000_000 {
        count = Int(number)
      }
      let finding = Finding(rule: rule.text, file: file.text, message: message.text)
      counts[finding] = Swift.min((counts[finding] ?? 0) + count, 1_000_000)
    }
  }
}
