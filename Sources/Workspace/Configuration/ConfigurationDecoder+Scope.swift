import Compiler
import Diagnostics
import Document
import IR
import Syntax

/// What an output has of the design: `include`, `exclude` and `modes`.
extension ConfigurationDecoder {
  /// `include: ["color.**", "space.*"]`, or one pattern alone.
  mutating func tokens(_ entry: Node.Entry) -> [OutputScope.Tokens] {
    let key = entry.key.text
    let example = "\(key): [\"color.**\"]"
    let isList = entry.value.kind == .sequence
    let nodes = isList ? Array(entry.value.elements) : [entry.value]
    if nodes.isEmpty {
      report(
        invalid: entry.value, "'\(key)' names no tokens", help: "write it like this: \(example)")
    }
    return nodes.compactMap { node in
      guard let text = text(node, "a pattern of tokens' names", example: example) else {
        return nil
      }
      let pattern = TokenPattern(text)
      guard pattern.isWellFormed else {
        report(
          invalid: node, "'\(text.shortened)' is no pattern of tokens' names",
          help: "write names with points between them, and no braces: color.gray.*, color.**")
        return nil
      }
      return OutputScope.Tokens(pattern: pattern, span: node.span)
    }
  }

  /// `modes: { density: compact }`
  mutating func fixedModes(_ node: Node) -> [OutputScope.FixedMode] {
    let example = "modes: { density: compact }"
    guard
      let entries = reader.map(
        node, "the contexts that an output is fixed at", allowsNothing: true, example: example)
    else { return [] }
    return entries.compactMap { entry in
      guard entry.value.isScalar, entry.value.kind != .null else {
        reader.report(
          wrongKind: entry.value, expected: "an output is fixed at one context of an axis",
          example: example)
        return nil
      }
      return OutputScope.FixedMode(
        axis: entry.key.text, axisSpan: entry.key.span, context: entry.value.text,
        contextSpan: entry.value.span)
    }
  }
}
