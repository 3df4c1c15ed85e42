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

  @Test(arguments: [["check"], ["lint"], ["build"], ["build", "--check"]])
  func jsonIsAsTheSchemaSays(words: [String]) async throws {
    for files in [Self.files, ["tokens/b.yaml": Self.files["tokens/b.yaml"] ?? ""]] {
      let folder = try TemporaryFolder(files)
      let outcome = await CommandLineTool.run(
        words + ["--format", "json"], in: Environment(currentFolder: folder.path))
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect(try JSONSchema("Documentation/diagnostics.schema.json").faults(of: value) == [])
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
  @Test(arguments: ["compiler", "json", "sarif", "github"])
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
