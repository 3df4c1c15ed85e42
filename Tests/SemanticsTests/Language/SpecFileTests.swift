import Diagnostics
import IR
import Testing

/// Files as a whole, and their sections.
@Suite struct SpecFileTests {
  @Test(arguments: ["", "# only a comment\n", "---\n", "\u{FEFF}"])
  func nothingAtAllIsWorthAWarning(text: String) {
    let analysis = Analysis(files: [text, "tokens: { a: 1 }"])
    #expect(analysis.diagnostics.map(\.rule) == [.nothingToBuild])
    #expect(analysis.diagnostics.map(\.severity) == [.warning])
    #expect(analysis.value("a") == .number(1))
  }

  @Test(arguments: ["tokens:\n", "{}", "tokens: {}\nshapes:\n"])
  func mayBeEmpty(text: String) {
    let analysis = expectNothing(in: text, "tokens: { a: 1 }")
    #expect(analysis.value("a") == .number(1))
  }

  @Test func unknownSectionsHaveNearNames() {
    expect(
      .unknownSection, .unknownSection, .unknownSection, .unknownSection,
      in: """
        ‹token›: { a: 1 }
        ‹Components›: {}
        ‹animation›: {}
        ‹colors›: {}
        """,
      saying: [
        "did you mean 'tokens'?", "did you mean 'components'?", "did you mean 'animations'?",
        "what can stand here: mode, tokens",
      ])
  }

  @Test(arguments: ["5", "text", "[1, 2]"])
  func whatIsNoSpec(text: String) {
    expect(.wrongKind, in: "‹\(text)›", saying: ["a spec is written as keys with values"])
  }

  @Test(arguments: ["tokens", "shapes", "animations", "interactions", "components"])
  func sectionsAreMaps(section: String) {
    expect(.wrongKind, in: "\(section): ‹[1]›", saying: ["the section of \(section)"])
    expectNothing(in: "\(section):")
  }

  @Test func anchorsAndMergesWork() {
    let analysis = expectNothing(
      in: """
        tokens:
          base: &base { $type: color, $value: "#111111" }
          ink: { <<: *base, $value: "#222222" }
          copy: *base
        components:
          a: &a { width: 4, height: 5 }
          b: { <<: *a, height: 6 }
        """)
    #expect(analysis.value("copy") == analysis.value("base"))
    #expect(analysis.value("ink") != analysis.value("base"))
    #expect(analysis.component("b")?.properties.count == 2)
  }

  @Test func everyFileIsChecked() {
    expect(
      .unknownSection, .invalidColor, .unresolvedReference, .unknownProperty,
      in: "‹tokenz›: {}", "tokens: { a: { $type: color, $value: ‹rde› } }",
      "tokens: { b: \"‹{c}›\" }", "components: { d: { ‹widht›: 1 } }")
  }

  @Test func aTokenFileIsKnownByItsLooks() {
    expect(
      .unknownSection,
      in: """
        ‹color›:
          $type: color
          red: { $value: "#f00" }
        size: { small: { $value: 1px } }
        """, saying: [".tokens.yaml"])
  }
}
