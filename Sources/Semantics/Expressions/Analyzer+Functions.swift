import Color
import Diagnostics
import Geometry
import IR
import Syntax

/// The functions of formulas.
extension Analyzer {
  static let numberFunctions = ["min", "max", "clamp", "round", "floor", "ceil", "abs"]
  static let colorFunctions = [
    "mix", "alpha", "lighten", "darken", "saturate", "desaturate", "onColor",
  ]
  /// The names of all functions, for suggestions and for names that parameters cannot have.
  static let functions = numberFunctions + colorFunctions

  mutating func call(
    _ name: String, _ arguments: [Expression], at span: SourceSpan, in scope: Scope,
    on platform: PlatformID?
  ) -> Operand? {
    guard Self.functions.contains(name) else {
      diagnostics.report(
        .error(
          .unknownName, at: span.part(0..<name.utf8.count),
          "there is no function '\(name.shortened)'",
          help: [
            didYouMean(name, among: Self.functions).first
              ?? "the functions are \(Self.functions.joined(separator: ", "))"
          ]))
      return nil
    }
    let counts: ClosedRange<Int> =
      switch name {
      case "min", "max": 2...Int.max
      case "clamp", "mix": 3...3
      case "alpha", "lighten", "darken", "saturate", "desaturate": 2...2
      default: 1...1
      }
    guard counts.contains(arguments.count) else {
      let wanted =
        counts.lowerBound < counts.upperBound
        ? "at least \(counts.lowerBound) values"
        : "\(counts.lowerBound) value\(counts.lowerBound == 1 ? "" : "s")"
      diagnostics.report(
        .error(
          .invalidExpression, at: span,
          "'\(name)' takes \(wanted), here \(arguments.count == 1 ? "is 1" : "are \(arguments.count)")",
          help: ["write it like this: \(Self.example(of: name))"]))
      return nil
    }
    var operands: [Operand] = []
    for argument in arguments {
      if let operand = evaluate(argument, in: scope, on: platform) { operands.append(operand) }
    }
    guard operands.count == arguments.count else { return nil }
    return Self.colorFunctions.contains(name)
      ? colorFunction(name, operands, arguments)
      : numberFunction(name, operands, arguments, at: span).map { .quantity($0) }
  }

  private static func example(of function: String) -> String {
    switch function {
    case "min", "max": "\(function)({space.s}, 8px)"
    case "clamp": "clamp(4px, {space.s}, 16px)"
    case "mix": "mix({color.green}, black, 20%)"
    case "onColor": "onColor({color.green})"
    case "alpha", "lighten", "darken", "saturate", "desaturate": "\(function)({color.green}, 20%)"
    default: "\(function)({space.s} / 3)"
    }
  }

  // MARK: Numbers

  private mutating func numberFunction(
    _ name: String, _ operands: [Operand], _ arguments: [Expression], at span: SourceSpan
  ) -> Quantity? {
    var quantities: [Quantity] = []
    for (operand, argument) in zip(operands, arguments) {
      if let quantity = quantity(operand, at: argument.span) { quantities.append(quantity) }
    }
    guard quantities.count == operands.count else { return nil }
    // A plain number beside a length counts as px.
    let isLength = quantities.contains { $0.unit == .length }
    for index in quantities.indices
    where isLength && quantities[index].unit == .number && !quantities[index].isPercent {
      quantities[index] = Quantity(quantities[index].measure, .length)
    }
    let first = quantities[0]
    if let (odd, argument) = zip(quantities, arguments).first(where: { $0.0.unit != first.unit }) {
      diagnostics.report(
        .error(
          .unitMismatch, at: argument.span,
          "'\(name)' compares \(first.words) with \(odd.words)",
          help: ["all of its values need the same kind of unit"]))
      return nil
    }
    let isPercent = quantities.allSatisfy(\.isPercent)
    guard ["round", "floor", "ceil", "abs"].contains(name) else {
      let rems = quantities.compactMap(\.rem)
      return Quantity(
        Self.bounded(name, quantities.map(\.measure)), first.unit,
        rem: rems.count == quantities.count
          ? Self.bounded(name, rems.map { Measure($0) }).constantValue : nil,
        isPercent: isPercent)
    }
    guard let number = first.measure.constantValue else {
      diagnostics.report(
        .error(
          .invalidExpression, at: span, "'\(name)' takes a fixed number, not one that can change",
          help: ["min, max and clamp can take parameters, 'width' and 'height'"]))
      return nil
    }
    switch name {
    case "round":
      return Quantity(Measure(Self.rounded(number, .toNearestOrAwayFromZero)), first.unit)
    case "floor": return Quantity(Measure(Self.rounded(number, .down)), first.unit)
    case "ceil": return Quantity(Measure(Self.rounded(number, .up)), first.unit)
    default:
      return Quantity(
        Measure(number.magnitude), first.unit, rem: first.rem?.magnitude, isPercent: isPercent)
    }
  }

  private static func bounded(_ name: String, _ measures: [Measure]) -> Measure {
    switch name {
    case "min": .minimum(measures)
    case "max": .maximum(measures)
    // clamp(low, value, high), as in CSS: the low bound wins.
    default: .maximum([measures[0], .minimum([measures[1], measures[2]])])
    }
  }

  /// Rounds to whole numbers; what binary arithmetic left beside one counts as that one.
  private static func rounded(_ number: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let nearest = number.rounded()
    let noise = max(number.magnitude, 1) * 1e-12
    return (number - nearest).magnitude <= noise ? nearest : number.rounded(rule)
  }

  // MARK: Colours

  private mutating func colorFunction(
    _ name: String, _ operands: [Operand], _ arguments: [Expression]
  ) -> Operand? {
    let colorCount = name == "mix" ? 2 : 1
    var colors: [ColorValue] = []
    var changing: ColorExpression?
    for (operand, argument) in zip(operands, arguments).prefix(colorCount) {
      switch operand {
      case .color(.literal(let color)): colors.append(color)
      case .color(let expression):
        changing = expression
        guard name != "onColor" else { continue }
        diagnostics.report(
          .error(
            .invalidExpression, at: argument.span,
            "'\(name)' takes a fixed colour, not one that can change",
            help: ["use it in a token, and make that the parameter's default"]))
      default:
        diagnostics.report(
          .error(
            .typeMismatch, at: argument.span,
            "'\(name)' needs a colour here, this is \(operand.words)",
            help: ["write it like this: \(Self.example(of: name))"]))
      }
    }
    var share: Double? = 0
    if let last = operands.indices.last, last >= colorCount {
      share = self.share(operands[last], of: name, at: arguments[last].span)
    }
    if name == "onColor", let changing { return .color(.onColor(changing)) }
    guard colors.count == colorCount, let share else { return nil }
    let color: ColorValue =
      switch name {
      case "mix": colors[0].mixed(with: colors[1], share: share)
      case "alpha": colors[0].withAlpha(share)
      case "lighten": colors[0].lightened(by: share)
      case "darken": colors[0].darkened(by: share)
      case "saturate": colors[0].saturated(by: share)
      case "desaturate": colors[0].desaturated(by: share)
      default: colors[0].onColor
      }
    return .color(.literal(color))
  }

  private mutating func share(
    _ operand: Operand, of name: String, at span: SourceSpan
  ) -> Double? {
    guard case .quantity(let quantity) = operand, quantity.unit == .number else {
      diagnostics.report(
        .error(
          .typeMismatch, at: span,
          "'\(name)' needs a share here, as in 20%, this is \(operand.words)"))
      return nil
    }
    guard let number = quantity.measure.constantValue else {
      diagnostics.report(
        .error(
          .invalidExpression, at: span, "'\(name)' takes a fixed share, not one that can change"))
      return nil
    }
    guard (0...1).contains(number) else {
      diagnostics.report(
        .error(
          .outOfRange, at: span, "the share of '\(name)' is between 0% and 100%",
          help: number > 1 && number <= 100 && !quantity.isPercent
            ? ["did you mean \(number.plainText)%?"] : []))
      return nil
    }
    return number
  }
}
