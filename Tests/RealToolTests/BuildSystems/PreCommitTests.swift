import Foundation
import TestSupport
import Testing

/// The hooks of `.pre-commit-hooks.yaml`, as pre-commit runs them in a repository.
@Suite(.requires(.python, .preCommit)) struct PreCommitTests {
  private static let git = [
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
  ]

  private func git(_ words: String..., in folder: URL) async throws {
    _ = try await Command(
      "git", ["-c", "init.defaultBranch=main"] + words, in: folder, environment: Self.git
    ).output()
  }

  private func repository(_ files: [String: String]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    try await git("init", "-q", in: folder.url)
    try await git("add", ".", in: folder.url)
    try await git("commit", "-q", "-m", "All", in: folder.url)
    return folder
  }

  @Test func hooksCheckTheWholeDesign() async throws {
    let hooks = try await repository([
      ".pre-commit-hooks.yaml": String(
        contentsOf: PackageRoot.file(".pre-commit-hooks.yaml"), encoding: .utf8)
    ])
    let project = try await repository([
      "tokens/a.yaml": "tokens: { green: '#6DE67B' }\n",
      "tokens/tessera.yaml": "outputs: { css: { directory: ../web } }\n", "README": "Hello\n",
    ])
    let home = try TemporaryFolder()
    let environment = Self.git.merging(DocumentedBlock.environment) { $1 }
      .merging(["PRE_COMMIT_HOME": home.url.path, "PRE_COMMIT_COLOR": "never"]) { $1 }
    func hook(_ id: String) async throws -> Command.Result {
      try await Command(
        Tool.preCommit.find(), ["try-repo", hooks.url.path, id], in: project.url,
        environment: environment
      ).run()
    }

    let missing = try await hook("tessera-build")
    #expect(missing.status == 1, "\(missing.text)")
    #expect(missing.output.contains("this generated file is missing"))
    _ = try await Command(
      "tessera", ["build"], in: project.url, environment: environment
    ).output()
    try await git("add", ".", in: project.url)
    let current = try await hook("tessera-build")
    #expect(current.status == 0, "\(current.text)")
    #expect(current.output.contains("Passed"))

    // Generated code is edited, and no spec: that is found too.
    let file = project.url.appending(path: "web/tokens.css")
    let code = try String(contentsOf: file, encoding: .utf8)
    try project.write(code + "/* mine */\n", to: "web/tokens.css")
    try await git("add", ".", in: project.url)
    let edited = try await hook("tessera-build")
    #expect(edited.status == 1)
    #expect(edited.output.contains("edited by hand"))

    #expect(try await hook("tessera-lint").status == 0)
    try project.write("tokens: { green: '#6DE67' }\n", to: "tokens/a.yaml")
    try await git("add", ".", in: project.url)
    let faulty = try await hook("tessera-lint")
    #expect(faulty.status == 1)
    #expect(faulty.output.contains("tokens/a.yaml:1:"))
  }
}
