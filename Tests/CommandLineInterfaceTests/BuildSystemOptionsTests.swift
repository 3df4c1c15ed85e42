import CommandLineInterface
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// What build systems ask for: `--into`, `--depfile` and `--format compiler`.
@Suite struct BuildSystemOptionsTests {
  private static let spec = "tokens: { color: { green: '#6DE67B' } }\n"
  private static let component = "components: { send: { kind: button, height: 48 } }\n"

  private func run(_ words: String..., in folder: TemporaryFolder) async -> Outcome {
    await CommandLineTool.run(words, in: Environment(currentFolder: folder.path))
  }

  // MARK: --into

  /// Whatever the design has and the configuration asks for, the files are the same two.
  @Test(arguments: [
    [:], ["tokens/tessera.yaml": "outputs: { swift: { previews: true } }"],
    [
      "tokens/tessera.yaml":
        "outputs: { swift: { previews: true, directory: ../a }, css: { directory: ../b } }",
      "tokens/c.yaml": component,
    ],
  ])
  func intoWritesTheSameFiles(more: [String: String]) async throws {
    let folder = try TemporaryFolder(
      ["tokens/a.yaml": Self.spec].merging(more) { first, _ in first })
    let outcome = await run("build", "--only", "swift", "--into", "out/here", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.errors)")
    #expect(
      try folder.contents().filter { $0.hasPrefix("out/here/") } == [
        "out/here/.tessera-files", "out/here/Components.swift", "out/here/Tokens.swift",
      ])
    #expect(try !folder.contents().contains { ["a", "b", "build"].contains($0) })
    let components = try folder.text(of: "out/here/Components.swift")
    #expect(components.contains("struct SendPreviews: PreviewProvider") == (more.count > 1))
    let check = await run("build", "--only", "swift", "--into", "out/here", "--check", in: folder)
    #expect(check.exitCode == .success)
  }

  @Test func intoTakesOneOutput() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.spec])
    let all = await run("build", "--into", "out", in: folder)
    #expect(all.exitCode == .usage)
    #expect(
      all.errors
        == "tessera: '--into' takes one output, and there are swift, kotlin, css and dtcg: say which with '--only'.\n"
    )
    let both = await run("build", "--only", "css", "--into", "out", "--out", "out", in: folder)
    #expect(both.exitCode == .usage)
    #expect(both.errors.contains("'--out' and '--into'"))
    #expect(try folder.contents() == ["tokens", "tokens/a.yaml"])
    let one = await run("build", "--only", "css", "--into", "out", in: folder)
    #expect(one.output.hasSuffix("in out.\n"))
  }

  @Test func intoStaysInTheProject() async throws {
    let folder = try TemporaryFolder(["p/tokens/a.yaml": Self.spec, "p/Package.swift": ""])
    let words = ["build", "p/tokens", "--only", "css", "--into", "out"]
    let outside = await CommandLineTool.run(
      words, in: Environment(currentFolder: folder.path))
    #expect(outside.exitCode == .usage)
    #expect(outside.errors.contains("--allow-outside"))
    let allowed = await CommandLineTool.run(
      words + ["--allow-outside"], in: Environment(currentFolder: folder.path))
    #expect(allowed.exitCode == .success)
  }

  // MARK: --depfile

  @Test func namesAllThatWasRead() async throws {
    let folder = try TemporaryFolder([
      "tokens/a.yaml": Self.spec, "tokens/sub/b.yaml": "tokens: { b: 1px }\n",
      "tokens/sub/empty/notes.txt": "", "tokens/.hidden/c.yaml": "",
      "more/d.yaml": "tokens: { d: 1px }\n", "more/e.txt": "",
      "tokens/tessera.yaml":
        "sources: [ '**', ../more/*.yaml ]\noutputs: { css: { directory: generated } }",
      "tokens/generated/x.yaml": "",
    ])
    let outcome = await run("build", "--depfile", "tokens.d", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.errors)")
    let lines = try folder.text(of: "tokens.d").split(separator: "\n")
    #expect(
      lines.prefix { !$0.hasSuffix(":") } == [
        "tokens.d: \\", "  more \\", "  more/d.yaml \\", "  tokens \\", "  tokens/a.yaml \\",
        "  tokens/sub \\", "  tokens/sub/b.yaml \\", "  tokens/sub/empty \\",
        "  tokens/tessera.yaml",
      ])
  }

  @Test func isWrittenOnlyWhenAllIsWell() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.spec])
    #expect(await run("build", "--depfile", "x.d", in: folder).exitCode == .success)
    let before = try Disk.status(folder.path.appending("x.d"))
    try folder.write("tokens: { green: '#12' }\n", to: "tokens/a.yaml")
    #expect(await run("build", "--depfile", "x.d", in: folder).exitCode == .faultySpecs)
    #expect(await run("build", "--depfile", "y.d", in: folder).exitCode == .faultySpecs)
    #expect(try Disk.status(folder.path.appending("x.d")) == before)
    #expect(try !folder.contents().contains("y.d"))
  }

  /// What stands in its way is found before anything is written.
  @Test func whatIsInTheWayIsSaidFirst() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.spec, "Makefile": "all:\n\ttrue\n"])
    let taken = await run("build", "--depfile", "Makefile", in: folder)
    #expect(taken.exitCode == .fileSystem)
    #expect(taken.errors.contains("Makefile is no dependency file"))
    let check = await run("build", "--check", "--depfile", "x.d", in: folder)
    #expect(check.exitCode == .usage)
    #expect(await run("build", "--depfile", "", in: folder).exitCode == .usage)
    try folder.write(Self.spec, to: "tokens/a=b.yaml")
    try folder.write("", to: "tokens/a.yaml")
    let name = await run("build", "--depfile", "x.d", in: folder)
    #expect(name.exitCode == .usage)
    #expect(name.errors.contains("'tokens/a=b.yaml' can't be written for Make and Ninja"))
    #expect(try folder.contents() == ["Makefile", "tokens", "tokens/a.yaml", "tokens/a=b.yaml"])
  }

  // MARK: --format compiler

  @Test func faultsAreLinesWithAbsolutePaths() async throws {
    let folder = try TemporaryFolder([
      "tokens/a.yaml": "tokens: { color: { green: '#6DE67B' }, b: '{color.gren}' }\n"
    ])
    let outcome = await run("build", "--format", "compiler", in: folder)
    let place = "\(folder.path.string)/tokens/a.yaml:1:44: "
    #expect(outcome.exitCode == .faultySpecs)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        \(place)error: no token is called 'color.gren' [unresolved-reference]
        \(place)note: did you mean '{color.green}'?

        """)
    try folder.write(Self.spec, to: "tokens/a.yaml")
    #expect(await run("build", "--format", "compiler", in: folder) == Outcome(.success))
  }

  @Test func refusalsAreErrors() async throws {
    let folder = try TemporaryFolder()
    for command in ["build", "lint"] {
      let outcome = await run(command, "nowhere", "--format", "compiler", in: folder)
      #expect(outcome.exitCode == .usage)
      #expect(outcome.output == "error: tessera: There is no folder nowhere.\n")
      #expect(outcome.errors == "")
    }
  }
}
