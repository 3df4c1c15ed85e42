import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// The same specs give the same bytes, wherever and however they are compiled.
@Suite struct DeterminismTests {
  /// The design system of this repository as a project of its own, with many more tokens in several files.
  private func specs() throws -> [(path: String, text: String)] {
    let folder = PackageRoot.file("tokens")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".yaml") && $0 != "tessera.yaml" }
    let own = try names.map {
      ("tokens/\($0)", try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    let more = (0..<8).map { file in
      let tokens = (0..<50).map { index in
        let before = file == 0 ? "\(index)px" : "\"{more\(file - 1).size\(index)} * 1.1\""
        return
          "    size\(index): \(before)\n    shade\(index): \"oklch(0.5 0.1 \(index * 7 + file))\""
      }
      return (
        "tokens/more/\(7 - file).yaml",
        "tokens:\n  more\(file):\n\(tokens.joined(separator: "\n"))\n"
      )
    }
    let settings = "outputs:\n  swift: {}\n  kotlin: { previews: true }\n  css: {}\n  dtcg: {}\n"
    return own + more + [("tokens/tessera.yaml", settings)]
  }

  /// Everything generated, by path, and all that was said.
  private func build(
    _ specs: [(path: String, text: String)], below path: String, oneCore: Bool = false,
    environment: [String: String] = [:]
  ) async throws -> [String: String] {
    let folder = try TemporaryFolder()
    for (name, text) in specs { try folder.write(text, to: "\(path)/\(name)") }
    let project = folder.url.appending(path: path)
    let program = PackageRoot.buildFolder.appending(path: "tessera").path
    let command =
      oneCore
      ? Command(
        "taskset", ["-c", "0", program, "build", "--format", "json"], in: project,
        environment: environment)
      : Command(program, ["build", "--format", "json"], in: project, environment: environment)
    let result = try await command.run()
    #expect(result.status == 0, "\(result.text)")
    var files = ["output": result.output]
    for name in try folder.contents() where name.hasPrefix("\(path)/build/") {
      if let text = try? folder.text(of: name) { files[String(name.dropFirst(path.count))] = text }
    }
    return files
  }

  @Test func theSameBytesAnywhere() async throws {
    let specs = try specs()
    let first = try await build(specs, below: "a")
    #expect(first.keys.contains("/build/kotlin/.tessera-files"))
    #expect(first.count > 10)
    let others = [
      try await build(specs.reversed(), below: "some/where else/é"),
      try await build(
        specs.shuffled(), below: "b",
        environment: [
          "TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/",
        ]),
      try await build(specs, below: "c", environment: ["LC_ALL": "C", "TZ": "UTC+12"]),
    ]
    for other in others {
      #expect(Set(other.keys) == Set(first.keys))
      for (name, text) in first { #expect(other[name] == text, "\(name)") }
    }
    // Names of the folders around are in none of them.
    for (name, text) in first where name != "output" {
      #expect(!text.contains("/tmp/") && !text.contains(NSHomeDirectory() + "/"), "\(name)")
    }
  }

  #if os(Linux)
    @Test func theSameBytesOnOneCore() async throws {
      let specs = try specs()
      let first = try await build(specs, below: "a")
      #expect(try await build(specs, below: "a", oneCore: true) == first)
    }
  #endif
}
