import Emission

/// A computed property, or a function, that an enum or a struct carries.
struct Member: Hashable {
  var name: Code<Swift>
  var type: Code<Swift>
  var body: Body
  /// Those of a function.
  var parameters: [Code<Swift>] = []

  enum Body: Hashable {
    case expression(Code<Swift>)
    /// A `switch`, one case a line.
    case table(subject: Code<Swift>, cases: [Case], otherwise: Code<Swift>?)
    /// `if`, `else if` and at last `else`.
    case chain([Link], otherwise: Code<Swift>)
  }

  struct Case: Hashable {
    var patterns: [Code<Swift>]
    var value: Expression
  }

  struct Link: Hashable {
    var condition: Code<Swift>
    var value: Code<Swift>
  }
}

extension [Member] {
  /// Those that some code mentions, itself or through other members.
  func mentioned(in code: [Code<Swift>]) -> [Member] {
    var isUsed = map { member in code.contains { $0.mentions(member.name) } }
    var hasMore = true
    while hasMore {
      hasMore = false
      for place in indices where !isUsed[place] {
        let name = self[place].name
        isUsed[place] = indices.contains { other in
          isUsed[other] && self[other].code.contains { $0.mentions(name) }
        }
        hasMore = hasMore || isUsed[place]
      }
    }
    return indices.filter { isUsed[$0] }.map { self[$0] }
  }
}

extension SourceWriter<Swift> {
  mutating func member(_ member: Member, access: Code<Swift>) {
    guard member.parameters.isEmpty else {
      function("\(access) func \(member.name)", member.parameters, " -> \(member.type)") {
        $0.body(member.body)
      }
      return
    }
    if case .expression(let code) = member.body {
      let line: Code<Swift> = "\(access) var \(member.name): \(member.type) { \(code) }"
      if fits(line) {
        self.line(line)
        return
      }
    }
    block("\(access) var \(member.name): \(member.type) {") { $0.body(member.body) }
  }

  private mutating func body(_ body: Member.Body) {
    switch body {
    case .expression(let code): line(code)
    case .table(let subject, let cases, let otherwise):
      line("switch \(subject) {")
      for one in cases { choice(one.patterns, one.value) }
      if let otherwise { choice([], .plain(otherwise)) }
      line("}")
    case .chain(let links, let otherwise):
      var head: Code<Swift> = "if"
      for link in links {
        line("\(head) \(link.condition) {")
        indented { $0.line(link.value) }
        head = "} else if"
      }
      line("} else {")
      indented { $0.line(otherwise) }
      line("}")
    }
  }

  /// `case .small: 12`; without patterns, `default: 12`.
  mutating func choice(_ patterns: [Code<Swift>], _ value: Expression) {
    let head: Code<Swift> =
      patterns.isEmpty ? "default:" : "case \(patterns.joined(separator: ", ")):"
    if fits("\(head) \(value.code)") {
      line("\(head) \(value.code)")
      return
    }
    if fits(head) {
      line(head)
    } else {
      list("case ", patterns, end: ":")
    }
    indented { $0.expression(value) }
  }
}
