import Diagnostics
import Document

/// Reads a text for a test; the places in it can be marked with ‹ and ›, which are taken out.
struct Reading {
  let text: String
  /// The marked ranges of bytes, in the order of their beginnings.
  let marks: [Range<Int>]
  let tree: DocumentTree?
  let diagnostics: [Diagnostic]

  init(_ marked: String, path: String = "test.yaml", limits: Limits = Limits()) {
    var bytes: [UInt8] = []
    var marks: [Range<Int>] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "‹": open.append(bytes.count)
      case "›": marks.append((open.popLast() ?? bytes.count)..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    self.init(bytes: bytes, marks: marks, path: path, limits: limits)
  }

  init(
    bytes: [UInt8], marks: [Range<Int>] = [], path: String = "test.yaml", limits: Limits = Limits()
  ) {
    text = String(decoding: bytes, as: UTF8.self)
    self.marks = marks.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var list = DiagnosticList()
    tree = DocumentReader.read(
      SourceFile(path: path, bytes: bytes), id: FileID(0), limits: limits, into: &list)
    diagnostics = list.diagnostics
  }

  var root: Node? { tree?.root }

  /// The node at a path of keys and list positions.
  func node(_ path: String...) -> Node? {
    path.reduce(root) { node, step in
      guard let node else { return nil }
      if node.kind == .sequence {
        return Int(step).flatMap { index in node.elements.dropFirst(index).first { _ in true } }
      }
      return node[step]
    }
  }

  /// One line that tells all of the tree.
  var outline: String { root.map(Self.outline) ?? "-" }

  static func outline(_ node: Node) -> String {
    switch node.kind {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string: "'\(node.text)'"
    case .sequence: "[" + node.elements.map(outline).joined(separator: ", ") + "]"
    case .mapping:
      "{"
        + node.entries.map { "\($0.key.text): \(outline($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  var messages: [String] { diagnostics.map { "\($0.rule.rawValue): \($0.message)" } }
  var rules: [Rule] { diagnostics.map(\.rule) }
  var ranges: [Range<Int>?] { diagnostics.map { $0.span?.range } }
}
