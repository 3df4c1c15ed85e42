import Diagnostics
import Emission
import IR

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

  /// What another tool keeps.
  init(_ kept: KeptValue) {
    self =
      switch kept {
      case .null: .leaf("null")
      case .flag(let flag): .flag(flag)
      case .number(let number): .leaf("\(kept: number)")
      case .text(let text): .text(text)
      case .list(let elements): .list(elements.map { JSONTree($0) })
      case .object(let members):
        .object(members.map { Entry($0.name, JSONTree($0.value)) })
      }
  }

  /// How many bytes it takes on one line; `nil` when they are more than `limit`.
  fileprivate func flatWidth(limit: Int) -> Int? {
    var width = 0
    switch self {
    case .leaf(let code): width = code.bytes.count
    case .list(let elements):
      width = elements.isEmpty ? 2 : elements.count * 2
      for element in elements {
        guard width <= limit, let inner = element.flatWidth(limit: limit - width) else {
          return nil
        }
        width += inner
      }
    case .object(let entries):
      width = 2 + entries.count * 4
      for entry in entries {
        width += entry.key.bytes.count
        guard width <= limit, let inner = entry.value.flatWidth(limit: limit - width) else {
          return nil
        }
        width += inner
      }
    }
    return width <= limit ? width : nil
  }

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
    let room = Self.width - indentationWidth - before.bytes.count - after.bytes.count
    if tree.flatWidth(limit: room) != nil { return line("\(before)\(tree.flat)\(after)") }
    switch tree {
    case .leaf(let code): line("\(before)\(code)\(after)")
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
