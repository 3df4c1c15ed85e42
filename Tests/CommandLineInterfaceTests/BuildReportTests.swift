import Testing

@testable import CommandLineInterface

@Suite struct BuildReportTests {
  @Test(arguments: [
    (0, "less than 1 ms"), (999, "less than 1 ms"), (1000, "1 ms"), (14_900, "14 ms"),
    (999_999, "999 ms"), (1_000_000, "1.0 s"), (1_949_000, "1.9 s"), (1_950_000, "2.0 s"),
    (61_000_000, "61.0 s"),
  ])
  func timesAreShort(microseconds: Int, text: String) {
    #expect(BuildReport.text(of: .microseconds(microseconds)) == text)
  }

  @Test func listsAndCountsReadLikeSentences() {
    #expect(BuildReport.list(["a"]) == "a")
    #expect(BuildReport.list(["a", "b"]) == "a and b")
    #expect(BuildReport.list(["a", "b", "c"]) == "a, b and c")
    #expect(BuildReport.count(0, "file") == "0 files")
    #expect(BuildReport.count(1, "file") == "1 file")
  }
}
