import Color
import Diagnostics
import Document
import IR
import Syntax

/// Names of declarations outside `tokens`, and looking them up.
extension Analyzer {
  func isColorName(_ name: String) -> Bool { ColorValue(cssName: name) != nil }

  func looksLikeColor(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ColorSyntax.looksLikeColor(bytes)
  }

  /// The declarations of a section without those whose name is no name, or was there before: both
  /// are reported.
  mutating func distinct<Declaration>(
    _ declarations: [Declaration], _ section: String, key: (Declaration) -> Node
  ) -> [Declaration] {
    var first: [String: SourceSpan] = [:]
    return declarations.filter { declaration in
      let node = key(declaration)
      let name = node.text
      guard isDeclarationName(node) else { return false }
      if let other = first[name] {
        diagnostics.report(
          .error(
            .nameCollision, at: node.span, "the \(section) '\(name)' is declared twice",
            help: ["rename one of them, or take one out"],
            related: [.init(span: other, message: "it is also declared here")]))
        return false
      }
      first[name] = node.span
      return true
    }
  }

  /// Whether a name can be written bare where it is used, and made into a type's name.
  mutating func isDeclarationName(_ node: Node) -> Bool {
    let isName = node.withUTF8 { bytes in
      guard let first = bytes.first else { return false }
      return !(0x30...0x39).contains(first) && first > 0x20
        && bytes.allSatisfy {
          $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
            || $0 == 0x5F || $0 == 0x2D || $0 == 0x20
        }
    }
    guard isName else {
      diagnostics.report(
        .error(
          .invalidName, at: node.span, "'\(node.text)' cannot be a name here",
          help: ["a name begins with a letter, and goes on with letters, digits, '-' and '_'"]))
      return false
    }
    return true
  }

  /// The place of the declaration that a value names, or `nil` after reporting that there is none.
  mutating func place(
    of node: Node, in names: [String], _ subject: String
  ) -> Int? {
    guard node.isScalar, node.kind != .null else {
      report(
        wrongKind: node, expected: "here stands the name of \(subject)",
        example: names.first ?? "its name")
      return nil
    }
    let name = node.text
    if let index = names.firstIndex(of: name) { return index }
    diagnostics.report(
      .error(
        .unknownName, at: node.span,
        "no \(subject.drop { $0 != " " }.dropFirst()) is called '\(name)'",
        help: [
          didYouMean(name, among: names).first
            ?? (names.isEmpty ? "none is declared" : "there are \(names.joined(separator: ", "))")
        ]))
    return nil
  }
}
