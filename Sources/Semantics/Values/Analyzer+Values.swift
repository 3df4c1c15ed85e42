import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads a token's value by its type.
extension Analyzer {
  /// The value that `node` says on a platform, or `nil` after an error was reported.
  mutating func value(_ node: Node, as type: TokenType, on platform: PlatformID?) -> Value? {
    switch type {
    case .color:
      guard case .literal(let color)? = color(node, of: "a color token", in: .tokens, on: platform)
      else { return nil }
      return .color(color)
    case .dimension:
      return dimension(node, of: "a dimension token", on: platform).map { .dimension($0) }
    case .number:
      return quantity(
        node, .number, of: "a number token", example: "1.5", in: .tokens, on: platform
      )?.measure.constantValue.map { .number(settled($0, of: node, places: 9)) }
    case .duration:
      return duration(node, of: "a duration token", on: platform).map { .duration($0) }
    case .cubicBezier:
      return cubicBezier(node, on: platform).map { .cubicBezier($0) }
    case .spring:
      return spring(node, on: platform).map { .spring($0) }
    case .string:
      return string(node, of: "a string token", on: platform).map { .string($0) }
    case .boolean:
      return boolean(node, of: "a boolean token", on: platform).map { .boolean($0) }
    case .fontFamily:
      return fontFamily(node, on: platform).map { .fontFamily($0) }
    case .fontWeight:
      return fontWeight(node, on: platform).map { .fontWeight($0) }
    case .typography:
      return typography(node, on: platform).map { .typography($0) }
    case .fontSize:
      return fontSize(node, of: "a fontSize token", on: platform).map { .fontSize($0) }
    case .angle:
      return angle(node, of: "an angle token", on: platform).map { .angle($0) }
    case .strokeStyle:
      return strokeStyle(node, on: platform).map { .strokeStyle($0) }
    case .border:
      return border(node, on: platform).map { .border($0) }
    case .transition:
      return transition(node, on: platform).map { .transition($0) }
    case .shadow:
      return shadow(node, on: platform).map { .shadow($0) }
    case .gradient:
      return gradient(node, on: platform).map { .gradient($0) }
    }
  }

  // MARK: Lengths and times

  /// A length; what was computed is rounded to 5 decimals, so that no arithmetic noise shows.
  mutating func dimension(_ node: Node, of subject: String, on platform: PlatformID?) -> Dimension?
  {
    if node.kind == .mapping, !isPointer(node) {
      guard let (number, unit) = unitObject(node, units: ["px", "rem"], of: subject, on: platform)
      else {
        return nil
      }
      return Dimension(number, unit == "rem" ? .rem : .px)
    }
    guard
      let quantity = quantity(
        node, .length, of: subject, example: "16px or 1rem", in: .tokens, on: platform)
    else { return nil }
    if let rem = quantity.rem { return Dimension(settled(rem, of: node, places: 5), .rem) }
    return quantity.measure.constantValue.map { Dimension(settled($0, of: node, places: 5)) }
  }

  /// A length that cannot be negative.
  mutating func fontSize(_ node: Node, of subject: String, on platform: PlatformID?) -> Dimension? {
    guard let size = dimension(node, of: subject, on: platform) else { return nil }
    guard size.number >= 0 else {
      diagnostics.report(.error(.outOfRange, at: node.span, "a font size cannot be negative"))
      return nil
    }
    return size
  }

  /// Degrees.
  mutating func angle(_ node: Node, of subject: String, on platform: PlatformID?) -> Double? {
    if node.kind == .mapping, !isPointer(node) {
      guard
        let (number, unit) = unitObject(
          node, units: ["deg", "rad", "turn"], of: subject, on: platform)
      else { return nil }
      let degrees = unit == "rad" ? number * 180 / .pi : unit == "turn" ? number * 360 : number
      return settled(degrees, places: 5)
    }
    return constant(node, .angle, of: subject, example: "45deg or 0.5turn", on: platform)
      .map { settled($0, places: 5) }
  }

  mutating func duration(
    _ node: Node, of subject: String, on platform: PlatformID?
  ) -> Duration? {
    var milliseconds: Double
    if node.kind == .mapping, !isPointer(node) {
      guard let (number, unit) = unitObject(node, units: ["ms", "s"], of: subject, on: platform)
      else {
        return nil
      }
      milliseconds = unit == "s" ? number * 1000 : number
    } else {
      guard
        let value = constant(node, .duration, of: subject, example: "350ms or 0.35s", on: platform)
      else { return nil }
      milliseconds = value
    }
    milliseconds = settled(milliseconds, places: 5)
    guard milliseconds >= 0, milliseconds.isFinite else {
      diagnostics.report(
        .error(
          .outOfRange, at: node.span,
          milliseconds < 0 ? "\(subject) cannot be negative" : "\(subject) cannot be this long"))
      return nil
    }
    return Duration(milliseconds: milliseconds)
  }

  /// DTCG's `{ value: 16, unit: px }`.
  mutating func unitObject(
    _ node: Node, units: [String], of subject: String, on platform: PlatformID?
  ) -> (Double, String)? {
    let example = "{ value: 16, unit: \(units[0]) }"
    guard !diagnostics.reportSlip(node) else { return nil }
    for entry in node.entries where !entry.key.hasText("value") && !entry.key.hasText("unit") {
      diagnostics.report(unknownKey: entry.key, in: subject, known: ["value", "unit"])
      return nil
    }
    guard let value = node["value"].map({ followed($0) }),
      let unit = node["unit"].map({ followed($0) })
    else {
      diagnostics.report(
        .error(
          .missingField, at: node.span, "\(subject) needs a number 'value' and a 'unit' here",
          help: ["write it like this: \(example)"]))
      return nil
    }
    guard
      let number = plainNumber(
        value, expected: "the 'value' of \(subject) is a number", example: example, on: platform)
    else { return nil }
    guard units.contains(unit.text) else {
      diagnostics.report(
        .error(
          .unitMismatch, at: unit.span, "'\(unit.text.shortened)' is no unit of \(subject)",
          help: ["the units are \(units.joined(separator: " and "))"]))
      return nil
    }
    return (number, unit.text)
  }

  /// A number as it is written, or that of a number token.
  private mutating func plainNumber(
    _ node: Node, expected: String, example: String, on platform: PlatformID?
  ) -> Double? {
    if case .number(let number) = node.kind, number.isFinite { return number }
    switch soleOperand(node, on: platform) {
    case .value(.quantity(let quantity)) where quantity.unit == .number:
      return quantity.measure.constantValue
    case .value(let operand):
      diagnostics.report(
        .error(.typeMismatch, at: node.span, "\(expected), but this is \(operand.words)"))
    case .nothing: break
    case .noReference:
      diagnostics.report(wrongKind: node, expected: expected, example: example)
    }
    return nil
  }

  /// A computed number without the noise of binary arithmetic; a written one as it is.
  private func settled(_ number: Double, of node: Node, places: Int) -> Double {
    if case .number = node.kind { return number }
    if node.withUTF8({ Literal($0) != nil }) { return number }
    return settled(number, places: places)
  }

  func settled(_ number: Double, places: Int) -> Double {
    Decimal.rounded(number, places: places)
  }

  // MARK: Truth

  mutating func boolean(_ node: Node, of subject: String, on platform: PlatformID?) -> Bool? {
    switch soleOperand(node, on: platform) {
    case .value(.other(.boolean(let flag))): return flag
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span,
          "\(subject) is true or false, but this is \(operand.words)"))
      return nil
    case .nothing: return nil
    case .noReference: return flag(node, subject)
    }
  }

  // MARK: References

  /// What a text that is exactly one reference stands for.
  enum SoleOperand {
    case noReference
    /// Nothing, after an error was reported, or because it has no value on the platform.
    case nothing
    case value(Operand)
  }

  mutating func soleOperand(_ node: Node, on platform: PlatformID?) -> SoleOperand {
    guard node.kind == .string else { return pointerOperand(node, on: platform) }
    let path = node.withUTF8 { bytes in
      ReferenceText.soleReference(in: bytes).map {
        String(decoding: bytes[$0], as: UTF8.self)
      }
    }
    guard let path else { return .noReference }
    return operand(ofToken: path, at: node.contentSpan(0..<node.text.utf8.count), on: platform)
      .map { .value($0) } ?? .nothing
  }

  /// The token that the text names, if it is exactly one reference to one, or to a field of a
  /// composite that is in turn that token.
  func soleReference(_ node: Node) -> TokenID? {
    guard node.kind == .string else {
      if case .token(let id)? = pointerTarget(of: node) { return id }
      return nil
    }
    let dialect = dialect(of: node)
    return node.withUTF8 { bytes in
      guard let range = ReferenceText.soleReference(in: bytes) else { return nil }
      switch lookUp(UnsafeBufferPointer(rebasing: bytes[range]), by: dialect) {
      case .token(let id)?: return id
      case .field(let id, let fields)?: return alias(in: fields, of: id)
      case .group?, .written?, nil: return nil
      }
    }
  }

  /// What stands at a place for a platform, where each may have its own; in a DTCG file, what a pointer
  /// to a part of a value leads to.
  mutating func own(_ node: Node, on platform: PlatformID?) -> Node? {
    guard dialect(of: node) == .native else { return followed(node) }
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    return choice.overrides.last { $0.platform == platform?.name }?.value ?? choice.base
  }
}
