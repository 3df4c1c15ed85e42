import Diagnostics
import Testing

struct FixItsTests {
  private func fix(_ range: Range<Int>, _ text: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(
      message: "",
      span: SourceSpan(file: FileID(0), start: range.lowerBound, end: range.upperBound),
      replacement: text)
  }

  private func apply(_ fixIts: [Diagnostic.FixIt], to text: String) -> String {
    String(decoding: FixIts.apply(fixIts, to: Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test func theRestStays() {
    #expect(apply([fix(2..<4, "-"), fix(0..<1, "YY"), fix(5..<5, "+")], to: "abcdef") == "YYb-e+f")
    #expect(apply([], to: "a\r\nb") == "a\r\nb")
  }

  @Test func ofTwoAtOnePlaceTheFirstIsMade() {
    let result = FixIts.apply(
      [fix(1..<3, "X"), fix(2..<4, "Y"), fix(9..<12, "Z")], to: Array("abcde".utf8))
    #expect(String(decoding: result.bytes, as: UTF8.self) == "aXde")
    #expect(result.count == 1)
  }
}
