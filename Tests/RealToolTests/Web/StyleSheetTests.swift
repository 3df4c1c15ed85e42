import TestSupport
import Testing

@Suite(.requires(StyleSheet.tools))
struct StyleSheetTests {
  @Test func readsDeclarationsWithTheirRules() async throws {
    let sheet = try await StyleSheet.parse(
      """
      /* { } */
      :root { --a: 1px; --b: calc( var(--a) * 2 ) }
      @media (width > 3px) { .x, .y { color: red !important; color: "}" } }
      """)
    #expect(sheet.errors == [])
    #expect(sheet.value("--b", in: ":root") == "calc( var(--a) * 2 )")
    #expect(sheet.value("color", in: "@media (width > 3px)", ".x, .y") == "\"}\"")
    #expect(sheet.declarations.map(\.name) == ["--a", "--b", "color", "color"])
    #expect(sheet.declarations[2].value == "red !important")
    #expect(sheet.minified?.hasPrefix(":root{--a:1px;") == true)
  }

  @Test(arguments: [
    ".a { color: red", "a { b { c: d } ", ".a { color }", ".a:::b { color: red }",
    ".a { color: ) }",
  ])
  func findsErrors(text: String) async throws {
    // An end that is missing is not an error in CSS; everything else here is.
    let sheet = try await StyleSheet.parse(text)
    #expect(
      sheet.errors.isEmpty == text.hasSuffix("red") || text.hasSuffix("d } "), "\(sheet.errors)")
  }
}
