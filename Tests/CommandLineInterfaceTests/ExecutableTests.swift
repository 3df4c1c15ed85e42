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
}
