import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
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

  @Test func theConfigurationHasOneName() throws {
    let folder = try TemporaryFolder([
      "tokens/c.yaml": "", "tokens/plain.json": "{}", "tokens/tessera.yml": "",
    ])
    let project = try read(folder)
    #expect(project.diagnostics.sorted.map(\.rule) == [.invalidConfiguration])
    #expect(specs(project) == ["tokens/c.yaml"])
    #expect(!project.isIncomplete)
  }

  @Test func aResolversFilesAreReadThroughItOnly() throws {
    let folder = try TemporaryFolder([
      "tokens/x/a.resolver.json": ##"""
      { "resolutionOrder": [{ "type": "set", "name": "s", "sources": [
        { "$ref": "./b.json" }, { "$ref": "b.json" }, { "$ref": "../c.tokens.json" },
        { "$ref": "none.json" }, { "$ref": "#/sets/t" }, { "$ref": "https://a.b/d.json" }] }] }
      """##,
      "tokens/x/b.json": "{}", "tokens/c.tokens.json": "{}", "tokens/d.tokens.json": "{}",
      "tokens/other.json": "{}", "tokens/y.resolver.json": "{}",
    ])
    let project = try read(folder)
    #expect(
      specs(project) == [
        "tokens/x/a.resolver.json", "tokens/c.tokens.json", "tokens/x/b.json",
        "tokens/d.tokens.json",
      ])
    let resolver = try #require(project.snapshot.resolver)
    #expect(Set(resolver.files.keys) == ["./b.json", "b.json", "../c.tokens.json"])
    #expect(resolver.files["./b.json"] == resolver.files["b.json"])
    #expect(project.diagnostics.sorted.map(\.rule) == [.invalidResolver])
  }

  // MARK: Token files and sources

  private func dialects(_ project: Project) -> [Dialect] {
    project.snapshot.specs.map { project.snapshot.dialects[$0] }
  }

  @Test func tokenFilesAreReadByTheirOwnRules() throws {
    let files = [
      "tokens/a.tokens.json": "{}", "tokens/b.tokens": "{}", "tokens/c.tokens.yml": "",
      "tokens/d.yaml": "", "tokens/plain.json": "{}",
    ]
    let project = try read(try TemporaryFolder(files))
    #expect(project.diagnostics.diagnostics.isEmpty)
    #expect(dialects(project) == [.designTokens, .designTokens, .designTokens, .native])
    let told = try read(
      try TemporaryFolder(
        files.merging(["tokens/tessera.yaml": "dialect: tokens-studio"]) { $1 }))
    #expect(dialects(told) == [.tokensStudio, .tokensStudio, .tokensStudio, .native])
  }

  @Test func sourcesNameWhatIsRead() throws {
    let folder = try TemporaryFolder([
      "tokens/tessera.yaml": """
      sources:
        - "**/*.yaml"
        - ./vendor/figma.json
        - { files: ["old/*.yml", "old\\\\deep/"], dialect: style-dictionary }
        - ../shared/**/*.tokens.json
      """,
      "tokens/a.yaml": "", "tokens/deep/er/b.yaml": "", "tokens/other.tokens.json": "{}",
      "tokens/vendor/figma.json": "{}", "tokens/vendor/package.json": "{}",
      "tokens/old/c.yml": "", "tokens/old/d.yaml": "", "tokens/old/deep/e.tokens.yaml": "",
      "shared/x/f.tokens.json": "{}", "shared/g.json": "{}",
    ])
    let project = try read(folder)
    #expect(project.diagnostics.diagnostics.isEmpty)
    #expect(
      specs(project) == [
        "shared/x/f.tokens.json", "tokens/a.yaml", "tokens/deep/er/b.yaml", "tokens/old/c.yml",
        "tokens/old/d.yaml", "tokens/old/deep/e.tokens.yaml", "tokens/vendor/figma.json",
      ])
    #expect(
      dialects(project) == [
        .designTokens, .native, .native, .styleDictionary, .native, .styleDictionary,
        .designTokens,
      ])
  }

  @Test func aSourceThatIsNowhereIsAnError() throws {
    let folder = try TemporaryFolder([
      "tokens/tessera.yaml":
        #"sources: ["a.yaml", "vendor", "*.tokens", "../x/**", "notes.md", "**/*"]"#,
      "tokens/a.yaml": "", "tokens/vendor/b.json": "{}", "tokens/notes.md": "",
    ])
    let project = try read(folder)
    #expect(project.diagnostics.sorted.map(\.rule) == Array(repeating: .nothingToBuild, count: 4))
    let bytes = project.snapshot.sources.files.first?.bytes ?? []
    #expect(
      project.diagnostics.sorted.compactMap {
        $0.span.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      }
        == [#""vendor""#, #""*.tokens""#, #""../x/**""#, #""notes.md""#])
    #expect(project.diagnostics.sorted[0].help.joined().contains("/**"))
    #expect(specs(project) == ["tokens/a.yaml"])
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
