internal import Document

/// The text of a JSON pointer in the fragment of a URI: `#/color/red/$value`, RFC 6901 §6.
enum JSONPointer {
  /// The names on the way, or `nil` when the text is no pointer into its own file.
  static func segments(of node: Node) -> [[UInt8]]? {
    guard node.kind == .string else { return nil }
    return node.withUTF8 { bytes in
      guard bytes.first == 0x23 else { return nil }
      if bytes.count == 1 || bytes.count == 2 && bytes[1] == 0x2F { return [] }
      guard bytes[1] == 0x2F, var decoded = unescaped(bytes[2...]) else { return nil }
      decoded.append(0x2F)
      var segments: [[UInt8]] = []
      var segment: [UInt8] = []
      var index = 0
      while index < decoded.count {
        switch decoded[index] {
        case 0x2F:
          segments.append(segment)
          segment = []
        case 0x7E:
          index += 1
          switch index < decoded.count ? decoded[index] : 0 {
          case 0x30: segment.append(0x7E)
          case 0x31: segment.append(0x2F)
          default: return nil
          }
        case let byte: segment.append(byte)
        }
        index += 1
      }
      return segments
    }
  }

  /// Without the escapes of URIs, `%24` for `$`.
  private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x25, index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// The place in a list that a name on the way says: RFC 6901 §4.
  static func index(_ segment: [UInt8]) -> Int? {
    guard segment.count <= 9, segment.allSatisfy({ (0x30...0x39).contains($0) }),
      let first = segment.first, first != 0x30 || segment.count == 1
    else { return nil }
    return segment.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
