import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads the parameters of shapes, interactions and components.
extension Analyzer {
  /// Names that mean something else in a formula.
  private static let reservedNames: Set<String> = Set(
    functions + ["width", "height", "mirrored", "default", "shape"])

  /// The parameters in order; a default may mention those before it.
  ///
  /// - Parameter allowed: which kinds the declaration can have.
  mutating func parameters(
    _ list: [ParameterSyntax], of subject: String,
    allowed: [Parameter.Kind] = Parameter.Kind.allCases
  ) -> [Parameter] {
    var result: [Parameter] = []
    for syntax in list {
      let name = syntax.key.text
      guard isParameterName(name) else {
        diagnostics.report(
          .error(
            .invalidName, at: syntax.key.span, "'\(name)' cannot be the name of a parameter",
            help: [
              "use letters and digits, beginning with a letter, and no name of a function or colour"
            ]))
        continue
      }
      let scope = Scope(parameters: result)
      guard let kind = kind(of: syntax, in: scope) else { continue }
      guard allowed.contains(kind) else {
        diagnostics.report(
          .error(
            .typeMismatch, at: syntax.key.span,
            "a parameter of \(subject) cannot be of type \(kind.rawValue)",
            help: ["it can be \(allowed.map(\.rawValue).joined(separator: ", "))"]))
        continue
      }
      var parameter = Parameter(name: name, kind: kind, defaultValue: nil, span: syntax.key.span)
      if let node = syntax.defaultValue {
        guard
          let value = conditional(
            node, { $0.argument($1, kind, of: "a default", in: scope, on: $2) })
        else { continue }
        parameter.defaultValue = value
      }
      result.append(parameter)
    }
    return result
  }

  private func isParameterName(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
      && !Self.reservedNames.contains(name) && !isColorName(name)
  }

  private mutating func kind(of syntax: ParameterSyntax, in scope: Scope) -> Parameter.Kind? {
    if let node = syntax.type {
      if let kind = Parameter.Kind(rawValue: node.text) { return kind }
      let known = Parameter.Kind.allCases.map(\.rawValue)
      diagnostics.report(
        .error(
          .unknownType, at: node.span, "a parameter cannot be of type '\(node.text)'",
          help: [
            didYouMean(node.text, among: known).first
              ?? "the types are \(known.joined(separator: ", "))"
          ]))
      return nil
    }
    guard let node = syntax.defaultValue else {
      diagnostics.report(
        .error(
          .missingType, at: syntax.key.span,
          "nothing says what the parameter '\(syntax.key.text)' is",
          help: ["give it a default, or a type: { type: color }"]))
      return nil
    }
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    guard let sample = choice.nodes.first else { return nil }
    return inferredKind(of: sample, in: scope)
  }

  private mutating func inferredKind(of node: Node, in scope: Scope) -> Parameter.Kind? {
    switch node.kind {
    case .boolean: return .boolean
    // A bare number is a length, as nearly everywhere.
    case .number: return .dimension
    case .null, .sequence, .mapping:
      report(
        wrongKind: node, expected: "a default is a colour, a number, a text, or true or false",
        example: "cornerRadius: 8")
      return nil
    case .string: break
    }
    if let target = soleReference(node) {
      guard progress[target.index] == .done else { return nil }
      switch design[target].type {
      case .color: return .color
      case .dimension: return .dimension
      case .number, .fontWeight: return .number
      case .string: return .string
      case .boolean: return .boolean
      case .duration, .cubicBezier, .spring, .fontFamily, .typography:
        diagnostics.report(
          .error(
            .typeMismatch, at: node.span,
            "a parameter cannot be \(design[target].type.words)"))
        return nil
      }
    }
    let text = node.text
    if node.withUTF8({ looksLikeColor($0) }) { return .color }
    // What is neither a formula nor a colour is a text.
    guard
      node.withUTF8({ bytes in
        bytes.contains { $0 == 0x7B || $0 == 0x28 || (0x30...0x39).contains($0) }
      }) || scope.names.contains(text)
    else { return .string }
    guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
      let operand = evaluate(expression, in: scope, on: nil)
    else { return nil }
    switch operand {
    case .color: return .color
    case .quantity(let quantity): return quantity.unit == .number ? .number : .dimension
    case .parameter(_, let kind): return kind
    case .other(let value):
      diagnostics.report(
        .error(.typeMismatch, at: node.span, "a parameter cannot be \(value.type.words)"))
      return nil
    }
  }

  /// A value for a parameter: its default, or what a user of the declaration sets.
  mutating func argument(
    _ node: Node, _ kind: Parameter.Kind, of subject: String, in scope: Scope,
    on platform: PlatformID?
  ) -> Parameter.Default? {
    switch kind {
    case .color:
      return colorValue(node, of: subject, in: scope, on: platform).map { .color($0) }
    case .dimension:
      return measure(node, .length, of: subject, example: "8", in: scope, on: platform).map {
        .measure($0)
      }
    case .number:
      return measure(node, .number, of: subject, example: "0.5", in: scope, on: platform).map {
        .measure($0)
      }
    case .string: return string(node, of: subject, on: platform).map { .string($0) }
    case .boolean: return boolean(node, on: platform).map { .boolean($0) }
    }
  }

  // MARK: Values in declarations

  /// A value for all platforms, each way of writing it read by `read`.
  mutating func conditional<Result: Hashable & Sendable>(
    _ node: Node, _ read: (inout Analyzer, Node, PlatformID?) -> Result?
  ) -> Conditional<Result>? {
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    let before = diagnostics.diagnostics.count
    var result = Conditional<Result>(nil)
    if let base = choice.base {
      result.base = read(&self, base, nil)
      for platform in platformsMentioned(in: base) {
        if let value = read(&self, base, platform), value != result.base {
          result.overrides.append(.init(Condition(platform: platform), value))
        }
      }
    }
    for (name, node) in choice.overrides {
      let platform = PlatformID(name)
      guard let value = read(&self, node, platform) else { continue }
      result.overrides.removeAll { $0.condition.platform == platform }
      result.overrides.append(.init(Condition(platform: platform), value))
    }
    let isEmpty = result.base == nil && result.overrides.isEmpty
    return isEmpty
      || diagnostics.diagnostics.count > before && result.base == nil && choice.base != nil
      ? nil : result
  }

  /// A number or length as a formula. One that is exactly a token of that type stays that token.
  mutating func measure(
    _ node: Node, _ unit: Quantity.Unit, of subject: String, example: String, in scope: Scope,
    on platform: PlatformID?
  ) -> Measure? {
    if let id = soleReference(node) {
      guard progress[id.index] == .done else { return nil }
      let type = design[id].type
      if unit == .length && type == .dimension
        || unit == .number && (type == .number || type == .fontWeight)
      {
        return Measure(.token(id.index))
      }
    }
    return quantity(node, unit, of: subject, example: example, in: scope, on: platform)?.measure
  }

  /// A colour. One that is exactly a colour token stays that token.
  mutating func colorValue(
    _ node: Node, of subject: String, in scope: Scope, on platform: PlatformID?
  ) -> ColorExpression? {
    if let id = soleReference(node) {
      guard progress[id.index] == .done else { return nil }
      if design[id].type == .color { return .token(id) }
    }
    return color(node, of: subject, in: scope, on: platform)
  }
}
