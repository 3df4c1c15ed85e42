import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// What may befall a build: it is killed, another runs beside it, the disk is full.
@Suite struct FaultTests {
  private static let program = PackageRoot.buildFolder.appending(path: "tessera").path

  private func build(in folder: TemporaryFolder) async throws -> Command.Result {
    try await Command(Self.program, ["build"], in: folder.url).run(timeout: 60)
  }

  /// A spec of which every generated file tells the version.
  private func spec(_ version: Int) -> String {
    let tokens = (1...200).map { "  space\($0): \($0 + version)px" }
    return "tokens:\n" + tokens.joined(separator: "\n") + """

      shapes:
        leaf:
          path: [{ move: [\(version), 0] }, { line: [width, height] }, { line: [0, height] }, close]
      components:
        noticeText:
          kind: text
          padding: "{space\(version)}"

      """
  }

  /// The generated files by name.
  private func outputs(of folder: TemporaryFolder) throws -> [String: String] {
    var outputs: [String: String] = [:]
    for path in try folder.contents() where path.hasPrefix("build/") {
      if let text = try? folder.text(of: path) { outputs[path] = text }
    }
    return outputs
  }

  /// What a build of each version writes.
  private func versions() async throws -> [[String: String]] {
    var all: [[String: String]] = []
    for version in 1...2 {
      let folder = try TemporaryFolder(["tokens/a.yaml": spec(version)])
      let built = try await build(in: folder)
      #expect(built.status == 0, "\(built.text)")
      all.append(try outputs(of: folder))
    }
    #expect(Set(all[0].keys) == Set(all[1].keys))
    return all
  }

  /// Killed at 200 random moments, a build leaves only whole files, each as it was or as it was to be, and the
  /// next one makes everything right. One script kills them all, so that none waits for other tests.
  @Test func survivesBeingKilled() async throws {
    let folder = try TemporaryFolder([
      "0.yaml": spec(1), "1.yaml": spec(2), "tokens/a.yaml": spec(1),
    ])
    let shares = (0..<1000).map { _ in "\(Double.random(in: 0...1))" }
    let script = """
      # What a build of each version writes.
      for version in 0 1; do
        cp $version.yaml tokens/a.yaml
        "$0" build >said 2>&1 || cat said
        cp -R build whole-$version
      done
      # How long a build may take, in seconds: less after each that was over before, else a little more.
      time=0.1
      tries=0 killed=0
      for share in "$@"; do
        tries=$((tries + 1))
        version=$((tries % 2))
        cp $version.yaml tokens/a.yaml
        moment=$(awk "BEGIN { print $share * $time }")
        "$0" build >said 2>&1 &
        sleep "$moment"
        kill -9 $! 2>/dev/null
        wait $! 2>/dev/null
        if [ $? != 137 ]; then
          time=$(awk "BEGIN { print $time * 0.9 }")
          continue
        fi
        time=$(awk "BEGIN { print $time * 1.03 }")
        killed=$((killed + 1))
        for file in $(cd build && find . -type f ! -name '.tessera-[0-9]*'); do
          cmp -s "build/$file" "whole-0/$file" || cmp -s "build/$file" "whole-1/$file" ||
            echo "$file is torn after $moment s"
        done
        if [ $((killed % 5)) = 0 ]; then
          "$0" build >said 2>&1 || cat said
          diff -r build whole-$version
        fi
        [ $killed -lt 200 ] || exit 0
      done
      echo "only $killed were killed"
      """
    let result = try await Command(
      "/bin/bash", ["-c", script, Self.program] + shares, in: folder.url
    ).run(timeout: 900)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  /// Two builds at once, while the spec changes: in the end everything is of the newest one.
  @Test func buildsTakeTurns() async throws {
    let versions = try await versions()
    let folder = try TemporaryFolder(["tokens/a.yaml": spec(1)])
    for index in 1...10 {
      let version = index % 2
      async let first = build(in: folder)
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...20)))
      try await replace("tokens/a.yaml", by: spec(version + 1), in: folder)
      async let second = build(in: folder)
      let results = try await [first, second]
      #expect(results[1].status == 0, "\(results[1].text)")
      #expect(results[0].status == 0, "\(results[0].text)")
      #expect(try outputs(of: folder) == versions[version])
    }
  }

  /// As an editor that saves by another file does.
  private func replace(_ name: String, by text: String, in folder: TemporaryFolder) async throws {
    try folder.write(text, to: "saved")
    #expect(
      rename(folder.path.appending("saved").string, folder.path.appending(name).string) == 0)
  }

  /// A file may not grow as far as it would have to.
  @Test func aFileThatCannotGrowIsAnError() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": spec(1)])
    #expect(try await build(in: folder).status == 0)
    let before = try outputs(of: folder)
    try folder.write(spec(2), to: "tokens/a.yaml")
    // In blocks of 512 bytes, so that some files are whole before one is not.
    let result = try await Command(
      "/bin/sh", ["-c", "ulimit -f 8; exec \"$0\" build > /dev/null", Self.program], in: folder.url
    ).run()
    #expect(result.status == 3, "\(result.text)")
    #expect(result.errors.contains("can't be written: file too large."), "\(result.errors)")
    #expect(try outputs(of: folder) == before)
  }

  #if os(Linux)
    /// A disk of 32 KB, which has no room for the files; where the system lets nobody make one, that
    /// is told.
    @Test func aFullDiskIsAnError() async throws {
      let folder = try TemporaryFolder(["tokens/a.yaml": spec(1), "build/here": ""])
      let result = try await Command(
        "unshare",
        [
          "--user", "--map-root-user", "--mount", "/bin/sh", "-c",
          """
          mount -t tmpfs -o size=32k none build || exit 99
          "$0" build; status=$?
          find build -type f
          exit $status
          """, Self.program,
        ], in: folder.url
      ).run()
      if result.status == 99 || result.errors.contains("unshare") {
        withKnownIssue("This system lets nobody mount a disk: the test of a full one was skipped.")
        {
          Issue.record("\(result.errors)")
        }
        return
      }
      #expect(result.status == 3, "\(result.text)")
      #expect(result.errors.contains("can't be written: the disk is full."), "\(result.errors)")
      #expect(result.output == "", "nothing is left")
    }
  #endif

  /// As somebody whom the permissions bind: the system's manager is not.
  @Test func aFolderThatCanOnlyBeReadIsAnError() async throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": spec(1)])
    #expect(try await build(in: folder).status == 0)
    let before = try outputs(of: folder)
    try folder.write(spec(2), to: "tokens/a.yaml")
    let css = folder.path.appending("build/css").string
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: css)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: css)
    }
    #if os(Linux)
      // Without the right to pass permissions by.
      let command =
        getuid() == 0
        ? Command(
          "setpriv", ["--bounding-set=-all", "--inh-caps=-all", Self.program, "build"],
          in: folder.url)
        : Command(Self.program, ["build"], in: folder.url)
    #else
      let command = Command(Self.program, ["build"], in: folder.url)
    #endif
    let result = try await command.run()
    #expect(result.status == 3, "\(result.text)")
    #expect(
      result.errors.contains("The folder build/css can't be written to: permission denied."),
      "\(result.errors)")
    #expect(try outputs(of: folder) == before)
  }
}
