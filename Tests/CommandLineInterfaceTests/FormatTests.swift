import CommandLineInterface
import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// `--format`: documents for programs on standard output, and nothing else there.
@Suite struct FormatTests {
  private static let files = [
    "tokens/a.yaml": "tokens: { a: \"{b}\", c: \"#12\" }\n",
    "tokens/b.yaml":
      "# tokens\ncomponents: { send: { kind: button, height: 10, $description: x } }\n",
  ]

  private func run(_ words: String..., in folder: TemporaryFolder) async -> Outcome {
    await CommandLineTool.run(
      words,
      in: Environment(
        currentFolder: folder.path, isTerminal: true, variables: { $0 == "TERM" ? "xterm" : nil }))
  }

  private static func schema() throws -> [String: Any] {
    try JSONSerialization.jsonObject(
      with: Data(contentsOf: PackageRoot.file("Documentation/diagnostics.schema.json")))
      as? [String: Any] ?? [:]
  }

  /// What of a value does not fit a schema: as much of JSON Schema as ours uses. No member is unknown.
  private func faults(
    of value: Any, by schema: [String: Any], at path: String = ""
  ) throws -> [String] {
    if let reference = schema["$ref"] as? String {
      let definitions = try Self.schema()["$defs"] as? [String: [String: Any]]
      let name = String(reference.dropFirst("#/$defs/".count))
      return try faults(of: value, by: #require(definitions?[name]), at: path)
    }
    var result: [String] = []
    if let constant = schema["const"] as? NSObject, value as? NSObject != constant {
      result.append("\(path) is not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains("\(value)") {
      result.append("\(path) is \(value)")
    }
    let fits =
      switch schema["type"] as? String {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "integer": (value as? Int).map { $0 >= schema["minimum"] as? Int ?? 0 } ?? false
      default: true
      }
    if !fits { result.append("\(path) is \(value)") }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        result.append("\(path) has no \(name)")
      }
      for (name, member) in object {
        guard let schema = properties[name] else {
          result.append("\(path).\(name) is unknown")
          continue
        }
        result += try faults(of: member, by: schema, at: "\(path).\(name)")
      }
    }
    for (index, element) in (value as? [Any] ?? []).enumerated() {
      let items = try #require(schema["items"] as? [String: Any])
      result += try faults(of: element, by: items, at: "\(path)[\(index)]")
    }
    return result
  }

  @Test(arguments: [["check"], ["lint"], ["build"], ["build", "--check"]])
  func jsonIsAsTheSchemaSays(words: [String]) async throws {
    for files in [Self.files, ["tokens/b.yaml": Self.files["tokens/b.yaml"] ?? ""]] {
      let folder = try TemporaryFolder(files)
      let outcome = await CommandLineTool.run(
        words + ["--format", "json"], in: Environment(currentFolder: folder.path))
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect(try faults(of: value, by: Self.schema()) == [])
      #expect((value as? [String: Any])?["command"] as? String == words[0])
      #expect(!outcome.errors.contains("{"))
    }
  }

  @Test func githubGetsALineForEach() async throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = await run("check", "--format", "github", in: folder)
    #expect(outcome.exitCode == .faultySpecs)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.allSatisfy { $0.hasPrefix("::error file=tokens/a.yaml,line=1,endLine=1,col=") })
  }

  @Test func sarifIsOneDocument() async throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = await run("check", "--format=sarif", in: folder)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(value?["version"] as? String == "2.1.0")
    let runs = try #require(value?["runs"] as? [[String: Any]])
    #expect((runs.first?["results"] as? [Any])?.count == 2)
  }

  /// Even where a terminal looks on, documents have no colours.
  @Test(arguments: ["json", "sarif", "github"])
  func documentsAreNeverColored(format: String) async throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = await run("check", "--color", "always", "--format", format, in: folder)
    #expect(!outcome.output.contains("\u{1B}") && !outcome.errors.contains("\u{1B}"))
    #expect(await run("check", in: folder).errors.contains("\u{1B}[1;31merror"))
  }

  /// Text from files cannot command the machine that runs the checks: neither by a line of its own nor,
  /// as GitHub's older commands could, in the middle of one.
  @Test func textInLogsIsNoCommand() async throws {
    let folder = try TemporaryFolder([
      "tokens/a.yaml": "tokens: { a: \"##[error]x ::error::y\" , b: \"{##[add-mask]c}\" }\n"
    ])
    for format in ["text", "github"] {
      let outcome = await CommandLineTool.run(
        ["check", "--format", format],
        in: Environment(
          currentFolder: folder.path, variables: { $0 == "GITHUB_ACTIONS" ? "true" : nil }))
      #expect(!(outcome.output + outcome.errors).contains("##["))
      let lines = (outcome.output + outcome.errors).split(separator: "\n")
      #expect(
        lines.filter { $0.drop { $0 == " " }.hasPrefix("::") }.count == (format == "text" ? 0 : 2))
    }
    // Elsewhere it is shown as it is.
    #expect(await run("check", "--color", "never", in: folder).errors.contains("##["))
  }
}
