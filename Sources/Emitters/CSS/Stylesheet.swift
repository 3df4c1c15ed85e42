import Emission
import IR

/// What a property is set to.
enum DeclarationValue: Hashable {
  case code(CSSCode)
  case call(Call)
  /// With commas between, on a line each where they do not fit on one.
  case list([CSSCode])
}

/// `name: value;`
struct Declaration: Hashable {
  var name: CSSCode
  var value: DeclarationValue

  init(_ name: CSSCode, _ value: CSSCode) {
    self.name = name
    self.value = .code(value)
  }

  init(_ name: CSSCode, _ value: Call) {
    self.name = name
    self.value = .call(value)
  }

  init(_ variable: Name, _ value: CSSCode) {
    self.init("\(id: variable)", value)
  }

  init(_ name: CSSCode, _ value: DeclarationValue) {
    self.name = name
    self.value = value
  }

  var isVariable: Bool { name.bytes.starts(with: [0x2D, 0x2D]) }
}

struct Rule {
  var selectors: [CSSCode]
  var declarations: [Declaration]
}

/// Lines end here at the latest, where they can be broken.
private let lineLength = 100

extension SourceWriter<CSS> {
  /// A comment of its own; nothing when there are no lines.
  mutating func comment(_ lines: [CSSCode]) {
    guard let first = lines.first else { return }
    guard lines.count > 1 else { return line("/* \(first) */") }
    line("/* \(first)")
    for text in lines.dropFirst().dropLast() { line(text.isEmpty ? "" : "   \(text)") }
    line("   \(lines[lines.count - 1]) */")
  }

  mutating func rule(_ rule: Rule) {
    for selector in rule.selectors.dropLast() { line("\(selector),") }
    guard let last = rule.selectors.last else { return }
    line("\(last) {")
    indent()
    var afterVariable = false
    for declaration in rule.declarations {
      if afterVariable, !declaration.isVariable { blank() }
      afterVariable = declaration.isVariable
      self.declaration(declaration)
    }
    outdent()
    line("}")
  }

  /// Rules with empty lines between, inside an at-rule when there is one.
  mutating func rules(_ rules: [Rule], in prelude: CSSCode? = nil) {
    guard !rules.isEmpty else { return }
    if !ends(in: [0x7B, 0x0A]) { blank() }
    if let prelude {
      line("\(prelude) {")
      indent()
    }
    for (place, rule) in rules.enumerated() {
      if place > 0 { blank() }
      self.rule(rule)
    }
    if prelude != nil {
      outdent()
      line("}")
    }
  }

  /// What is only for screens that show the P3 space.
  mutating func wideColors(_ body: (inout SourceWriter) -> Void) {
    blank()
    line("@supports (color: color(display-p3 0 0 0)) {")
    indent()
    line("@media (color-gamut: p3) {")
    indent()
    body(&self)
    outdent()
    line("}")
    outdent()
    line("}")
  }

  /// The appearances that the attribute chooses; without it, the system does.
  mutating func colorScheme(_ axis: ModeAxis) {
    guard let follows = axis.follows else { return }
    rules([
      Rule(
        selectors: [axis.selector(of: follows.off)],
        declarations: [Declaration("color-scheme" as CSSCode, "light" as CSSCode)]),
      Rule(
        selectors: [axis.selector(of: follows.on)],
        declarations: [Declaration("color-scheme" as CSSCode, "dark" as CSSCode)]),
    ])
  }

  mutating func declaration(_ declaration: Declaration) {
    switch declaration.value {
    case .code(let code): line("\(declaration.name): \(code);")
    case .call(let call): self.call(declaration.name, call)
    case .list(let items): list(declaration.name, items)
    }
  }

  private mutating func list(_ name: CSSCode, _ items: [CSSCode]) {
    let whole: CSSCode = "\(name): \(items.joined(separator: ", "));"
    if items.count == 1 || fits(whole.bytes.count) { return line(whole) }
    line("\(name):")
    indent()
    for (place, item) in items.enumerated() {
      let end: CSSCode = place < items.count - 1 ? "," : ";"
      line("\(item)\(end)")
    }
    outdent()
  }

  private mutating func call(_ name: CSSCode, _ call: Call) {
    line("\(name): \(call.function)(")
    indent()
    switch call.layout {
    case .filled: filled(call.items)
    case .onePerLine: onePerLine(call.items)
    }
    outdent()
    line(call.suffix.isEmpty ? ");" : ") \(call.suffix);")
  }

  private mutating func filled(_ items: [[CSSCode]]) {
    var current = CSSCode()
    for (place, item) in items.enumerated() {
      var piece = item.joined(separator: " ")
      if place < items.count - 1 { piece += "," }
      if current.isEmpty {
        current = piece
      } else if fits(current.bytes.count + 1 + piece.bytes.count) {
        current += " \(piece)"
      } else {
        line(current)
        current = piece
      }
    }
    line(current)
  }

  private mutating func onePerLine(_ items: [[CSSCode]]) {
    for (place, item) in items.enumerated() {
      let end: CSSCode = place < items.count - 1 ? "," : ""
      let whole = item.joined(separator: " ") + end
      if fits(whole.bytes.count) || item.count == 1 {
        line(whole)
        continue
      }
      line(item[0])
      indent()
      for (index, part) in item.enumerated().dropFirst() {
        line(index == item.count - 1 ? part + end : part)
      }
      outdent()
    }
  }

  private func fits(_ columns: Int) -> Bool { indentationWidth + columns <= lineLength }
}

extension SourceWriter<CSS> {
  /// What a description and a deprecation tell, as the lines of a comment.
  static func lines(_ annotation: Annotation) -> [CSSCode] {
    if annotation.isEmpty { return [] }
    var lines = annotation.description.map(CommentText.lines) ?? []
    if let deprecation = annotation.deprecation {
      let reason = deprecation.message.map(CommentText.lines) ?? []
      lines.append(reason.first.map { "Deprecated: \($0)" } ?? "Deprecated.")
      lines.append(contentsOf: reason.dropFirst())
    }
    return lines.map { "\(comment: $0)" }
  }
}
