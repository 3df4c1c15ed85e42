import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads values of declarations, which may differ by platform and stay tokens' names.
extension Analyzer {
  /// A value for all platforms, each way of writing it read by `read`. `nil` after an error was
  /// reported.
  mutating func conditional<Result: Hashable & Sendable>(
    _ node: Node, _ read: (inout Analyzer, Node, PlatformID?) -> Result?
  ) -> Conditional<Result>? {
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    warnOfDeprecated(in: node)
    let before = (diagnostics.diagnostics.count, silencedCount)
    var result = Conditional<Result>(nil)
    if let base = choice.base {
      result.base = read(&self, base, nil)
      if result.base == nil, (diagnostics.diagnostics.count, silencedCount) != before { return nil }
      for platform in platformsMentioned(in: base) {
        if let value = read(&self, base, platform), value != result.base {
          result.overrides.append(.init(Condition(platform: platform), value))
        }
      }
      if result.base == nil, result.overrides.isEmpty,
        (diagnostics.diagnostics.count, silencedCount) == before
      {
        reportNoValue(base, on: nil)
      }
    }
    for (name, node) in choice.overrides {
      let platform = PlatformID(name)
      let before = (diagnostics.diagnostics.count, silencedCount)
      guard let value = read(&self, node, platform) else {
        if (diagnostics.diagnostics.count, silencedCount) == before {
          reportNoValue(node, on: platform)
        }
        continue
      }
      result.overrides.removeAll { $0.condition.platform == platform }
      result.overrides.append(.init(Condition(platform: platform), value))
    }
    return result.base == nil && result.overrides.isEmpty ? nil : result
  }

  /// A number or length as a formula. One that is exactly a token of that type stays that token.
  mutating func measure(
    _ node: Node, _ unit: Quantity.Unit, of subject: String, example: String, in scope: Scope,
    on platform: PlatformID?
  ) -> Measure? {
    if let id = soleReference(node) {
      guard !reportIfLeftOut(id, at: node.span), value(of: id, on: platform) != nil else {
        return nil
      }
      let type = design[id].type
      if unit == .length && (type == .dimension || type == .fontSize)
        || unit == .number && (type == .number || type == .fontWeight)
      {
        return Measure(.token(id.index))
      }
    }
    guard
      let standard = quantity(node, unit, of: subject, example: example, in: scope, on: platform)
    else { return nil }
    return inModes(node, standard.measure, as: unit == .length ? .dimension : .number) {
      $0.quantity(node, unit, of: subject, example: example, in: scope, on: platform)?.measure
    }
  }

  /// A colour. One that is exactly a colour token stays that token.
  mutating func colorValue(
    _ node: Node, of subject: String, in scope: Scope, on platform: PlatformID?
  ) -> ColorExpression? {
    if let id = soleReference(node) {
      guard !reportIfLeftOut(id, at: node.span), value(of: id, on: platform) != nil else {
        return nil
      }
      if design[id].type == .color { return .token(id) }
    }
    guard let color = color(node, of: subject, in: scope, on: platform) else { return nil }
    guard case .literal(let literal) = color else { return color }
    return colorInModes(node, literal, of: subject, in: scope, on: platform).map { .token($0) }
      ?? color
  }

  /// A computed colour that differs by mode, as a token without a name.
  private mutating func colorInModes(
    _ node: Node, _ standard: ColorValue, of subject: String, in scope: Scope,
    on platform: PlatformID?
  ) -> TokenID? {
    let contexts = otherContexts(of: node)
    let colors = read(in: contexts) { analyzer -> Value in
      guard case .literal(let color)? = analyzer.color(node, of: subject, in: scope, on: platform)
      else { return .color(standard) }
      return .color(color)
    }
    return nameless(.color, .color(standard), colors, in: contexts, at: node)
  }

  // MARK: Platforms

  /// A map of fields that may be written once for all, or as a whole for each platform: those maps,
  /// each with its platform.
  mutating func branches(_ node: Node) -> [(platform: PlatformID?, node: Node)] {
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    return (choice.base.map { [(nil, $0)] } ?? [])
      + choice.overrides.map { (PlatformID($0.platform), $0.value) }
  }

  // MARK: Ranges

  /// What a formula comes to on a platform, in every mode, if no parameter is in it.
  mutating func fixedNumbers(_ measure: Measure, on platform: PlatformID?) -> [Double] {
    if let constant = measure.constantValue { return [constant] }
    guard case .token(let index)? = measure.singleSymbol else { return [] }
    let axes = axesOfToken[index] ?? AxisSet()
    guard design.axes.contextCount(over: axes, limit: Self.contextLimit) != nil else { return [] }
    return read(in: design.axes.contexts(over: axes)) {
      $0.value(of: TokenID(index), on: platform)
    }.compactMap { value in
      switch value {
      case .dimension(let dimension)?, .fontSize(let dimension)?:
        return dimension.pixels(rem: design.rem)
      case .number(let number)?, .fontWeight(let number)?: return number
      default: return nil
      }
    }
  }

  // MARK: Values shared by interactions and components

  mutating func length(
    _ node: Node, _ subject: String, in scope: Scope, allowsNegative: Bool = true
  ) -> Conditional<Measure>? {
    conditional(node) { analyzer, node, platform in
      guard
        let measure = analyzer.measure(
          node, .length, of: subject, example: "8", in: scope, on: platform)
      else { return nil }
      if !allowsNegative, analyzer.fixedNumbers(measure, on: platform).contains(where: { $0 < 0 }) {
        analyzer.diagnostics.report(
          .error(.outOfRange, at: node.span, "\(subject) cannot be negative"))
        return nil
      }
      return measure
    }
  }

  /// How large something is drawn.
  mutating func scale(_ node: Node, in scope: Scope) -> Conditional<Measure>? {
    conditional(node) { analyzer, node, platform in
      guard
        let measure = analyzer.measure(
          node, .number, of: "a scale", example: "0.9", in: scope, on: platform)
      else { return nil }
      if analyzer.fixedNumbers(measure, on: platform).contains(where: { $0 < 0 }) {
        analyzer.diagnostics.report(
          .error(
            .outOfRange, at: node.span, "a scale cannot be negative", help: ["1 is the full size"]))
        return nil
      }
      return measure
    }
  }

  /// A number from 0 to 1.
  mutating func share(_ node: Node, _ subject: String, in scope: Scope) -> Conditional<Measure>? {
    conditional(node) { analyzer, node, platform in
      guard
        let measure = analyzer.measure(
          node, .number, of: subject, example: "0.75", in: scope, on: platform)
      else { return nil }
      let wrong = analyzer.fixedNumbers(measure, on: platform).first { !(0...1).contains($0) }
      if let number = wrong {
        analyzer.diagnostics.report(
          .error(
            .outOfRange, at: node.span, "\(subject) is a number from 0 to 1",
            help: number > 1 && number <= 100 ? ["did you mean \(number.plainText)%?"] : []))
        return nil
      }
      return measure
    }
  }
}

extension Conditional {
  /// What the upper value says, and for platforms of which it says nothing, what this one does.
  ///
  /// - Parameters:
  ///   - own: the only platform that the upper value is said for; `nil`: all.
  ///   - platforms: all platforms that there are.
  func overlaid(
    by upper: Conditional, for own: PlatformID? = nil, platforms: [PlatformID]
  ) -> Conditional {
    var result = Conditional(own == nil ? upper.base ?? base : base)
    for platform in platforms {
      let isSpoken = own == nil || own == platform
      guard let value = (isSpoken ? upper.value(on: platform) : nil) ?? self.value(on: platform),
        value != result.base
      else { continue }
      result.overrides.append(.init(Condition(platform: platform), value))
    }
    return result
  }
}
