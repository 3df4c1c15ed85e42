import Emission
import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct OutputPlanTests {
  static let marker = "// \(Marker.sentence(origin: "tokens"))\n"

  private func output(_ files: [String: String], to directory: FilePath) -> OutputFolder {
    OutputFolder(
      directory: directory,
      files: files.sorted { $0.key < $1.key }.map {
        OutputFile(path: $0.key, bytes: Array((Self.marker + $0.value).utf8))
      })
  }

  private func plan(
    _ files: [String: String], to directory: String = "out", in folder: TemporaryFolder
  ) throws -> OutputPlan {
    try OutputPlan(
      [output(files, to: folder.path.appending(directory))], inside: folder.path,
      shownFrom: folder.path)
  }

  /// What stands in the way of writing.
  private func refusal(
    _ files: [String: String], to directory: String = "out", in folder: TemporaryFolder
  ) throws -> Refusal? {
    let before = try folder.contents()
    defer { #expect((try? folder.contents()) == before) }
    do {
      _ = try plan(files, to: directory, in: folder)
      return nil
    } catch let error as Refusal {
      return error
    }
  }

  @Test func writesFilesAndFolders() throws {
    let folder = try TemporaryFolder()
    let plan = try plan(["A.swift": "a", "deep/er/B.swift": "b"], to: "out/swift", in: folder)
    #expect(plan.written == 2)
    #expect(plan.unchanged == 0)
    #expect(try folder.contents().isEmpty)
    try plan.write()
    #expect(try folder.text(of: "out/swift/A.swift") == Self.marker + "a")
    #expect(try folder.text(of: "out/swift/deep/er/B.swift") == Self.marker + "b")
    #expect(
      try folder.contents() == [
        "out", "out/swift", "out/swift/A.swift", "out/swift/deep", "out/swift/deep/er",
        "out/swift/deep/er/B.swift",
      ])
  }

  @Test func newFilesHaveTheUsualPermissions() throws {
    let folder = try TemporaryFolder(["usual": ""])
    try plan(["A.swift": "a"], in: folder).write()
    #expect(
      try Disk.status(folder.path.appending("out/A.swift"))?.mode
        == Disk.status(folder.path.appending("usual"))?.mode)
  }

  @Test func leavesAloneWhatIsRight() throws {
    let folder = try TemporaryFolder()
    try plan(["A.swift": "a", "B.swift": "b"], in: folder).write()
    let a = folder.path.appending("out/A.swift")
    let b = folder.path.appending("out/B.swift")
    for path in [a, b] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path.string)
    }
    let before = try (Disk.status(a), Disk.status(b))

    let plan = try plan(["A.swift": "a", "B.swift": "c"], in: folder)
    #expect(plan.written == 1)
    #expect(plan.unchanged == 1)
    try plan.write()
    #expect(try Disk.status(a) == before.0)
    #expect(try Disk.status(b)?.modified != before.1?.modified)
    #expect(try folder.text(of: "out/B.swift") == Self.marker + "c")
    #expect(try folder.contents() == ["out", "out/A.swift", "out/B.swift"])
  }

  @Test func keepsThePermissionsOfAFile() throws {
    let folder = try TemporaryFolder(["out/A.swift": Self.marker])
    chmod(folder.path.appending("out/A.swift").string, 0o600)
    try plan(["A.swift": "a"], in: folder).write()
    #expect(try Disk.status(folder.path.appending("out/A.swift"))?.mode == 0o600)
  }

  @Test(arguments: [
    "", "hand-written", "\n// Generated from tokens/ by Tessera. Do not edit.\n",
    "// Generated from tokens/\n by Tessera. Do not edit.",
  ])
  func neverReplacesAFileOfSomebodyElse(text: String) throws {
    let folder = try TemporaryFolder(["out/A.swift": text, "out/B.swift": Self.marker])
    #expect(
      try refusal(["A.swift": "a", "B.swift": "b"], in: folder)
        == Refusal(
          .fileSystem,
          "out/A.swift wasn't written by Tessera, so it isn't replaced: move it, or choose another folder for the output."
        ))
    #expect(try folder.text(of: "out/A.swift") == text)
    #expect(try folder.text(of: "out/B.swift") == Self.marker)
  }

  @Test func replacesAFileOfAnOlderFolderName() throws {
    let folder = try TemporaryFolder([
      "out/A.swift": "/* Generated from old/ by Tessera. Do not edit. */"
    ])
    try plan(["A.swift": "a"], in: folder).write()
    #expect(try folder.text(of: "out/A.swift") == Self.marker + "a")
  }

  @Test func saysEverythingThatStandsInTheWay() throws {
    let folder = try TemporaryFolder(["out/A.swift/x": "", "out/B": "", "out/C.swift": "mine"])
    try folder.link("out/D.swift", to: "nowhere")
    #expect(mkfifo(folder.path.appending("out/E.swift").string, 0o600) == 0)
    let files = ["A.swift": "", "B/b.swift": "", "C.swift": "", "D.swift": "", "E.swift": ""]
    let refusal = try #require(try refusal(files, in: folder))
    #expect(refusal.cause == .fileSystem)
    #expect(
      refusal.messages == [
        "out/A.swift is a folder, where a file should be written.",
        "out/B is a file, where a folder should be.",
        "out/C.swift wasn't written by Tessera, so it isn't replaced: move it, or choose another folder for the output.",
        "out/D.swift is a link that leads out of the output folder: remove it.",
        "out/E.swift is not a file that can be replaced.",
      ])
  }

  @Test func theOutputFolderMayNotBeAFile() throws {
    let folder = try TemporaryFolder(["out": "", "real/x": ""])
    #expect(
      try refusal(["A": ""], in: folder)
        == Refusal(.fileSystem, "out is a file, where a folder should be."))
    #expect(
      try refusal(["A": ""], to: "out/below", in: folder)
        == Refusal(.fileSystem, "out is a file, where a folder should be."))
    try folder.link("dangling", to: "nowhere")
    #expect(
      try refusal(["A": ""], to: "dangling", in: folder)
        == Refusal(.fileSystem, "dangling is a link that leads nowhere: remove it."))
  }

  @Test func linksMayNotLeadOutOfTheOutputFolder() throws {
    let folder = try TemporaryFolder(["victim.swift": Self.marker, "elsewhere/x": "", "out/x": ""])
    try folder.link("out/A.swift", to: "../victim.swift")
    try folder.link("out/sub", to: "../elsewhere")
    let refusal = try #require(
      try refusal(["A.swift": "a", "sub/B.swift": "b", "sub/deep/C.swift": "c"], in: folder))
    #expect(
      refusal.messages == [
        "out/A.swift is a link that leads out of the output folder: remove it.",
        "out/sub/B.swift would be written outside the output folder, through a link.",
        "out/sub/deep/C.swift would be written outside the output folder, through a link.",
      ])
  }

  @Test func linksInsideTheOutputFolderStay() throws {
    let folder = try TemporaryFolder(["out/real/A.swift": Self.marker])
    try folder.link("out/A.swift", to: "real/A.swift")
    try plan(["A.swift": "a"], in: folder).write()
    #expect(try folder.text(of: "out/real/A.swift") == Self.marker + "a")
    #expect(
      try Disk.status(folder.path.appending("out/A.swift"), followingLinks: false)?.kind == .link)
  }

  @Test func pathsMayNotLeaveTheOutputFolder() throws {
    let folder = try TemporaryFolder()
    #expect(try refusal(["../A.swift": "a"], in: folder)?.cause == .fileSystem)
  }

  @Test func outputsStayInTheProject() throws {
    let project = try TemporaryFolder(["project/tokens/a.yaml": ""])
    try project.link("project/link", to: "..")
    let root = project.path.appending("project")
    for directory in ["outside", "project/link/outside", "project-2"] {
      #expect(throws: Refusal.self) {
        try OutputPlan(
          [output(["A": ""], to: project.path.appending(directory))], inside: root, shownFrom: root)
      }
      let allowed = try OutputPlan(
        [output(["A": ""], to: project.path.appending(directory))], inside: nil, shownFrom: root)
      #expect(allowed.written == 1)
    }
    #expect(
      throws: Refusal(
        .usage,
        "../a, ../b is outside the project folder \(root.string): choose another place, or allow it with --allow-outside."
      )
    ) {
      try OutputPlan(
        [
          output(["A": ""], to: project.path.appending("a")),
          output(["A": ""], to: root.appending("inside")),
          output(["A": ""], to: project.path.appending("b")),
        ], inside: root, shownFrom: root)
    }
  }

  @Test func twoOutputsMayNotWriteOneFile() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: Refusal(
        .usage, "Two outputs would write out/sub/A: give each a folder of its own.")
    ) {
      try OutputPlan(
        [
          output(["sub/A": ""], to: folder.path.appending("out")),
          output(["A": ""], to: folder.path.appending("out/sub")),
        ], inside: nil, shownFrom: folder.path)
    }
    #expect(
      throws: Refusal(.usage, "out/A/B would be in a folder where another output writes a file.")
    ) {
      try OutputPlan(
        [
          output(["A": ""], to: folder.path.appending("out")),
          output(["B": ""], to: folder.path.appending("out/A")),
        ], inside: nil, shownFrom: folder.path)
    }
  }

  #if os(Linux)
    // Nothing can be made in /proc, but to a superuser that shows only when it is tried.
    @Test(.enabled(if: geteuid() == 0))
    func aRefusalWhileWritingLeavesEverythingAsItWas() throws {
      let folder = try TemporaryFolder(["out/A.swift": Self.marker])
      let plan = try OutputPlan(
        [
          output(["A.swift": "a", "new/B.swift": "b"], to: folder.path.appending("out")),
          output(["C.swift": "c"], to: FilePath("/proc/tessera")),
        ], inside: nil, shownFrom: folder.path)
      do throws(Refusal) {
        try plan.write()
        Issue.record("it wrote to /proc")
      } catch {
        #expect(error == Refusal(.fileSystem, "/proc/tessera can't be written: it does not exist."))
      }
      #expect(try folder.contents() == ["out", "out/A.swift"])
      #expect(try folder.text(of: "out/A.swift") == Self.marker)
    }
  #endif

  @Test(.enabled(if: geteuid() != 0))
  func foldersAndFilesMayNotAllowWriting() throws {
    let folder = try TemporaryFolder(["closed/x": "", "out/A.swift": Self.marker])
    chmod(folder.path.appending("closed").string, 0o500)
    chmod(folder.path.appending("out/A.swift").string, 0o400)
    #expect(
      try refusal(["A": ""], to: "closed/new", in: folder)
        == Refusal(.fileSystem, "The folder closed can't be written to: permission denied."))
    #expect(
      try refusal(["A.swift": "a"], in: folder)
        == Refusal(.fileSystem, "out/A.swift can't be written: permission denied."))
    chmod(folder.path.appending("closed").string, 0o700)
  }
}
