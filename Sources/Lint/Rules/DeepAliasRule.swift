import Diagnostics
import IR

/// From a token's name few others lead on to its value. Long chains are hard to follow for who changes
/// one of them.
enum DeepAliasRule: LintRule {
  static let rule = Rule.deepAlias
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    let design = subject.design
    // By the token's place: how many names lead on from it, and the first of the longest way.
    var depths = Array(repeating: -1, count: design.tokens.count)
    var next = Array(repeating: -1, count: design.tokens.count)
    var isNamed = Array(repeating: false, count: design.tokens.count)
    // Depth first, without recursion: each token after those that it is an alias of.
    var stack: [Int] = []
    for start in design.tokens.indices where depths[start] < 0 {
      stack.append(start)
      while let index = stack.last {
        let waiting = stack.count
        var depth = 0
        for target in targets(of: design.tokens[index]) {
          isNamed[target] = true
          if depths[target] < 0 {
            stack.append(target)
          } else if depths[target] + 1 > depth {
            depth = depths[target] + 1
            next[index] = target
          }
        }
        guard stack.count == waiting else { continue }
        depths[index] = depth
        stack.removeLast()
      }
    }
    let limit = subject.settings.aliasDepth
    for id in subject.tokens where depths[id.index] > limit && !isNamed[id.index] {
      var chain = [subject.path(of: id)]
      var place = id.index
      while next[place] >= 0, chain.count <= 12 {
        place = next[place]
        chain.append(subject.paths[place])
      }
      if next[place] >= 0 { chain.append("…") }
      findings.append(
        finding(
          at: design[id].annotation.span,
          "\(depths[id.index]) names lead from '\(subject.path(of: id))' to its value: \(chain.joined(separator: " → "))",
          help: ["refer to a token that is nearer to the value; \(limit) names are allowed"]))
    }
  }

  private static func targets(of token: Token) -> [Int] {
    var result: [Int] = []
    for value in [token.value.base].compactMap({ $0 }) + token.value.overrides.map(\.value) {
      if case .alias(let target) = value, !result.contains(target.index) {
        result.append(target.index)
      }
    }
    return result
  }
}
