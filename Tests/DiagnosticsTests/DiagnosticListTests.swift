import Diagnostics
import Testing

struct DiagnosticListTests {
  private func fault(_ start: Int, _ message: String) -> Diagnostic {
    .error(
      .invalidValue, at: SourceSpan(file: FileID(0), start: start, end: start + 1), message)
  }

  @Test func sortsByPlaceAndSaysEachOnce() {
    var list = DiagnosticList()
    list.report(fault(9, "c"))
    list.report(fault(2, "b"))
    list.report(fault(2, "a"))
    list.report(fault(9, "c"))
    list.report(.warning(.nothingToBuild, at: nil, "no place"))
    #expect(list.sorted.map(\.message) == ["no place", "b", "a", "c"])
    #expect(list.hasErrors)
  }
}
