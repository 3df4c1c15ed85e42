import Compiler
import Diagnostics
import Emission
import IR
import Syntax
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// What went wrong in public with other generators' paths: backslashes, blanks, brackets and stars in
/// them.
@Suite struct PublicFaultPathTests {
  private static let ink = "tokens: { ink: \"#111111\" }"

  /// The style sheet of a project whose configuration names its specs by `source`.
  private func build(
    _ file: String, named source: String, in tokens: String = "tokens"
  ) async throws -> (css: String, rules: [Rule]) {
    let folder = try TemporaryFolder([
      "\(tokens)/tessera.yaml": "sources: ['\(source)']", "\(tokens)/\(file)": Self.ink,
      "\(tokens)/other/ui.yaml": "tokens: { other: 1 }",
    ])
    let project = try Project.read(
      ProjectFolders(tokens: folder.path.appending(tokens)), shownFrom: folder.path,
      platforms: Platforms.ids)
    let compilation = await Pipeline.compile(
      project.snapshot,
      CompilerOptions(
        outputs: [
          OutputRequest(name: "css", platform: PlatformID("css"), settings: OutputSettings())
        ]), diagnostics: project.diagnostics)
    let bytes = compilation.outputs.first?.files.first?.bytes ?? []
    return (String(decoding: bytes, as: UTF8.self), compilation.diagnostics.sorted.map(\.rule))
  }

  @Test(
    "X02",
    arguments: [
      ("ui.yaml", "ui.yaml"), ("parts/ui.yaml", "parts/ui.yaml"),
      ("parts/ui.yaml", #"parts\ui.yaml"#), ("parts/ui.yaml", #".\parts\*.yaml"#),
      ("my parts/ui.yaml", #"my parts\ui.yaml"#), ("[x]/ui.yaml", "[x]/ui.yaml"),
      ("[x]/ui.yaml", #"[x]\**"#), ("a*b/ui.yaml", "a*b/ui.yaml"),
      ("*/ui [1].yaml", "**/ui [1].yaml"),
      ("{a,b}/ui.yaml", "{a,b}/ui.yaml"),
    ])
  func pathsAreTakenAsTheyAre(file: String, source: String) async throws {
    let plain = try await build("ui.yaml", named: "ui.yaml")
    #expect(plain.css.contains("--ink: #111;"))
    let other = try await build(file, named: source)
    #expect(other.rules == [])
    #expect(other.css == plain.css)
  }

  @Test("X02, the folder itself", arguments: ["my tokens", "[x]", "*", #"to\kens"#, "{a}"])
  func foldersAreTakenAsTheyAre(tokens: String) async throws {
    let result = try await build("parts/ui.yaml", named: #"parts\*.yaml"#, in: tokens)
    #expect(result.rules == [])
    #expect(result.css.contains("--ink: #111;"))
  }

  @Test(
    "X02, nothing found", arguments: ["parts/io.yaml", #"parts\io.yaml"#, "[ui].yaml", "{ui}.yaml"])
  func nothingFoundIsAnError(source: String) async throws {
    let result = try await build("parts/ui.yaml", named: source)
    #expect(result.rules == [.nothingToBuild])
    #expect(result.css == "")
  }
}
