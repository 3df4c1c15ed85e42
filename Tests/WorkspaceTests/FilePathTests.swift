import Testing
import Workspace

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/b", "/a/b"), ("/", "/"), ("", "/base/x"), (".", "/base/x"), ("b", "/base/x/b"),
    ("./b//c/", "/base/x/b/c"), ("../b", "/base/b"), ("../../../../b", "/b"), ("/a/./../b", "/b"),
    ("...", "/base/x/..."), ("é/ü", "/base/x/é/ü"),
  ])
  func isNormalized(text: String, expected: String) {
    let path = FilePath(text, in: FilePath("/base/x"))
    #expect(path.string == expected)
    #expect(FilePath(path.string) == path)
  }

  @Test func hasParts() {
    let path = FilePath("/a/b/c.yaml")
    #expect(path.name == "c.yaml")
    #expect(path.parent == FilePath("/a/b"))
    #expect(path.ancestors.map(\.string) == ["/a/b", "/a", "/"])
    #expect(FilePath("/").name == "")
    #expect(FilePath("/").parent == FilePath("/"))
    #expect(FilePath("/a").parent.isRoot)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/a", "/", true), ("/", "/", true),
    ("/ab", "/a", false), ("/a", "/a/b", false), ("/b/a", "/a", false),
  ])
  func knowsItsFolders(path: String, folder: String, isInside: Bool) {
    #expect(FilePath(path).isInside(FilePath(folder)) == isInside)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/a/b", "/a/c", "../b"), ("/a", "/a/c/d", "../.."),
    ("/x/y", "/a/b", "/x/y"), ("/x", "/", "x"), ("/", "/", "."), ("/ab", "/a", "/ab"),
  ])
  func isWrittenFromAFolder(path: String, folder: String, expected: String) {
    #expect(FilePath(path).relative(to: FilePath(folder)) == expected)
  }

  @Test(arguments: ["/a/b/c", "/a", "/a/c", "/a/b/x/y"])
  func relativePathLeadsBack(path: String) {
    let folder = FilePath("/a/b")
    #expect(FilePath(FilePath(path).relative(to: folder), in: folder) == FilePath(path))
  }

  @Test func comparesBytes() {
    let composed = FilePath("/\u{E9}")
    let decomposed = FilePath("/e\u{301}")
    #expect(composed.string == decomposed.string)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(decomposed < composed)
    #expect(FilePath("/a-b") < FilePath("/a/b"))
    #expect(FilePath("/a/Z") < FilePath("/a/a"))
  }
}
