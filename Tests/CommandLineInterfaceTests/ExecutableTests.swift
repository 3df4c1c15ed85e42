import Foundation
import TestSupport
import Testing
import WorkspaceTestSupport

/// The program itself, as the shell runs it.
@Suite struct ExecutableTests {
  private func run(_ words: String..., in folder: TemporaryFolder) async throws -> Command.Result {
    let program = PackageRoot.buildFolder.appending(path: "tessera")
    return try await Command(program.path, words, in: folder.url).run()
  }

  @Test func saysWhatWasDoneAndEndsWell() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": "tokens: { green: '#6DE67B' }"])
    let build = try await run("build", in: folder)
    #expect(build.status == 0)
    #expect(build.errors.isEmpty)
    #expect(build.output.hasPrefix("Built 1 token"))
    #expect(try folder.contents().contains("build/css"))
    #expect(try await run("--version", in: folder).output.hasPrefix("tessera "))
  }

  @Test func faultsGoToStandardErrorAndTheExitCode() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": "tokens: { green: '#6DE67' }"])
    let faulty = try await run("build", in: folder)
    #expect(faulty.status == 1)
    #expect(faulty.output.isEmpty)
    #expect(faulty.errors.contains("tokens/a.yaml:1:"))
    #expect(!faulty.errors.contains("\u{1B}"))
    #expect(try await run("biuld", in: folder).status == 2)
    try folder.write("tokens: { green: '#6DE67B' }", to: "tokens/a.yaml")
    try folder.write("", to: "build")
    #expect(try await run("build", in: folder).status == 3)
  }

  /// Revisions need git; folders do not.
  @Test func withoutGit() async throws {
    let folder = try TemporaryFolder([
      "tokens/a.yaml": "tokens: { a: 1 }", "old/a.yaml": "tokens: { a: 2 }",
    ])
    let program = PackageRoot.buildFolder.appending(path: "tessera").path
    func run(_ base: String) async throws -> Command.Result {
      try await Command(
        program, ["diff", base], in: folder.url, environment: ["PATH": folder.url.path]
      ).run()
    }
    let revision = try await run("main")
    #expect(revision.status == 3)
    #expect(
      revision.errors
        == "tessera: Git is not installed, which reads revisions: install it, or give folders.\n")
    #expect(try await run("old").status == 0)
  }

  /// Nothing depends on the order of hashes, which is another in every process.
  @Test func differencesAreToldInOneOrder() async throws {
    func spec(_ value: Int, _ names: String) -> String {
      let tokens = (0..<40).map {
        "  \(names)\($0): { $value: { default: \($0), css: \($0 + value) } }\n"
      }
      return "tokens:\n  $type: dimension\n" + tokens.joined()
    }
    let folder = try TemporaryFolder([
      "old/a.yaml": spec(1, "a"), "old/b.yaml": spec(1, "b"), "new/a.yaml": spec(2, "a"),
      "new/b.yaml": spec(1, "c"),
    ])
    let first = try await run("diff", "old", "new", "--format", "json", in: folder)
    #expect(first.status == 0)
    #expect(first.output.contains("renamed"))
    for _ in 0..<3 {
      #expect(
        try await run("diff", "old", "new", "--format", "json", in: folder).output == first.output)
    }
  }
}
