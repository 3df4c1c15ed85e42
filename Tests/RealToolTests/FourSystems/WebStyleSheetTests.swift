import TestSupport
import Testing

/// The generated style sheets are CSS to every reader.
struct WebStyleSheetTests {
  @Test(.requires(StyleSheet.tools))
  func parse() async throws {
    for text in try WebExample.styleSheets() {
      #expect(try await StyleSheet.parse(text).errors == [])
    }
  }

  @Test(.requires(Browser.tools))
  func areTakenWhole() async throws {
    for text in try WebExample.styleSheets() {
      #expect(try await Browser.run(.refused(text))[0] == [])
    }
  }
}
