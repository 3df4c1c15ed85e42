import Diagnostics

/// How one text becomes another, line by line.
package struct LineDiff {
  fileprivate enum Edit {
    case keep(String)
    case remove(String)
    case insert(String)
  }

  private let edits: [Edit]
  /// The byte of the first text at which the first difference begins: the beginning of its line.
  package let start: Int

  /// More lines than this are not compared with each other, but replaced as a whole.
  private static let limit = 600
  /// How many lines are shown.
  private static let longest = 24
  private static let context = 2

  package init(_ found: [UInt8], _ wanted: [UInt8]) {
    let old = Self.lines(found)
    let new = Self.lines(wanted)
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    start = old[..<head].reduce(0) { $0 + $1.utf8.count + 1 }
    edits =
      old[..<head].map { .keep($0) }
      + Self.compare(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
      + old[(old.count - tail)...].map { .keep($0) }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// By the longest common subsequence.
  private static func compare(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Edit] {
    let (old, new) = (Array(old), Array(new))
    guard old.count <= limit, new.count <= limit else {
      return old.map { .remove($0) } + new.map { .insert($0) }
    }
    // lengths[i][j]: of what the lines from i and from j on have in common.
    let width = new.count + 1
    var lengths = Array(repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          old[i] == new[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        edits.append(.keep(old[i]))
        i += 1
        j += 1
      } else if i < old.count,
        j == new.count || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]
      {
        edits.append(.remove(old[i]))
        i += 1
      } else {
        edits.append(.insert(new[j]))
        j += 1
      }
    }
    return edits
  }

  /// In the unified format, cut after some lines. What would steer a terminal is made visible.
  package func text(named path: String) -> String {
    var output = ["--- \(Printable.text(path))", "+++ \(Printable.text(path)) (as built)"]
    var index = 0
    var (oldLine, newLine) = (1, 1)
    var shown = 0
    var hidden = 0
    while index < edits.count {
      guard let first = edits[index...].firstIndex(where: { !$0.isKept }) else { break }
      let from = max(index, first - Self.context)
      oldLine += from - index
      newLine += from - index
      var end = first
      // Changes that are near each other stand in one piece.
      while let next = edits[end...].firstIndex(where: { !$0.isKept }),
        next - end <= Self.context * 2
      {
        end = next + 1
      }
      let until = min(edits.count, end + Self.context)
      let piece = edits[from..<until]
      let removed = piece.count { $0.isOld }
      let inserted = piece.count { $0.isNew }
      if shown < Self.longest {
        output.append(
          "@@ -\(removed == 0 ? oldLine - 1 : oldLine),\(removed) +\(inserted == 0 ? newLine - 1 : newLine),\(inserted) @@"
        )
      }
      for edit in piece {
        if shown < Self.longest { output.append(edit.text) } else { hidden += 1 }
        shown += 1
      }
      oldLine += removed
      newLine += inserted
      index = until
    }
    if hidden > 0 { output.append("… and \(hidden) more lines") }
    return output.joined(separator: "\n")
  }
}

extension LineDiff.Edit {
  fileprivate var isKept: Bool { if case .keep = self { true } else { false } }
  fileprivate var isOld: Bool { if case .insert = self { false } else { true } }
  fileprivate var isNew: Bool { if case .remove = self { false } else { true } }

  fileprivate var text: String {
    switch self {
    case .keep(let line): " " + Printable.text(line)
    case .remove(let line): "-" + Printable.text(line)
    case .insert(let line): "+" + Printable.text(line)
    }
  }
}
