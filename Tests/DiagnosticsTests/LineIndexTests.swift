import Diagnostics
import Testing

struct LineIndexTests {
  /// Lines and columns of all marks.
  private func positions(_ text: String) -> [[Int]] {
    let source = Marked(text)
    let index = LineIndex(SourceFile(path: "a", bytes: source.bytes))
    return source.ranges.map { range in
      let position = index.position(of: range.lowerBound)
      return [position.line, position.column]
    }
  }

  @Test func everyKindOfLineBreak() {
    #expect(
      positions("‹›a\n‹›b\r\n‹›c\r‹›d\n\n‹›") == [[1, 1], [2, 1], [3, 1], [4, 1], [6, 1]])
  }

  @Test func columnsCountScalars() {
    #expect(positions("é色🎨‹›x") == [[1, 4]])
    #expect(positions("\u{FEFF}a‹›\nb‹›") == [[1, 2], [2, 2]])
  }

  @Test func isClampedToTheFile() {
    let index = LineIndex(SourceFile(path: "a", text: "ab\nc"))
    #expect(index.position(of: -5) == .init(line: 1, column: 1))
    #expect(index.position(of: 99) == .init(line: 2, column: 2))
    #expect(index.range(ofLine: 0) == 0..<2)
    #expect(index.range(ofLine: 99) == 3..<4)
    #expect(LineIndex(SourceFile(path: "a", text: "")).range(ofLine: 1) == 0..<0)
    #expect(LineIndex(SourceFile(path: "a", bytes: [0xEF, 0xBB, 0xBF])).range(ofLine: 1) == 3..<3)
  }

  @Test func linesWithoutTheirBreaks() {
    let file = SourceFile(path: "a", text: "ab\r\n\r\ncd")
    let index = LineIndex(file)
    #expect(index.lineCount == 3)
    #expect((1...3).map { index.range(ofLine: $0) } == [0..<2, 4..<4, 6..<8])
  }
}
