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
    warnOfFixedModes(node)
    return quantity(node, unit, of: subject, example: example, in: scope, on: platform)?.measure
  }

  /// Warns of a figure that is computed from tokens which differ by mode: it does not.
  private mutating func warnOfFixedModes(_ node: Node) {
    let axes = axesMentioned(in: PlatformChoice(base: node))
    guard !axes.isEmpty else { return }
    let names = axes.places.map { "'\(design.axes[$0].name)'" }.joined(separator: " and ")
    diagnostics.report(
      .warning(
        .unsupportedOnPlatform, at: node.span,
        "this is computed for the default context of \(names), and stays so in the others",
        help: ["make it a token of its own, which follows modes, and name that here"]))
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

  /// A computed colour that differs by mode, as a token without a name, which nothing generates: what
  /// uses it writes its values.
  private mutating func colorInModes(
    _ node: Node, _ standard: ColorValue, of subject: String, in scope: Scope,
    on platform: PlatformID?
  ) -> TokenID? {
    colorInModes(axesMentioned(in: PlatformChoice(base: node)), standard, at: node) { analyzer in
      guard case .literal(let color)? = analyzer.color(node, of: subject, in: scope, on: platform)
      else { return nil }
      return color
    }
  }

  /// The same of the colour of a border that is a token.
  mutating func colorInModes(ofBorder id: TokenID, at node: Node) -> TokenID? {
    guard let axes = axesOfToken[id.index],
      case .border(let border)? = value(of: id, on: nil)
    else { return nil }
    return colorInModes(axes, border.color.value, at: node) { analyzer in
      guard case .border(let border)? = analyzer.value(of: id, on: nil) else { return nil }
      return border.color.value
    }
  }

  private mutating func colorInModes(
    _ axes: AxisSet, _ standard: ColorValue, at node: Node,
    _ read: (inout Analyzer) -> ColorValue?
  ) -> TokenID? {
    guard !axes.isEmpty, design.axes.contextCount(over: axes, limit: Self.contextLimit) != nil
    else { return nil }
    defer { context = .standard }
    var value = Conditional<TokenValue>.literal(.color(standard))
    for other in design.axes.contexts(over: axes).dropFirst() {
      context = other
      guard let color = read(&self), value.value(on: nil, in: other) != .literal(.color(color))
      else { continue }
      value.overrides.append(.init(Condition(modes: other.modes), .literal(.color(color))))
    }
    guard !value.overrides.isEmpty else { return nil }
    let id = TokenID(design.tokens.count)
    design.tokens.append(
      Token(
        name: "", group: .root, type: .color, value: value, annotation: Annotation(span: node.span),
        isPrivate: true))
    progress.append(.done)
    aliasEnds.append(Int32(id.index))
    axesOfToken[id.index] = value.axes
    return id
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

  /// What a formula comes to on a platform, if no parameter is in it.
  mutating func fixedNumber(_ measure: Measure, on platform: PlatformID?) -> Double? {
    if let constant = measure.constantValue { return constant }
    guard case .token(let index)? = measure.singleSymbol,
      let value = value(of: TokenID(index), on: platform)
    else { return nil }
    switch value {
    case .dimension(let dimension), .fontSize(let dimension):
      return dimension.pixels(rem: design.rem)
    case .number(let number), .fontWeight(let number): return number
    default: return nil
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
      if !allowsNegative, let number = analyzer.fixedNumber(measure, on: platform), number < 0 {
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
      if let number = analyzer.fixedNumber(measure, on: platform), number < 0 {
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
      if let number = analyzer.fixedNumber(measure, on: platform), !(0...1).contains(number) {
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
