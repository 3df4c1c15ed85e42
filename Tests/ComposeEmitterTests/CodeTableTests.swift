import Emission
import Testing

@testable import ComposeEmitter

/// The expressions that decide between variants.
struct CodeTableTests {
  private let asked = [
    CodeTable.Axis(code: "tone", options: ["Tone.Info", "Tone.Danger", "Tone.Calm"]),
    CodeTable.Axis(code: "size", options: ["Size.S", "Size.M"]),
    CodeTable.Axis(code: "mirrored", options: []),
  ]

  private func text(_ axes: [Int], _ cells: [Code<Kotlin>?]) -> String {
    let counts = axes.map { asked[$0].isBoolean ? 2 : asked[$0].options.count }
    return CodeTable(axes: axes, counts: counts, cells: cells)
      .decision(asked, missing: "none").lines(width: 100)
      .map { String(repeating: "    ", count: $0.depth) + $0.code.text }
      .joined(separator: "\n")
  }

  @Test func nothingToDecide() {
    #expect(text([], ["a"]) == "a")
    #expect(text([], [nil]) == "none")
    #expect(text([1], ["a", "a"]) == "a")
  }

  @Test func yesComesBeforeNo() {
    #expect(text([2], ["no", "yes"]) == "if (mirrored) yes else no")
  }

  @Test func oneOptionAgainstTheOthers() {
    #expect(text([0], ["a", "b", "a"]) == "if (tone == Tone.Danger) b else a")
  }

  @Test func everyOptionItsOwn() {
    #expect(
      text([0], ["a", "b", "c"]) == """
        when (tone) {
            Tone.Info -> a
            Tone.Danger -> b
            Tone.Calm -> c
        }
        """)
  }

  @Test func aCompoundIsOneCondition() {
    #expect(
      text([0, 1], [nil, nil, "bold", nil, nil, nil])
        == "if (tone == Tone.Danger && size == Size.S) bold else none")
  }

  @Test func theCellIsThatOfTheChoices() {
    let table = CodeTable(axes: [0, 1], counts: [3, 2], cells: ["a", "b", "c", "d", "e", "f"])
    #expect(table.cell(for: [0: 2, 1: 1]) == "f")
    #expect(table.cell(for: [0: 1, 1: 0]) == "c")
  }
}
