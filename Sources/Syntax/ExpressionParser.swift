package import Diagnostics
package import Document

/// Reads a formula from a value's text.
package struct ExpressionParser {
  /// How deep brackets may nest.
  private static let depthLimit = 64
  /// How many numbers, names and operators one formula may have: no more than a recursion over it can
  /// bear.
  private static let sizeLimit = 200
  /// The functions whose arguments are a colour in CSS's own notation.
  private static let colorNotations: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  private let node: Node
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var size = 0

  private struct Failure: Error {
    var diagnostic: Diagnostic
  }

  /// The formula in the text of `node`, or `nil` after reporting what is wrong with it.
  package static func parse(_ node: Node, diagnostics: inout DiagnosticList) -> Expression? {
    var parser = ExpressionParser(node: node)
    do throws(Failure) {
      let expression = try parser.sum()
      parser.skipBlanks()
      guard parser.position == parser.bytes.count else { throw parser.unexpected() }
      return expression
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }

  private init(node: Node) {
    self.node = node
    bytes = node.withUTF8 { Array($0) }
  }

  // MARK: Grammar

  private mutating func sum() throws(Failure) -> Expression {
    var left = try product()
    while true {
      skipBlanks()
      guard let byte = current, byte == 0x2B || byte == 0x2D else { return left }
      position += 1
      let right = try product()
      left = Expression(
        .binary(byte == 0x2B ? .plus : .minus, left, right),
        span: left.span.extended(to: right.span))
    }
  }

  private mutating func product() throws(Failure) -> Expression {
    var left = try factor()
    while true {
      skipBlanks()
      guard let byte = current, byte == 0x2A || byte == 0x2F else { return left }
      position += 1
      let right = try factor()
      left = Expression(
        .binary(byte == 0x2A ? .times : .dividedBy, left, right),
        span: left.span.extended(to: right.span))
    }
  }

  private mutating func factor() throws(Failure) -> Expression {
    skipBlanks()
    let start = position
    size += 1
    guard size <= Self.sizeLimit else {
      throw failure(
        0..<bytes.count, "the formula has more than \(Self.sizeLimit) parts",
        help: ["put parts of it into tokens of their own"])
    }
    guard let byte = current else {
      throw failure(
        start..<start, bytes.isEmpty ? "the value is empty" : "the formula breaks off here",
        help: ["write a value, as in '4 + tailWidth'"])
    }
    switch byte {
    case 0x2D, 0x2B:
      position += 1
      try enter(start)
      let operand = try factor()
      depth -= 1
      let span = node.contentSpan(start..<position)
      return byte == 0x2D ? Expression(.negated(operand), span: span) : operand
    case 0x28:
      position += 1
      try enter(start)
      let inner = try sum()
      depth -= 1
      try expect(0x29, openedAt: start)
      return Expression(inner.form, span: node.contentSpan(start..<position))
    case 0x7B: return try reference()
    case 0x23: return try hexColor()
    case 0x30...0x39, 0x2E: return try number()
    case _ where Self.isLetter(byte): return try word()
    default: throw unexpected()
    }
  }

  private mutating func reference() throws(Failure) -> Expression {
    let start = position
    // A name holds no braces: another one means that this was never closed.
    let brace = bytes[(start + 1)...].firstIndex { $0 == 0x7D || $0 == 0x7B }
    guard let end = brace, bytes[end] == 0x7D else {
      throw failure(
        start..<(brace ?? bytes.count), "this '{' has no '}'",
        help: ["close the token's name: '{color.green}'"])
    }
    position = end + 1
    let path = Bytes.trimmed(bytes[(start + 1)..<end])
    guard !path.isEmpty else {
      throw failure(
        start..<position, "there is no token's name between the braces",
        help: ["write one, as in '{color.green}'"])
    }
    return Expression(
      .reference(String(decoding: path, as: UTF8.self)), span: node.contentSpan(start..<position))
  }

  private mutating func hexColor() throws(Failure) -> Expression {
    let start = position
    position += 1
    while let byte = current, Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
    return Expression(
      .color(String(decoding: bytes[start..<position], as: UTF8.self)),
      span: node.contentSpan(start..<position))
  }

  private mutating func number() throws(Failure) -> Expression {
    let start = position
    while let byte = current, Self.isDigit(byte) || byte == 0x2E { position += 1 }
    if let byte = current, byte | 0x20 == 0x65 {
      var end = position + 1
      if end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
      if end < bytes.count, Self.isDigit(bytes[end]) {
        while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
        position = end
      }
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(digits.first == "." ? "0" + digits : digits), value.isFinite else {
      throw failure(
        start..<position, "'\(digits.shortened)' is not a number",
        help: ["a number has digits and at most one point, as in 1.5"])
    }
    let unitStart = position
    if current == 0x25 {
      position += 1
    } else {
      while let byte = current, Self.isLetter(byte) { position += 1 }
    }
    guard unitStart < position else {
      return Expression(.number(value, nil), span: node.contentSpan(start..<position))
    }
    let name = String(decoding: bytes[unitStart..<position], as: UTF8.self)
    guard let unit = Expression.Unit(rawValue: name) else {
      throw failure(
        unitStart..<position, "'\(name.shortened)' is not a unit", rule: .unitMismatch,
        help: [
          didYouMean(name, among: Expression.Unit.allCases.map(\.rawValue)).first
            ?? "the units are px, pt, dp, rem, ms, s, deg, rad, turn, % and, for letter spacing and line height, em"
        ])
    }
    return Expression(.number(value, unit), span: node.contentSpan(start..<position))
  }

  private mutating func word() throws(Failure) -> Expression {
    let start = position
    while let byte = current, Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard current == 0x28 else {
      return Expression(.name(name), span: node.contentSpan(start..<position))
    }
    let opened = position
    position += 1
    if Self.colorNotations.contains(name.lowercased()) {
      guard let close = bytes[position...].firstIndex(of: 0x29) else {
        throw failure(opened..<opened + 1, "this '(' has no ')'")
      }
      position = close + 1
      return Expression(
        .color(String(decoding: bytes[start..<position], as: UTF8.self)),
        span: node.contentSpan(start..<position))
    }
    try enter(opened)
    var arguments: [Expression] = []
    skipBlanks()
    if current != 0x29 {
      arguments.append(try sum())
      skipBlanks()
      while current == 0x2C {
        position += 1
        arguments.append(try sum())
        skipBlanks()
      }
    }
    depth -= 1
    try expect(0x29, openedAt: opened)
    return Expression(.call(name, arguments), span: node.contentSpan(start..<position))
  }

  // MARK: Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Letters outside ASCII count as letters here; whether the name exists is asked later.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte >= 0x80
  }

  private mutating func enter(_ start: Int) throws(Failure) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw failure(start..<position, "the formula is nested too deeply", rule: .nestingTooDeep)
    }
  }

  private mutating func expect(_ byte: UInt8, openedAt start: Int) throws(Failure) {
    skipBlanks()
    guard current == byte else {
      if current == nil { throw failure(start..<start + 1, "this '(' has no ')'") }
      throw unexpected()
    }
    position += 1
  }

  private func unexpected() -> Failure {
    if let token = bareToken() {
      return failure(
        token, "a token's name stands in braces",
        help: ["write '{\(String(decoding: bytes[token], as: UTF8.self))}'"])
    }
    // A whole word or character, so that the message shows no half of one.
    var end = position + 1
    if Self.isLetter(bytes[position]) {
      while end < bytes.count, Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
    } else {
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    let isUnit = Expression.Unit(rawValue: text) != nil
    return failure(
      position..<end, "'\(text.shortened)' cannot stand here in a formula",
      help: [
        isUnit
          ? "write a unit right behind its number, without a blank"
          : text == "," || text == ";"
            ? "a number's decimals stand behind a point: 1.5"
            : "a formula is made of numbers, tokens in braces, + - * / and brackets, as in '{space.s} * 2'"
      ])
  }

  /// The place of a token's name without its braces, `space.s`, if reading stopped at a point in it.
  private func bareToken() -> Range<Int>? {
    func isPart(_ byte: UInt8) -> Bool {
      Self.isLetter(byte) || Self.isDigit(byte) || byte == 0x2E || byte == 0x2D
    }
    guard current == 0x2E, position > 0, Self.isLetter(bytes[position - 1]) else { return nil }
    var start = position
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    while start < position, !Self.isLetter(bytes[start]) { start += 1 }
    var end = position
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return start < position && end > position + 1 ? start..<end : nil
  }

  private func failure(
    _ range: Range<Int>, _ message: String, rule: Rule = .invalidExpression, help: [String] = []
  ) -> Failure {
    Failure(
      diagnostic: .error(rule, at: node.contentSpan(range), message, help: help))
  }
}
