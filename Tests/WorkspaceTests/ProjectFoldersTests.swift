import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

@Suite struct ProjectFoldersTests {
  private func refusal(_ argument: String?, in folder: TemporaryFolder) -> Refusal? {
    do throws(Refusal) {
      _ = try ProjectFolders.locate(argument, in: folder.path)
      return nil
    } catch {
      return error
    }
  }

  @Test func theArgumentComesFirst() throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": "", "design/a.yaml": ""])
    let folders = try ProjectFolders.locate("design/", in: folder.path)
    #expect(folders.tokens == folder.path.appending("design"))
  }

  @Test func thenTokensThenAFolderWithAConfiguration() throws {
    let both = try TemporaryFolder(["tokens/a.yaml": "", "tessera.yaml": ""])
    #expect(
      try ProjectFolders.locate(nil, in: both.path).tokens == both.path.appending("tokens"))
    let here = try TemporaryFolder(["tessera.yaml": ""])
    #expect(try ProjectFolders.locate(nil, in: here.path).tokens == here.path)
  }

  @Test func refusesInASentence() throws {
    let folder = try TemporaryFolder(["a.yaml": ""])
    for (argument, message) in [
      ("none", "There is no folder none."),
      ("a.yaml", "a.yaml is not a folder: give the folder that holds your specs."),
      ("a.yaml/b", "There is no folder a.yaml/b."),
      ("", "The name of the token folder is empty."),
      (
        nil,
        "There is no folder tokens here, and no tessera.yaml: give the folder that holds your specs."
      ),
    ] {
      #expect(refusal(argument, in: folder) == Refusal(.usage, message))
    }
    try folder.link("loop", to: "loop")
    #expect(
      refusal("loop", in: folder)
        == Refusal(.fileSystem, "The folder loop can't be read: its links lead in a circle."))
  }

  @Test func theRootIsTheNearestFolderWithGitOrAPackage() throws {
    let folder = try TemporaryFolder([
      ".git/config": "", "app/Package.swift": "", "app/design/tokens/a.yaml": "",
      "web/tokens/a.yaml": "",
    ])
    let app = ProjectFolders(tokens: folder.path.appending("app/design/tokens"))
    #expect(app.root == folder.path.appending("app"))
    #expect(app.origin == "design/tokens")
    #expect(
      app.defaultOutput(named: "css") == folder.path.appending("app/design/build/css"))
    let web = ProjectFolders(tokens: folder.path.appending("web/tokens"))
    #expect(web.root == folder.path)
    #expect(web.origin == "web/tokens")
  }

  @Test func aTokenFolderCanBeAProjectOfItsOwn() throws {
    let folder = try TemporaryFolder([
      "alone/.git/config": "", "outer/.git/config": "", "outer/tokens/.git": "gitdir: elsewhere",
    ])
    let alone = ProjectFolders(tokens: folder.path.appending("alone"))
    #expect(alone.root == alone.tokens)
    #expect(alone.origin == ".")
    #expect(alone.defaultOutput(named: "css") == folder.path.appending("alone/build/css"))
    let submodule = ProjectFolders(tokens: folder.path.appending("outer/tokens"))
    #expect(submodule.root == folder.path.appending("outer"))
  }
}
