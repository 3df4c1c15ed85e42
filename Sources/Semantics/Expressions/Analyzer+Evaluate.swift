import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Computes formulas.
extension Analyzer {
  /// What the formula comes to on a platform (`nil`: on those without values of their own), or `nil`
  /// after an error was reported, here or at a token that it refers to.
  mutating func evaluate(
    _ expression: Expression, in scope: Scope, on platform: PlatformID?
  ) -> Operand? {
    switch expression.form {
    case .number(let number, let unit): return .quantity(quantity(number, unit))
    case .reference(let path): return operand(ofToken: path, at: expression.span, on: platform)
    case .name(let name): return operand(named: name, at: expression.span, in: scope)
    case .color(let text): return color(text, at: expression.span)
    case .call(let name, let arguments):
      return call(name, arguments, at: expression.span, in: scope, on: platform)
    case .negated(let inner):
      guard let operand = evaluate(inner, in: scope, on: platform),
        var value = quantity(operand, at: inner.span)
      else { return nil }
      value.measure = value.measure * -1
      value.rem = value.rem.map { -$0 }
      return .quantity(value)
    case .binary(let sign, let left, let right):
      // Both sides, so that the faults of both are told.
      let operands = (
        evaluate(left, in: scope, on: platform), evaluate(right, in: scope, on: platform)
      )
      guard let first = operands.0.flatMap({ quantity($0, at: left.span) }),
        let second = operands.1.flatMap({ quantity($0, at: right.span) })
      else { return nil }
      return combine(first, sign, second, left: left, right: right, at: expression.span)
        .map { .quantity($0) }
    }
  }

  private func quantity(_ number: Double, _ unit: Expression.Unit?) -> Quantity {
    switch unit {
    case nil: Quantity(number)
    case .px, .pt, .dp: Quantity(Measure(number), .length)
    case .rem: Quantity(Measure(number * design.rem), .length, rem: number)
    case .em: Quantity(Measure(number), .em)
    case .ms: Quantity(Measure(number), .duration)
    case .s: Quantity(Measure(number * 1000), .duration)
    case .deg: Quantity(Measure(number), .angle)
    case .rad: Quantity(Measure(number * 180 / .pi), .angle)
    case .turn: Quantity(Measure(number * 360), .angle)
    case .percent: Quantity(Measure(number / 100), .number, isPercent: true)
    }
  }

  private mutating func quantity(_ operand: Operand, at span: SourceSpan) -> Quantity? {
    if case .quantity(let quantity) = operand { return quantity }
    diagnostics.report(
      .error(.typeMismatch, at: span, "this is \(operand.words), with which one cannot count"))
    return nil
  }

  private mutating func operand(named name: String, at span: SourceSpan, in scope: Scope)
    -> Operand?
  {
    if let operand = scope.operand(name) { return operand }
    if let named = ColorValue(cssName: name) { return .color(.literal(named)) }
    var help: [String] = []
    if lookUp(name) != nil {
      help.append("a token's name stands in braces: '{\(name)}'")
    } else if let suggestion = didYouMean(name, among: scope.names).first {
      help.append(suggestion)
    } else if !scope.names.isEmpty {
      help.append("the names that can stand here: \(scope.names.joined(separator: ", "))")
    }
    diagnostics.report(
      .error(.unknownName, at: span, "nothing is called '\(name)' here", help: help))
    return nil
  }

  mutating func color(_ text: String, at span: SourceSpan) -> Operand? {
    switch ColorSyntax.parse(text) {
    case .success(let parsed): return .color(.literal(parsed.color))
    case .failure(let error):
      diagnostics.report(
        .error(
          .invalidColor, at: span.part(error.range), error.message,
          help: error.help.isEmpty ? [] : [error.help]))
      return nil
    }
  }

  private mutating func operand(
    ofToken path: String, at span: SourceSpan, on platform: PlatformID?
  ) -> Operand? {
    switch lookUp(path) {
    case .token(let id)?:
      guard let value = value(of: id, on: platform) else { return nil }
      return operand(of: value)
    case .field(let id, let fields)?:
      return field(fields, of: id, path: path, at: span, on: platform).map { operand(of: $0) }
    case .written(let node, let property)?:
      return written(node, as: property, path: path, at: span, on: platform)
    case .group(let id)?:
      reportGroup(id, path: path, at: span)
      return nil
    case nil:
      reportUnresolved(path, at: span)
      return nil
    }
  }

  /// How many components' values may refer to each other in a row.
  static let writtenDepthLimit = 16

  /// What a value that is written in a component comes to.
  mutating func written(
    _ node: Node, as property: String, path: String, at span: SourceSpan, on platform: PlatformID?
  ) -> Operand? {
    guard writtenDepth < Self.writtenDepthLimit else {
      diagnostics.report(
        .error(
          .referenceCycle, at: span,
          "'\(path)' leads back to itself, or on over too many components",
          help: ["give one of the components a value of its own"]))
      return nil
    }
    writtenDepth += 1
    defer { writtenDepth -= 1 }
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    let own = choice.overrides.last { $0.platform == platform?.name }?.value
    guard let node = own ?? choice.base else { return nil }
    let isColor = node.withUTF8 { ColorSyntax.looksLikeColor($0) }
    let operand: Operand?
    if case .number(let number) = node.kind, number.isFinite {
      operand = .quantity(Quantity(number))
    } else if node.kind == .string, isColor {
      operand = color(node.text, at: node.span)
    } else if node.kind == .string {
      operand = ExpressionParser.parse(node, diagnostics: &diagnostics)
        .flatMap { evaluate($0, in: .tokens, on: platform) }
    } else {
      diagnostics.report(
        .error(
          .typeMismatch, at: span, "'\(path)' is \(node.kind.words), to which one cannot refer"))
      return nil
    }
    // A bare number is in px where its property is a length.
    let isLength =
      ComponentProperties.lengths.contains { $0.name == property }
      || ["padding", "margin"].contains(property)
    if isLength, case .quantity(let quantity)? = operand, quantity.unit == .number {
      return .quantity(Quantity(quantity.measure, .length))
    }
    return operand
  }

  /// What a token holds, aliases followed; `nil` when it holds nothing there, or is broken.
  func value(of id: TokenID, on platform: PlatformID?) -> Value? {
    var next = id
    while progress[next.index] == .done {
      let value = design[next].value
      switch platform.map({ value.value(on: $0) }) ?? value.base {
      case nil: return nil
      case .literal(let value): return value
      case .alias(let target): next = target
      }
    }
    return nil
  }

  private func operand(of value: Value) -> Operand {
    switch value {
    case .color(let color): .color(.literal(color))
    case .dimension(let dimension):
      .quantity(
        Quantity(
          Measure(dimension.pixels(rem: design.rem)), .length,
          rem: dimension.unit == .rem ? dimension.number : nil))
    case .number(let number), .fontWeight(let number): .quantity(Quantity(number))
    case .duration(let duration): .quantity(Quantity(Measure(duration.milliseconds), .duration))
    case .cubicBezier, .spring, .string, .boolean, .fontFamily, .typography: .other(value)
    }
  }

  /// A field of a composite token: `{text.body.fontSize}`.
  mutating func field(
    _ fields: [Substring], of id: TokenID, path: String, at span: SourceSpan,
    on platform: PlatformID?
  ) -> Value? {
    guard progress[id.index] == .done else { return nil }
    guard case .typography(let style)? = value(of: id, on: platform), fields.count == 1 else {
      reportUnresolved(path, at: span)
      return nil
    }
    let value: Value? =
      switch fields[0] {
      case "fontFamily": style.fontFamily.map { .fontFamily($0.value) }
      case "fontSize": style.fontSize.map { .dimension($0.value) }
      case "fontWeight": style.fontWeight.map { .fontWeight($0.value) }
      case "lineHeight":
        style.lineHeight.map {
          switch $0.value {
          case .factor(let factor): .number(factor)
          case .length(let length): .dimension(length)
          }
        }
      case "letterSpacing":
        style.letterSpacing.flatMap {
          switch $0.value {
          case .length(let length): .dimension(length)
          case .em: nil
          }
        }
      default: nil
      }
    guard let value else {
      diagnostics.report(
        .error(
          .unresolvedReference, at: span,
          "the text style '\(self.path(of: .token(id)))' has no '\(fields[0])' to refer to",
          related: [.init(span: design[id].annotation.span, message: "it is declared here")]))
      return nil
    }
    return value
  }

  // MARK: Operators

  private mutating func combine(
    _ left: Quantity, _ sign: Expression.Operator, _ right: Quantity,
    left leftPart: Expression, right rightPart: Expression, at span: SourceSpan
  ) -> Quantity? {
    switch sign {
    case .plus, .minus:
      guard let (first, second) = unified(left, right) else {
        diagnostics.report(
          .error(
            .unitMismatch, at: span,
            "\(left.unit.words) and \(right.unit.words) cannot be \(sign == .plus ? "added" : "subtracted")",
            help: ["both sides need the same kind of unit"]))
        return nil
      }
      let factor = sign == .plus ? 1.0 : -1.0
      return Quantity(
        first.measure + second.measure * factor, first.unit,
        rem: first.rem.flatMap { a in second.rem.map { a + $0 * factor } })
    case .times:
      if right.unit == .number, let factor = right.measure.constantValue {
        return Quantity(left.measure * factor, left.unit, rem: left.rem.map { $0 * factor })
      }
      if left.unit == .number, let factor = left.measure.constantValue {
        return Quantity(right.measure * factor, right.unit, rem: right.rem.map { $0 * factor })
      }
      let isUnitFault = left.unit != .number && right.unit != .number
      diagnostics.report(
        .error(
          isUnitFault ? .unitMismatch : .invalidExpression, at: span,
          isUnitFault
            ? "\(left.unit.words) cannot be multiplied by \(right.unit.words)"
            : "one side of '*' has to be a fixed number",
          help: ["multiply by a plain number, as in '{space.s} * 2'"]))
      return nil
    case .dividedBy:
      guard right.unit == .number || right.unit == left.unit,
        let divisor = right.measure.constantValue
      else {
        diagnostics.report(
          .error(
            right.unit == .number ? .invalidExpression : .unitMismatch, at: rightPart.span,
            right.unit == .number
              ? "one can only divide by a fixed number"
              : "\(left.unit.words) cannot be divided by \(right.unit.words)"))
        return nil
      }
      guard divisor != 0 else {
        diagnostics.report(.error(.divisionByZero, at: rightPart.span, "this divides by zero"))
        return nil
      }
      let measure = left.measure / divisor
      return right.unit == .number
        ? Quantity(measure, left.unit, rem: left.rem.map { $0 / divisor })
        : Quantity(measure, .number)
    }
  }

  /// Both in one unit: a plain number beside a length counts as px.
  private func unified(_ left: Quantity, _ right: Quantity) -> (Quantity, Quantity)? {
    if left.unit == right.unit { return (left, right) }
    if left.unit == .length, right.unit == .number, !right.isPercent {
      return (left, Quantity(right.measure, .length))
    }
    if left.unit == .number, right.unit == .length, !left.isPercent {
      return (Quantity(left.measure, .length), right)
    }
    return nil
  }

  // MARK: Functions

  /// The names of all functions, for suggestions and for names that parameters cannot have.
  static let functions = [
    "min", "max", "clamp", "round", "floor", "ceil", "abs", "mix", "alpha", "lighten", "darken",
    "saturate", "desaturate", "onColor",
  ]

  private mutating func call(
    _ name: String, _ arguments: [Expression], at span: SourceSpan, in scope: Scope,
    on platform: PlatformID?
  ) -> Operand? {
    guard Self.functions.contains(name) else {
      diagnostics.report(
        .error(
          .unknownName, at: span, "there is no function '\(name)'",
          help: [
            didYouMean(name, among: Self.functions).first
              ?? "the functions are \(Self.functions.joined(separator: ", "))"
          ]))
      return nil
    }
    let counts: ClosedRange<Int> =
      switch name {
      case "min", "max": 2...64
      case "clamp", "mix": 3...3
      case "alpha", "lighten", "darken", "saturate", "desaturate": 2...2
      default: 1...1
      }
    guard counts.contains(arguments.count) else {
      let wanted =
        counts.count == 1
        ? "\(counts.lowerBound) value\(counts.lowerBound == 1 ? "" : "s")"
        : "at least \(counts.lowerBound) values"
      diagnostics.report(
        .error(
          .invalidExpression, at: span, "'\(name)' takes \(wanted), here are \(arguments.count)"))
      return nil
    }
    var operands: [Operand] = []
    for argument in arguments {
      if let operand = evaluate(argument, in: scope, on: platform) { operands.append(operand) }
    }
    guard operands.count == arguments.count else { return nil }
    switch name {
    case "mix", "alpha", "lighten", "darken", "saturate", "desaturate", "onColor":
      return colorFunction(name, operands, arguments)
    default:
      return numberFunction(name, operands, arguments, at: span).map { .quantity($0) }
    }
  }

  private mutating func numberFunction(
    _ name: String, _ operands: [Operand], _ arguments: [Expression], at span: SourceSpan
  ) -> Quantity? {
    var quantities: [Quantity] = []
    for (operand, argument) in zip(operands, arguments) {
      guard let quantity = quantity(operand, at: argument.span) else { return nil }
      quantities.append(quantity)
    }
    let isLength = quantities.contains { $0.unit == .length }
    for index in quantities.indices where isLength && quantities[index].unit == .number {
      quantities[index] = Quantity(quantities[index].measure, .length)
    }
    guard let unit = quantities.first?.unit,
      let odd = zip(quantities, arguments).first(where: { $0.0.unit != unit })
    else {
      return numberFunction(name, quantities, at: span)
    }
    diagnostics.report(
      .error(
        .unitMismatch, at: odd.1.span,
        "'\(name)' compares \(unit.words) with \(odd.0.unit.words)"))
    return nil
  }

  private mutating func numberFunction(
    _ name: String, _ quantities: [Quantity], at span: SourceSpan
  ) -> Quantity? {
    let measures = quantities.map(\.measure)
    let unit = quantities[0].unit
    switch name {
    case "min": return Quantity(Measure.minimum(measures), unit)
    case "max": return Quantity(Measure.maximum(measures), unit)
    case "clamp":
      // clamp(low, value, high), as in CSS.
      return Quantity(
        Measure.maximum([measures[0], Measure.minimum([measures[1], measures[2]])]), unit)
    default: break
    }
    guard let number = measures[0].constantValue else {
      diagnostics.report(
        .error(
          .invalidExpression, at: span, "'\(name)' takes a fixed number, not one that can change",
          help: ["min, max and clamp can take parameters, 'width' and 'height'"]))
      return nil
    }
    let result: Double =
      switch name {
      case "round": number.rounded()
      case "floor": number.rounded(.down)
      case "ceil": number.rounded(.up)
      default: number.magnitude
      }
    return Quantity(Measure(result), unit)
  }

  private mutating func colorFunction(
    _ name: String, _ operands: [Operand], _ arguments: [Expression]
  ) -> Operand? {
    let colorCount = name == "mix" ? 2 : 1
    var colors: [ColorValue] = []
    for (operand, argument) in zip(operands, arguments).prefix(colorCount) {
      switch operand {
      case .color(.literal(let color)): colors.append(color)
      case .color(let expression):
        if name == "onColor" { return .color(.onColor(expression)) }
        diagnostics.report(
          .error(
            .invalidExpression, at: argument.span,
            "'\(name)' takes a fixed colour, not a parameter"))
        return nil
      default:
        diagnostics.report(
          .error(
            .typeMismatch, at: argument.span,
            "'\(name)' needs a colour here, this is \(operand.words)"))
        return nil
      }
    }
    var share = 0.0
    if let last = operands.indices.last, last >= colorCount {
      guard case .quantity(let quantity) = operands[last], quantity.unit == .number,
        let number = quantity.measure.constantValue
      else {
        diagnostics.report(
          .error(
            .typeMismatch, at: arguments[last].span,
            "'\(name)' needs a share here, as in 20%, this is \(operands[last].words)"))
        return nil
      }
      guard (0...1).contains(number) else {
        diagnostics.report(
          .error(
            .outOfRange, at: arguments[last].span,
            "the share of '\(name)' is between 0% and 100%"))
        return nil
      }
      share = number
    }
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
}
