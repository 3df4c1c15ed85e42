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

  /// The same as `lowerCamel(words(name))`, in one pass where the name is in ASCII.
  package static func lowerCamel(of name: String) -> String {
    camel(of: name, capitalizesFirst: false)
  }

  /// The same as `upperCamel(words(name))`, in one pass where the name is in ASCII.
  package static func upperCamel(of name: String) -> String {
    camel(of: name, capitalizesFirst: true)
  }

  /// `corner-radius`.
  package static func kebab(_ words: some Sequence<Substring>) -> String {
    words.map { $0.lowercased() }.joined(separator: "-")
  }

  /// The same as `kebab(words(name))`, in one pass where the name is in ASCII.
  package static func kebab(of name: String) -> String {
    var name = name
    return name.withUTF8 { ASCIIWords($0)?.kebab } ?? kebab(words(name))
  }

  private static func camel(of name: String, capitalizesFirst: Bool) -> String {
    var text = name
    return text.withUTF8 { ASCIIWords($0)?.camel(capitalizesFirst: capitalizesFirst) }
      ?? camel(words(name), capitalizesFirst: capitalizesFirst)
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
}

extension NameStyle {
  /// What a character of a name is, for where words end.
  enum Class: Equatable {
    case separator
    case lower
    case upper
    case digit
    case other

    init(ascii byte: UInt8) {
      switch byte {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      default: self = .separator
      }
    }

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0..<0x80: self.init(ascii: UInt8(scalar.value))
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
