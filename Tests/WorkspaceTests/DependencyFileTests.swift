import TestSupport
import Testing
import Workspace
import WorkspaceTestSupport

/// What `--depfile` writes; that Make and Ninja read it so, their own tests show.
@Suite struct DependencyFileTests {
  /// - Parameter modified: when the first input was last changed; each later one by 1 ns later.
  private func file(
    _ inputs: [String], as name: String = "build/tokens.d", in folder: TemporaryFolder,
    modified: Int = 1
  ) throws -> DependencyFile {
    let inputs = inputs.enumerated().map { (folder.path.appending($1), modified + $0) }
    return try DependencyFile(
      name, inputs: Dictionary(uniqueKeysWithValues: inputs), shownFrom: folder.path)
  }

  @Test func namesTheFileAndAllInputs() throws {
    let folder = try TemporaryFolder()
    try file(["tokens/a b#c$d:e.yaml", "tokens", "zebra"], in: folder).write()
    #expect(
      try folder.text(of: "build/tokens.d") == ##"""
        build/tokens.d: \
          tokens \
          tokens/a\ b\#c$$d\:e.yaml \
          zebra

        tokens:

        tokens/a\ b\#c$$d\:e.yaml:

        zebra:

        """##)
    try file([], as: "my tokens.d", in: folder).write()
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
    #expect(throws: Refusal.self) { try file(["tokens"], as: name, in: folder) }
    #expect(try folder.contents() == [])
  }

  @Test func isAsOldAsTheNewestInput() throws {
    let folder = try TemporaryFolder(["tokens/a.yaml": ""])
    let time = 1_700_000_000_123_000_000
    let path = folder.path.appending("x.d")
    try file(["tokens", "b"], as: "x.d", in: folder, modified: time).write()
    let first = try #require(try Disk.status(path))
    #expect(first.modified == time + 1)
    let around = try Disk.status(folder.path)

    // The same again is not written again, and its folder does not change.
    try file(["tokens", "b"], as: "x.d", in: folder, modified: time + 1_000_000).write()
    let second = try #require(try Disk.status(path))
    #expect(second.modified == time + 1_000_001)
    #expect(second.identity == first.identity)
    #expect(try Disk.status(folder.path) == around)
    #expect(try folder.contents() == ["tokens", "tokens/a.yaml", "x.d"])
  }

  @Test func replacesOnlyItsOwnKind() throws {
    let folder = try TemporaryFolder([
      "Makefile": "all: \\\n  app\n\napp:\n\tcc app.c\n", "notes": "Remember: milk\n", "empty": "",
      "folder/a": "",
    ])
    for name in ["Makefile", "notes", "folder"] {
      let error = #expect(throws: Refusal.self) { try file(["tokens"], as: name, in: folder) }
      #expect(error?.messages.first?.hasPrefix("\(name) is no") == true)
    }
    for inputs in [["a"], ["a", "b"], []] { try file(inputs, as: "empty", in: folder).write() }
    #expect(try folder.text(of: "empty") == "empty:\n")
  }

  @Test func keepsALinkAndWritesWhereItLeads() throws {
    let folder = try TemporaryFolder(["real.d": ""])
    try folder.link("link.d", to: "real.d")
    try file(["tokens"], as: "link.d", in: folder).write()
    #expect(try folder.text(of: "real.d").hasPrefix("link.d: \\\n"))
    #expect(try Disk.status(folder.path.appending("link.d"), followingLinks: false)?.kind == .link)
  }
}
