import Diagnostics
import Document
import Testing

struct LimitsTests {
  private let limits = Limits(bytes: 1000, depth: 5, aliasExpansion: 20)

  @Test func size() {
    let reading = Reading(String(repeating: "#", count: 1001), limits: limits)
    #expect(reading.rules == [.fileTooLarge])
    #expect(reading.tree == nil)
    #expect(Reading(String(repeating: "#", count: 1000), limits: limits).rules == [])
  }

  @Test(arguments: ["a.yaml", "a.json"])
  func depth(_ path: String) {
    #expect(Reading("[[[[[1]]]]]", path: path, limits: limits).rules == [])
    let reading = Reading("[[[[[‹[›1]]]]]]", path: path, limits: limits)
    #expect(reading.rules == [.nestingTooDeep])
    #expect(reading.ranges == reading.marks)
    #expect(reading.tree == nil)
  }

  @Test func depthThroughAliases() {
    let text = "a: &a [[1]]\nb: &b [[*a]]\nc: [[‹*b›]]\n"
    let reading = Reading(text, limits: limits)
    #expect(reading.rules == [.nestingTooDeep])
    #expect(reading.ranges == reading.marks)
    #expect(Reading("a: &a [[1]]\nb: [[*a]]\n", limits: limits).rules == [])
  }

  @Test func depthInKeys() {
    let reading = Reading("{[[[[[1]]]]]: 1}", limits: limits)
    #expect(reading.rules.contains(.nestingTooDeep))
  }

  @Test func aliasBomb() {
    var text = "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for level in 1..<30 {
      text +=
        "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }
    let reading = Reading(text)
    #expect(reading.rules == [.aliasExpansion])
    #expect(reading.tree == nil)
  }

  @Test func aliasBombOfMerges() {
    var text = "a0: &a0 { k0: 1 }\n"
    for level in 1..<100 { text += "a\(level): &a\(level) { <<: *a\(level - 1), k\(level): 1 }\n" }
    #expect(Reading(text).messages == [])
    #expect(Reading(text).node("a99")?.count == 100)
    #expect(
      Reading(text, limits: Limits(bytes: 9999, depth: 9, aliasExpansion: 500)).rules == [
        .aliasExpansion
      ])
  }

  @Test func expansionIsCountedThroughAliases() {
    // Ten values, and an alias to it that brings in eleven.
    let list = "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    #expect(Reading(list + "b: *a\n", limits: limits).rules == [])
    let reading = Reading(list + "b: *a\nc: ‹*a›\n", limits: limits)
    #expect(reading.rules == [.aliasExpansion])
    #expect(reading.ranges == reading.marks)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["[", "{a: ", "- ", "? ", "{? [", "[{"])
  func endlessNestingEndsSoon(_ opening: String) {
    let reading = Reading(String(repeating: opening, count: 20_000))
    #expect(reading.rules.last == .nestingTooDeep)
  }

  @Test func twentyThousandLevelsOfBlocks() {
    let text = (0..<2000).map { String(repeating: " ", count: $0) + "k:\n" }.joined()
    #expect(Reading(text).rules == [.nestingTooDeep])
    let sixty = (0..<60).map { String(repeating: " ", count: $0) + "k:\n" }.joined()
    #expect(Reading(sixty).rules == [])
  }

  @Test(.timeLimit(.minutes(1))) func aFileOfDirectivesEndsSoon() {
    let directives = (0..<20_000).map { "%TAG !a\($0)! x\n" }.joined()
    #expect(Reading(directives + "---\na: 1\n").rules == [.invalidYAML])
    #expect(Reading((0..<2000).map { "a\($0): 5%\n" }.joined()).rules == [])
  }

  @Test func soManyFaultsAreTold() {
    #expect(Reading(String(repeating: "a: 1\n", count: 5000)).diagnostics.count == 1000)
  }
}
