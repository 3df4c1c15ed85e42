import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// What `--depfile` writes; that Make and Ninja read it so, their own tests show.
@Suite struct DependencyFileTests {
  private func file(
    _ name: String = "build/tokens.d", _ inputs: [String], in folder: TemporaryFolder,
    start: Int = 1
  ) throws -> DependencyFile {
    try DependencyFile(
      name, inputs: inputs.map { folder.path.appending($0) }, shownFrom: folder.path, start: start)
  }

  @Test func namesTheFileAndAllInputs() throws {
    let folder = try TemporaryFolder()
    try file(["tokens", "tokens/a b#c$d:e.yaml", "../out.yaml"], in: folder).write()
    #expect(
      try folder.text(of: "build/tokens.d") == ##"""
        build/tokens.d: \
          tokens \
          tokens/a\ b\#c$$d\:e.yaml \
          ../out.yaml

        tokens:

        tokens/a\ b\#c$$d\:e.yaml:

        ../out.yaml:

        """##)
    try file("my tokens.d", [], in: folder).write()
    #expect(try folder.text(of: "my tokens.d") == "my\\ tokens.d:\n")
  }

  /// Make and Ninja do not agree on these: a file that says the wrong thing is worse than none.
  @Test(
    arguments: [
      "a%b", "a=b", "a;b", "a|b", "a(b)", "a&b", "a*b", "a?b", "a[b]", "a\\b", "a<b", "a>b", "a^b",
      "a`b", "a:", "a\nb", "a\tb",
    ])
  func refusesNamesThatCannotBeWritten(name: String) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: Refusal.self) { try file(["tokens", name], in: folder) }
    #expect(error?.messages.count == 1)
    #expect(error?.messages.first?.hasPrefix("'\(name)' can't be written") == true)
    #expect(throws: Refusal.self) { try file(name, ["tokens"], in: folder) }
    #expect(try folder.contents() == [])
  }

  @Test func isAsOldAsTheBeginningOfTheBuild() throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": ""])
    let time = 1_700_000_000_123_000_000
    let path = folder.path.appending("x.d")
    try file("x.d", ["tokens"], in: folder, start: time).write()
    let first = try #require(try Disk.status(path))
    #expect(first.modified == time)
    let around = try Disk.status(folder.path)

    // The same again is not written again, but as old as the second build; its folder does not change.
    try file("x.d", ["tokens"], in: folder, start: time + 1_000_000).write()
    let second = try #require(try Disk.status(path))
    #expect(second.modified == time + 1_000_000)
    #expect(second.identity == first.identity)
    #expect(try Disk.status(folder.path) == around)
    #expect(try folder.contents() == ["tokens", "tokens/a.yaml", "x.d"])
  }

  @Test func timeGoesOn() throws {
    let folder = try TemporaryFolder()
    let before = Disk.now
    try folder.write("", to: "a")
    let modified = try #require(try Disk.status(folder.path.appending("a"))).modified
    #expect(before <= modified && modified <= Disk.now)
  }

  @Test func replacesOnlyItsOwnKind() throws {
    let folder = try TemporaryFolder([
      "Makefile": "all: \\\n  app\n\napp:\n\tcc app.c\n", "notes": "Remember: milk\n", "empty": "",
      "folder/a": "",
    ])
    for name in ["Makefile", "notes", "folder"] {
      let error = #expect(throws: Refusal.self) { try file(name, ["tokens"], in: folder) }
      #expect(error?.messages.first?.hasPrefix("\(name) is no") == true)
    }
    for inputs in [["a"], ["a", "b"], []] { try file("empty", inputs, in: folder).write() }
    #expect(try folder.text(of: "empty") == "empty:\n")
  }

  @Test func keepsALinkAndWritesWhereItLeads() throws {
    let folder = try TemporaryFolder(["real.d": ""])
    try folder.link("link.d", to: "real.d")
    try file("link.d", ["tokens"], in: folder).write()
    #expect(try folder.text(of: "real.d").hasPrefix("link.d: \\\n"))
    #expect(try Disk.status(folder.path.appending("link.d"), followingLinks: false)?.kind == .link)
  }
}
