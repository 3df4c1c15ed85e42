internal import Diagnostics
package import IR

/// A piece of source code in the language `L`.
///
/// It is built by interpolation that knows what it is given: an identifier, a text to quote, a
/// comment, a number, other code. A plain `String` cannot be interpolated, so nothing from a spec
/// gets into code unescaped.
package struct Code<L: Language>: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var bytes: [UInt8]

  package init() {
    bytes = []
  }

  package init(stringLiteral literal: StaticString) {
    bytes = literal.withUTF8Buffer { Array($0) }
  }

  package init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The code as text, for comparing and showing.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package static func + (left: Code, right: Code) -> Code {
    var result = left
    result += right
    return result
  }

  package static func += (left: inout Code, right: Code) {
    left.bytes.append(contentsOf: right.bytes)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 12)
    }

    /// Literals come from the emitter's own source.
    package mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package mutating func appendInterpolation(_ code: Code) {
      bytes.append(contentsOf: code.bytes)
    }

    package mutating func appendInterpolation(id identifier: Identifier<L>) {
      bytes.append(contentsOf: identifier.spelling.utf8)
    }

    /// An identifier as the label of an argument in a call, where the language may ask for less quoting.
    package mutating func appendInterpolation(label identifier: Identifier<L>) {
      let spelling = L.isQuotedAsLabel(identifier.name) ? identifier.spelling : identifier.name
      bytes.append(contentsOf: spelling.utf8)
    }

    /// A quoted literal of the language.
    package mutating func appendInterpolation(string text: String) {
      L.appendStringLiteral(text, to: &bytes)
    }

    /// Text inside a comment, on one line: line breaks become blanks.
    package mutating func appendInterpolation(comment text: String) {
      L.appendCommentText(CommentText.oneLine(text), to: &bytes)
    }

    /// The shortest decimal that reads back exactly, without an exponent.
    package mutating func appendInterpolation(number: Double) {
      Decimal.append(number, to: &bytes)
    }

    package mutating func appendInterpolation(number: Int) {
      Decimal.append(Double(number), to: &bytes)
    }

    /// A number as another tool wrote it: digits, signs, points and exponents only.
    package mutating func appendInterpolation(kept number: KeptValue.Number) {
      bytes.append(contentsOf: number.text.utf8)
    }

    /// Hexadecimal digits, upper case unless said otherwise, filled with zeros up to `digits`.
    package mutating func appendInterpolation(
      hex number: UInt32, digits: Int, lowercase: Bool = false
    ) {
      let text = String(number, radix: 16, uppercase: !lowercase)
      bytes.append(contentsOf: repeatElement(0x30, count: max(0, digits - text.utf8.count)))
      bytes.append(contentsOf: text.utf8)
    }
  }
}

extension Sequence {
  /// The pieces with `separator` between them.
  package func joined<L>(separator: Code<L>) -> Code<L> where Element == Code<L> {
    var result = Code<L>()
    var first = true
    for piece in self {
      if !first { result += separator }
      result += piece
      first = false
    }
    return result
  }
}
