import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads the properties of components.
extension Analyzer {
  mutating func readProperty(
    _ entry: Node.Entry, _ scope: Scope, _ frames: inout ComponentProperties.Frames, isBase: Bool,
    isState: Bool, into layer: inout ComponentDraft.Layer, of component: inout Component
  ) {
    let name = entry.key.text
    let node = entry.value
    if ComponentProperties.baseOnly.contains(name) {
      guard isBase, !isState else {
        diagnostics.report(
          .error(
            .variesByVariant, at: entry.key.span,
            "'\(name)' is the same in every variant and state of a component",
            help: ["write it at the component itself, or make two components"]))
        return
      }
      readFixedProperty(entry, scope, of: &component)
      return
    }
    if let property = ComponentProperties.lengths.first(where: { $0.name == name })?.property {
      if let value = length(node, "'\(name)'", in: scope) {
        checkNotNegative(value, node, "'\(name)'")
        layer.set(property, value.map { .measure($0) })
      }
      return
    }
    switch name {
    case "padding": readSides(node, name, scope, &frames.padding, { .padding($0) }, into: &layer)
    case "margin": readSides(node, name, scope, &frames.margin, { .margin($0) }, into: &layer)
    case "background", "foreground":
      let value = conditional(node) {
        $0.colorValue($1, of: "'\(name)'", in: scope, on: $2)
      }
      if let value {
        layer.set(name == "background" ? .background : .foreground, value.map { .color($0) })
      }
    case "opacity":
      if let value = share(node, "an opacity", in: scope) {
        layer.set(.opacity, value.map { .measure($0) })
      }
    case "scale":
      if let value = number(node, "a scale", example: "0.9", in: scope) {
        layer.set(.scale, value.map { .measure($0) })
      }
    case "font": layer.set(.font, optional: conditional(node) { $0.textStyle($1, on: $2) })
    case "fontFamily":
      layer.set(.fontFamily, optional: conditional(node) { $0.family($1, on: $2) })
    case "fontWeight":
      layer.set(.fontWeight, optional: conditional(node) { $0.weight($1, on: $2) })
    case "lineHeight":
      layer.set(
        .lineHeight,
        optional: conditional(node) { analyzer, node, platform in
          analyzer.lineHeight(node, on: platform).map {
            switch $0 {
            case .factor(let factor): .factor(factor)
            case .length(let length): .measure(Measure(length.pixels(rem: analyzer.design.rem)))
            }
          }
        })
    case "letterSpacing":
      layer.set(
        .letterSpacing,
        optional: conditional(node) { analyzer, node, platform in
          analyzer.letterSpacing(node, on: platform).map {
            switch $0 {
            case .em(let factor): .em(factor)
            case .length(let length): .measure(Measure(length.pixels(rem: analyzer.design.rem)))
            }
          }
        })
    case "mirrored":
      guard !isState else {
        diagnostics.report(
          .error(
            .variesByVariant, at: entry.key.span, "a state cannot mirror a component"))
        return
      }
      layer.set(
        .mirrored,
        optional: conditional(node) { $0.boolean($1, on: $2).map { .boolean($0) } })
    case "align": layer.set(.align, optional: conditional(node) { $0.alignment($1, on: $2) })
    case _ where ComponentProperties.laterNames.contains(name):
      diagnostics.report(
        .error(
          .notYetSupported, at: entry.key.span,
          "this version of Tessera does not read the property '\(name)' yet"))
    default:
      guard let index = component.customProperties.firstIndex(where: { $0.name == name }) else {
        report(
          unknownKey: entry.key, in: "a component",
          known: ComponentProperties.names + component.customProperties.map(\.name),
          rule: .unknownProperty)
        return
      }
      let kind = component.customProperties[index].kind
      layer.set(
        .custom(index),
        optional: conditional(node) {
          $0.argument($1, kind, of: "'\(name)'", in: scope, on: $2).map(PropertyValue.init)
        })
    }
  }

  private mutating func checkNotNegative(
    _ value: Conditional<Measure>, _ node: Node, _ subject: String
  ) {
    let values = [value.base].compactMap { $0 } + value.overrides.map(\.value)
    guard values.contains(where: { $0.constantValue.map { $0 < 0 } == true }) else { return }
    diagnostics.report(.error(.outOfRange, at: node.span, "\(subject) cannot be negative"))
  }

  // MARK: Sides

  private mutating func readSides(
    _ node: Node, _ name: String, _ scope: Scope, _ sides: inout ComponentProperties.Frames.Sides,
    _ property: (Side) -> Property, into layer: inout ComponentDraft.Layer
  ) {
    let isMap =
      node.kind == .mapping
      && !node.entries.contains { program.choices.isPlatformKey($0.key) }
    guard isMap else {
      guard let value = length(node, "'\(name)'", in: scope) else { return }
      for side in Side.allCases { layer.set(property(side), value.map { .measure($0) }) }
      return
    }
    // Wider names first, so that the narrower win wherever they stand.
    let entries = node.entries.enumerated().sorted {
      let breadths = [$0, $1].map { ComponentProperties.breadth($0.element.key.text) }
      return (-breadths[0], $0.offset) < (-breadths[1], $1.offset)
    }
    for (_, entry) in entries {
      let side = entry.key.text
      guard ComponentProperties.sides.contains(side) else {
        report(
          unknownKey: entry.key, in: "'\(name)'", known: ComponentProperties.sides,
          rule: .unknownKey)
        continue
      }
      switch side {
      case "start", "end": sides.reading = sides.reading ?? entry.key.span
      case "left", "right": sides.physical = sides.physical ?? entry.key.span
      default: break
      }
      if let reading = sides.reading, let physical = sides.physical,
        [reading, physical].contains(entry.key.span)
      {
        let other = entry.key.span == reading ? physical : reading
        diagnostics.report(
          .error(
            .mixedSides, at: entry.key.span,
            "the \(name) of a component says either start and end, or left and right",
            help: [
              "start and end follow the reading direction, left and right do not: choose one pair"
            ], related: [.init(span: other, message: "the other pair is used here")]))
      }
      guard let value = length(entry.value, "'\(name)'", in: scope) else { continue }
      if name == "padding" { checkNotNegative(value, entry.value, "a padding") }
      for part in ComponentProperties.expanded(side) {
        layer.set(property(part), value.map { .measure($0) })
      }
    }
  }

  // MARK: Single values

  private mutating func textStyle(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    if let id = soleReference(node) {
      guard progress[id.index] == .done else { return nil }
      if design[id].type == .typography { return .typography(id) }
    } else if node.kind == .string,
      let expression = ExpressionParser.parse(node, diagnostics: &diagnostics),
      evaluate(expression, in: .tokens, on: platform) == nil
    {
      return nil
    }
    diagnostics.report(
      .error(
        .typeMismatch, at: node.span, "'font' is the name of a typography token",
        help: ["write it like this: \"{text.body}\""]))
    return nil
  }

  private mutating func family(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    guard let families = fontFamily(node, on: platform) else { return nil }
    if let id = soleReference(node), design[id].type == .fontFamily {
      return .fontFamily(.alias(id, families))
    }
    return .fontFamily(.literal(families))
  }

  private mutating func weight(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    guard let weight = fontWeight(node, on: platform) else { return nil }
    if let id = soleReference(node), [.fontWeight, .number].contains(design[id].type) {
      return .measure(Measure(.token(id.index)))
    }
    return .measure(Measure(weight))
  }

  private mutating func alignment(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    if let alignment = Alignment(rawValue: node.text) { return .alignment(alignment) }
    let names = Alignment.allCases.map(\.rawValue)
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "there is no alignment '\(node.text)'",
        help: [
          didYouMean(node.text, among: names).first
            ?? "write \(names.joined(separator: ", "))"
        ]))
    return nil
  }

  // MARK: Properties without variants

  private mutating func readFixedProperty(
    _ entry: Node.Entry, _ scope: Scope, of component: inout Component
  ) {
    switch entry.key.text {
    case "animation": component.animation = animation(entry.value)
    case "interaction": component.interaction = interaction(entry.value, scope)
    // The shape is read before the names that it brings are used.
    default: break
    }
  }

  private mutating func interaction(_ node: Node, _ scope: Scope) -> InteractionUse? {
    guard let (name, settings) = nameWithSettings(node, "an interaction"),
      let index = place(of: name, in: design.interactions.map(\.name), "an interaction")
    else { return nil }
    let parameters = design.interactions[index].parameters
    var arguments: [Conditional<Parameter.Default>?] = parameters.map { _ in nil }
    for setting in settings {
      guard let place = parameters.firstIndex(where: { $0.name == setting.key.text }) else {
        report(
          unknownKey: setting.key, in: "the interaction '\(name.text)'",
          known: parameters.map(\.name), rule: .unknownKey)
        continue
      }
      arguments[place] = conditional(setting.value) {
        $0.argument(
          $1, parameters[place].kind, of: "'\(parameters[place].name)'", in: scope, on: $2)
      }
    }
    for (parameter, argument) in zip(parameters, arguments)
    where argument == nil && parameter.defaultValue == nil {
      diagnostics.report(
        .error(
          .missingField, at: node.span,
          "the interaction '\(name.text)' needs '\(parameter.name)'",
          help: ["write it like this: { \(name.text): { \(parameter.name): … } }"]))
    }
    return InteractionUse(interaction: InteractionID(index), arguments: arguments)
  }
}

extension ComponentDraft.Layer {
  fileprivate mutating func set(_ property: Property, optional value: Conditional<PropertyValue>?) {
    if let value { set(property, value) }
  }
}

extension PropertyValue {
  fileprivate init(_ argument: Parameter.Default) {
    switch argument {
    case .color(let color): self = .color(color)
    case .measure(let measure): self = .measure(measure)
    case .string(let text): self = .string(text)
    case .boolean(let flag): self = .boolean(flag)
    }
  }
}
