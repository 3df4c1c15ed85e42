/// The words of a name in ASCII, joined without a string for each: nearly all names are such, and a
/// large set has a hundred thousand of them.
struct ASCIIWords {
  private let name: UnsafeBufferPointer<UInt8>

  /// `nil` when there is anything outside ASCII.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    for byte in name where byte >= 0x80 { return nil }
    self.name = name
  }

  /// `corner-radius`
  var kebab: String {
    // Each word takes a hyphen more at most.
    written(capacity: name.count * 2) { output in
      forEachWord { word in
        if !output.isEmpty { output.append(0x2D) }
        for byte in word { output.append(byte.lowercased) }
      }
    }
  }

  /// `cornerRadius`, or `CornerRadius`.
  func camel(capitalizesFirst: Bool) -> String {
    written(capacity: name.count * 2) { output in
      forEachWord { word in
        if output.last?.isDigit == true, word[word.startIndex].isDigit { output.append(0x5F) }
        guard !output.isEmpty || capitalizesFirst else {
          for byte in word { output.append(byte.lowercased) }
          return
        }
        output.append(word[word.startIndex].uppercased)
        let rest = word.dropFirst()
        let keepsCapitals = rest.contains { (0x61...0x7A).contains($0) }
        for byte in rest { output.append(keepsCapitals ? byte : byte.lowercased) }
      }
    }
  }

  private func forEachWord(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    var start: Int?
    var previous: NameStyle.Class = .separator
    for place in name.indices {
      let current = NameStyle.Class(ascii: name[place])
      let tears =
        switch (previous, current) {
        case (_, .separator), (.lower, .upper): true
        case (.upper, .upper):
          place + 1 < name.count && NameStyle.Class(ascii: name[place + 1]) == .lower
        default: false
        }
      if tears, let begun = start {
        body(name[begun..<place])
        start = nil
      }
      if start == nil, current != .separator { start = place }
      previous = current
    }
    if let begun = start { body(name[begun...]) }
  }

  private func written(capacity: Int, _ body: (inout Output) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var output = Output(buffer: buffer)
      body(&output)
      return String(decoding: buffer[..<output.count], as: UTF8.self)
    }
  }

  /// Bytes in memory that is known to be large enough.
  private struct Output {
    let buffer: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    init(buffer: UnsafeMutableBufferPointer<UInt8>) {
      self.buffer = buffer
    }

    var isEmpty: Bool { count == 0 }
    var last: UInt8? { count == 0 ? nil : buffer[count - 1] }

    mutating func append(_ byte: UInt8) {
      buffer[count] = byte
      count += 1
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  fileprivate var uppercased: UInt8 { (0x61...0x7A).contains(self) ? self & 0xDF : self }
}
