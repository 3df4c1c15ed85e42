import Emission
import IR

/// Tokens that differ by mode: a constant, which follows what the system says of colours and else is
/// what the default contexts have, and beside it a function of the other axes.
extension TokensFile {
  mutating func modalToken(_ id: TokenID, _ name: Identifier<Swift>, axes: AxisSet) {
    let annotation = design.tokens[id.index].annotation
    let arguments = design.argumentAxes(of: id)
    if annotation.isShown || writer.hasJustClosedBlock { writer.separate() }
    let start = writer.bytes.count
    writer.annotation(annotation)
    let type = type(of: design.tokens[id.index].type)
    let system = axes.subtracting(arguments)
    guard let constant = expression(of: id, over: system, in: .standard, arguments: AxisSet())
    else { return }
    writer.constant("public nonisolated static let \(id: name): \(type)", constant, from: start)
    guard !arguments.isEmpty else { return }
    function(of: id, name, type, system: system, arguments: arguments)
  }

  private mutating func function(
    of id: TokenID, _ name: Identifier<Swift>, _ type: Code<Swift>, system: AxisSet,
    arguments: AxisSet
  ) {
    var values: [(context: ModeContext, value: Expression)] = []
    for context in design.axes.contexts(over: arguments) {
      guard let value = expression(of: id, over: system, in: context, arguments: arguments) else {
        continue
      }
      values.append((context, value))
    }
    function(
      name, type, arguments, values, deprecation: design.tokens[id.index].annotation.deprecation)
  }

  /// A function of modes beside a constant.
  mutating func function(
    _ name: Identifier<Swift>, _ type: Code<Swift>, _ arguments: AxisSet,
    _ values: [(context: ModeContext, value: Expression)], deprecation: Deprecation?
  ) {
    let parameters = arguments.places.compactMap { place in
      names.modes.axes[place].map { (place: place, names: $0) }
    }
    guard let standard = values.first?.value else { return }
    writer.separate()
    writer.line("/// `\(id: name)` in a mode that the app chooses.")
    writer.deprecation(deprecation)
    writer.function(
      "public nonisolated static func \(id: name)",
      parameters.map { "_ \(id: $0.names.argument): \(id: $0.names.type)" }, " -> \(type)"
    ) { writer in
      guard values.contains(where: { $0.value != standard }) else {
        writer.expression(standard)
        return
      }
      let subject = parameters.map { "\(id: $0.names.argument)" as Code<Swift> }
        .joined(separator: ", ")
      writer.line(parameters.count == 1 ? "switch \(subject) {" : "switch (\(subject)) {")
      for (context, value) in values {
        let cases = parameters.map { parameter in
          ".\(id: parameter.names.cases[context[parameter.place]])" as Code<Swift>
        }.joined(separator: ", ")
        writer.choice([parameters.count == 1 ? cases : "(\(cases))"], value)
      }
      writer.line("}")
    }
  }

  /// The token in one context of the axes that are arguments; `nil` where it has no value.
  ///
  /// - Parameter arguments: the axes that the code around it has as arguments.
  private mutating func expression(
    of id: TokenID, over system: AxisSet, in context: ModeContext, arguments: AxisSet
  ) -> Expression? {
    let first = design.writtenValue(
      of: id, on: SwiftUIEmitter.platform, in: context, keepsAliases: values.keepsAliases)
    guard let first else { return nil }
    guard design.tokens[id.index].type == .color else {
      if let expression = composite(id, over: system, in: context, arguments: arguments) {
        return expression
      }
      switch first {
      case .alias(let target): return path(of: target, arguments: arguments).map { .plain($0) }
      case .literal(let value):
        values.arguments = arguments
        defer { values.arguments = AxisSet() }
        return expression(value)
      }
    }
    let design = design
    let names = names
    let keepsAliases = values.keepsAliases
    return values.dynamicColor(over: system, in: context) { values, context in
      switch design.writtenValue(
        of: id, on: SwiftUIEmitter.platform, in: context, keepsAliases: keepsAliases)
      {
      case .alias(let target)?:
        names.path(of: target, in: design, arguments: arguments) { values.argument(of: $0) }
          ?? "\(values.types.color).clear"
      case .literal(.color(let color))?: values.color(color)
      case .literal?, nil: "\(values.types.color).clear"
      }
    }
  }

  /// A composite value whose colours follow the system; `nil` for any other.
  private mutating func composite(
    _ id: TokenID, over system: AxisSet, in context: ModeContext, arguments: AxisSet
  ) -> Expression? {
    guard let contexts = design.systemContexts(of: system, from: context) else { return nil }
    let all = contexts.plain + contexts.contrast
    let written = all.map {
      design.writtenValue(
        of: id, on: SwiftUIEmitter.platform, in: $0, keepsAliases: values.keepsAliases)
    }
    if case .alias? = written[0], written.allSatisfy({ $0 == written[0] }) { return nil }
    let variants = all.compactMap { design.value(of: id, on: SwiftUIEmitter.platform, in: $0) }
    guard variants.count == all.count else { return nil }
    values.arguments = arguments
    defer { values.arguments = AxisSet() }
    return values.composite(variants)
  }

  private func path(of target: TokenID, arguments: AxisSet) -> Code<Swift>? {
    names.path(of: target, in: design, arguments: arguments) { values.argument(of: $0) }
  }
}

extension TokenNames {
  /// A token by its name, in the contexts of the arguments at hand.
  ///
  /// - Parameter name: what an axis is called there.
  func path(
    of token: TokenID, in design: DesignSystem, arguments: AxisSet,
    name: (Int) -> Code<Swift>
  ) -> Code<Swift>? {
    guard let path = path(of: token, in: design), !arguments.isEmpty else {
      return path(of: token, in: design)
    }
    let needed = design.argumentAxes(of: token)
    // Where the token needs more than is at hand, the constant has the defaults.
    guard !needed.isEmpty, needed.subtracting(arguments).isEmpty else { return path }
    return "\(path)(\(needed.places.map(name).joined(separator: ", ")))"
  }
}
