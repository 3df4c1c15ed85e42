/// What reading needs of bytes.
package enum Bytes {
  /// Without blanks, tabs and line breaks at both ends.
  package static func trimmed<Text: BidirectionalCollection<UInt8>>(
    _ bytes: Text
  ) -> Text.SubSequence {
    var rest = bytes[...]
    while let first = rest.first, isBlank(first) { rest = rest.dropFirst() }
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return rest
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
