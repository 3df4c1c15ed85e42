import Diagnostics
import Document
import Testing

struct DuplicateKeyTests {
  @Test(arguments: [
    "‹ink›: 1\ngap: 2\n‹ink›: 3\n", "a: { ‹x›: 1, ‹\"x\"›: 2 }", "‹100›: a\n‹'100'›: b\n",
    "‹\"a\\tb\"›: 1\n‹\"a\\x09b\"›: 2\n", "‹é›: 1\r\n‹é›: 2\r\n",
  ])
  func bothPlaces(_ text: String) {
    let reading = Reading(text)
    #expect(reading.rules == [.duplicateKey])
    #expect(reading.diagnostics[0].span?.range == reading.marks[1])
    #expect(reading.diagnostics[0].related.map(\.span.range) == [reading.marks[0]])
  }

  @Test func inJSONToo() {
    let reading = Reading(#"{ ‹"a"›: 1, "b": { "a": 2 }, ‹"\u0061"›: 3 }"#, path: "a.json")
    #expect(reading.rules == [.duplicateKey])
    #expect(reading.diagnostics[0].span?.range == reading.marks[1])
    #expect(reading.diagnostics[0].related.map(\.span.range) == [reading.marks[0]])
  }

  @Test func theFirstStaysAndTheOthersAreEachReported() {
    let reading = Reading("a: 1\n‹a›: 2\nb: 3\n‹a›: [4]\n")
    #expect(reading.rules == [.duplicateKey, .duplicateKey])
    #expect(reading.ranges == reading.marks)
    #expect(reading.outline == "{a: 1.0, b: 3.0}")
    #expect(reading.node("a")?.text == "1")
  }

  @Test func amongManyKeys() {
    let keys = (0..<3000).map { "key\($0): \($0)\n" }.joined()
    #expect(Reading(keys).messages == [])
    let reading = Reading(keys + "‹key17›: again\nother: 1\n‹key2999›: again\n")
    #expect(reading.rules == [.duplicateKey, .duplicateKey])
    #expect(reading.ranges == reading.marks)
    #expect(reading.root?.count == 3001)
  }

  @Test func aliasesAsKeys() {
    let reading = Reading("a: &k name\nname: 1\n‹*k› : 2\n")
    #expect(reading.rules == [.duplicateKey])
    #expect(reading.ranges == reading.marks)
  }

  @Test func listsAndMapsAreNoKeys() {
    let reading = Reading(
      "‹[1, [2]]›: a\n‹{x: 1}›: b\nc: 3\n? ‹-› d\n: 4\ne: &e [5]\n‹*e› : f\n")
    #expect(reading.rules == Array(repeating: .invalidYAML, count: 4))
    #expect(reading.ranges == reading.marks)
    #expect(reading.outline == "{c: 3.0, e: [5.0]}")
  }
}
