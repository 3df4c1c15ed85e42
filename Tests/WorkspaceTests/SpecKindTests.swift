import Testing
import Workspace

@Suite struct SpecKindTests {
  @Test(arguments: [
    ("a.yaml", SpecKind.native), ("a.yml", .native), ("tokens.yaml", .native), ("A.YAML", .native),
    ("a.b.yaml", .native), ("resolver.yaml", .native),
    ("a.tokens", .designTokens), ("a.tokens.json", .designTokens), ("a.tokens.yaml", .designTokens),
    ("a.tokens.yml", .designTokens), ("a.Tokens.Json", .designTokens),
    ("a.resolver.json", .resolver), ("a.resolver.yaml", .resolver),
    ("a.tokens.resolver.json", .resolver), ("a.resolver.tokens.json", .designTokens),
  ])
  func followsTheLongestEnding(name: String, kind: SpecKind) {
    #expect(SpecKind(fileName: name) == kind)
  }

  @Test(arguments: [
    "tessera.yaml", ".yaml", ".hidden.yaml", "$meta.yaml", "$themes.tokens.json", "a.json", "yaml",
    "tokens.json", "a.yaml.bak", "README.md", "", ".tokens",
  ])
  func leavesOut(name: String) {
    #expect(SpecKind(fileName: name) == nil)
  }
}
