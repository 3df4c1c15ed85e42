import Foundation
import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct SpecListingTests {
  private func list(_ folder: TemporaryFolder, leavingOut: [String] = []) throws -> [String] {
    try SpecListing(
      of: folder.path.appending("tokens"),
      leavingOut: leavingOut.map { folder.path.appending($0) }
    ).files.map { $0.path.relative(to: folder.path.appending("tokens")) }
  }

  @Test func findsSpecsInAllFoldersOrderedByBytes() throws {
    let folder = try TemporaryFolder([
      "tokens/b.yaml": "", "tokens/a/z.yml": "", "tokens/a-b.yaml": "", "tokens/Z.yaml": "",
      "tokens/a/deep/er/x.tokens.json": "", "tokens/notes.md": "", "other.yaml": "",
    ])
    #expect(
      try list(folder) == ["Z.yaml", "a-b.yaml", "a/deep/er/x.tokens.json", "a/z.yml", "b.yaml"])
  }

  @Test func leavesOutConfigurationHiddenFilesAndOutputs() throws {
    let folder = try TemporaryFolder([
      "tokens/tessera.yaml": "", "tokens/.hidden/a.yaml": "", "tokens/$x/a.yaml": "",
      "tokens/.a.yaml": "", "tokens/$a.yaml": "", "tokens/build/a.yaml": "",
      "tokens/a/build/b.yaml": "", "tokens/generated/c.yaml": "", "tokens/a.yaml": "",
      "tokens/builder/d.yaml": "",
    ])
    #expect(
      try list(folder, leavingOut: ["tokens/generated", "tokens/none"])
        == ["a.yaml", "builder/d.yaml"])
  }

  @Test func anOutputAroundTheTokensHidesNothing() throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": ""])
    #expect(try list(folder, leavingOut: ["."]) == ["a.yaml"])
    #expect(try list(folder, leavingOut: ["tokens"]) == ["a.yaml"])
  }

  @Test func circlesOfLinksEnd() throws {
    let folder = try TemporaryFolder(["tokens/a/x.yaml": "", "elsewhere.yaml": ""])
    try folder.link("tokens/a/up", to: "..")
    try folder.link("tokens/project", to: "../..")
    try folder.link("tokens/self", to: "self")
    try folder.link("tokens/one", to: "two")
    try folder.link("tokens/two", to: "one")
    let listing = try SpecListing(of: folder.path.appending("tokens"))
    #expect(listing.files.map(\.path.name) == ["x.yaml"])
    #expect(listing.problems.isEmpty)
  }

  @Test func linksAreFollowedToEachPlaceOnce() throws {
    let folder = try TemporaryFolder([
      "tokens/real/x.yaml": "", "shared/y.yaml": "", "shared/more/z.yaml": "", "one.yaml": "",
    ])
    try folder.link("tokens/again", to: "real")
    try folder.link("tokens/a.yaml", to: "real/x.yaml")
    try folder.link("tokens/shared", to: "../shared")
    try folder.link("tokens/shared2", to: "../shared")
    try folder.link("tokens/one.yaml", to: "../one.yaml")
    #expect(
      try list(folder) == ["one.yaml", "real/x.yaml", "shared/more/z.yaml", "shared/y.yaml"])
  }

  @Test func manyPathsToOneFolderTakeNoTime() throws {
    let folder = try TemporaryFolder(["tokens/l30/x.yaml": ""])
    for level in 0..<30 {
      try folder.link("tokens/l\(level)/a", to: "../l\(level + 1)")
      try folder.link("tokens/l\(level)/b", to: "../l\(level + 1)")
    }
    #expect(try list(folder) == ["l30/x.yaml"])
  }

  @Test func whatCannotBeReadIsAProblem() throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": ""])
    try folder.link("tokens/dangling.yaml", to: "nowhere")
    try folder.link("tokens/loop.yaml", to: "loop.yaml")
    try folder.link("tokens/dangling.txt", to: "nowhere")
    #expect(mkfifo(folder.path.appending("tokens/pipe.yaml").string, 0o600) == 0)
    let listing = try SpecListing(of: folder.path.appending("tokens"))
    #expect(listing.files.map(\.path.name) == ["a.yaml"])
    #expect(listing.problems.map(\.path.name) == ["dangling.yaml", "loop.yaml", "pipe.yaml"])
    #expect(
      listing.problems.map(\.reason) == [
        "it is a link that leads nowhere", "its links lead in a circle", "it is not a file",
      ])
  }
}
