import Diagnostics
import Document
import IR
import Syntax

/// Descriptions, deprecations, types: what any declaration may say of itself.
extension Analyzer {
  mutating func annotation(key: Node, _ syntax: AnnotationSyntax) -> Annotation {
    var annotation = Annotation(span: key.span)
    if let node = syntax.description { annotation.description = text(node, "a description") }
    if let node = syntax.deprecated {
      switch node.kind {
      case .boolean(let flag): annotation.deprecation = flag ? Deprecation(message: nil) : nil
      case .null: break
      default:
        annotation.deprecation = text(node, "a deprecation").map { Deprecation(message: $0) }
      }
    }
    return annotation
  }

  /// The text of a value that is to be read by people. Nothing at all is no text.
  mutating func text(_ node: Node, _ subject: String) -> String? {
    guard node.isScalar else {
      diagnostics.report(
        wrongKind: node, expected: "\(subject) is a text", example: "\"in quotes\"")
      return nil
    }
    return node.kind == .null || node.text.isEmpty ? nil : node.text
  }

  mutating func flag(_ node: Node, _ subject: String) -> Bool? {
    if case .boolean(let flag) = node.kind { return flag }
    diagnostics.report(
      wrongKind: node, expected: "\(subject) is true or false", example: "true")
    return nil
  }

  mutating func tokenType(_ node: Node) -> TokenType? {
    let name = node.text
    if let type = TokenType(rawValue: name) { return type }
    guard !node.isReported else { return nil }
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(
        wrongKind: node, expected: "a type is one word", example: "$type: color")
      return nil
    }
    let known = TokenType.allCases.map(\.rawValue)
    diagnostics.report(
      .error(
        .unknownType, at: node.span, "there is no type '\(name.shortened)'",
        help: [
          didYouMean(name, among: known).first
            ?? "the types are \(known.joined(separator: ", "))"
        ]))
    return nil
  }
}
