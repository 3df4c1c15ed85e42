/// Builds a file line by line.
package struct SourceWriter<L: Language>: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0

  package init() {}

  /// A line at the current indentation. An empty one has no indentation.
  package mutating func line(_ code: Code<L>) {
    writeIndentation()
    bytes.append(contentsOf: code.bytes)
    bytes.append(0x0A)
  }

  /// A line, at the current indentation, before what was written from `offset` on.
  package mutating func insert(_ code: Code<L>, at offset: Int) {
    var line: [UInt8] = []
    L.indentation.withUTF8Buffer { step in
      for _ in 0..<depth { line.append(contentsOf: step) }
    }
    line.append(contentsOf: code.bytes)
    line.append(0x0A)
    bytes.insert(contentsOf: line, at: offset)
  }

  /// An empty line, unless the last line is one or the file has just begun.
  package mutating func blank() {
    guard bytes.count >= 2, !ends(in: [0x0A, 0x0A]) else { return }
    bytes.append(0x0A)
  }

  /// Whether these are the last bytes written. Takes no longer for a longer file.
  package func ends(in tail: [UInt8]) -> Bool {
    bytes.count >= tail.count && bytes[(bytes.count - tail.count)...].elementsEqual(tail)
  }

  /// Lines one step further in.
  package mutating func indented<Failure>(
    _ body: (inout SourceWriter) throws(Failure) -> Void
  ) throws(Failure) {
    depth += 1
    defer { depth -= 1 }
    try body(&self)
  }

  /// `opening`, the body one step further in, `closing`.
  package mutating func block(
    _ opening: Code<L>, closing: Code<L> = "}", _ body: (inout SourceWriter) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Lines from here on stand one step further in, until `outdent()`: for emitters whose own state
  /// takes part in writing, which a closure over the writer could not reach.
  package mutating func indent() {
    depth += 1
  }

  /// Ends what the last `indent()` began.
  package mutating func outdent() {
    depth = max(0, depth - 1)
  }

  private mutating func writeIndentation() {
    L.indentation.withUTF8Buffer { step in
      for _ in 0..<depth { bytes.append(contentsOf: step) }
    }
  }

  /// How many columns the current indentation takes.
  package var indentationWidth: Int { depth * L.indentation.utf8CodeUnitCount }
}
