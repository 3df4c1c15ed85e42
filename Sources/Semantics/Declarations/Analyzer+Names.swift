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
  ///
  /// - Parameter broken: takes the names that no declaration is left for, and that are not to be
  ///   called unknown.
  mutating func distinct<Declaration>(
    _ declarations: [Declaration], _ section: String,
    broken: WritableKeyPath<Analyzer, Set<String>>,
    key: (Declaration) -> Node
  ) -> [Declaration] {
    var first: [String: SourceSpan] = [:]
    return declarations.filter { declaration in
      let node = key(declaration)
      let name = node.text
      guard isDeclarationName(node) else {
        self[keyPath: broken].insert(name)
        return false
      }
      if let other = first[name] {
        diagnostics.report(
          .error(
            .nameCollision, at: node.span, "the \(section) '\(name.shortened)' is declared twice",
            help: ["rename one of them, or take one out"],
            related: [.init(span: other, message: "it is also declared here")]))
        return false
      }
      first[name] = node.span
      return true
    }
  }

  /// Whether a name can be written bare where it is used, and made into a type's name.
  ///
  /// - Parameter allowsDigitFirst: options are never written where a number could stand: `2xl` is one.
  mutating func isDeclarationName(_ node: Node, allowsDigitFirst: Bool = false) -> Bool {
    let isName = node.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return false }
      let isDigit = (0x30...0x39).contains(first)
      return (allowsDigitFirst || !isDigit) && (isDigit || isLetter(first)) && last != 0x20
        && bytes.allSatisfy {
          isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D || $0 == 0x20
        }
    }
    guard isName else {
      diagnostics.report(
        .error(
          .invalidName, at: node.span,
          node.text.isEmpty ? "a name is empty" : "'\(node.text.shortened)' cannot be a name here",
          help: [
            "a name \(allowsDigitFirst ? "has" : "begins with a letter, and goes on with") letters, digits, '-' and '_'"
          ]))
      return false
    }
    return true
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }

  /// The place of the declaration that a value names, or `nil` after reporting that there is none.
  ///
  /// - Parameters:
  ///   - subject: what is named, with its article: "a shape".
  ///   - builtIn: names of others that can stand here, for suggestions.
  mutating func place(
    of node: Node, in index: NameIndex, _ subject: String, builtIn: [String] = []
  ) -> Int? {
    let kind = subject.drop { $0 != " " }.dropFirst()
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(
        wrongKind: node, expected: "here stands the name of \(subject)",
        example: index.names.first ?? builtIn.first ?? "")
      return nil
    }
    let name = node.text
    if let place = index.place(of: name) { return place }
    if index.broken.contains(name) {
      silencedCount += 1
      return nil
    }
    let names = index.names + builtIn
    let isToken = node.withUTF8 { $0.contains(0x7B) }
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "no \(kind) is called '\(name.shortened)'",
        help: [
          isToken
            ? "\(subject) is named without braces"
            : didYouMean(name, among: names).first
              ?? (names.isEmpty ? "none is declared" : "there is \(Self.listed(names))")
        ]))
    return nil
  }

  /// At most a dozen names.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
