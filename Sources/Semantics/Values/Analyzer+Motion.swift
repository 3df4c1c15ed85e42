import Diagnostics
import Document
import IR
import Motion
import Syntax

/// Reads easing curves and springs.
extension Analyzer {
  /// The names of the built-in curves.
  static let curves: [(name: String, curve: CubicBezier)] = [
    ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut),
  ]

  mutating func cubicBezier(_ node: Node, on platform: PlatformID?) -> CubicBezier? {
    let example = "[0, 0, 0.58, 1]"
    switch soleOperand(node, on: platform) {
    case .value(.other(.cubicBezier(let curve))): return curve
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "this is \(operand.words), not an easing curve",
          help: ["write it like this: \(example)"]))
      return nil
    case .nothing: return nil
    case .noReference: break
    }
    if node.kind == .string { return namedCurve(node, example: example) }
    guard node.kind == .sequence, node.slips.isEmpty else {
      diagnostics.report(
        wrongKind: node, expected: "an easing curve is a list of four numbers", example: example)
      return nil
    }
    guard node.count == 4 else {
      diagnostics.report(
        .error(
          .invalidValue, at: node.span,
          "an easing curve has four numbers, here \(node.count == 1 ? "is 1" : "are \(node.count)")",
          help: ["write it like this: \(example)"]))
      return nil
    }
    var numbers: [Double] = []
    var isWhole = true
    for (index, element) in node.elements.enumerated() {
      let element = followed(element)
      guard
        let number = constant(
          element, .number, of: "a number of a curve", example: "0.58", on: platform)
      else {
        isWhole = false
        continue
      }
      numbers.append(settled(number, places: 9))
      if index % 2 == 0, !CubicBezier.isTime(number) {
        isWhole = false
        diagnostics.report(
          .error(
            .outOfRange, at: element.span,
            "the first and the third number of a curve are times, from 0 to 1"))
      }
    }
    guard isWhole, numbers.count == 4 else { return nil }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func namedCurve(_ node: Node, example: String) -> CubicBezier? {
    let text = node.text
    if let named = Self.curves.first(where: { $0.name == text }) { return named.curve }
    let names = Self.curves.map(\.name)
    let suggestion = lookUp(text) != nil ? "did you mean '{\(text)}'?" : nil
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "there is no curve '\(text.shortened)'",
        help: [
          suggestion ?? didYouMean(text, among: names).first
            ?? "write four numbers, \(example), or one of \(names.joined(separator: ", "))"
        ]))
    return nil
  }

  static let springFigures = [
    "response", "dampingFraction", "blend", "stiffness", "damping", "mass",
  ]

  mutating func spring(_ node: Node, on platform: PlatformID?) -> SpringTiming? {
    let example = "{ response: 0.4s, dampingFraction: 0.45 }"
    switch soleOperand(node, on: platform) {
    case .value(.other(.spring(let spring))): return spring
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "this is \(operand.words), not a spring",
          help: ["write it like this: \(example)"]))
      return nil
    case .nothing: return nil
    case .noReference: break
    }
    guard node.kind == .mapping, node.slips.isEmpty else {
      diagnostics.report(
        wrongKind: node, expected: "a spring is written as its figures", example: example)
      return nil
    }
    var figures: [String: Double] = [:]
    var isWhole = true
    for entry in node.entries {
      let name = entry.key.text
      guard Self.springFigures.contains(name) else {
        diagnostics.report(unknownKey: entry.key, in: "a spring", known: Self.springFigures)
        isWhole = false
        continue
      }
      guard let value = own(entry.value, on: platform) else { continue }
      figures[name] = figure(name, value, on: platform)
      if figures[name] == nil { isWhole = false }
    }
    guard isWhole else { return nil }
    return spring(figures, in: node, example: example)
  }

  private mutating func figure(_ name: String, _ node: Node, on platform: PlatformID?) -> Double? {
    switch name {
    case "response", "blend":
      duration(node, of: "'\(name)' of a spring", on: platform).map { $0.milliseconds / 1000 }
    default:
      constant(node, .number, of: "'\(name)' of a spring", example: "0.45", on: platform)
        .map { settled($0, places: 9) }
    }
  }

  private mutating func spring(
    _ figures: [String: Double], in node: Node, example: String
  ) -> SpringTiming? {
    let isPhysical = figures["stiffness"] != nil || figures["damping"] != nil
    let needed = isPhysical ? ["stiffness", "damping"] : ["response", "dampingFraction"]
    let excluded = isPhysical ? ["response", "dampingFraction"] : ["mass"]
    if let extra = node.entries.first(where: { excluded.contains($0.key.text) }) {
      diagnostics.report(
        .error(
          .invalidValue, at: extra.key.span,
          isPhysical
            ? "'\(extra.key.text)' does not go with stiffness and damping"
            : "'mass' goes with stiffness and damping only",
          help: [
            "a spring has either response and dampingFraction, or stiffness, damping and mass"
          ]))
      return nil
    }
    if let missing = needed.first(where: { figures[$0] == nil }) {
      diagnostics.report(
        .error(
          .missingField, at: node.span, "the spring has no '\(missing)'",
          help: ["write it like this: \(isPhysical ? "{ stiffness: 250, damping: 14 }" : example)"])
      )
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
          "'\(parameter.rawValue)' of a spring has to be above 0, and not beyond all measure"))
    case .neverSettles:
      diagnostics.report(
        .error(
          .outOfRange, at: (node["dampingFraction"] ?? node["damping"])?.span ?? node.span,
          "with so little damping this spring never comes to rest",
          help: ["a damping fraction of 0.5 swings a little, 1 does not swing at all"]))
    case .settlesTooLate:
      diagnostics.report(
        .error(
          .outOfRange, at: node.span, "this spring takes more than ten minutes to come to rest",
          help: ["give it more damping, or a shorter response: 0.4s and 400ms are the same"]))
    }
  }
}
