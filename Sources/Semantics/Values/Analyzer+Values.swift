import Color
import Diagnostics
import Document
import Geometry
import IR
import Motion
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
      return boolean(node, on: platform).map { .boolean($0) }
    case .fontFamily:
      return fontFamily(node, on: platform).map { .fontFamily($0) }
    case .fontWeight:
      return fontWeight(node, on: platform).map { .fontWeight($0) }
    case .typography:
      return typography(node, on: platform).map { .typography($0) }
    }
  }

  /// A length; what was computed is rounded to 5 decimals, so that no arithmetic noise shows.
  mutating func dimension(_ node: Node, of subject: String, on platform: PlatformID?) -> Dimension?
  {
    if node.kind == .mapping {
      guard let (number, unit) = unitObject(node, units: ["px", "rem"], of: subject) else {
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

  mutating func duration(
    _ node: Node, of subject: String, on platform: PlatformID?, allowsNegative: Bool = false
  ) -> Duration? {
    var milliseconds: Double
    if node.kind == .mapping {
      guard let (number, unit) = unitObject(node, units: ["ms", "s"], of: subject) else {
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
    guard milliseconds >= 0 || allowsNegative else {
      diagnostics.report(.error(.outOfRange, at: node.span, "\(subject) cannot be negative"))
      return nil
    }
    return Duration(milliseconds: milliseconds)
  }

  /// DTCG's `{ value: 16, unit: px }`.
  private mutating func unitObject(
    _ node: Node, units: [String], of subject: String
  ) -> (Double, String)? {
    let example = "{ value: 16, unit: \(units[0]) }"
    for entry in node.entries where !entry.key.hasText("value") && !entry.key.hasText("unit") {
      report(unknownKey: entry.key, in: subject, known: ["value", "unit"], rule: .unknownKey)
      return nil
    }
    guard case .number(let number)? = node["value"]?.kind, number.isFinite,
      let unit = node["unit"]
    else {
      diagnostics.report(
        .error(
          .missingField, at: node.span, "\(subject) needs a number 'value' and a 'unit' here",
          help: ["write it like this: \(example)"]))
      return nil
    }
    guard units.contains(unit.text) else {
      diagnostics.report(
        .error(
          .unitMismatch, at: unit.span, "'\(unit.text)' is no unit of \(subject)",
          help: ["the units are \(units.joined(separator: " and "))"]))
      return nil
    }
    return (number, unit.text)
  }

  /// A computed number without the noise of binary arithmetic; a written one as it is.
  private func settled(_ number: Double, of node: Node, places: Int) -> Double {
    if case .number = node.kind { return number }
    return settled(number, places: places)
  }

  func settled(_ number: Double, places: Int) -> Double {
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    let scaled = number * power
    return scaled.magnitude < 1e15 ? scaled.rounded() / power : number
  }

  mutating func boolean(_ node: Node, on platform: PlatformID?) -> Bool? {
    if let (value, _) = soleValue(node, on: platform), case .boolean(let flag) = value {
      return flag
    }
    return flag(node, "a boolean token")
  }

  /// What a text that is exactly one reference refers to, if that is a token or a field with a value.
  func soleValue(_ node: Node, on platform: PlatformID?) -> (Value, TokenID?)? {
    guard let id = soleReference(node), let value = value(of: id, on: platform) else { return nil }
    return (value, id)
  }

  /// The token that the text names, if it is exactly one reference to one.
  func soleReference(_ node: Node) -> TokenID? {
    guard node.kind == .string else { return nil }
    return node.withUTF8 { bytes in
      guard let range = ReferenceText.soleReference(in: bytes),
        case .token(let id)? = lookUp(UnsafeBufferPointer(rebasing: bytes[range]))
      else { return nil }
      return id
    }
  }

  // MARK: Motion

  /// The names of the built-in curves.
  static let curves: [(name: String, curve: CubicBezier)] = [
    ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut),
  ]

  mutating func cubicBezier(_ node: Node, on platform: PlatformID?) -> CubicBezier? {
    let example = "[0, 0, 0.58, 1]"
    if node.kind == .string {
      let text = node.text
      if let named = Self.curves.first(where: { $0.name == text }) { return named.curve }
      if let (value, _) = soleValue(node, on: platform) {
        guard case .cubicBezier(let curve) = value else {
          diagnostics.report(
            .error(
              .typeMismatch, at: node.span, "this is \(value.type.words), not an easing curve"))
          return nil
        }
        return curve
      }
      guard !text.contains("{") else {
        _ = ExpressionParser.parse(node, diagnostics: &diagnostics).flatMap {
          evaluate($0, in: .tokens, on: platform)
        }
        return nil
      }
      let names = Self.curves.map(\.name)
      diagnostics.report(
        .error(
          .unknownName, at: node.span, "there is no curve '\(text)'",
          help: [
            didYouMean(text, among: names).first
              ?? "write four numbers, \(example), or one of \(names.joined(separator: ", "))"
          ]))
      return nil
    }
    guard node.kind == .sequence else {
      report(
        wrongKind: node, expected: "an easing curve is a list of four numbers", example: example)
      return nil
    }
    guard node.count == 4 else {
      diagnostics.report(
        .error(
          .invalidValue, at: node.span, "an easing curve has four numbers, here are \(node.count)",
          help: ["write it like this: \(example)"]))
      return nil
    }
    var numbers: [(Double, Node)] = []
    for element in node.elements {
      if let number = constant(
        element, .number, of: "a number of a curve", example: "0.58", on: platform)
      {
        numbers.append((number, element))
      }
    }
    guard numbers.count == 4 else { return nil }
    for (number, element) in [numbers[0], numbers[2]] where !CubicBezier.isTime(number) {
      diagnostics.report(
        .error(
          .outOfRange, at: element.span,
          "the first and third number of a curve are times, between 0 and 1"))
      return nil
    }
    return CubicBezier(numbers[0].0, numbers[1].0, numbers[2].0, numbers[3].0)
  }

  mutating func spring(_ node: Node, on platform: PlatformID?) -> SpringTiming? {
    let example = "{ response: 0.4s, dampingFraction: 0.45 }"
    if let (value, _) = soleValue(node, on: platform) {
      guard case .spring(let spring) = value else {
        diagnostics.report(
          .error(.typeMismatch, at: node.span, "this is \(value.type.words), not a spring"))
        return nil
      }
      return spring
    }
    guard node.kind == .mapping else {
      report(wrongKind: node, expected: "a spring is written as its figures", example: example)
      return nil
    }
    let known = ["response", "dampingFraction", "blend", "stiffness", "damping", "mass"]
    var figures: [String: Double] = [:]
    var isWhole = true
    for entry in node.entries {
      let name = entry.key.text
      switch name {
      case "response", "blend":
        figures[name] = duration(entry.value, of: "'\(name)' of a spring", on: platform)
          .map { $0.milliseconds / 1000 }
      case "dampingFraction", "stiffness", "damping", "mass":
        figures[name] = constant(
          entry.value, .number, of: "'\(name)' of a spring", example: "0.45", on: platform)
      default:
        report(unknownKey: entry.key, in: "a spring", known: known, rule: .unknownKey)
      }
      if figures[name] == nil { isWhole = false }
    }
    guard isWhole else { return nil }
    let isPhysical = figures["stiffness"] != nil || figures["damping"] != nil
    let needed = isPhysical ? ["stiffness", "damping"] : ["response", "dampingFraction"]
    let excluded = isPhysical ? ["response", "dampingFraction"] : ["mass"]
    if let missing = needed.first(where: { figures[$0] == nil }) {
      diagnostics.report(
        .error(
          .missingField, at: node.span, "the spring has no '\(missing)'",
          help: ["write it like this: \(isPhysical ? "{ stiffness: 250, damping: 14 }" : example)"])
      )
      return nil
    }
    if let extra = node.entries.first(where: { excluded.contains($0.key.text) }) {
      diagnostics.report(
        .error(
          .invalidValue, at: extra.key.span,
          "'\(extra.key.text)' does not go with '\(needed[0])'",
          help: [
            "a spring has either response and dampingFraction, or stiffness, damping and mass"
          ]))
      return nil
    }
    do throws(SpringFault) {
      let spring =
        isPhysical
        ? try Spring(
          stiffness: figures["stiffness"] ?? 0, damping: figures["damping"] ?? 0,
          mass: figures["mass"] ?? 1)
        : try Spring(
          response: figures["response"] ?? 0, dampingFraction: figures["dampingFraction"] ?? 0)
      return SpringTiming(spring: spring, blend: figures["blend"] ?? 0)
    } catch {
      report(error, in: node)
      return nil
    }
  }

  private mutating func report(_ fault: SpringFault, in node: Node) {
    switch fault {
    case .notPositive(let parameter):
      diagnostics.report(
        .error(
          .outOfRange, at: node[parameter.rawValue]?.span ?? node.span,
          "'\(parameter.rawValue)' of a spring is above 0"))
    case .neverSettles:
      diagnostics.report(
        .error(
          .outOfRange, at: node.span, "a spring without damping never comes to rest",
          help: ["give it a damping above 0"]))
    case .settlesTooLate:
      diagnostics.report(
        .error(
          .outOfRange, at: node.span, "this spring takes more than ten minutes to come to rest",
          help: ["give it more damping, or a shorter response"]))
    }
  }
}
