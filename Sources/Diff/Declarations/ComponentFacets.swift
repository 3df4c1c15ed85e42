import Geometry
import IR

extension ValueReader {
  static func declared(_ component: Component, _ design: DesignSystem, _ platform: PlatformID)
    -> Declared
  {
    let reader = ValueReader(
      design: design, platform: platform, parameters: component.parameters,
      shapeParameters: design.parameters(of: component.shape))
    var declared = Declared(
      name: component.name, annotation: component.annotation,
      summary: Shown(component.kind.rawValue), variants: component.axes)
    declared.facets = [
      Facet(
        Aspect(.kind), Shown(component.kind.rawValue),
        changed: .init(.breaking, "generated code is of another kind"))
    ]
    declared.facets += reader.facets(of: component.parameters)
    declared.facets += component.customProperties.map { property in
      Facet(
        Aspect(.customProperty, property.name), Shown(property.kind.rawValue), added: .feature,
        removed: .init(.breaking, "code that reads it breaks"),
        changed: .init(.breaking, "code that reads it breaks"))
    }
    declared.facets += component.axes.flatMap { facets(of: $0) }
    declared.orders = [
      reader.order(of: component.parameters),
      (Aspect(.variantOrder), component.axes.map(\.name)),
    ]
    declared.facets += reader.facets(of: component, part: "")
    for part in component.parts { declared.facets += reader.facets(of: part) }
    return declared
  }

  /// What callers choose.
  private static func facets(of axis: VariantAxis) -> [Facet] {
    let aspect = Aspect(.variant, axis.name)
    // Options come and go one by one.
    var facets = [
      Facet(
        aspect, Shown("a choice"),
        added: axis.defaultOption == nil
          ? .init(.breaking, "callers have to choose") : .feature,
        removed: .init(.breaking, "callers that choose break"))
    ]
    facets += axis.options.map { option in
      Facet(
        Aspect(.option, "\(axis.name) \(option.name)"), Shown(option.name), parent: aspect,
        added: .feature, removed: .init(.breaking, "callers that choose it break"))
    }
    if let option = axis.defaultOption, axis.options.indices.contains(option) {
      facets.append(
        Facet(
          Aspect(.variantDefault, axis.name), Shown(axis.options[option].name), parent: aspect,
          added: .feature, removed: .init(.breaking, "callers that do not choose break")))
    }
    return facets
  }

  /// What a component, or a part of one, looks like.
  private func facets(of component: Component, part: String) -> [Facet] {
    var facets: [Facet] = []
    if let shape = component.shape {
      facets.append(
        Facet(Aspect(.shape, part: part), modes: modes(of: shape.tokens)) { _, context in
          self.shown(shape, context)
        })
    }
    let isConstant = component.kind == .none
    for table in component.properties {
      var facet = facet(of: table, in: component, part: part, state: "")
      if isConstant, part.isEmpty {
        facet.added = .feature
        facet.removed = .init(.breaking, "code that reads it breaks")
      }
      facets.append(facet)
    }
    for (state, properties) in component.states {
      facets += properties.map {
        facet(of: $0, in: component, part: part, state: state.rawValue)
      }
    }
    if let use = component.interaction { facets.append(facet(of: use, part: part)) }
    if let animation = component.animation {
      facets.append(Facet(Aspect(.animation, part: part), Shown(design[animation].name)))
    }
    if let layout = component.layout {
      facets.append(Facet(Aspect(.layout, part: part), Shown(layout.rawValue)))
    }
    if part.isEmpty {
      facets.append(Facet(Aspect(.textScaling), Shown(component.scalesText ? "yes" : "no")))
    }
    return facets
  }

  private func facets(of part: ComponentPart) -> [Facet] {
    let name = part.recipe.name
    let aspect = Aspect(.part, name)
    var reader = self
    reader.shapeParameters = design.parameters(of: part.recipe.shape)
    var facets = reader.facets(of: part.recipe, part: name)
    if part.count > 1 {
      let text = "\(part.count) times, each \(part.stagger.text) later"
      facets.append(Facet(Aspect(.repeat, part: name), Shown(text)))
    }
    if let start = part.start {
      for (property, value, unit) in [
        ("opacity", start.opacity, ""), ("scale", start.scale, ""),
        ("offset x", start.offsetX, "px"), ("offset y", start.offsetY, "px"),
      ] {
        guard let value else { continue }
        facets.append(
          reader.facet(Aspect(.property, "starting \(property)", part: name), value, unit: unit))
      }
    }
    for index in facets.indices { facets[index].parent = aspect }
    return [Facet(aspect, Shown("a part"))] + facets
  }

  private func facet(of use: InteractionUse, part: String) -> Facet {
    let interaction = design[use.interaction]
    var modes = AxisSet()
    for argument in use.arguments {
      if let argument { modes.formUnion(self.modes(of: argument) { $0.tokens }) }
    }
    return Facet(Aspect(.interaction, part: part), modes: modes) { _, context in
      let arguments = zip(interaction.parameters, use.arguments).compactMap {
        parameter, argument -> String? in
        argument?.value(on: platform, in: context).map {
          "\(parameter.name): \(parameterDefault($0, kind: parameter.kind, context).text)"
        }
      }
      return Shown(Self.call(interaction.name, arguments))
    }
  }

  private func shown(_ use: ShapeUse, _ context: ModeContext) -> Shown {
    switch use {
    case .rectangle: return Shown("rectangle")
    case .capsule: return Shown("capsule")
    case .circle: return Shown("circle")
    case .roundedRectangle(let radius):
      return Shown("rounded rectangle, \(measure(radius, unit: "px", context).text)")
    case .declared(let id, let arguments):
      let shape = design[id]
      let texts = zip(shape.parameters, arguments).compactMap { parameter, argument in
        argument.map {
          "\(parameter.name): \(measure($0, unit: parameter.kind == .dimension ? "px" : "", context).text)"
        }
      }
      return Shown(
        Self.call(shape.name, texts), outline(of: shape, arguments: arguments, context))
    }
  }

  private static func call(_ name: String, _ arguments: [String]) -> String {
    arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension ShapeUse {
  fileprivate var tokens: [TokenID] {
    switch self {
    case .rectangle, .capsule, .circle: []
    case .roundedRectangle(let radius): radius.tokens
    case .declared(_, let arguments): arguments.flatMap { $0?.tokens ?? [] }
    }
  }
}

extension DesignSystem {
  fileprivate func parameters(of use: ShapeUse?) -> [Parameter] {
    if case .declared(let id, _)? = use { return self[id].parameters }
    return []
  }
}
