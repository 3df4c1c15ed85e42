import Foundation
import TestSupport
import Testing

/// The action and the workflows of `Examples/CI` are what GitHub, GitLab and pre-commit take.
@Suite(.requires(.python, .checkSchema)) struct WorkflowTests {
  private static let examples = PackageRoot.file("Examples/CI")
  private static let workflows = ["check", "lint", "release"].map {
    examples.appending(path: "\($0).yml")
  }
  private static let action = PackageRoot.file("action.yml")

  /// What the schema of that name, which comes with the tool, says of files.
  private func check(_ files: [URL], by schema: String) async throws -> Command.Result {
    try await Command(
      Tool.checkSchema.find(),
      ["--builtin-schema", "vendor.\(schema)", "--color", "never"] + files.map(\.path)
    ).run()
  }

  private func loose(_ files: [URL]) async throws -> String {
    try await Command(
      Tool.python.find(),
      ["-B", PackageRoot.file("Tests/Drivers/Schema/workflows.py").path] + files.map(\.path)
    ).output()
  }

  @Test func fitTheirSchemas() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.examples.path).sorted()
    #expect(files == ["check.yml", "gitlab-ci.yml", "lint.yml", "release.yml"])
    for (files, schema) in [
      (Self.workflows, "github-workflows"), ([Self.action], "github-actions"),
      ([Self.examples.appending(path: "gitlab-ci.yml")], "gitlab-ci"),
    ] {
      let result = try await check(files, by: schema)
      #expect(result.status == 0, "\(result.text)")
    }
  }

  @Test func theSchemasSayNo() async throws {
    let folder = try TemporaryFolder()
    let workflow = try String(contentsOf: Self.workflows[0], encoding: .utf8)
    let broken = try folder.write(workflow.replacing("runs-on", with: "run-on"), to: "check.yml")
    #expect(try await check([broken], by: "github-workflows").status == 1)
    let action = try String(contentsOf: Self.action, encoding: .utf8)
    let other = try folder.write(action.replacing("shell: bash", with: "x: bash"), to: "action.yml")
    #expect(try await check([other], by: "github-actions").status == 1)
  }

  /// What comes from outside never becomes part of a script, and workflows may do no more than they need.
  @Test func nothingGetsIntoScripts() async throws {
    #expect(try await loose(Self.workflows + [Self.action]) == "")
    let folder = try TemporaryFolder()
    let bad = try folder.write(
      """
      permissions: { contents: write }
      jobs:
        a:
          steps:
            - { name: one, run: "echo ${{ inputs.x }}" }
            - { uses: actions/checkout@main }
      """, to: "bad.yml")
    #expect(try await loose([bad]).split(separator: "\n").count == 3)
  }

  /// The documentation names every input of the action, and no other.
  @Test func inputsAreDocumented() async throws {
    let script = """
      import sys, yaml
      print("\\n".join(yaml.safe_load(open(sys.argv[1]))["inputs"]))
      """
    let inputs = try await Command(
      Tool.python.find(), ["-c", script, Self.action.path]
    ).output().split(separator: "\n").map(String.init)
    #expect(inputs.count > 5)
    let page = try String(
      contentsOf: PackageRoot.file("Documentation/build-systems.md"), encoding: .utf8)
    let part =
      try #require(page.split(separator: "## GitHub Actions").last)
      .split(separator: "Its output").first ?? ""
    let rows = part.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(
      rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) } == inputs)
  }

  /// The scripts of the action, as GitHub runs them: what they find decides how they end.
  @Test func theActionChecks() async throws {
    let folder = try TemporaryFolder()
    try folder.write("components: { send: { kind: button, height: 10 } }\n", to: "my tokens/a.yaml")
    let script = """
      import sys, yaml
      for step in yaml.safe_load(open(sys.argv[1]))["runs"]["steps"]:
          if step.get("name") == sys.argv[2]:
              print(step["run"])
      """
    func run(_ step: String, _ variables: [String: String]) async throws -> Command.Result {
      let text = try await Command(
        Tool.python.find(), ["-c", script, Self.action.path, step]
      ).output()
      let defaults = [
        "TESSERA": PackageRoot.buildFolder.appending(path: "tessera").path,
        "FOLDER": "my tokens", "RUNNER_TEMP": folder.url.path, "FAIL_ON": "error", "BASELINE": "",
      ]
      return try await Command(
        "bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", text], in: folder.url,
        environment: defaults.merging(variables) { $1 }
      ).run()
    }
    let step = "Check specs and generated code"
    let stale = try await run(step, ["CHECK": "true"])
    #expect(stale.status == 1)
    #expect(stale.output.contains("::error file=build/css/tokens.css,line=1,"), "\(stale.text)")
    #expect(try await run(step, ["CHECK": "false"]).status == 0)
    #expect(try await run(step, ["CHECK": "false", "FOLDER": "--out"]).status == 2)
    let lint = try await run("Lint", ["SARIF": "false"])
    #expect(lint.status == 0 && lint.output.contains("::warning file=my tokens/a.yaml"))
    #expect(try await run("Lint", ["SARIF": "true", "FAIL_ON": "warning"]).status == 1)
    let log = try String(
      contentsOf: folder.url.appending(path: "tessera.sarif"), encoding: .utf8)
    #expect(log.contains("\"uri\": \"my%20tokens/a.yaml\""))
  }
}
