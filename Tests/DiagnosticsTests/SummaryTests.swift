import Diagnostics
import Testing

struct SummaryTests {
  private func summary(_ errors: Int, _ warnings: Int) -> String {
    let error = Diagnostic.error(.invalidValue, at: nil, "e")
    let warning = Diagnostic.warning(.invalidValue, at: nil, "w")
    return Summary(
      Array(repeating: error, count: errors) + Array(repeating: warning, count: warnings)
    ).text
  }

  @Test func countsInWords() {
    #expect(summary(0, 0) == "")
    #expect(summary(1, 0) == "1 error")
    #expect(summary(2, 1) == "2 errors and 1 warning")
    #expect(summary(0, 3) == "3 warnings")
  }
}
