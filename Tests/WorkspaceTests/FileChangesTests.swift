import Foundation
import TestSupport
import Testing
import WorkspaceTestSupport

@testable import Workspace

@Suite struct FileChangesTests {
  private func changes(_ texts: [(String, String)], in folder: TemporaryFolder) -> FileChanges {
    var changes = FileChanges(shownFrom: folder.path)
    for (name, text) in texts { changes.add(folder.path.appending(name), Array(text.utf8)) }
    return changes
  }

  @Test func writesAll() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try changes([("a", "new"), ("below/b", "new")], in: folder).write()
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.text(of: "below/b") == "new")
    #expect(try folder.contents() == ["a", "below", "below/b"])
  }

  /// What can only fail when other files are in their places already.
  @Test func takesBackWhatWasDone() throws {
    let folder = try TemporaryFolder(["a": "old", "c": "old"])
    let changes = changes(
      [("a", "new"), ("below/b", "new"), ("c", "new"), ("d", "new")], in: folder)
    try FileManager.default.removeItem(atPath: folder.path.appending("c").string)
    try folder.write("", to: "c/in the way")
    #expect(throws: Refusal(.fileSystem, "c can't be written: it is a folder.")) {
      try changes.write()
    }
    #expect(try folder.text(of: "a") == "old")
    #expect(try folder.contents() == ["a", "c", "c/in the way"])
  }

  @Test func removesWhatAKilledCommandLeft() throws {
    let own = ProcessInfo.processInfo.processIdentifier
    // No system gives this number to a process.
    let names = [".tessera-2147483646-0", ".tessera-\(own)-3"]
    // Another command's that runs, and files of other people.
    let others = [
      ".tessera-1-0", ".tessera-2147483646", ".tessera-2147483646-0-1", ".tessera-files",
      ".tessera-x-1", "tessera-2147483646-0",
    ]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (names + others).map { ($0, "") }))
    try changes([("a", "new")], in: folder).write()
    #expect(try folder.contents() == (others + ["a"]).sorted())
  }
}
