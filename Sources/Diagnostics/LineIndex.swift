/// Where the lines of a file are: turns byte offsets into the lines and columns that people read.
///
/// Lines end at a line feed, a carriage return or both. Everything is clamped to the file.
package struct LineIndex: Sendable {
  /// Line and column, both counted from 1; the column counts Unicode scalars.
  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let bytes: [UInt8]
  /// The byte offset of the beginning of each line.
  private let starts: [UInt32]

  package init(_ file: SourceFile) {
    bytes = file.bytes
    // A byte-order mark is no part of what people see.
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        let byte = bytes[offset]
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
        starts.append(UInt32(clamping: offset + 1))
      }
    }
    self.starts = starts
  }

  package var lineCount: Int { starts.count }

  package func position(of offset: Int) -> Position {
    let line = line(of: offset)
    let start = Int(starts[line - 1])
    let end = min(max(offset, start), bytes.count)
    // Continuation bytes of UTF-8 begin no scalar.
    let column = bytes[start..<end].reduce(into: 1) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
    return Position(line: line, column: column)
  }

  /// The number of the line that the byte belongs to, counted from 1.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, counted from 1, without its line break.
  package func range(ofLine line: Int) -> Range<Int> {
    let index = min(max(line, 1), starts.count) - 1
    let start = min(Int(starts[index]), bytes.count)
    var end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
