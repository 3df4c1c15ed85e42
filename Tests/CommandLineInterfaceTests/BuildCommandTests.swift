import CommandLineInterface
import Emission
import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct BuildCommandTests {
  private static let color = "tokens: { color: { green: '#6DE67B' } }\n"
  private static let faulty = "tokens: { color: { green: '#6DE67' } }\n"

  private func run(
    _ words: String..., in folder: TemporaryFolder, variables: [String: String] = [:],
    isTerminal: Bool = false
  ) async -> Outcome {
    await CommandLineTool.run(
      words,
      in: Environment(
        currentFolder: folder.path, isTerminal: isTerminal, variables: { variables[$0] }))
  }

  /// The generated files, by the folders that they are in.
  private func generated(_ folder: TemporaryFolder, in directory: String) throws -> [String] {
    try folder.contents().filter { $0.hasPrefix(directory + "/") }
      .filter { try Disk.status(folder.path.appending($0))?.kind == .file }
  }

  @Test func buildsTheFolderTokens() async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.color])
    let outcome = await run("build", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.errors.isEmpty)
    for platform in ["swift", "kotlin", "css", "dtcg"] {
      let files = try generated(folder, in: "build/\(platform)")
      #expect(!files.isEmpty)
      for file in files {
        #expect(try Marker.isPresent(in: Array(folder.text(of: file).utf8)))
        #expect(try folder.text(of: file).contains("Generated from tokens/ by Tessera"))
      }
    }
    let count = try generated(folder, in: "build").count
    #expect(outcome.output.hasPrefix("Built 1 token and 0 components of 1 spec in "))
    #expect(
      outcome.output.hasSuffix(
        "s: \(count) files written, 0 unchanged, in build/swift, build/kotlin, build/css and build/dtcg.\n"
      ))
  }

  @Test func buildsTheSameAgainWithoutTouchingAnything() async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.color])
    _ = await run("build", in: folder)
    let files = try generated(folder, in: "build")
    let before = try files.map { try Disk.status(folder.path.appending($0)) }
    let outcome = await run("build", in: folder)
    #expect(outcome.output.contains(": 0 files written, \(files.count) unchanged, in "))
    #expect(try files.map { try Disk.status(folder.path.appending($0)) } == before)
  }

  @Test func outAndOnlyChooseWhatIsWrittenWhere() async throws {
    let folder = try TemporaryFolder(["design/color.yaml": Self.color])
    let outcome = await run(
      "build", "design", "--out", "generated", "--only", "css,swift", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasSuffix("in generated/swift and generated/css.\n"))
    #expect(try folder.contents().filter { !$0.contains("/") } == ["design", "generated"])
    #expect(try !generated(folder, in: "generated/css").isEmpty)
    #expect(try generated(folder, in: "generated/kotlin").isEmpty)
  }

  @Test func theConfigurationDecides() async throws {
    let folder = try TemporaryFolder([
      "tokens/color.yaml": Self.color,
      "tokens/tessera.yaml":
        "outputs: { web: { platform: css, directory: ../web }, css: { directory: ../web2 } }",
    ])
    let all = await run("build", in: folder)
    #expect(all.output.hasSuffix("in web and web2.\n"))
    let one = await run("build", "--only", "web", "--out", "out", in: folder)
    #expect(one.output.hasSuffix("in out/web.\n"))
    let platform = await run("build", "--only=css", in: folder)
    #expect(platform.output.hasSuffix("in web and web2.\n"))
  }

  @Test(arguments: [
    ("css2", "tessera: '--only' names 'css2', which is no output: did you mean 'css'?\n"),
    (
      "flutter",
      "tessera: '--only' names 'flutter', which is no output: there is swift, kotlin, css, dtcg.\n"
    ),
    (",", "tessera: '--only' names no output.\n"),
  ])
  func onlyNamesOutputs(names: String, message: String) async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.color])
    let outcome = await run("build", "--only", names, in: folder)
    #expect(outcome == Outcome(.usage, errors: message))
  }

  @Test func faultySpecsWriteNothing() async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.color])
    _ = await run("build", in: folder)
    let files = try generated(folder, in: "build")
    let before = try files.map { try Disk.status(folder.path.appending($0)) }
    try folder.write(Self.faulty, to: "tokens/color.yaml")
    try folder.write("tokns: {}", to: "tokens/other.yaml")
    let outcome = await run("build", in: folder)
    #expect(outcome.exitCode == .faultySpecs)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("tokens/color.yaml:1:"))
    #expect(outcome.errors.contains("did you mean 'tokens'?"))
    #expect(outcome.errors.hasSuffix("\n2 errors\n"))
    #expect(try files.map { try Disk.status(folder.path.appending($0)) } == before)
  }

  @Test func aWrongConfigurationIsWrongUsage() async throws {
    let folder = try TemporaryFolder([
      "tokens/color.yaml": Self.faulty, "tokens/tessera.yaml": "nam: X",
    ])
    let outcome = await run("build", in: folder)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains("tokens/tessera.yaml:1:1"))
    #expect(outcome.errors.hasSuffix("\n2 errors\n"))
    #expect(try generated(folder, in: "build").isEmpty)
  }

  @Test func filesThatCannotBeReadAreTheFileSystems() async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.color])
    try folder.link("tokens/gone.yaml", to: "nowhere")
    let outcome = await run("build", in: folder)
    #expect(outcome.exitCode == .fileSystem)
    #expect(outcome.errors.contains("error[unreadable-file]"))
    #expect(try generated(folder, in: "build").isEmpty)
  }

  @Test func filesOfSomebodyElseAreNotReplaced() async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.color])
    _ = await run("build", in: folder)
    let files = try generated(folder, in: "build")
    let victim = try #require(files.first)
    for file in files { try folder.write("mine", to: file) }
    let outcome = await run("build", in: folder)
    #expect(outcome.exitCode == .fileSystem)
    #expect(outcome.errors.contains("tessera: \(victim) wasn't written by Tessera"))
    #expect(outcome.errors.split(separator: "\n").count == files.count)
    for file in files { #expect(try folder.text(of: file) == "mine") }
  }

  @Test func outputsOutsideTheProjectHaveToBeAllowed() async throws {
    let folder = try TemporaryFolder(["project/tokens/color.yaml": Self.color])
    let outcome = await run("build", "project/tokens", "--out", "out", in: folder)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains("--allow-outside"))
    #expect(try generated(folder, in: "out").isEmpty)
    let allowed = await run(
      "build", "project/tokens", "--out", "out", "--allow-outside", in: folder)
    #expect(allowed.exitCode == .success)
    #expect(try !generated(folder, in: "out").isEmpty)
  }

  @Test func aMissingFolderIsWrongUsage() async throws {
    let folder = try TemporaryFolder()
    for command in ["build", "check"] {
      let missing = await run(command, "nowhere", in: folder)
      #expect(missing == Outcome(.usage, errors: "tessera: There is no folder nowhere.\n"))
      #expect(await run(command, in: folder).exitCode == .usage)
    }
  }

  @Test func namesCannotChangeTheTerminal() async throws {
    let folder = try TemporaryFolder()
    let outcome = await run("build", "a\u{1B}[31m\u{202E}b", in: folder)
    #expect(outcome.errors == "tessera: There is no folder a\u{FFFD}[31m\u{FFFD}b.\n")
  }

  @Test func checkWritesNothing() async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.color])
    let before = try folder.contents()
    let outcome = await run("check", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("Checked 1 token and 0 components of 1 spec in "))
    #expect(outcome.output.hasSuffix(": no errors, and nothing was written.\n"))
    try folder.write(Self.faulty, to: "tokens/color.yaml")
    #expect(await run("check", "tokens", in: folder).exitCode == .faultySpecs)
    #expect(try folder.contents() == before)
  }

  @Test(
    arguments: [
      ([], [:], false, false),
      ([], [:], true, true),
      ([], ["TERM": "dumb"], true, false),
      ([], ["NO_COLOR": "1"], true, false),
      ([], ["NO_COLOR": ""], true, true),
      ([], ["CLICOLOR_FORCE": "1"], false, true),
      ([], ["CLICOLOR_FORCE": "0"], false, false),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
      (["--color", "always"], ["NO_COLOR": "1"], false, true),
      (["--color=never"], ["CLICOLOR_FORCE": "1"], true, false),
      (["--color=auto"], [:], true, true),
    ] as [([String], [String: String], Bool, Bool)])
  func colorsAreForThoseWhoWantThem(
    words: [String], variables: [String: String], isTerminal: Bool, isColored: Bool
  ) async throws {
    let folder = try TemporaryFolder(["tokens/color.yaml": Self.faulty])
    let outcome = await CommandLineTool.run(
      ["check"] + words,
      in: Environment(
        currentFolder: folder.path, isTerminal: isTerminal, variables: { variables[$0] }))
    #expect(outcome.exitCode == .faultySpecs)
    #expect(outcome.errors.contains("\u{1B}[") == isColored)
  }
}
