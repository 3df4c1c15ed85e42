import Emission

/// Code that knows where it may be broken over lines, in Kotlin's official style: arguments one a
/// line with a comma behind the last, calls of a chain one a line, an expression body below its `=`.
indirect enum Layout {
  case code(Code<Kotlin>)
  /// One behind the other.
  case joined([Layout])
  /// `opening` items `closing`, with commas between them.
  case list(Code<Kotlin>, [Layout], Code<Kotlin>)
  /// `head value`; where that is too long, the value goes below its head if it fits there whole, and
  /// is broken if not.
  case definition(Code<Kotlin>, Layout)
  /// A receiver and the calls on it, each with its dot.
  case chain(Layout, [Layout])
  case conditional(Code<Kotlin>, then: Layout, else: Layout)
  /// `head {`, a branch a line, `}`.
  case when(Code<Kotlin>, [(condition: Code<Kotlin>, value: Layout)])
  /// `head {`, the statements, `}`.
  case block(Code<Kotlin>, [Layout])
  /// `{ parameter ->`, the statements, `}`.
  case function(Code<Kotlin>, [Layout])
  /// `head { statement }`
  case lambda(Code<Kotlin>, Layout)

  /// A line and how many steps it stands in from where the layout begins.
  struct Line: Hashable {
    var depth: Int
    var code: Code<Kotlin>
  }

  /// The code as lines of at most `width` columns, as far as it can be broken.
  func lines(width: Int) -> [Line] {
    var printer = Printer(width: width)
    printer.print(self, trailing: 0)
    return printer.lines
  }

  /// The code on one line; `nil` when it can't be.
  var flat: Code<Kotlin>? {
    switch self {
    case .code(let code): return code
    case .joined(let parts): return Layout.flat(parts, separator: "")
    case .list(let opening, let items, let closing):
      return Layout.flat(items, separator: ", ").map { "\(opening)\($0)\(closing)" }
    case .definition(let head, let value): return value.flat.map { "\(head) \($0)" }
    case .chain(let receiver, let calls): return Layout.flat([receiver] + calls, separator: "")
    case .conditional(let condition, let then, let otherwise):
      // One inside the other can't be read on one line.
      if case .conditional = then { return nil }
      guard let then = then.flat, let otherwise = otherwise.flat else { return nil }
      return "if (\(condition)) \(then) else \(otherwise)"
    case .lambda(let head, let statement): return statement.flat.map { "\(head) { \($0) }" }
    case .when, .block, .function: return nil
    }
  }

  private static func flat(_ parts: [Layout], separator: Code<Kotlin>) -> Code<Kotlin>? {
    var codes: [Code<Kotlin>] = []
    for part in parts {
      guard let code = part.flat else { return nil }
      codes.append(code)
    }
    return codes.joined(separator: separator)
  }

  /// Whether it can be broken inside, its beginning staying on the line.
  fileprivate var isBreakable: Bool {
    switch self {
    case .code: false
    case .joined(let parts): parts.contains(where: \.isBreakable)
    case .list(_, let items, _): !items.isEmpty
    case .definition(_, let value): value.isBreakable
    case .chain(let receiver, let calls):
      receiver.isBreakable || calls.contains(where: \.isBreakable)
    case .conditional, .when, .block, .function, .lambda: true
    }
  }
}

extension Layout {
  /// `head(arguments)`.
  static func call(_ head: Code<Kotlin>, _ arguments: [Layout]) -> Layout {
    .list("\(head)(", arguments, ")")
  }

  /// `name = value` among arguments.
  static func argument(_ name: Code<Kotlin>, _ value: Layout) -> Layout {
    .joined([.code("\(name) = "), value])
  }
}

/// Lays code out greedily: what fits stays on its line.
private struct Printer {
  let width: Int
  var lines: [Layout.Line] = [.init(depth: 0, code: Code())]
  private var depth = 0

  init(width: Int) {
    self.width = width
  }

  private var room: Int { width - depth * Kotlin.indentation.utf8CodeUnitCount }

  /// - Parameter trailing: the columns that what follows on the last line takes.
  mutating func print(_ layout: Layout, trailing: Int) {
    if let flat = layout.flat, column + flat.columns + trailing <= room {
      return append(flat)
    }
    switch layout {
    case .code(let code):
      append(code)
    case .joined(let parts):
      for (index, part) in parts.enumerated() {
        print(part, trailing: index == parts.count - 1 ? trailing : 0)
      }
    case .list(let opening, let items, let closing):
      append(opening)
      indented { printer in
        for item in items {
          printer.newLine()
          printer.print(item, trailing: 1)
          printer.append(",")
        }
      }
      if !items.isEmpty { newLine() }
      append(closing)
    case .definition(let head, let value):
      append(head)
      let below = room - Kotlin.indentation.utf8CodeUnitCount
      let fitsBelow = value.flat.map { $0.columns + trailing <= below } == true
      if value.isBreakable, !fitsBelow {
        append(" ")
        print(value, trailing: trailing)
      } else {
        indented { printer in
          printer.newLine()
          printer.print(value, trailing: trailing)
        }
      }
    case .chain(let receiver, let calls):
      print(receiver, trailing: 0)
      indented { printer in
        for (index, call) in calls.enumerated() {
          printer.newLine()
          printer.print(call, trailing: index == calls.count - 1 ? trailing : 0)
        }
      }
    case .conditional(let condition, let then, let otherwise):
      append("if (\(condition)) {")
      indented { printer in
        printer.newLine()
        printer.print(then, trailing: 0)
      }
      newLine()
      if case .conditional = otherwise {
        append("} else ")
        print(otherwise, trailing: trailing + room)
      } else {
        append("} else {")
        indented { printer in
          printer.newLine()
          printer.print(otherwise, trailing: 0)
        }
        newLine()
        append("}")
      }
    case .when(let head, let branches):
      append("\(head) {")
      indented { printer in
        for (condition, value) in branches {
          printer.newLine()
          printer.print(.definition("\(condition) ->", value), trailing: 0)
        }
      }
      newLine()
      append("}")
    case .block(let head, let statements):
      self.statements(statements, after: "\(head) {")
    case .function(let parameter, let statements):
      self.statements(statements, after: "{ \(parameter) ->")
    case .lambda(let head, let statement):
      print(.block(head, [statement]), trailing: trailing)
    }
  }

  private mutating func statements(_ statements: [Layout], after head: Code<Kotlin>) {
    append(head)
    indented { printer in
      for statement in statements {
        printer.newLine()
        printer.print(statement, trailing: 0)
      }
    }
    newLine()
    append("}")
  }

  private var column: Int { lines[lines.count - 1].code.columns }

  private mutating func append(_ code: Code<Kotlin>) {
    lines[lines.count - 1].code += code
  }

  private mutating func newLine() {
    lines.append(.init(depth: depth, code: Code()))
  }

  private mutating func indented(_ body: (inout Printer) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

extension Code where L == Kotlin {
  /// How many columns it takes: its scalars.
  var columns: Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
