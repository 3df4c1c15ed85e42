/// Reads the colours of CSS Color 4: hex, names, and functions of plain numbers.
package enum ColorSyntax {
  /// The names before a bracket that make a colour from numbers, for readers of expressions.
  package static let functionNames: [String] = ColorFunction.allCases.map(\.rawValue)

  /// Reads a whole text; blanks around the colour are no part of it.
  package static func parse(_ text: String) -> Result<ParsedColor, ColorSyntaxError> {
    var text = text
    return text.withUTF8 { parse($0) }
  }

  /// Reads a whole text. Ranges in the result count from the first byte given.
  package static func parse(_ utf8: some Collection<UInt8>) -> Result<ParsedColor, ColorSyntaxError>
  {
    utf8.withContiguousStorageIfAvailable { parse($0) }
      ?? Array(utf8).withUnsafeBufferPointer { parse($0) }
  }

  package static func parse(_ utf8: UnsafeBufferPointer<UInt8>)
    -> Result<ParsedColor, ColorSyntaxError>
  {
    var reader = ColorReader(utf8)
    do throws(ColorSyntaxError) {
      return .success(try reader.wholeColor())
    } catch {
      return .failure(error)
    }
  }

  /// Whether a text sets out to be a hex colour or a colour function, right or wrong: it begins
  /// with `#`, or with one of ``functionNames`` and a bracket.
  package static func looksLikeColor(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = ColorReader(utf8)
    reader.skipBlanks()
    if reader.current == 0x23 { return true }
    let name = reader.word()
    return reader.current == 0x28 && reader.function(named: name) != nil
  }

  package static func looksLikeColor(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { looksLikeColor($0) }
  }
}

extension ColorReader {
  fileprivate mutating func wholeColor() throws(ColorSyntaxError) -> ParsedColor {
    skipBlanks()
    if isAtEnd {
      throw ColorSyntaxError(
        .empty, 0..<bytes.count, "a colour is missing here",
        help: "write a hex colour in quotes, \"#6DE67B\", or a colour's name")
    }
    let result = skip(0x23) ? ParsedColor(color: try hex(), notes: []) : try nameOrFunction()
    skipBlanks()
    if !isAtEnd {
      throw ColorSyntaxError(.trailing, index..<trimmedEnd, "the colour ends before this")
    }
    return result
  }

  private var trimmedEnd: Int {
    var end = bytes.count
    while end > index + 1 && isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func nameOrFunction() throws(ColorSyntaxError) -> ParsedColor {
    let name = word()
    if name.isEmpty {
      throw ColorSyntaxError(
        .unknownName, index..<trimmedEnd, "'\(text(index..<trimmedEnd))' is not a colour")
    }
    if current == 0x28 {
      guard let function = function(named: name) else { throw unknownFunction(name) }
      advance()
      return try functionBody(function)
    }
    guard let color = ColorValue(cssName: slice(name)) else { throw unknownName(name) }
    return ParsedColor(color: color, notes: [])
  }

  func function(named name: Range<Int>) -> ColorFunction? {
    let utf8 = slice(name)
    return ColorFunction.allCases.first { function in
      var text = function.rawValue
      return text.withUTF8 { other in
        other.count == utf8.count
          && (0..<other.count).allSatisfy { lowercased(utf8[$0]) == other[$0] }
      }
    }
  }

  private func unknownName(_ name: Range<Int>) -> ColorSyntaxError {
    let shown = text(name)
    switch lowercasedText(name) {
    case "currentcolor":
      return ColorSyntaxError(
        .onlyOnPages, name, "'\(shown)' is known only where a page is shown",
        help: "make the colour a parameter, or name a colour token")
    case "none", "inherit", "initial", "unset", "revert":
      return ColorSyntaxError(
        .onlyOnPages, name, "'\(shown)' is not a colour by itself",
        help: "for no colour at all write transparent")
    default:
      break
    }
    if let function = function(named: name) {
      var reader = self
      let isApart = reader.skipBlanks() && reader.current == 0x28
      return ColorSyntaxError(
        .arguments, name,
        isApart ? "no blank stands between '\(shown)' and its bracket" : "'\(shown)' needs numbers",
        help: "write \(shown)(\(function.example()))")
    }
    let digits = slice(name)
    if [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy({ hexValue($0) != nil }) {
      return ColorSyntaxError(
        .unknownName, name, "'\(shown)' is not the name of a colour",
        help: "a hex colour begins with #: write \"#\(shown)\"")
    }
    return ColorSyntaxError(
      .unknownName, name, "'\(shown)' is not the name of a colour",
      candidates: ColorValue.cssNames)
  }

  private func unknownFunction(_ name: Range<Int>) -> ColorSyntaxError {
    let help =
      switch lowercasedText(name) {
      case "var": "refer to a token by its name in braces: {color.green}"
      case "color-mix": "write mix(a, b, 20%): the last is the share of b"
      case "light-dark": "give the token its dark value under $modes: { dark: … }"
      case "device-cmyk", "cmyk": "convert it to sRGB first: how inks look depends on the press"
      case "hsv", "hsb": "convert it to hsl(), hwb() or a hex colour first"
      default: ""
      }
    return ColorSyntaxError(
      .unknownFunction, name, "'\(text(name))()' does not make a colour here", help: help,
      candidates: help.isEmpty ? ColorSyntax.functionNames : [])
  }
}
