import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads components.
extension Analyzer {
  private static let laterKinds = ["toggle", "field"]

  mutating func declareComponents() {
    for syntax in distinct(program.components, "component", key: \.key) {
      var component = Component(
        name: syntax.key.text, annotation: annotation(key: syntax.key, syntax.annotation),
        kind: kind(syntax.kind))
      component.parameters = parameters(syntax.parameters, of: "a component")
      component.customProperties = customProperties(syntax.customProperties)
      declareAxes(syntax, in: &component)
      if let node = syntax.textScaling {
        component.scalesText = flag(node, "'textScaling'") ?? true
        if !component.scalesText {
          diagnostics.report(
            .warning(
              .fixedTextSize, at: node.span,
              "the text of '\(component.name)' will not grow for readers who need larger text",
              help: ["take this line out unless the text is part of a picture"]))
        }
      }
      component.shape = shape(syntax, in: component)
      var draft = ComponentDraft(component: component, platforms: platforms)
      readLayers(syntax, into: &draft)
      component = draft.component
      guard let rest = draft.tables(in: nil) else {
        reportTooManyCombinations(component)
        continue
      }
      component.properties = rest
      let states = Set(draft.layers.compactMap(\.state)).sorted()
      for state in states {
        guard let tables = draft.tables(in: state) else {
          reportTooManyCombinations(component)
          continue
        }
        component.states.append((state, tables))
      }
      design.components.append(component)
    }
  }

  private mutating func reportTooManyCombinations(_ component: Component) {
    diagnostics.report(
      .error(
        .outOfRange, at: component.annotation.span,
        "a property of '\(component.name)' differs over more than \(ComponentDraft.combinationLimit) combinations of variants",
        help: ["let fewer variants decide one property"]))
  }

  private mutating func kind(_ node: Node?) -> Component.Kind {
    guard let node else { return .none }
    if let kind = Component.Kind(rawValue: node.text) { return kind }
    if Self.laterKinds.contains(node.text) {
      diagnostics.report(
        .error(
          .notYetSupported, at: node.span,
          "this version of Tessera does not read components of kind '\(node.text)' yet"))
      return .none
    }
    let known = Component.Kind.allCases.map(\.rawValue)
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "there is no kind of component '\(node.text)'",
        help: [
          didYouMean(node.text, among: known).first
            ?? "the kinds are \(known.joined(separator: ", "))"
        ]))
    return .none
  }

  private mutating func customProperties(
    _ list: [ParameterSyntax]
  ) -> [Component.CustomProperty] {
    list.compactMap { syntax in
      let name = syntax.key.text
      guard isDeclarationName(syntax.key) else { return nil }
      guard !ComponentProperties.names.contains(name) else {
        diagnostics.report(
          .error(
            .nameCollision, at: syntax.key.span, "'\(name)' is a property that every component has",
            help: ["choose another name"]))
        return nil
      }
      guard let node = syntax.type, let kind = Parameter.Kind(rawValue: node.text) else {
        diagnostics.report(
          .error(
            .missingType, at: syntax.type?.span ?? syntax.key.span,
            "a property of one's own needs a type",
            help: [
              "write it like this: \(name): { type: dimension }; the types are \(Parameter.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
            ]))
        return nil
      }
      return Component.CustomProperty(name: name, kind: kind, span: syntax.key.span)
    }
  }

  // MARK: Variants

  private mutating func declareAxes(_ syntax: ComponentSyntax, in component: inout Component) {
    for axis in syntax.axes {
      let name = axis.key.text
      guard isDeclarationName(axis.key) else { continue }
      if name == "mirrored" || component.parameters.contains(where: { $0.name == name }) {
        diagnostics.report(
          .error(
            .nameCollision, at: axis.key.span,
            name == "mirrored"
              ? "'mirrored' is what a component with a shape has anyway"
              : "'\(name)' is a parameter already", help: ["choose another name"]))
        continue
      }
      guard !axis.options.isEmpty else {
        diagnostics.report(
          .error(
            .missingField, at: axis.key.span, "the variant '\(name)' has no options",
            help: ["write one or more: \(name): { large: { width: 200 } }"]))
        continue
      }
      let options = axis.options.filter { isDeclarationName($0.key) }
      component.axes.append(
        VariantAxis(
          name: name, span: axis.key.span,
          options: options.map { .init(name: $0.key.text, span: $0.key.span) },
          defaultOption: nil))
    }
    if sets("mirrored", in: syntax) == nil, sets("shape", in: syntax) != nil {
      component.axes.append(
        VariantAxis(
          name: "mirrored", span: component.annotation.span,
          options: ["false", "true"].map { .init(name: $0, span: component.annotation.span) },
          defaultOption: 0, isBoolean: true))
    }
    for entry in syntax.defaults {
      guard let axis = axis(entry.key, in: component) else { continue }
      component.axes[axis].defaultOption = option(entry.value, of: component.axes[axis])
    }
  }

  /// The first place where a recipe sets a property.
  private func sets(_ property: String, in syntax: ComponentSyntax) -> Node? {
    let recipes =
      [syntax.base] + syntax.axes.flatMap { $0.options.map(\.recipe) }
      + syntax.compounds.map(\.recipe)
    return recipes.lazy.flatMap(\.properties).first { $0.key.text == property }?.key
  }

  private mutating func axis(_ key: Node, in component: Component) -> Int? {
    let names = component.axes.map(\.name)
    if let axis = names.firstIndex(of: key.text) { return axis }
    diagnostics.report(
      .error(
        .unknownVariant, at: key.span, "'\(component.name)' has no variant '\(key.text)'",
        help: [
          didYouMean(key.text, among: names).first
            ?? (names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))")
        ]))
    return nil
  }

  private mutating func option(_ node: Node, of axis: VariantAxis) -> Int? {
    let names = axis.options.map(\.name)
    if let option = names.firstIndex(of: node.text) { return option }
    diagnostics.report(
      .error(
        .unknownVariant, at: node.span, "the variant '\(axis.name)' has no option '\(node.text)'",
        help: [
          didYouMean(node.text, among: names).first
            ?? "it has \(names.joined(separator: ", "))"
        ]))
    return nil
  }

  // MARK: Layers

  private mutating func readLayers(_ syntax: ComponentSyntax, into draft: inout ComponentDraft) {
    let axes = draft.component.axes
    if let axis = axes.firstIndex(where: \.isBoolean) {
      draft.mirroring = .axis(axis)
    } else if sets("mirrored", in: syntax) != nil {
      draft.mirroring = .property
    }
    var frames = ComponentProperties.Frames()
    let scope = scope(of: draft.component)
    readRecipe(syntax.base, as: ComponentDraft.Layer(), scope, &frames, into: &draft)
    for axis in syntax.axes {
      guard let place = axes.firstIndex(where: { $0.name == axis.key.text }) else { continue }
      for (key, recipe) in axis.options {
        guard let option = axes[place].options.firstIndex(where: { $0.name == key.text }) else {
          continue
        }
        let layer = ComponentDraft.Layer(requirements: [.init(axis: place, options: [option])])
        readRecipe(recipe, as: layer, scope, &frames, into: &draft)
      }
    }
    for compound in syntax.compounds {
      guard let layer = layer(for: compound.when, in: draft) else { continue }
      readRecipe(compound.recipe, as: layer, scope, &frames, into: &draft)
    }
    draft.component.paddingFrame = frames.padding.frame
    draft.component.marginFrame = frames.margin.frame
  }

  /// The names that formulas of the component can use.
  private func scope(of component: Component) -> Scope {
    var scope = Scope(parameters: component.parameters)
    if case .declared(let id, _)? = component.shape {
      scope.shapeParameters = design[id].parameters
    }
    return scope
  }

  private mutating func layer(
    for when: [Node.Entry], in draft: ComponentDraft
  ) -> ComponentDraft.Layer? {
    var layer = ComponentDraft.Layer()
    for entry in when {
      if entry.key.hasText("mirrored"), case .property = draft.mirroring {
        guard let flag = flag(entry.value, "'mirrored'") else { return nil }
        layer.mirrored = flag
        continue
      }
      guard let axis = axis(entry.key, in: draft.component) else { return nil }
      let nodes = entry.value.kind == .sequence ? Array(entry.value.elements) : [entry.value]
      let options = nodes.compactMap { option($0, of: draft.component.axes[axis]) }
      guard options.count == nodes.count else { return nil }
      if draft.component.axes[axis].isBoolean {
        layer.mirrored = options.count == 1 ? options[0] == 1 : nil
      } else {
        layer.requirements.append(.init(axis: axis, options: options))
      }
    }
    return layer
  }

  private mutating func readRecipe(
    _ recipe: ComponentSyntax.Recipe, as empty: ComponentDraft.Layer, _ scope: Scope,
    _ frames: inout ComponentProperties.Frames, into draft: inout ComponentDraft
  ) {
    let isBase = empty.requirements.isEmpty && empty.mirrored == nil
    var layer = empty
    for entry in recipe.properties {
      readProperty(
        entry, scope, &frames, isBase: isBase, isState: false, into: &layer,
        of: &draft.component)
    }
    draft.layers.append(layer)
    for (key, properties) in recipe.states {
      guard let state = State(rawValue: key.text) else { continue }
      layer = empty
      layer.state = state
      for entry in properties {
        readProperty(
          entry, scope, &frames, isBase: isBase, isState: true, into: &layer,
          of: &draft.component)
      }
      draft.layers.append(layer)
    }
  }

  // MARK: Shape

  private mutating func shape(
    _ syntax: ComponentSyntax, in component: Component
  ) -> ShapeUse? {
    guard let entry = syntax.base.properties.first(where: { $0.key.hasText("shape") }) else {
      return nil
    }
    guard let (name, settings) = nameWithSettings(entry.value, "a shape") else { return nil }
    let scope = Scope(parameters: component.parameters)
    switch name.text {
    case "rectangle", "capsule", "circle":
      for setting in settings {
        report(unknownKey: setting.key, in: "this shape", known: [], rule: .unknownKey)
      }
      return name.hasText("rectangle") ? .rectangle : name.hasText("capsule") ? .capsule : .circle
    case "roundedRectangle":
      var radius = Measure.zero
      for setting in settings {
        guard setting.key.hasText("cornerRadius") else {
          report(
            unknownKey: setting.key, in: "this shape", known: ["cornerRadius"], rule: .unknownKey)
          continue
        }
        radius =
          measure(setting.value, .length, of: "a radius", example: "8", in: scope, on: nil)
          ?? .zero
      }
      return .roundedRectangle(cornerRadius: radius)
    default: break
    }
    let names = design.shapes.map(\.name) + Self.builtInShapes
    guard let index = place(of: name, in: names, "a shape") else { return nil }
    let parameters = design.shapes[index].parameters
    var arguments: [Measure?] = parameters.map { _ in nil }
    for setting in settings {
      guard let place = parameters.firstIndex(where: { $0.name == setting.key.text }) else {
        report(
          unknownKey: setting.key, in: "the shape '\(name.text)'", known: parameters.map(\.name),
          rule: .unknownKey)
        continue
      }
      let unit: Quantity.Unit = parameters[place].kind == .number ? .number : .length
      arguments[place] = measure(
        setting.value, unit, of: "'\(setting.key.text)'", example: "8", in: scope, on: nil)
    }
    return .declared(ShapeID(index), arguments: arguments)
  }

  /// `balloon`, or `{ balloon: { cornerRadius: 12 } }`.
  mutating func nameWithSettings(
    _ node: Node, _ subject: String
  ) -> (name: Node, settings: [Node.Entry])? {
    guard node.kind == .mapping else { return (node, []) }
    guard node.count == 1, let entry = node.entries.first(where: { _ in true }),
      entry.value.kind == .mapping
    else {
      report(
        wrongKind: node, expected: "here stands the name of \(subject)",
        example: "balloon, or { balloon: { cornerRadius: 12 } }")
      return nil
    }
    return (entry.key, Array(entry.value.entries))
  }
}
