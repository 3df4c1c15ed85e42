import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads components.
extension Analyzer {
  mutating func declareComponents() {
    let declarations = distinct(
      program.components, "component", broken: \.brokenComponents, key: \.key)
    for syntax in declarations {
      declaration = syntax.key.text
      var component = Component(
        name: syntax.key.text, annotation: annotation(key: syntax.key, syntax.annotation),
        kind: kind(syntax.kind))
      let list = parameters(syntax.parameters, of: "a component")
      component.parameters = list.parameters
      let custom = customProperties(syntax.customProperties)
      component.customProperties = custom.properties
      declareAxes(syntax, in: &component)
      component.scalesText = scalesText(syntax, component)
      let shape = shape(
        of: syntax.base.properties, Scope(parameters: list.parameters, broken: list.broken))
      component.take(shape.use)
      var draft = ComponentDraft(component: component, platforms: platforms)
      draft.mirroring = mirroring(of: syntax, component.axes)
      let recipes = recipes(of: syntax, in: draft)
      let place = Place(
        scope: scope(of: list, shape), brokenProperties: custom.broken, kind: component.kind)
      readLayers(recipes, place, into: &draft)
      guard settle(draft, in: &component) else { continue }
      checkBorder(of: component)
      declareParts(recipes, list, of: &component, draft)
      if component.kind == .toggle || component.kind == .graphic,
        syntax.base.parts.isEmpty
      {
        checkSize(of: component, syntax.base.properties, "'\(component.name)'")
      }
      design.components.append(component)
    }
  }

  mutating func reportTooManyCombinations(_ component: Component) {
    diagnostics.report(
      .error(
        .outOfRange, at: component.annotation.span,
        "a property of '\(component.name)' differs over more than \(ComponentDraft.combinationLimit) combinations of variants",
        help: ["let fewer variants decide one property"]))
  }

  private mutating func kind(_ node: Node?) -> Component.Kind {
    guard let node else { return .none }
    if let kind = Component.Kind(rawValue: node.text) { return kind }
    let known = Component.Kind.allCases.map(\.rawValue)
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(
        wrongKind: node, expected: "a kind is one word", example: known.joined(separator: ", "))
      return .none
    }
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "there is no kind of component '\(node.text.shortened)'",
        help: [
          didYouMean(node.text, among: known).first
            ?? "the kinds are \(known.joined(separator: ", "))"
        ]))
    return .none
  }

  private mutating func scalesText(_ syntax: ComponentSyntax, _ component: Component) -> Bool {
    let hasText = component.kind != .toggle && component.kind != .graphic
    guard let node = syntax.textScaling else { return hasText }
    let scales = flag(node, "'textScaling'") ?? true
    if !scales, hasText {
      diagnostics.report(
        .warning(
          .fixedTextSize, at: node.span,
          "the text of '\(component.name)' will not grow for readers who need larger text",
          help: ["take this line out unless the text is part of a picture"]))
    }
    return scales
  }

  private mutating func customProperties(
    _ list: [ParameterSyntax]
  ) -> (properties: [Component.CustomProperty], broken: Set<String>) {
    var properties: [Component.CustomProperty] = []
    var broken: Set<String> = []
    for syntax in list {
      if let property = customProperty(syntax) {
        properties.append(property)
      } else {
        broken.insert(syntax.key.text)
      }
    }
    return (properties, broken)
  }

  private mutating func customProperty(_ syntax: ParameterSyntax) -> Component.CustomProperty? {
    let name = syntax.key.text
    guard isDeclarationName(syntax.key) else { return nil }
    guard !ComponentProperties.names.contains(name), !ComponentProperties.keys.contains(name) else {
      diagnostics.report(
        .error(
          .nameCollision, at: syntax.key.span, "'\(name)' is a property that every component has",
          help: ["choose another name"]))
      return nil
    }
    guard !syntax.isBroken else { return nil }
    if let value = syntax.defaultValue {
      diagnostics.report(
        .error(
          syntax.type == nil ? .missingType : .unknownKey, at: value.span,
          "what a property holds is not written where its type is",
          help: [
            "declare it, \(name): { type: dimension }, and write '\(name): …' among the component's own properties"
          ]))
      return nil
    }
    guard let node = syntax.type else {
      diagnostics.report(
        .error(
          .missingType, at: syntax.key.span, "a property of one's own needs a type",
          help: [
            "write it like this: \(name): { type: dimension }; the types are \(Parameter.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
          ]))
      return nil
    }
    guard let kind = Parameter.Kind(rawValue: node.text) else {
      report(unknownParameterType: node, of: "a property of one's own")
      return nil
    }
    return Component.CustomProperty(name: name, kind: kind, span: syntax.key.span)
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
              : "'\(name)' is a parameter already",
            help: ["choose another name"]))
        continue
      }
      guard !axis.options.isEmpty else {
        if !axis.isBroken {
          diagnostics.report(
            .error(
              .missingField, at: axis.key.span, "the variant '\(name)' has no options",
              help: ["write one or more: \(name): { large: { width: 200 } }"]))
        }
        continue
      }
      let options = axis.options.filter { isDeclarationName($0.key, allowsDigitFirst: true) }
      guard !options.isEmpty else { continue }
      component.axes.append(
        VariantAxis(
          name: name, span: axis.key.span,
          options: options.map { .init(name: $0.key.text, span: $0.key.span) },
          defaultOption: nil))
    }
    if sets("mirrored", in: syntax) == nil,
      syntax.base.properties.contains(where: { $0.key.hasText("shape") })
    {
      component.axes.append(
        VariantAxis(
          name: "mirrored", span: component.annotation.span,
          options: ["false", "true"].map { .init(name: $0, span: component.annotation.span) },
          defaultOption: 0, isBoolean: true))
    }
    for entry in syntax.defaults {
      guard let axis = axis(entry.key, in: component, syntax) else { continue }
      component.axes[axis].defaultOption = option(entry.value, of: component.axes[axis], syntax)
    }
  }

  /// The first place where a recipe sets a property.
  func sets(_ property: String, in syntax: ComponentSyntax) -> Node? {
    let recipes =
      [syntax.base] + syntax.axes.flatMap { $0.options.map(\.recipe) }
      + syntax.compounds.map(\.recipe)
    return recipes.lazy.flatMap(\.properties).first { $0.key.text == property }?.key
  }

  mutating func axis(
    _ key: Node, in component: Component, _ syntax: ComponentSyntax
  ) -> Int? {
    let names = component.axes.map(\.name)
    let name = key.text
    if let axis = names.firstIndex(of: name) { return axis }
    // It is written, but something was wrong with it.
    if syntax.axes.contains(where: { $0.key.text == name }) {
      silencedCount += 1
      return nil
    }
    let help =
      name == "mirrored"
      ? "only a component with a shape can be mirrored"
      : didYouMean(name, among: names).first
        ?? (names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))")
    diagnostics.report(
      .error(
        .unknownVariant, at: key.span,
        "'\(component.name)' has no variant '\(name.shortened)'", help: [help]))
    return nil
  }

  mutating func option(
    _ node: Node, of axis: VariantAxis, _ syntax: ComponentSyntax
  ) -> Int? {
    let names = axis.options.map(\.name)
    let name = node.text
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(
        wrongKind: node, expected: "here stands an option of '\(axis.name)'", example: names[0])
      return nil
    }
    if let option = names.firstIndex(of: name) { return option }
    let written = syntax.axes.first { $0.key.text == axis.name }?.options
    if written?.contains(where: { $0.key.text == name }) == true {
      silencedCount += 1
      return nil
    }
    diagnostics.report(
      .error(
        .unknownVariant, at: node.span,
        "the variant '\(axis.name)' has no option '\(name.shortened)'",
        help: [didYouMean(name, among: names).first ?? "it has \(names.joined(separator: ", "))"]))
    return nil
  }
}
