import CommandLineInterface
import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// `tessera diff` with revisions of a real repository.
@Suite struct DiffRevisionTests {
  /// A repository with commits, made by git itself.
  private struct Repository {
    let folder: TemporaryFolder

    init() async throws {
      folder = try TemporaryFolder()
      try await git("init", "--quiet", "--initial-branch", "main")
    }

    @discardableResult
    func git(_ words: String...) async throws -> String {
      try await Command(
        "git",
        ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
          + words, in: folder.url,
        environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
      ).output()
    }

    func commit(_ files: [String: String], tag: String) async throws {
      for (path, text) in files { try folder.write(text, to: path) }
      try await git("add", "--all")
      try await git("commit", "--quiet", "--message", tag)
      try await git("tag", tag)
    }

    func run(_ words: String..., at place: String = ".") async -> Outcome {
      await CommandLineTool.run(
        ["diff"] + words, in: Environment(currentFolder: folder.path.appending(place)))
    }
  }

  private static func repository() async throws -> Repository {
    let repository = try await Repository()
    try await repository.commit(
      ["tokens/a.yaml": "tokens: { a: 1 }", "README.md": "Text."], tag: "v1")
    try await repository.commit(["tokens/a.yaml": "tokens: { a: 2 }"], tag: "v2")
    try repository.folder.write("tokens: { a: 3 }", to: "tokens/a.yaml")
    return repository
  }

  @Test func revisionsAndTheWorkingTree() async throws {
    let repository = try await Self.repository()
    #expect(await repository.run("v1").output.contains("token 'a': 1 → 3"))
    #expect(await repository.run("HEAD").output.contains("token 'a': 2 → 3"))
    #expect(await repository.run("v1", "v2").output.contains("token 'a': 1 → 2"))
    #expect(await repository.run("main~1", "main").output.contains("token 'a': 1 → 2"))
    #expect(await repository.run("git:v2", "git:v1").output.contains("token 'a': 2 → 1"))
    #expect(await repository.run("v1", "v1").output.hasPrefix("none: "))
    #expect(await repository.run("v1", "tokens").output.contains("token 'a': 1 → 3"))
    // The folder is found from anywhere in the repository.
    try repository.folder.write("", to: "deep/er/x")
    #expect(
      await repository.run("v1", "../../tokens", at: "deep/er").output
        .contains("token 'a': 1 → 3"))
    // Places are those of the revision.
    let json = await repository.run("v1", "--format", "json").output
    #expect(json.contains("\"base\": \"v1\""))
    #expect(json.contains("\"file\": \"v1:tokens/a.yaml\""))
    #expect(try await repository.git("status", "--porcelain", "tokens") == " M tokens/a.yaml\n")
  }

  /// A folder wins over a revision of its name; both have a spelling that says which is meant.
  @Test func foldersAndRevisionsOfOneName() async throws {
    let repository = try await Self.repository()
    try repository.folder.write("tokens: { a: 9 }", to: "v1/a.yaml")
    #expect(await repository.run("v1").output.contains("token 'a': 9 → 3"))
    #expect(await repository.run("./v1").output.contains("token 'a': 9 → 3"))
    #expect(await repository.run("git:v1").output.contains("token 'a': 1 → 3"))
  }

  @Test func wholeFoldersAreRead() async throws {
    let repository = try await Repository()
    try await repository.commit(
      [
        "design/tessera.yaml": "rem: 10\nsources: [\"**\", \"../shared/*.yaml\"]",
        "design/a.yaml": "tokens: { a: { $type: dimension, $value: 1rem } }",
        "design/in/side.tokens.json": "{\"b\": {\"$type\": \"number\", \"$value\": 1}}",
        "design/build/x.yaml": "nonsense", "design/$hidden/x.yaml": "nonsense",
        "design/é ü.yaml": "tokens: { c: 1 }", "shared/d.yaml": "tokens: { d: 1 }",
        "other/e.yaml": "tokens: { e: 1 }",
      ], tag: "all")
    try repository.folder.link("design/link.yaml", to: "../other/e.yaml")
    try await repository.commit([:], tag: "linked")
    let same = await repository.run("linked", "design")
    #expect(same.output == "none: nothing that anyone could notice has changed\n")
    #expect(same.errors == "")
    let fewer = await repository.run("all", "linked", "--folder", "design")
    #expect(fewer.output.hasPrefix("Features (1)\n  + token 'e' added: 1\n"))
    // It need not be there any more.
    try await repository.git("rm", "-r", "--quiet", "--force", "design")
    #expect(await repository.run("all", "linked", "--folder", "design").output == fewer.output)
  }

  @Test func linksThatCannotBeFollowedAreTold() async throws {
    let repository = try await Self.repository()
    try repository.folder.write("tokens: { z: 1 }", to: "more/z.yaml")
    try repository.folder.link("tokens/more", to: "../more")
    try await repository.commit([:], tag: "linked")
    let outcome = await repository.run("linked")
    #expect(outcome.exitCode == .fileSystem)
    #expect(outcome.errors.contains("linked:tokens/more"))
    #expect(outcome.errors.contains("a link to a folder"))
  }

  /// Names that could be options, ranges, pathspecs or commands of a shell are no revisions.
  @Test(arguments: [
    "--output=evil", "-h", "--", "v1..v2", "$(touch evil)", "`touch evil`", "v1; touch evil",
    "v1\ntouch evil", ":(glob)**", "ext::sh -c touch% evil", "git:", "git:--help",
    "git:--output=evil", "v1^{blob}", "\u{1B}[31mv1", "v1:tokens/a.yaml", "@{-1", "nowhere",
  ])
  func hostileNames(name: String) async throws {
    let repository = try await Self.repository()
    let before = try repository.folder.contents().filter { !$0.hasPrefix(".git") }
    // Behind '--' a name is no option of Tessera either.
    let outcome = await repository.run("--", name)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("tessera: "))
    #expect(outcome.errors.contains("revision"))
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try repository.folder.contents().filter { !$0.hasPrefix(".git") } == before)
  }

  /// A branch may be called like an option; git itself takes care not to make such.
  @Test func aRevisionThatIsCalledLikeAnOption() async throws {
    let repository = try await Self.repository()
    try await repository.git("update-ref", "refs/heads/-h", "v1")
    #expect(await repository.run("git:-h").output.contains("token 'a': 1 → 3"))
  }

  @Test func placesOutsideAndFoldersThatAreNotThere() async throws {
    let repository = try await Self.repository()
    let other = try TemporaryFolder(["tokens/a.yaml": "tokens: { a: 1 }"])
    let outside = await CommandLineTool.run(
      ["diff", "main"], in: Environment(currentFolder: other.path))
    #expect(outside.exitCode == .usage)
    #expect(outside.errors.contains("no git repository"))
    let missing = await repository.run("v1", "v2", "--folder", "design")
    #expect(missing.exitCode == .usage)
    #expect(missing.errors.contains("no folder design in the revision 'v1'"))
    #expect(missing.errors.contains("--folder"))
  }

  @Test func faultsOfARevisionAreShown() async throws {
    let repository = try await Self.repository()
    try await repository.commit(["tokens/a.yaml": "tokens: { a: \"{b}\" }"], tag: "broken")
    try repository.folder.write("tokens: { a: 3 }", to: "tokens/a.yaml")
    let outcome = await repository.run("broken")
    #expect(outcome.exitCode == .faultySpecs)
    #expect(outcome.errors.contains("broken:tokens/a.yaml:1:15"))
    #expect(outcome.errors.contains("error[unresolved-reference]"))
  }
}
