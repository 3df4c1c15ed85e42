import Compiler
import Diagnostics
import Testing

@Suite struct DollarKeyRuleTests {
  @Test func outsideTokens() async {
    let looked = await LookedOver(
      """
      tokens: { a: { $value: 1, $description: x } }
      shapes: { leaf: { ‹$description›: x, path: [move: [0, 0], line: [width, height]] } }
      components: { card: { ‹"$deprecated"›: true, parameters: { c: { ‹$type›: color } } } }
      """)
    looked.expect(
      .dollarKey, saying: ["write 'description'", "write 'deprecated'", "write 'type'"])
    #expect(looked.found(.dollarKey).allSatisfy { $0.severity == .note && $0.fixIts.count == 1 })
  }
}
