import Emission
import Testing

@testable import ComposeEmitter

/// Where code is broken over lines.
struct LayoutTests {
  private func text(_ layout: Layout, width: Int) -> String {
    layout.lines(width: width)
      .map { String(repeating: "    ", count: $0.depth) + $0.code.text }
      .joined(separator: "\n")
  }

  private let call: Layout = .call("run", [.code("first"), .argument("second", .code("2f"))])

  @Test func whatFitsStaysOnItsLine() {
    #expect(text(call, width: 24) == "run(first, second = 2f)")
  }

  @Test func argumentsStandOneALineWithACommaBehindTheLast() {
    #expect(
      text(call, width: 22) == """
        run(
            first,
            second = 2f,
        )
        """)
  }

  @Test func aValueGoesBelowItsHeadWhereItFitsWhole() {
    let layout: Layout = .definition("fun name() =", call)
    #expect(text(layout, width: 36) == "fun name() = run(first, second = 2f)")
    #expect(text(layout, width: 28) == "fun name() =\n    run(first, second = 2f)")
    #expect(
      text(layout, width: 20) == """
        fun name() = run(
            first,
            second = 2f,
        )
        """)
  }

  @Test func chainsAreBrokenAtEveryDot() {
    let layout: Layout = .argument(
      "modifier",
      .chain(
        .code("modifier"), [.call(".width", [.code("4.dp")]), .call(".clip", [.code("shape")])]))
    #expect(
      text(layout, width: 30) == """
        modifier = modifier
            .width(4.dp)
            .clip(shape)
        """)
  }

  @Test func conditionsAreBrokenIntoBlocks() {
    let layout: Layout = .conditional(
      "large", then: .code("firstValue"),
      else: .conditional("small", then: .code("secondValue"), else: .code("third")))
    #expect(
      text(layout, width: 40) == """
        if (large) {
            firstValue
        } else if (small) {
            secondValue
        } else {
            third
        }
        """)
  }

  @Test func aConditionInsideAnotherIsNeverOnOneLine() {
    let layout: Layout = .conditional(
      "a", then: .conditional("b", then: .code("1"), else: .code("2")), else: .code("3"))
    #expect(
      text(layout, width: 80) == """
        if (a) {
            if (b) 1 else 2
        } else {
            3
        }
        """)
  }
}
