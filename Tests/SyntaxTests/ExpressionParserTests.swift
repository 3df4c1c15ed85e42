import Diagnostics
import Document
import Syntax
import Testing

@Suite struct ExpressionParserTests {
  /// The formula with brackets round every step.
  private func shape(_ text: String) -> String? {
    var list = DiagnosticList()
    let file = SourceFile(path: "spec.yaml", text: "- \"\(text)\"")
    guard let tree = DocumentReader.read(file, id: FileID(0), into: &list),
      let node = tree.root.elements.first(where: { _ in true }),
      let expression = ExpressionParser.parse(node, diagnostics: &list)
    else { return nil }
    return Self.shape(expression)
  }

  private static func shape(_ expression: Expression) -> String {
    switch expression.form {
    case .number(let number, let unit): "\(number)\(unit?.rawValue ?? "")"
    case .reference(let path): "{\(path)}"
    case .name(let name): name
    case .color(let text): "<\(text)>"
    case .call(let name, let arguments):
      "\(name)[\(arguments.map(shape).joined(separator: ", "))]"
    case .negated(let inner): "(-\(shape(inner)))"
    case .binary(let sign, let left, let right):
      "(\(shape(left)) \(sign.rawValue) \(shape(right)))"
    }
  }

  @Test(arguments: [
    ("1 + 2 * 3", "(1.0 + (2.0 * 3.0))"),
    ("1 - 2 - 3", "((1.0 - 2.0) - 3.0)"),
    ("8 / 4 / 2", "((8.0 / 4.0) / 2.0)"),
    ("(1 + 2) * 3", "((1.0 + 2.0) * 3.0)"),
    ("-a*2", "((-a) * 2.0)"),
    ("width-8", "(width - 8.0)"),
    ("{ space.s } * 2", "({space.s} * 2.0)"),
    ("{a-b/c d}", "{a-b/c d}"),
    ("mix(#fff, {a}, 20%)", "mix[<#fff>, {a}, 20.0%]"),
    ("mix(rgb(1, 2, 3), red, .5)", "mix[<rgb(1, 2, 3)>, red, 0.5]"),
    ("1.5e2px", "150.0px"),
    ("2em", "2.0em"),
  ])
  func readsByPrecedence(text: String, expected: String) {
    #expect(shape(text) == expected)
  }

  /// The place between the marks is what the error underlines.
  @Test(arguments: [
    "4 +‹›", "‹)›4", "(‹›", "‹{›", "4 ‹$› 3", "8‹pq›", "‹{a.b + 1›", "‹1.2.3›", "‹{}›", "‹(›4",
  ])
  func showsWhereItBreaks(marked: String) throws {
    let parts = marked.split(omittingEmptySubsequences: false) { "‹›".contains($0) }
    let text = parts.joined()
    // The text stands behind a dash, a blank and a quote.
    let start = 3 + parts[0].utf8.count
    let end = start + parts[1].utf8.count
    var list = DiagnosticList()
    let file = SourceFile(path: "spec.yaml", text: "- \"\(text)\"")
    let tree = try #require(DocumentReader.read(file, id: FileID(0), into: &list))
    let node = try #require(tree.root.elements.first { _ in true })
    #expect(ExpressionParser.parse(node, diagnostics: &list) == nil)
    #expect(list.diagnostics.map { $0.span?.range } == [start..<end])
  }

  @Test func refusesDeepNesting() {
    #expect(shape(String(repeating: "(", count: 10_000) + "1") == nil)
    #expect(shape(String(repeating: "-", count: 10_000) + "1") == nil)
  }
}
