import Emission

/// A computed property that an enum or a struct carries.
struct Member {
  var name: Code<Swift>
  var type: Code<Swift>
  var body: Body

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

extension SourceWriter<Swift> {
  mutating func member(_ member: Member, access: Code<Swift>) {
    if case .expression(let code) = member.body {
      let line: Code<Swift> = "\(access) var \(member.name): \(member.type) { \(code) }"
      if fits(line) {
        self.line(line)
        return
      }
    }
    block("\(access) var \(member.name): \(member.type) {") { writer in
      switch member.body {
      case .expression(let code): writer.line(code)
      case .table(let subject, let cases, let otherwise):
        writer.line("switch \(subject) {")
        for one in cases { writer.choice(one.patterns, one.value) }
        if let otherwise { writer.choice([], .plain(otherwise)) }
        writer.line("}")
      case .chain(let links, let otherwise):
        var head: Code<Swift> = "if"
        for link in links {
          writer.line("\(head) \(link.condition) {")
          writer.indented { $0.line(link.value) }
          head = "} else if"
        }
        writer.line("} else {")
        writer.indented { $0.line(otherwise) }
        writer.line("}")
      }
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
