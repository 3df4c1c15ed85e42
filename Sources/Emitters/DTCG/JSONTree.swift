import Diagnostics
import Emission

/// A JSON value before it is laid out: on one line where it fits, else with a line for each part.
enum JSONTree: Hashable, Sendable {
  case leaf(JSONCode)
  case list([JSONTree])
  case object([Entry])

  struct Entry: Hashable, Sendable {
    let key: JSONCode
    let value: JSONTree

    init(_ key: String, _ value: JSONTree) {
      self.key = "\(string: key)"
      self.value = value
    }
  }

  static func text(_ text: String) -> JSONTree { .leaf("\(string: text)") }

  static func number(_ number: Double) -> JSONTree { .leaf("\(number: number)") }

  static func flag(_ flag: Bool) -> JSONTree { .leaf(flag ? "true" : "false") }

  /// On one line.
  var flat: JSONCode {
    switch self {
    case .leaf(let code): return code
    case .list(let elements):
      return elements.isEmpty
        ? "[]" : "[\(elements.map(\.flat).joined(separator: ", "))]"
    case .object(let entries):
      return entries.isEmpty
        ? "{}"
        : "{ \(entries.map { "\($0.key): \($0.value.flat)" as JSONCode }.joined(separator: ", ")) }"
    }
  }
}

extension SourceWriter<JSON> {
  /// How wide a line may be, its indentation included.
  private static var width: Int { 100 }

  /// Writes a value, with what stands before it on its first line and behind it on its last.
  mutating func write(_ tree: JSONTree, before: JSONCode = "", after: JSONCode = "") {
    let flat: JSONCode = "\(before)\(tree.flat)\(after)"
    if indentationWidth + flat.bytes.count <= Self.width { return line(flat) }
    switch tree {
    case .leaf: line(flat)
    case .list(let elements):
      block("\(before)[", closing: "]\(after)") { writer in
        for (index, element) in elements.enumerated() {
          writer.write(element, after: index < elements.count - 1 ? "," : "")
        }
      }
    case .object(let entries):
      block("\(before){", closing: "}\(after)") { writer in
        writer.write(entries, isLast: true)
      }
    }
  }

  /// The entries of an object, each on a line of its own or more.
  ///
  /// - Parameter isLast: whether nothing follows in the object.
  mutating func write(_ entries: [JSONTree.Entry], isLast: Bool) {
    for (index, entry) in entries.enumerated() {
      let ends = isLast && index == entries.count - 1
      write(entry.value, before: "\(entry.key): ", after: ends ? "" : ",")
    }
  }
}
