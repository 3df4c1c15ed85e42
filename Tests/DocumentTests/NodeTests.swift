import Diagnostics
import Document
import Testing

struct NodeTests {
  @Test func entriesElementsAndTexts() {
    let reading = Reading(
      """
      color:
        green: { $value: "#6DE67B", 100: [1, 2.5, -3e2, yes] }
        'on': null
      """)
    #expect(reading.messages == [])
    #expect(
      reading.outline
        == "{color: {green: {$value: '#6DE67B', 100: [1.0, 2.5, -300.0, 'yes']}, on: null}}")
    #expect(reading.node("color", "green", "100", "2")?.text == "-3e2")
    #expect(reading.node("color")?.count == 2)
    #expect(reading.node("color", "blue") == nil)
    #expect(reading.node("color", "green", "$value")?.isQuoted == true)
    #expect(reading.node("color", "green")?.entry("$value")?.key.hasText("$value") == true)
  }

  @Test func spans() {
    let reading = Reading(
      """
      grün: ‹{ a: ‹"é x"›, b: ‹[1, ‹zwei›]› }›
      list:
        ‹- ‹'q'›
        - ‹‹k›: ‹v›››   # comment

      last: ‹plain text›
      """)
    #expect(reading.messages == [])
    let spans = [
      reading.node("grün"), reading.node("grün", "a"), reading.node("grün", "b"),
      reading.node("grün", "b", "1"), reading.node("list"), reading.node("list", "0"),
      reading.node("list", "1")?.entry("k")?.key, reading.node("list", "1"),
      reading.node("list", "1", "k"),
      reading.node("last"),
    ].map { $0?.span.range }
    #expect(spans == reading.marks)
  }

  @Test func contentSpans() {
    let reading = Reading(
      """
      quoted: "é {‹space.s›} * 2"
      plain: a ‹b› c
      escaped: ‹"a\\tb"›
      """)
    let places = [("quoted", "space.s"), ("plain", "b"), ("escaped", "b")].map { key, part in
      let node = reading.node(key)
      let text = node?.text ?? ""
      let range = text.firstRange(of: part).map {
        text.utf8.distance(
          from: text.startIndex, to: $0.lowerBound)..<text.utf8.distance(
            from: text.startIndex, to: $0.upperBound)
      }
      return range.flatMap { node?.contentSpan($0).range }
    }
    #expect(places == reading.marks)
  }

  @Test func emptyFilesAreNull() {
    for text in ["", "# only a comment\n", "---\n", "\n\n"] {
      let reading = Reading(text)
      #expect(reading.root?.kind == .null)
      #expect(reading.messages == [])
    }
  }
}
