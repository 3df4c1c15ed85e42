import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct ProjectTests {
  private func read(_ folder: TemporaryFolder, output: FilePath? = nil) throws -> Project {
    try Project.read(
      ProjectFolders(tokens: folder.path.appending("tokens")), shownFrom: folder.path,
      output: output, platforms: [PlatformID("css")])
  }

  private func specs(_ project: Project) -> [String] {
    project.snapshot.specs.compactMap { project.snapshot.sources[$0]?.path }
  }

  @Test func readsSpecsAndConfiguration() throws {
    let folder = try TemporaryFolder([
      "tokens/tessera.yaml": "name: Fukidashi", "tokens/b.yaml": "b", "tokens/a/c.yaml": "c",
    ])
    let project = try read(folder)
    #expect(project.diagnostics.diagnostics.isEmpty)
    #expect(!project.configurationHasErrors)
    #expect(!project.isIncomplete)
    #expect(specs(project) == ["tokens/a/c.yaml", "tokens/b.yaml"])
    #expect(
      project.snapshot.specs.compactMap { project.snapshot.sources[$0]?.bytes }
        == [Array("c".utf8), Array("b".utf8)])
    #expect(project.configuration.outputs.map(\.request.settings.namespace) == ["Fukidashi"])
    #expect(
      project.configuration.outputs.map(\.directory) == [folder.path.appending("build/css")])
  }

  @Test func configuredOutputsAreNoSpecs() throws {
    let folder = try TemporaryFolder([
      "tokens/tessera.yaml": "outputs: { css: { directory: web } }",
      "tokens/a.yaml": "", "tokens/web/x.yaml": "",
    ])
    #expect(specs(try read(folder)) == ["tokens/a.yaml"])
    let elsewhere = try read(folder, output: folder.path.appending("out"))
    #expect(specs(elsewhere) == ["tokens/a.yaml", "tokens/web/x.yaml"])
    #expect(
      elsewhere.configuration.outputs.map(\.directory) == [folder.path.appending("out/css")])
  }

  @Test func aWrongConfigurationStillLetsSpecsBeRead() throws {
    let folder = try TemporaryFolder(["tokens/tessera.yaml": "nam: X", "tokens/a.yaml": ""])
    let project = try read(folder)
    #expect(project.configurationHasErrors)
    #expect(specs(project) == ["tokens/a.yaml"])
    #expect(project.diagnostics.sorted.map(\.rule) == [.unknownKey])
  }

  @Test func aFolderWithoutSpecsIsAnError() throws {
    let folder = try TemporaryFolder(["tokens/notes.md": ""])
    let project = try read(folder)
    #expect(project.diagnostics.sorted.map(\.rule) == [.nothingToBuild])
    #expect(
      project.diagnostics.sorted.map(\.message) == ["there is no spec in the folder 'tokens'"])
  }

  @Test func whatIsNotReadYetIsSaidAtTheFile() throws {
    let folder = try TemporaryFolder([
      "tokens/a.tokens.json": "{}", "tokens/b.resolver.json": "{}", "tokens/c.yaml": "",
      "tokens/plain.json": "{}", "tokens/tessera.yml": "",
    ])
    let project = try read(folder)
    let faults = project.diagnostics.sorted
    #expect(faults.map(\.rule) == [.notYetSupported, .notYetSupported, .invalidConfiguration])
    #expect(
      faults.compactMap { $0.span.flatMap { project.snapshot.sources[$0.file]?.path } }
        == ["tokens/a.tokens.json", "tokens/b.resolver.json", "tokens/tessera.yml"])
    #expect(specs(project) == ["tokens/c.yaml"])
    #expect(!project.isIncomplete)
  }

  @Test func filesThatCannotBeReadAreSaid() throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": ""])
    try folder.link("tokens/b.yaml", to: "nowhere")
    try folder.write("", to: "tokens/big.yaml")
    #expect(truncate(folder.path.appending("tokens/big.yaml").string, 1 << 33) == 0)
    let project = try read(folder)
    #expect(project.isIncomplete)
    #expect(!project.configurationHasErrors)
    #expect(Set(project.diagnostics.sorted.map(\.rule)) == [.unreadableFile, .fileTooLarge])
    #expect(specs(project) == ["tokens/a.yaml"])
  }

  @Test func aConfigurationThatCannotBeReadIsNoFaultOfTheConfiguration() throws {
    let folder = try TemporaryFolder(["tokens/tessera.yaml/x": "", "tokens/a.yaml": ""])
    let project = try read(folder)
    #expect(project.isIncomplete)
    #expect(!project.configurationHasErrors)
    #expect(
      project.diagnostics.sorted.map(\.message) == ["this file can't be read: it is not a file"])
  }

  #if os(Linux)
    @Test func anErrorOfTheDiskIsSaid() throws {
      let folder = try TemporaryFolder()
      // Reading the first bytes of a process's own memory fails, whoever asks.
      try folder.link("tokens/a.yaml", to: "/proc/self/mem")
      let project = try read(folder)
      #expect(project.isIncomplete)
      #expect(project.diagnostics.sorted.map(\.rule) == [.unreadableFile])
    }
  #endif
}
