/// The names that the configuration gives to generated code.
enum GeneratedName {
  /// Whether it is one word of letters and digits that begins with a letter, in any script.
  static func isAllowed(_ text: String) -> Bool {
    var isFirst = true
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      let isDigit = ("0"..."9").contains(scalar) || scalar == "_"
      guard isLetter || (isDigit && !isFirst) else { return false }
      isFirst = false
    }
    return !isFirst
  }

  /// Whether it is a Kotlin package: words of ASCII letters and digits with dots between them.
  static func isPackage(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      part in
      guard let first = part.first, isLetter(first) else { return false }
      return part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
