import Emission
import EmissionTestSupport
import IR
import Testing

/// What tokens hold in each context, worked out once for all of them.
@Suite struct TokenHoldersTests {
  private let css = PlatformID("css")
  private let dark = Condition.Mode(axis: 0, context: 1)
  private let high = Condition.Mode(axis: 1, context: 1)

  private func length(_ number: Double) -> TokenValue { .literal(.dimension(Dimension(number))) }

  /// Aliases that themselves differ by mode, to tokens that do.
  private func chain(_ count: Int) -> DesignSystem {
    var builder = DesignBuilder()
    builder.design.axes = ModeAxis.standard
    let light = builder.token(
      "light", in: .root, type: .dimension,
      Conditional(length(1), overrides: [.init(Condition(modes: [high]), length(2))]))
    let other = builder.token("dark", in: .root, type: .dimension, Conditional(length(3)))
    var last = light
    for place in 0..<count {
      last = builder.token(
        "t\(place)", in: .root, type: .dimension,
        Conditional(
          .alias(last),
          overrides: [.init(Condition(modes: [dark]), .alias(place % 7 == 6 ? other : last))]))
    }
    return builder.design
  }

  @Test func sayWhatWalkingAlongTheAliasesSays() {
    let design = chain(20)
    let prepared = design.specialized(to: css)
    let contexts = design.axes.contexts(over: design.axes(of: TokenID(21), on: css))
    #expect(contexts.count == 4)
    var values: Set<Value?> = []
    for token in design.tokens.indices.map({ TokenID($0) }) {
      for context in contexts {
        let value = prepared.value(of: token, on: css, in: context)
        #expect(value == design.value(of: token, on: css, in: context))
        values.insert(value)
      }
    }
    #expect(values.count == 3)
  }

  @Test func aTokenWithoutAValueInAContextHasNone() {
    var builder = DesignBuilder()
    builder.design.axes = ModeAxis.standard
    let only = builder.token(
      "only", in: .root, type: .dimension,
      Conditional(nil, overrides: [.init(Condition(modes: [dark]), length(1))]))
    let alias = builder.alias("alias", of: only)
    let design = builder.design.specialized(to: css)
    #expect(design.value(of: alias, on: css, in: .standard) == nil)
    #expect(
      design.value(of: alias, on: css, in: ModeContext([dark])) == .dimension(Dimension(1)))
  }

  /// Walking along the aliases anew for each token would take a minute.
  @Test(.timeLimit(.minutes(1)))
  func longChainsTakeOneStepALink() {
    let count = 100_000
    let design = chain(count).specialized(to: css)
    let context = ModeContext([dark, high])
    var sum = 0.0
    for token in design.tokens.indices {
      guard case .dimension(let length)? = design.value(of: TokenID(token), on: css, in: context)
      else { continue }
      sum += length.number
    }
    // Two at the beginning, six that follow the first, and the rest the other.
    #expect(sum == 2 + 3 + 6 * 2 + Double(count - 6) * 3)
  }
}
