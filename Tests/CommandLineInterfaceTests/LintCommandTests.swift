import CommandLineInterface
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct LintCommandTests {
  private static let spec = """
    # Colours.
    tokens:
      color: { blue: "#0A84FF" }   # the one
    components:
      send:
        kind: button
        $description: "Sends."
        height:   16   # as drawn
        background:  '#0a84ff'
        foreground: "#0A84FF"

    """

  private func run(_ words: String..., in folder: TemporaryFolder) async -> Outcome {
    await CommandLineTool.run(words, in: Environment(currentFolder: folder.path))
  }

  @Test func tellsWhatItFindsAndSucceeds() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.spec])
    let outcome = await run("lint", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.errors.contains("warning[touch-target]: 'send' is 16 high"))
    #expect(outcome.errors.contains("tokens/a.yaml:8:5"))
    #expect(outcome.output.hasPrefix("Looked over 1 token and 1 component in "))
    #expect(outcome.output.hasSuffix(": 3 warnings and 1 note.\n"))
    #expect(try folder.contents() == ["tokens", "tokens/a.yaml"])
  }

  @Test func failsAtWhatItIsToldToFailAt() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.spec])
    #expect(await run("lint", "--fail-on", "warning", in: folder).exitCode == .faultySpecs)
    #expect(await run("lint", "--fail-on", "error", in: folder).exitCode == .success)
    let strict = try TemporaryFolder([
      "tokens/a.yaml": Self.spec, "tokens/tessera.yaml": "lint: { touch-target: error }",
    ])
    #expect(await run("lint", in: strict).exitCode == .faultySpecs)
    let fine = try TemporaryFolder(["tokens/a.yaml": "tokens: { a: 1 }"])
    let outcome = await run("lint", "--fail-on", "warning", in: fine)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasSuffix(": nothing to mend.\n"))
  }

  @Test func whatDoesNotCompileIsTold() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": "tokens: { a: \"{b}\" }"])
    let outcome = await run("lint", in: folder)
    #expect(outcome.exitCode == .faultySpecs)
    #expect(outcome.errors.contains("error[unresolved-reference]"))
    #expect(outcome.output == "")
  }

  @Test func mendsAndLeavesTheRestByteForByte() async throws {
    let folder = try TemporaryFolder([
      "tokens/a.yaml": Self.spec, "tokens/b.yaml": "tokens: { b: 1 }",
    ])
    let outcome = await run("lint", "--fix", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasSuffix("Mended 3 places.\n"))
    #expect(outcome.errors.contains("touch-target"))
    #expect(!outcome.errors.contains("hard-coded-value"))
    #expect(
      try folder.text(of: "tokens/a.yaml") == """
        # Colours.
        tokens:
          color: { blue: "#0A84FF" }   # the one
        components:
          send:
            kind: button
            description: "Sends."
            height:   16   # as drawn
            background:  "{color.blue}"
            foreground: "{color.blue}"

        """)
    #expect(try folder.text(of: "tokens/b.yaml") == "tokens: { b: 1 }")
    #expect(await run("lint", "--fix", in: folder).output.contains("Mended") == false)
  }

  @Test func aBaselineKnowsWhatWasFound() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.spec, "Package.swift": ""])
    let missing = await run("lint", "--baseline", "lint.json", in: folder)
    #expect(missing.exitCode == .fileSystem)
    #expect(missing.errors.contains("--update-baseline"))
    let update = await run("lint", "--baseline", "lint.json", "--update-baseline", in: folder)
    #expect(update.exitCode == .success)
    #expect(update.output.hasSuffix("4 findings written to lint.json.\n"))
    let known = await run("lint", "--baseline", "lint.json", "--fail-on", "warning", in: folder)
    #expect(known.exitCode == .success)
    #expect(known.errors == "")
    // It is known wherever it moves, and from wherever the command is started.
    try folder.write("\n\n" + Self.spec + "    fontSize: 8\n", to: "tokens/a.yaml")
    let moved = await CommandLineTool.run(
      ["lint", ".", "--baseline", "../lint.json", "--fail-on", "warning"],
      in: Environment(currentFolder: folder.path.appending("tokens")))
    #expect(moved.exitCode == .faultySpecs)
    #expect(moved.errors.contains("small-text"))
    #expect(!moved.errors.contains("touch-target"))
    try folder.write("tokens: { a: 1 }\n", to: "tokens/a.yaml")
    let mended = await run("lint", "--baseline", "lint.json", in: folder)
    #expect(mended.output.contains("4 findings of lint.json mended"))
  }

  @Test func wrongUse() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.spec, "lint.json": "[]"])
    #expect(await run("lint", "--update-baseline", in: folder).exitCode == .usage)
    #expect(await run("lint", "--fail-on", "note", in: folder).exitCode == .usage)
    let broken = await run("lint", "--baseline", "lint.json", in: folder)
    #expect(broken.exitCode == .usage)
    #expect(broken.errors.contains("lint.json is no baseline"))
  }
}
