import Testing
import Workspace

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.yaml", "a.yaml", true), ("*.yaml", "a/b.yaml", false), ("**/*.yaml", "a.yaml", true),
    ("**/*.yaml", "a/b/c.yaml", true), ("a/**", "a/b/c", true), ("a/**", "b/c", false),
    ("a/", "a/b.json", true), ("./a.json", "a.json", true), ("a/../b.json", "b.json", true),
    ("../x/*.json", "../x/a.json", true), ("a\\b.json", "a/b.json", true),
    ("[x]/*.json", "[x]/a.json", true), ("[x]/*.json", "x/a.json", false),
    ("a?.json", "ab.json", true), ("a?.json", "abc.json", false), ("**", "a/b", true),
    ("**/a/**/b", "x/a/y/a/b", true), ("**/a/**/b", "x/a/y", false), ("*a*b*", "xaxbx", true),
    ("*a*b*", "xbxax", false), ("", "a", false), ("*", "*", true), ("a b.json", "a b.json", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test func patternsThatAreMadeToTakeLongDoNot() {
    let pattern = String(repeating: "**/*a*", count: 1) + String(repeating: "/**/*a*a*", count: 400)
    let path = String(repeating: "aaaaaaaaaaaaaaaa/", count: 400) + "b"
    #expect(!Glob(pattern).matches(path))
  }

  @Test func saysWhereItsFilesAre() {
    #expect(Glob("../x/y/*.json").base == "../x/y")
    #expect(Glob("a/b.json").base == "a/b.json")
    #expect(Glob("**/*.JSON").namesJSON)
    #expect(!Glob("**/*").namesJSON)
  }
}
