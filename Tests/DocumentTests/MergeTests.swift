import Diagnostics
import Document
import Testing

struct MergeTests {
  @Test func ownKeysWinAndMergedOnesStandWhereTheMergeStands() {
    let reading = Reading(
      """
      base: &base { type: color, value: 1, extra: 2 }
      ink:
        first: 0
        <<: *base
        value: 3
      """)
    #expect(reading.messages == [])
    #expect(
      reading.node("ink").map(Reading.outline)
        == "{first: 0.0, type: 'color', extra: 2.0, value: 3.0}")
    #expect(reading.node("ink")?.count == 4)
    #expect(reading.node("ink", "type")?.text == "color")
  }

  @Test func severalMapsTheEarlierWins() {
    let reading = Reading(
      """
      a: &a { x: 1, y: 1 }
      b: &b { y: 2, z: 2 }
      c: { <<: [*a, *b, { w: 3, z: 3 }] }
      d: { <<: { x: 4 }, y: 5 }
      """)
    #expect(reading.messages == [])
    #expect(
      reading.node("c").map(Reading.outline) == "{x: 1.0, y: 1.0, z: 2.0, w: 3.0}")
    #expect(reading.node("d").map(Reading.outline) == "{x: 4.0, y: 5.0}")
  }

  @Test func mergesOfMergesAndAliasesOfThem() {
    let reading = Reading(
      """
      a: &a { x: 1 }
      b: &b { <<: *a, y: 2 }
      c: { <<: *b, z: 3 }
      d: *b
      e: [1, *b]
      """)
    #expect(reading.node("c").map(Reading.outline) == "{x: 1.0, y: 2.0, z: 3.0}")
    #expect(reading.node("d").map(Reading.outline) == "{x: 1.0, y: 2.0}")
    #expect(reading.node("e").map(Reading.outline) == "[1.0, {x: 1.0, y: 2.0}]")
  }

  @Test func aQuotedMergeKeyIsAName() {
    #expect(Reading("a: { '<<': 1 }").outline == "{a: {<<: 1.0}}")
  }

  @Test func whatIsNoMapCannotBeMerged() {
    let reading = Reading("l: &l text\na: { <<: ‹1› }\nb: { <<: [{ x: 1 }, ‹[]›, ‹*l›] }\n")
    #expect(reading.rules == [.invalidMerge, .invalidMerge, .invalidMerge])
    #expect(reading.ranges == reading.marks)
    #expect(reading.node("b").map(Reading.outline) == "{x: 1.0}")
  }

  @Test func twoMergesInOneMapAreOneKeyTwice() {
    let reading = Reading("a: &a { x: 1 }\nb: { <<: *a, ‹<<›: *a }\n")
    #expect(reading.rules == [.duplicateKey])
    #expect(reading.ranges == reading.marks)
    #expect(reading.diagnostics[0].help == ["merge several maps in one line: '<<: [*one, *other]'"])
  }
}
