import Foundation
import TestSupport
import Testing

/// `make dist` packs the program, and what the action installs is what was packed.
@Suite(.requires(.python)) struct ReleaseTests {
  private func script(_ name: String) -> String { PackageRoot.file("Scripts/\(name)").path }

  private func pack(into folder: URL) async throws -> String {
    let program = PackageRoot.buildFolder.appending(path: "tessera").path
    _ = try await Command(script("make-dist.sh"), [program, folder.path]).output()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(names.count == 2 && names[1] == names[0] + ".sha256", "\(names)")
    return names[0]
  }

  private func read(_ file: URL) throws -> Data { try Data(contentsOf: file) }

  @Test func archivesAreTheSameAndCanBeInstalled() async throws {
    let version = try await Command(script("version.sh"), []).output()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let folder = try TemporaryFolder()
    let release = folder.url.appending(path: "v\(version)")
    let archive = try await pack(into: release)
    let platform = try await Command(script("platform.sh"), []).output()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(archive == "tessera-\(version)-\(platform).tar.gz")

    let other = folder.url.appending(path: "again")
    #expect(try await pack(into: other) == archive)
    let bytes = try read(release.appending(path: archive))
    #expect(try read(other.appending(path: archive)) == bytes)

    let listing = try await Command(
      "tar", ["-tzf", release.appending(path: archive).path]
    ).output().split(separator: "\n").map(String.init)
    let name = archive.dropLast(".tar.gz".count)
    #expect(listing.first == "\(name)/")
    #expect(listing.contains("\(name)/tessera") && listing.contains("\(name)/README.md"))

    func install(_ words: String..., to name: String) async throws -> Command.Result {
      try await Command(
        script("install-release.sh"), [folder.url.appending(path: name).path] + words,
        environment: ["TESSERA_RELEASES": folder.url.absoluteString.trimming("/")]
      ).run()
    }
    let installed = try await install(to: "bin")
    #expect(installed.status == 0, "\(installed.text)")
    let said = try await Command(
      "env", ["-i", folder.url.appending(path: "bin/tessera").path, "--version"], in: release
    ).output()
    #expect(said == "tessera \(version)\n")

    // A checksum that is pinned counts, whatever stands beside the archive.
    let sum = try String(
      contentsOf: release.appending(path: archive + ".sha256"), encoding: .utf8
    ).prefix(64)
    #expect(try await install("v\(version)", sum.uppercased(), to: "pinned").status == 0)
    let wrong = try await install(version, String(repeating: "0", count: 64), to: "wrong")
    #expect(wrong.status == 1 && wrong.errors.contains("is not what it should be"))
    try (bytes + Data([0])).write(to: release.appending(path: archive))
    #expect(try await install(to: "changed").errors.contains("is not what it should be"))
    #expect(try await install("9.9.9", to: "absent").errors.contains("there is no"))
    for version in ["../x", "1;echo", "-1", "$(x)"] {
      #expect(try await install(version, to: "odd").errors.contains("this is no version"))
    }
    for name in ["wrong", "changed", "absent", "odd"] {
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: name).path))
    }
  }
}

extension String {
  fileprivate func trimming(_ suffix: Character) -> String {
    last == suffix ? String(dropLast()) : self
  }
}
