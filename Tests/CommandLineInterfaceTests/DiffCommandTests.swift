import CommandLineInterface
import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// `tessera diff` with folders.
@Suite struct DiffCommandTests {
  private static let files = [
    "old/a.yaml": "tokens: { a: { $type: dimension, $value: 4 }, b: 1 }",
    "new/a.yaml": "tokens: { a: { $type: dimension, $value: 6 } }",
  ]

  private func run(_ words: String..., in folder: TemporaryFolder) async -> Outcome {
    await CommandLineTool.run(["diff"] + words, in: Environment(currentFolder: folder.path))
  }

  @Test func comparesFolders() async throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = await run("old", "new", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        Breaking changes (1)
          - token 'b' removed: 1
              (code that names it breaks)

        Fixes (1)
          ~ token 'a': 4px → 6px

        breaking: token 'b' was removed

        """)
    #expect(try folder.contents() == ["new", "new/a.yaml", "old", "old/a.yaml"])
    let same = await run("old", "./old", in: folder)
    #expect(same.output == "none: nothing that anyone could notice has changed\n")
  }

  @Test func theHeadIsTheTokenFolder() async throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": "tokens: { a: 1 }", "tokens/a.yaml": "tokens: { a: 2 }",
    ])
    #expect(await run("old", in: folder).output.contains("token 'a': 1 → 2"))
    #expect(await run("tokens", "old", in: folder).output.contains("token 'a': 2 → 1"))
  }

  @Test func configurationsCount() async throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": "tokens: { a: { $type: dimension, $value: 1rem } }",
      "old/tessera.yaml": "rem: 10\nmodes: { density: [wide, tight] }",
      "new/a.yaml": "tokens: { a: { $type: dimension, $value: 1rem } }",
      "new/tessera.yaml": "modes: {}",
    ])
    let output = await run("old", "new", in: folder).output
    #expect(output.contains("mode 'density' removed: wide, tight"))
    #expect(output.contains("design 'rem', rem: 10px → 16px"))
  }

  @Test func failsAtWhatItIsToldToFailAt() async throws {
    let folder = try TemporaryFolder(Self.files)
    for level in ["breaking", "feature", "fix"] {
      let outcome = await run("old", "new", "--fail-on", level, in: folder)
      #expect(outcome.exitCode == .faultySpecs)
      #expect(
        outcome.errors
          == "tessera: There are 1 breaking change and 1 fix: --fail-on \(level).\n")
    }
    let added = try TemporaryFolder([
      "old/a.yaml": "tokens: { a: 1 }", "new/a.yaml": "tokens: { a: 1, b: 1 }",
    ])
    #expect(await run("old", "new", "--fail-on", "breaking", in: added).exitCode == .success)
    #expect(await run("old", "new", "--fail-on", "feature", in: added).exitCode == .faultySpecs)
    #expect(await run("old", "old", "--fail-on", "fix", in: added).exitCode == .success)
    #expect(await run("old", "new", "--fail-on", "warning", in: added).exitCode == .usage)
  }

  @Test func writesIntoAFile() async throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = await run("old", "new", "--format", "html", "-o", "out/diff.html", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == "Wrote out/diff.html: 1 breaking change and 1 fix.\n")
    let page = try folder.text(of: "out/diff.html")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(await run("old", "new", "--format", "html", in: folder).output == page)
    #expect(await run("old", "new", "--output", "out", in: folder).exitCode == .usage)
  }

  @Test func programsGetTheirDocuments() async throws {
    let folder = try TemporaryFolder(Self.files)
    let github = await run("old", "new", "--format", "github", in: folder)
    #expect(
      github.output == """
        ::warning title=breaking-change::token 'b' was removed%0Ait was 1%0Acode that names it breaks
        ::notice file=new/a.yaml,line=1,endLine=1,col=11,endColumn=12,title=fix-change::token 'a' was changed%0Afrom 4px to 6px

        """)
    let sarif = await run(
      "old", "new", "--format", "sarif", "--fail-on", "breaking", in: folder)
    #expect(sarif.output.contains("\"ruleId\": \"breaking-change\""))
    #expect(sarif.output.contains("\"level\": \"error\""))
    let markdown = await run("old", "new", "--format=markdown", in: folder)
    #expect(markdown.output.hasPrefix("### Design changes: breaking\n"))
    #expect(await run("old", "new", "--format", "yaml", in: folder).exitCode == .usage)
  }

  /// `tokens/` against a design that has all that can change.
  @Test func jsonIsAsTheSchemaSays() async throws {
    let tokens = PackageRoot.file("tokens").path
    let folder = try TemporaryFolder([
      "old/a.yaml": """
      tokens: { a: 1, b: { $value: 2, $modes: { dark: 3 } }, c: { $value: { default: 1, css: 2 } } }
      components:
        rectangleButton:
          kind: button
          parameters: { tint: { type: color } }
          variants: { size: { large: { height: 40 }, huge: { height: 80 } } }
          states: { pressed: { opacity: 0.5 } }
      """,
      "new/a.yaml":
        "tokens: { x: 1, b: { $value: 2, $modes: { dark: 4 } }, c: { $value: { default: 1, css: 3 } } }",
    ])
    for words in [
      ["old", "new"], ["new", "old"], ["old", tokens], [tokens, "old"], [tokens, tokens],
    ] {
      let outcome = await CommandLineTool.run(
        ["diff", "--format", "json"] + words, in: Environment(currentFolder: folder.path))
      #expect(outcome.exitCode == .success)
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect(try JSONSchema("Documentation/diff.schema.json").faults(of: value) == [])
    }
  }

  @Test func whatDoesNotCompileIsTold() async throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": "tokens: { a: \"{b}\" }", "new/a.yaml": "tokens: { a: \"{c}\" }",
      "fine/a.yaml": "tokens: { a: 1 }",
    ])
    let both = await run("old", "new", in: folder)
    #expect(both.exitCode == .faultySpecs)
    #expect(both.output == "")
    #expect(both.errors.contains("old/a.yaml:1:15") && both.errors.contains("new/a.yaml:1:15"))
    #expect(both.errors.hasSuffix("2 errors\n"))
    let one = await run("fine", "new", "--format", "json", in: folder)
    #expect(one.exitCode == .faultySpecs)
    #expect(one.output.contains("\"file\": \"new/a.yaml\""))
    #expect(one.errors == "")
  }

  @Test func wrongUse() async throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(await run(in: folder).errors.contains("tessera diff BASE"))
    #expect(await run(in: folder).exitCode == .usage)
    #expect(await run("old", "new", "old", in: folder).errors.contains("one too many"))
    #expect(
      await run("old", "./gone", in: folder).errors == "tessera: There is no folder ./gone.\n")
    #expect(await run("", "new", in: folder).exitCode == .usage)
    // There is no folder 'tokens' here.
    #expect(await run("old", in: folder).exitCode == .usage)
  }
}
