import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads what a component says of its shape and its interaction: names with settings.
extension Analyzer {
  /// - Returns: the shape, and whether something was wrong with it, which has been reported. A platform
  ///   without one of its own has the base, and if there is none, no shape.
  mutating func shape(
    of properties: [Node.Entry], _ scope: Scope
  ) -> (use: Conditional<ShapeUse>?, isBroken: Bool) {
    guard let entry = properties.first(where: { $0.key.hasText("shape") }) else {
      return (nil, false)
    }
    let choice = program.choices.read(entry.value, diagnostics: &diagnostics)
    var result = Conditional<ShapeUse>(nil)
    var isBroken = false
    if let base = choice.base {
      result.base = shape(base, scope, on: nil)
      isBroken = result.base == nil
      // What is set of it can differ by platform too.
      for platform in drawingPlatforms where !isBroken && mentions(platform, in: base) {
        guard let use = shape(base, scope, on: platform) else {
          isBroken = true
          continue
        }
        if use != result.base { result.overrides.append(.init(.init(platform: platform), use)) }
      }
    }
    for (name, node) in choice.overrides {
      let platform = PlatformID(name)
      result.overrides.removeAll { $0.condition.platform == platform }
      guard let use = shape(node, scope, on: platform) else {
        isBroken = true
        continue
      }
      result.overrides.append(.init(.init(platform: platform), use))
    }
    let isNone = result.base == nil && result.overrides.isEmpty
    return (isNone ? nil : result, isBroken)
  }

  private mutating func shape(
    _ node: Node, _ scope: Scope, on platform: PlatformID?
  ) -> ShapeUse? {
    guard let (name, settings) = nameWithSettings(node, "a shape", example: "balloon") else {
      return nil
    }
    switch name.text {
    case "rectangle", "capsule", "circle":
      for setting in settings {
        diagnostics.report(
          .error(
            .unknownKey, at: setting.key.span,
            "the shape '\(name.text)' has nothing to set",
            help: [
              "write 'shape: \(name.text)', or 'shape: { roundedRectangle: { cornerRadius: 8 } }'"
            ]
          ))
      }
      return name.hasText("rectangle") ? .rectangle : name.hasText("capsule") ? .capsule : .circle
    case "roundedRectangle": return roundedRectangle(settings, scope, on: platform)
    default: break
    }
    guard let index = place(of: name, in: shapeNames, "a shape", builtIn: Self.builtInShapes) else {
      return nil
    }
    let parameters = design.shapes[index].parameters
    let broken = brokenParametersOfShape[index]
    var arguments: [Measure?] = parameters.map { _ in nil }
    var given = broken
    for setting in settings {
      let key = setting.key.text
      guard let place = parameters.firstIndex(where: { $0.name == key }) else {
        if !broken.contains(key) {
          report(unknownParameter: setting.key, of: "the shape '\(name.text)'", parameters)
        }
        continue
      }
      guard let own = choice(setting.value, on: platform) else { continue }
      given.insert(key)
      arguments[place] = argument(
        own, parameters[place].kind == .number ? .number : .length, of: key, scope, on: platform)
    }
    reportMissing(parameters, given, of: "the shape '\(name.text)'", name, node)
    return .declared(ShapeID(index), arguments: arguments)
  }

  private mutating func roundedRectangle(
    _ settings: [Node.Entry], _ scope: Scope, on platform: PlatformID?
  ) -> ShapeUse {
    var radius = Measure.zero
    for setting in settings {
      guard setting.key.hasText("cornerRadius") else {
        diagnostics.report(
          unknownKey: setting.key, in: "the shape 'roundedRectangle'", known: ["cornerRadius"])
        continue
      }
      guard let own = choice(setting.value, on: platform),
        let value = argument(own, .length, of: "cornerRadius", scope, on: platform)
      else { continue }
      radius = value
      if fixedNumbers(value, on: platform).contains(where: { $0 < 0 }) {
        diagnostics.report(
          .error(.outOfRange, at: setting.value.span, "'cornerRadius' cannot be negative"))
      }
    }
    return .roundedRectangle(cornerRadius: radius)
  }

  /// What is written for a platform, or for those that have nothing of their own; `nil` leaves what the
  /// shape says.
  private mutating func choice(_ node: Node, on platform: PlatformID?) -> Node? {
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    return choice.overrides.last { $0.platform == platform?.name }?.value ?? choice.base
  }

  /// What a component sets a shape's parameter to.
  private mutating func argument(
    _ node: Node, _ unit: Quantity.Unit, of name: String, _ scope: Scope, on platform: PlatformID?
  ) -> Measure? {
    warnOfDeprecated(in: node)
    let before = (diagnostics.diagnostics.count, silencedCount)
    let value = measure(node, unit, of: "'\(name)'", example: "8", in: scope, on: platform)
    if value == nil, (diagnostics.diagnostics.count, silencedCount) == before {
      reportNoValue(node, on: platform)
    }
    return value
  }

  // MARK: Interactions

  mutating func interaction(_ node: Node, _ scope: Scope) -> InteractionUse? {
    guard let (name, settings) = nameWithSettings(node, "an interaction", example: "opacity"),
      let index = place(of: name, in: interactionNames, "an interaction")
    else { return nil }
    let parameters = design.interactions[index].parameters
    let broken = brokenParametersOfInteraction[index]
    var arguments: [Conditional<Parameter.Default>?] = parameters.map { _ in nil }
    var given = broken
    for setting in settings {
      let key = setting.key.text
      guard let place = parameters.firstIndex(where: { $0.name == key }) else {
        if !broken.contains(key) {
          report(unknownParameter: setting.key, of: "the interaction '\(name.text)'", parameters)
        }
        continue
      }
      given.insert(key)
      arguments[place] = conditional(setting.value) {
        $0.argument(
          $1, parameters[place].kind, of: "'\(parameters[place].name)'", in: scope, on: $2)
      }
    }
    reportMissing(parameters, given, of: "the interaction '\(name.text)'", name, node)
    return InteractionUse(interaction: InteractionID(index), arguments: arguments)
  }

  // MARK: Names with settings

  /// `balloon`, or `{ balloon: { cornerRadius: 12 } }`.
  private mutating func nameWithSettings(
    _ node: Node, _ subject: String, example: String
  ) -> (name: Node, settings: [Node.Entry])? {
    guard node.kind == .mapping else { return (node, []) }
    guard node.count == 1, let entry = node.entries.first(where: { _ in true }),
      [.mapping, .null].contains(entry.value.kind)
    else {
      diagnostics.report(
        .error(
          .wrongKind, at: node.span, "here stands the name of \(subject), with what is set of it",
          help: ["write it like this: \(example), or { \(example): { name: value } }"]))
      return nil
    }
    return (entry.key, Array(entry.value.entries))
  }

  private mutating func report(
    unknownParameter key: Node, of subject: String, _ parameters: [Parameter]
  ) {
    guard !parameters.isEmpty else {
      diagnostics.report(
        .error(.unknownKey, at: key.span, "\(subject) has no parameters to set"))
      return
    }
    diagnostics.report(unknownKey: key, in: subject, known: parameters.map(\.name))
  }

  private mutating func reportMissing(
    _ parameters: [Parameter], _ given: Set<String>, of subject: String, _ name: Node, _ node: Node
  ) {
    let missing = parameters.filter { $0.defaultValue == nil && !given.contains($0.name) }
    guard !missing.isEmpty else { return }
    let fields = missing.map { "\($0.name): …" }.joined(separator: ", ")
    diagnostics.report(
      .error(
        .missingField, at: name.span,
        "\(subject) needs \(missing.map { "'\($0.name)'" }.joined(separator: " and "))",
        help: ["write it like this: { \(name.text): { \(fields) } }"],
        related: missing.map { .init(span: $0.span, message: "it is declared here") }))
  }
}
