/// The names of outputs: they are typed behind `--only` and become folders.
enum OutputName {
  static func isAllowed(_ name: String) -> Bool {
    let isFirstAllowed = name.utf8.first.map { isLetterOrDigit($0) } ?? false
    return isFirstAllowed
      && name.utf8.allSatisfy {
        isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}
