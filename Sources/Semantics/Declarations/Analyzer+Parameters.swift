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
  ) -> ParameterList {
    var result = ParameterList()
    for syntax in list {
      let name = syntax.key.text
      if let parameter = parameter(syntax, after: result, of: subject, allowed: allowed) {
        result.parameters.append(parameter)
      } else {
        result.broken.insert(name)
      }
    }
    return result
  }

  private mutating func parameter(
    _ syntax: ParameterSyntax, after list: ParameterList, of subject: String,
    allowed: [Parameter.Kind]
  ) -> Parameter? {
    let name = syntax.key.text
    guard isParameterName(name) else {
      diagnostics.report(
        .error(
          .invalidName, at: syntax.key.span,
          name.isEmpty
            ? "a name is empty" : "'\(name.shortened)' cannot be the name of a parameter",
          help: [
            Self.reservedNames.contains(name) || isColorName(name)
              ? "it means something else in formulas: choose another name"
              : "use letters and digits, beginning with a letter"
          ]))
      return nil
    }
    let scope = Scope(parameters: list.parameters, broken: list.broken)
    guard let kind = kind(of: syntax, in: scope) else { return nil }
    guard allowed.contains(kind) else {
      diagnostics.report(
        .error(
          .typeMismatch, at: syntax.type?.span ?? syntax.key.span,
          "a parameter of \(subject) cannot be of type \(kind.rawValue)",
          help: ["it can be \(allowed.map(\.rawValue).joined(separator: ", "))"]))
      return nil
    }
    var parameter = Parameter(name: name, kind: kind, defaultValue: nil, span: syntax.key.span)
    if let node = syntax.defaultValue {
      guard
        let value = conditional(
          node, { $0.argument($1, kind, of: "the default of '\(name)'", in: scope, on: $2) })
      else { return nil }
      parameter.defaultValue = value
    }
    return syntax.isBroken ? nil : parameter
  }

  private func isParameterName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
    } && !Self.reservedNames.contains(name) && !isColorName(name)
  }

  private mutating func kind(of syntax: ParameterSyntax, in scope: Scope) -> Parameter.Kind? {
    if let node = syntax.type {
      if let kind = Parameter.Kind(rawValue: node.text) { return kind }
      report(unknownParameterType: node, of: "a parameter")
      return nil
    }
    guard let node = syntax.defaultValue else {
      guard !syntax.isBroken else { return nil }
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

  mutating func report(unknownParameterType node: Node, of subject: String) {
    let known = Parameter.Kind.allCases.map(\.rawValue)
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(
        wrongKind: node, expected: "a type is one word", example: "type: color")
      return
    }
    diagnostics.report(
      .error(
        .unknownType, at: node.span, "\(subject) cannot be of type '\(node.text.shortened)'",
        help: [
          didYouMean(node.text, among: known).first
            ?? "the types are \(known.joined(separator: ", "))"
        ]))
  }

  private mutating func inferredKind(of node: Node, in scope: Scope) -> Parameter.Kind? {
    switch node.kind {
    case .boolean: return .boolean
    // A bare number is a length, as nearly everywhere.
    case .number: return .dimension
    case .null, .sequence, .mapping:
      diagnostics.report(
        wrongKind: node, expected: "a default is a colour, a number, a text, or true or false",
        example: "cornerRadius: 8")
      return nil
    case .string: break
    }
    let text = node.text
    if node.withUTF8({ looksLikeColor($0) }) || isColorName(text) { return .color }
    // What is neither a formula nor a colour is a text.
    let isFormula = node.withUTF8 { bytes in
      bytes.contains { $0 == 0x7B || $0 == 0x28 || (0x30...0x39).contains($0) }
    }
    guard isFormula || scope.knows(text) else { return .string }
    guard let expression = ExpressionParser.parse(node, diagnostics: &diagnostics) else {
      return nil
    }
    let platforms = platformsMentioned(in: node)
    let before = (diagnostics.diagnostics.count, silencedCount)
    var operand = evaluate(expression, in: scope, on: nil)
    if operand == nil, (diagnostics.diagnostics.count, silencedCount) != before { return nil }
    for platform in platforms where operand == nil {
      operand = evaluate(expression, in: scope, on: platform)
    }
    switch operand {
    case .color?: return .color
    case .quantity(let quantity)?:
      switch quantity.unit {
      case .number: return .number
      case .length: return .dimension
      case .em, .duration, .angle: break
      }
    // A text stays a text, even when it happens to be a name.
    case .parameter(_, let kind)?: return kind
    case .other(.string)?: return .string
    case .other(.boolean)?: return .boolean
    case .other?: break
    case nil:
      reportNoValue(node, on: nil)
      return nil
    }
    diagnostics.report(
      .error(
        .typeMismatch, at: node.span, "a parameter cannot be \(operand?.words ?? "")",
        help: [
          "it can be \(Parameter.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
        ]))
    return nil
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
    case .string:
      warnOfFixedModes(node)
      return string(node, of: subject, on: platform).map { .string($0) }
    case .boolean:
      warnOfFixedModes(node)
      return boolean(node, of: subject, on: platform).map { .boolean($0) }
    }
  }
}
