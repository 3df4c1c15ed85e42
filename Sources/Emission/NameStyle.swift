/// The parts of a name, and the platforms' ways to join them.
package enum NameStyle {
  /// The parts of a name: it is torn at everything that is neither a letter, a mark, a digit nor a
  /// symbol such as an emoji, where a small letter meets a capital, and before the last capital of a
  /// run (`RGBColor`: RGB, Color). Letters and digits stay together: `h1`, `2xl`.
  package static func words(_ name: String) -> [Substring] {
    var words: [Substring] = []
    let scalars = name.unicodeScalars
    var start: String.Index?
    var previous: Class = .separator
    var index = scalars.startIndex
    func close(at end: String.Index) {
      if let begun = start { words.append(name[begun..<end]) }
      start = nil
    }
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      let current = Class(scalars[index])
      switch (previous, current) {
      case (_, .separator):
        close(at: index)
      case (.separator, _):
        start = index
      case (.lower, .upper):
        close(at: index)
        start = index
      case (.upper, .upper) where next < scalars.endIndex && Class(scalars[next]) == .lower:
        close(at: index)
        start = index
      default:
        break
      }
      previous = current
      index = next
    }
    close(at: scalars.endIndex)
    return words
  }

  /// `cornerRadius`. A digit that would meet a digit is kept apart by `_`: `step1_5` is not `step15`.
  package static func lowerCamel(_ words: some Sequence<Substring>) -> String {
    camel(words, capitalizesFirst: false)
  }

  /// `CornerRadius`.
  package static func upperCamel(_ words: some Sequence<Substring>) -> String {
    camel(words, capitalizesFirst: true)
  }

  /// `corner-radius`.
  package static func kebab(_ words: some Sequence<Substring>) -> String {
    words.map { $0.lowercased() }.joined(separator: "-")
  }

  /// The same as `kebab(words(name))`, in one pass where the name is in ASCII.
  package static func kebab(of name: String) -> String {
    var name = name
    let bytes = name.withUTF8 { bytes in asciiKebab(bytes) }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? kebab(words(name))
  }

  /// `nil` when there is anything outside ASCII.
  private static func asciiKebab(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(name.count + 4)
    var previous: Class = .separator
    for (place, byte) in name.enumerated() {
      guard byte < 0x80 else { return nil }
      let current = Class(Unicode.Scalar(byte))
      if current == .separator {
        previous = .separator
        continue
      }
      let begins =
        switch (previous, current) {
        case (.separator, _), (.lower, .upper): true
        case (.upper, .upper):
          place + 1 < name.count && Class(Unicode.Scalar(name[place + 1])) == .lower
        default: false
        }
      if begins, !output.isEmpty { output.append(0x2D) }
      output.append(current == .upper ? byte | 0x20 : byte)
      previous = current
    }
    return output
  }

  private static func camel(_ words: some Sequence<Substring>, capitalizesFirst: Bool) -> String {
    var result = ""
    for word in words {
      if let last = result.utf8.last, let first = word.utf8.first,
        (0x30...0x39).contains(last), (0x30...0x39).contains(first)
      {
        result += "_"
      }
      guard !result.isEmpty || capitalizesFirst else {
        result += word.lowercased()
        continue
      }
      guard let first = word.unicodeScalars.first else { continue }
      result += first.properties.titlecaseMapping
      let rest = String(word.unicodeScalars.dropFirst())
      // A run of capitals is one word: `RGB` becomes `Rgb`, as both platforms' guides ask.
      result +=
        rest.unicodeScalars.contains { $0.properties.isLowercase } ? rest : rest.lowercased()
    }
    return result
  }

  private enum Class: Equatable {
    case separator
    case lower
    case upper
    case digit
    case other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0..<0x80: self = .separator
      default:
        switch scalar.properties.generalCategory {
        case .lowercaseLetter: self = .lower
        case .uppercaseLetter, .titlecaseLetter: self = .upper
        case .decimalNumber: self = .digit
        case .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .letterNumber,
          .otherSymbol, .modifierSymbol:
          self = .other
        default: self = .separator
        }
      }
    }
  }
}
