/// How other tools than Tessera spell some values.
enum OtherTools {
  /// What text styles have in other tools. Some look like slips of the fields that they have here.
  static let fields: Set<String> = [
    "fontStretch", "fontStyle", "fontVariant", "paragraphIndent", "paragraphSpacing", "textCase",
    "textDecoration", "textTransform", "wordSpacing",
  ]

  /// The names in a list of font families as CSS has it: with commas, some in quotes.
  static func families(in text: String) -> [String] {
    text.utf8.split(separator: 0x2C).compactMap { part in
      var name = trimmed(part)
      if let quote = name.first, quote == 0x22 || quote == 0x27, name.count > 1, name.last == quote
      {
        name = trimmed(name.dropFirst().dropLast())
      }
      return name.isEmpty ? nil : String(Substring(name))
    }
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var text = text
    while let first = text.first, first == 0x20 || first == 0x09 { text = text.dropFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    return text
  }

  /// A word in small letters, without what joins its parts: `Semi Bold` and `semi-bold` are one.
  static func plainWord(_ text: String) -> String {
    String(
      decoding: text.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x20, 0x2D, 0x5F: nil
        case 0x41...0x5A: byte | 0x20
        default: byte
        }
      }, as: UTF8.self)
  }
}
