import CommandLineInterface
import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// `tessera build --check`, and what a build removes.
@Suite struct BuildCheckTests {
  private static let color = "tokens: { color: { green: '#6DE67B' } }\n"
  private static let other = "tokens: { color: { green: '#00FF00' } }\n"

  private func run(_ words: String..., in folder: TemporaryFolder) async -> Outcome {
    await CommandLineTool.run(words, in: Environment(currentFolder: folder.path))
  }

  private func snapshot(_ folder: TemporaryFolder) throws -> [String: String] {
    var result: [String: String] = [:]
    for path in try folder.contents()
    where try Disk.status(folder.path.appending(path))?.kind == .file {
      result[path] = try folder.text(of: path)
    }
    return result
  }

  @Test func whatIsRightIsRight() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.color])
    _ = await run("build", in: folder)
    let outcome = await run("build", "--check", in: folder)
    #expect(
      outcome == Outcome(.success, output: "All generated files are up to date.\n", errors: ""))
  }

  @Test func staleMissingAndEditedFilesAreTold() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.color])
    _ = await run("build", "--only", "css,kotlin", in: folder)
    try folder.write(Self.other, to: "tokens/a.yaml")
    let css = "build/css/components.css"
    try folder.write(try folder.text(of: css) + "/* mine */\n", to: css)
    try FileManager.default.removeItem(
      atPath: folder.path.appending("build/kotlin/Components.kt").string)
    let before = try snapshot(folder)
    let outcome = await run("build", "--check", "--only", "css,kotlin", in: folder)
    #expect(outcome.exitCode == .faultySpecs)
    #expect(try snapshot(folder) == before)
    for (file, words) in [
      ("build/css/tokens.css", "is stale"), ("build/css/components.css", "edited by hand"),
      ("build/kotlin/Tokens.kt", "is stale"), ("build/kotlin/Components.kt", "is missing"),
    ] {
      let message = try #require(
        outcome.errors.components(separatedBy: "error[stale-output]").first {
          $0.contains("--> \(file):")
        }, "\(file)")
      #expect(message.contains(words), "\(message)")
      #expect(message.contains("tessera build --only css,kotlin"))
    }
    #expect(outcome.output.contains("-  --color-green: #6de67b;\n+  --color-green: #0f0;\n"))
    #expect(outcome.output.contains("-/* mine */\n"))
    #expect(outcome.output.hasSuffix("not up to date: run tessera build --only css,kotlin\n"))
    _ = await run("build", "--only", "css,kotlin", in: folder)
    #expect(await run("build", "--check", "--only", "css,kotlin", in: folder).exitCode == .success)
  }

  @Test func theMendingCommandIsAShells() async throws {
    let folder = try TemporaryFolder(["my tokens/a.yaml": Self.color, "Package.swift": ""])
    let outcome = await run("build", "my tokens", "--check", "--out", "it's", in: folder)
    #expect(outcome.output.hasSuffix(#"run tessera build 'my tokens' --out 'it'\''s'"# + "\n"))
  }

  @Test func readOnlyFoldersCanBeChecked() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.color])
    _ = await run("build", "--only", "css", in: folder)
    try folder.write(Self.other, to: "tokens/a.yaml")
    let path = folder.path.appending("build/css").string
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    #expect(await run("build", "--check", "--only", "css", in: folder).exitCode == .faultySpecs)
  }

  // MARK: What is left over

  /// A folder in which an earlier version has written one file more.
  private func folderWithLeftOver(
    hash: (String) -> String = { OutputManifest.hash(Array($0.utf8)) },
    name: String = "Old.swift"
  ) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.color])
    _ = await run("build", "--only", "swift", in: folder)
    let text = "// Generated from tokens/ by Tessera. Do not edit.\n\nlet old = 1\n"
    try folder.write(text, to: "build/swift/\(name)")
    let manifest = "build/swift/\(OutputManifest.name)"
    try folder.write(
      try folder.text(of: manifest) + "\(hash(text)) \(name)\n", to: manifest)
    return folder
  }

  @Test func leftOverFilesAreToldAndRemoved() async throws {
    let folder = try await folderWithLeftOver(name: "deep/Old.swift")
    let check = await run("build", "--check", "--only", "swift", in: folder)
    #expect(check.exitCode == .faultySpecs)
    #expect(check.errors.contains("left over"))
    #expect(check.errors.contains("--> build/swift/deep/Old.swift:1:1"))
    let build = await run("build", "--only", "swift", in: folder)
    #expect(build.output.contains(", 1 removed, in "))
    #expect(try !folder.contents().contains { $0.contains("deep") })
    #expect(await run("build", "--check", "--only", "swift", in: folder).exitCode == .success)
  }

  @Test func whatSomebodyChangedStays() async throws {
    let folder = try await folderWithLeftOver(hash: { _ in String(repeating: "0", count: 16) })
    #expect(await run("build", "--only", "swift", in: folder).exitCode == .success)
    #expect(try folder.text(of: "build/swift/Old.swift").contains("old = 1"))
  }

  /// A list that somebody else wrote, or wrote into, removes nothing but Tessera's own files in the folder.
  @Test(arguments: ["../mine.txt", "/etc/hostname", "link/mine.txt", "mine.txt", "link.swift", "."])
  func nothingElseIsEverRemoved(name: String) async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": Self.color])
    _ = await run("build", "--only", "swift", in: folder)
    let text = "// Generated from tokens/ by Tessera. Do not edit.\n"
    try folder.write(text, to: "build/mine.txt")
    try folder.write(text, to: "elsewhere/mine.txt")
    try folder.write("no marker\n", to: "build/swift/mine.txt")
    try folder.link("build/swift/link", to: "../../elsewhere")
    try folder.link("build/swift/link.swift", to: "../mine.txt")
    let hash = OutputManifest.hash(Array((name == "mine.txt" ? "no marker\n" : text).utf8))
    let manifest = "build/swift/\(OutputManifest.name)"
    try folder.write(try folder.text(of: manifest) + "\(hash) \(name)\n", to: manifest)
    let before = try folder.contents()
    #expect(await run("build", "--only", "swift", in: folder).exitCode == .success)
    #expect(try folder.contents() == before)
    #expect(FileManager.default.fileExists(atPath: "/etc/hostname"))
  }
}
