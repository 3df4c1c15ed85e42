import Emission

/// An expression that can be broken over lines: a list, or something and calls one upon the other.
struct Expression: Hashable {
  struct Call: Hashable {
    /// `FukidashiTypography`, or with its dot: `.delay`.
    var name: Code<Swift>
    var arguments: [Code<Swift>]

    var code: Code<Swift> { "\(name)(\(arguments.joined(separator: ", ")))" }
  }

  /// What the first call is upon; empty when it stands by itself.
  var base: Code<Swift>
  var calls: [Call] = []
  /// A call whose arguments are calls, which stands by itself.
  var nested: Nested?

  struct Nested: Hashable {
    var name: Code<Swift>
    var calls: [Call]
  }

  static func call(_ name: Code<Swift>, calls: [Call]) -> Expression {
    Expression(
      base: "\(name)(\(calls.map(\.code).joined(separator: ", ")))",
      nested: Nested(name: name, calls: calls))
  }

  /// A list, which stands by itself or is the one argument of a call.
  var list: List?

  struct List: Hashable {
    var opening: Code<Swift>
    var items: [Code<Swift>]
    var closing: Code<Swift>

    var code: Code<Swift> { "\(opening)\(items.joined(separator: ", "))\(closing)" }
  }

  private static func list(_ list: List) -> Expression {
    Expression(base: list.code, list: list)
  }

  static func list(_ items: [Code<Swift>]) -> Expression {
    .list(List(opening: "[", items: items, closing: "]"))
  }

  /// `Gradient(stops: [a, b])`.
  static func call(
    _ name: Code<Swift>, listLabelled label: Code<Swift>, _ items: [Code<Swift>]
  ) -> Expression {
    .list(List(opening: "\(name)(\(label): [", items: items, closing: "])"))
  }

  static func plain(_ code: Code<Swift>) -> Expression {
    Expression(base: code)
  }

  static func call(
    _ name: Code<Swift>, _ arguments: [Code<Swift>], on base: Code<Swift> = ""
  ) -> Expression {
    Expression(base: base, calls: [Call(name: name, arguments: arguments)])
  }

  /// With a call upon the result.
  func calling(_ name: Code<Swift>, _ arguments: [Code<Swift>]) -> Expression {
    Expression(base: base, calls: calls + [Call(name: name, arguments: arguments)])
  }

  /// The expression on one line.
  var code: Code<Swift> { calls.reduce(base) { $0 + $1.code } }
}

extension SourceWriter<Swift> {
  /// An expression on lines of its own.
  mutating func expression(_ expression: Expression) {
    if let list = expression.list, !fits(expression.code) {
      self.list(list.opening, items: list.items, closing: list.closing)
      return
    }
    if let nested = expression.nested, !fits(expression.code) {
      call(nested.name, calls: nested.calls)
      return
    }
    guard let call = expression.calls.first, expression.calls.count == 1 else {
      line(expression.code)
      return
    }
    self.call("\(expression.base)\(call.name)", call.arguments)
  }

  /// `head = expression`, broken where there is no room for it on one line.
  ///
  /// - Parameter start: where the declaration began, its comments included.
  mutating func constant(_ head: Code<Swift>, _ expression: Expression, from start: Int) {
    let code = expression.code
    if let list = expression.list, !fits("\(head) = \(code)") {
      self.list("\(head) = \(list.opening)", items: list.items, closing: list.closing)
      keepLayout(from: start)
      return
    }
    if let nested = expression.nested, !fits("\(head) = \(code)") {
      call("\(head) = \(nested.name)", calls: nested.calls)
      keepLayout(from: start)
      return
    }
    guard let first = expression.calls.first, !fits("\(head) = \(code)") else {
      constant(head, code, from: start)
      return
    }
    guard expression.calls.count > 1 else {
      call("\(head) = \(expression.base)\(first.name)", first.arguments)
      keepLayout(from: start)
      return
    }
    line("\(head) =")
    indented { writer in
      writer.line(expression.base)
      for (index, call) in expression.calls.enumerated() {
        writer.call(
          call.name, call.arguments, goesOn: index < expression.calls.count - 1)
      }
    }
    keepLayout(from: start)
  }
}
