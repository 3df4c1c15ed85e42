import Diagnostics
import Document
import Testing

struct AliasTests {
  @Test func aliasesAreFollowed() {
    let reading = Reading("a: &x [1, ‹{ b: 2 }›]\nc: ‹*x›\n")
    #expect(reading.messages == [])
    #expect(reading.outline == "{a: [1.0, {b: 2.0}], c: [1.0, {b: 2.0}]}")
    let item = reading.node("c", "1")
    #expect(item?.span.range == reading.marks[0])
    #expect(item?.aliasSpan == nil)
    #expect(reading.node("c")?.aliasSpan?.range == reading.marks[1])
    #expect(reading.node("a", "1")?.isIdentical(to: item!) == true)
  }

  @Test func theLastAnchorOfANameCounts() {
    let reading = Reading("- &x 1\n- *x\n- &x 2\n- *x\n")
    #expect(reading.outline == "[1.0, 1.0, 2.0, 2.0]")
  }

  @Test func spansLeaveOutAnchorsAndTags() {
    let reading = Reading(
      "a: &x !!str ‹text›\nb: !!map &y ‹{ k: 1 }›\nc: &z # note\n  ‹- 1›\nd: &w ‹'q'›\ne: &v‹›\n")
    #expect(reading.messages == [])
    #expect(
      ["a", "b", "c", "d", "e"].map { reading.node($0)?.span.range } == reading.marks)
    #expect(reading.node("e")?.kind == .null)
  }

  @Test func keysCanBeAliases() {
    let reading = Reading("a: &k name\n*k : 1\n")
    #expect(reading.outline == "{a: 'name', name: 1.0}")
  }

  @Test func unknownAnchor() {
    let reading = Reading("a: ‹*x›\nb: ‹*y›\n")
    #expect(reading.rules == [.unknownAnchor, .unknownAnchor])
    #expect(reading.ranges == reading.marks)
    #expect(reading.node("a")?.isReported == true)
    #expect(reading.diagnostics[0].message == "nothing above is marked '&x'")
  }

  @Test func anAliasInsideOfItsOwnValue() {
    let reading = Reading("a: &x { b: [‹*x›] }\n")
    #expect(reading.rules == [.unknownAnchor])
    #expect(reading.ranges == reading.marks)
    #expect(reading.diagnostics[0].message == "'*x' stands inside the value that it repeats")
  }

  @Test func tagsOfTheCoreSchema() {
    let reading = Reading(
      "a: !!str 12\nb: !!int 12\nc: !!float 1\nd: !!null ~\ne: !!bool true\nf: !!seq [!!map {}]\n")
    #expect(reading.messages == [])
    #expect(reading.outline == "{a: '12', b: 12.0, c: 1.0, d: null, e: true, f: [{}]}")
  }

  @Test(arguments: [
    "a: ‹!important› x", "a: ‹!!int› x", "a: ‹!!map› [1]", "a: ‹!<tag:x>› [1]",
    "a: ‹!!binary› eA==",
  ])
  func otherTagsAreErrors(_ text: String) {
    let reading = Reading(text)
    #expect(reading.rules == [.invalidYAML])
    #expect(reading.ranges == reading.marks)
  }
}
