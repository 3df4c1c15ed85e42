import Diagnostics
import Document
import Geometry
import IR
import Motion
import Syntax

/// Reads the parts of components.
extension Analyzer {
  /// More copies of one part than anybody draws.
  private static let copyLimit = 100
  /// The name that stands for what a component wraps, among its parts.
  private static let content = "content"

  /// - Parameters:
  ///   - recipes: what the component says, and for which choices.
  ///   - draft: the component, with its layers.
  mutating func declareParts(
    _ recipes: [ChosenRecipe], _ list: ParameterList, of component: inout Component,
    _ draft: ComponentDraft
  ) {
    let declared = recipes.first { $0.isBase }?.recipe.parts ?? []
    reportUndeclared(recipes, declared, component)
    guard !declared.isEmpty, allowsParts(declared[0].key, component) else { return }
    component.leadingPartCount = -1
    for syntax in declared {
      if syntax.key.text == Self.content {
        if placesContent(syntax, component) { component.leadingPartCount = component.parts.count }
      } else if isDeclarationName(syntax.key), let part = part(syntax, recipes, list, draft) {
        component.parts.append(part)
      }
    }
    if component.leadingPartCount < 0 { component.leadingPartCount = component.parts.count }
    for part in component.parts where part.recipe[.align] != nil {
      guard component.layoutOfParts == .overlay else {
        diagnostics.report(
          .error(
            .invalidPart, at: part.recipe.annotation.span,
            "the part '\(part.recipe.name)' cannot choose its side: parts stand in a \(component.layoutOfParts.rawValue) here",
            help: ["write 'layout: overlay' at the component, or a 'margin' in the part"]))
        continue
      }
      guard component[.width] == nil else { continue }
      diagnostics.report(
        .error(
          .invalidPart, at: part.recipe.annotation.span,
          "the part '\(part.recipe.name)' has a side to stand at only where '\(component.name)' has a width",
          help: ["give the component a 'width', or take 'align' out of the part"]))
    }
  }

  private mutating func allowsParts(_ key: Node, _ component: Component) -> Bool {
    let help: String
    switch component.kind {
    case .text, .button, .container, .toggle, .graphic: return true
    case .none: help = "write 'kind: graphic', or the kind of what it wraps"
    case .field: help = "put the field into a container, and the parts there"
    }
    diagnostics.report(
      .error(
        .invalidPart, at: key.span,
        component.kind == .none
          ? "parts are drawn, but '\(component.name)' is no more than its figures"
          : "a component of kind 'field' has no parts", help: [help]))
    return false
  }

  /// Parts that only an option or a case speaks of, and parts of parts.
  private mutating func reportUndeclared(
    _ recipes: [ChosenRecipe], _ declared: [ComponentSyntax.Part], _ component: Component
  ) {
    let names = declared.map(\.key.text)
    for chosen in recipes {
      for part in chosen.recipe.parts {
        if let inner = part.recipe.parts.first {
          diagnostics.report(
            .error(
              .invalidPart, at: inner.key.span, "a part has no parts of its own",
              help: ["write it beside '\(part.key.text.shortened)'"]))
        }
        guard !chosen.isBase, !names.contains(part.key.text) else { continue }
        diagnostics.report(
          .error(
            .unknownName, at: part.key.span,
            "'\(component.name)' has no part '\(part.key.text.shortened)'",
            help: [
              didYouMean(part.key.text, among: names).first
                ?? "declare it among the 'parts' of the component itself"
            ]))
      }
    }
  }

  private mutating func placesContent(
    _ syntax: ComponentSyntax.Part, _ component: Component
  ) -> Bool {
    guard component.kind != .graphic, component.kind != .toggle else {
      diagnostics.report(
        .error(
          .invalidPart, at: syntax.key.span,
          "a component of kind '\(component.kind.rawValue)' wraps nothing that could stand here",
          help: ["give the part another name"]))
      return false
    }
    let first =
      syntax.recipe.properties.first?.key.span ?? syntax.recipe.states.first?.key.span
    guard let first else { return true }
    diagnostics.report(
      .error(
        .invalidPart, at: first, "'content' only marks the place of what the component wraps",
        help: ["write 'content: {}', and its properties at the component itself"]))
    return false
  }

  private mutating func part(
    _ syntax: ComponentSyntax.Part, _ recipes: [ChosenRecipe], _ list: ParameterList,
    _ whole: ComponentDraft
  ) -> ComponentPart? {
    let name = syntax.key.text
    var recipe = Component(
      name: name, annotation: Annotation(span: syntax.key.span), kind: .graphic)
    recipe.parameters = whole.component.parameters
    recipe.axes = whole.component.axes
    recipe.scalesText = false
    let shape = shape(
      of: syntax.recipe.properties, Scope(parameters: list.parameters, broken: list.broken))
    recipe.take(shape.use)
    let scope = scope(of: list, shape)
    var draft = ComponentDraft(component: recipe, platforms: platforms)
    draft.mirroring = whole.mirroring
    // Who is mirrored is decided by the component.
    for layer in whole.layers where layer.state == nil {
      guard let value = layer.values[.mirrored] else { continue }
      var deciding = ComponentDraft.Layer(
        requirements: layer.requirements, mirrored: layer.mirrored)
      deciding.set(.mirrored, value)
      draft.layers.append(deciding)
    }
    let own = recipes.flatMap { chosen in
      chosen.recipe.parts.filter { $0.key.text == name }.map { part in
        ChosenRecipe(recipe: part.recipe, layer: chosen.layer, isBase: chosen.isBase)
      }
    }
    let place = Place(
      scope: scope, brokenProperties: [], kind: whole.component.kind, isPart: true)
    readLayers(own, place, into: &draft)
    guard settle(draft, in: &recipe) else { return nil }
    checkBorder(of: recipe)
    checkSize(of: recipe, syntax.recipe.properties, "the part '\(name)'")
    var part = ComponentPart(recipe)
    readCopies(syntax, scope, of: &part)
    return part
  }

  /// Reports a drawing that nothing gives a size.
  ///
  /// - Parameter written: what the spec says of it.
  mutating func checkSize(
    of drawing: Component, _ written: [Node.Entry], _ subject: String
  ) {
    for (property, name) in [(Property.width, "width"), (.height, "height")] {
      // What is written and cannot be read has been reported.
      guard drawing[property] == nil, !written.contains(where: { $0.key.text == name }) else {
        continue
      }
      diagnostics.report(
        .error(
          .missingField, at: drawing.annotation.span, "\(subject) has no \(name)",
          help: ["nothing is in it that could give it one: write '\(name): 8'"]))
    }
  }

  // MARK: Copies and their animation

  private mutating func readCopies(
    _ syntax: ComponentSyntax.Part, _ scope: Scope, of part: inout ComponentPart
  ) {
    var stagger: Node?
    var start: Node?
    for entry in syntax.recipe.properties {
      switch entry.key.text {
      case "repeat": part.count = count(entry.value) ?? 1
      case "stagger":
        stagger = entry.key
        if let time = figure(entry.value, { $0.duration($1, of: "'stagger'", on: $2) }) {
          part.stagger = time
        }
      case "from":
        start = entry.key
        part.start = self.start(entry.value, scope)
      default: break
      }
    }
    if let stagger, start == nil {
      diagnostics.report(
        .error(
          .missingField, at: stagger.span,
          "'stagger' lets copies begin one after the other, but nothing says what they begin with",
          help: ["add where the animation begins: from: { opacity: 0.3 }"]))
    }
    if let start, let changed = part.recipe.stateThatMoves(part.start) {
      diagnostics.report(
        .error(
          .invalidPart, at: start.span,
          "an animation that runs by itself and the state '\(changed.rawValue)' set the same property of '\(part.recipe.name)'",
          help: ["leave it to one of them"]))
    }
    let isAnimated = syntax.recipe.properties.contains { $0.key.hasText("animation") }
    if let start, !isAnimated {
      diagnostics.report(
        .error(
          .missingField, at: start.span, "'from' is where an animation begins, but there is none",
          help: ["add one: animation: easeInOut"]))
    }
  }

  private mutating func count(_ node: Node) -> Int? {
    if case .number(let number) = node.kind, let count = Int(exactly: number),
      (1...Self.copyLimit).contains(count)
    {
      return count
    }
    diagnostics.report(
      .error(
        .invalidValue, at: node.span,
        "'repeat' of a part is a whole number from 1 to \(Self.copyLimit)",
        help: ["write it like this: repeat: 3"]))
    return nil
  }

  private mutating func start(_ node: Node, _ scope: Scope) -> ComponentPart.Start? {
    let known = ["opacity", "scale", "offset"]
    guard node.kind == .mapping, node.slips.isEmpty else {
      diagnostics.report(
        wrongKind: node, expected: "'from' says what an animation begins with",
        example: "{ opacity: 0.3 }")
      return nil
    }
    var start = ComponentPart.Start()
    for field in node.entries {
      switch field.key.text {
      case "opacity": start.opacity = share(field.value, "an opacity", in: scope)
      case "scale": start.scale = scale(field.value, in: scope)
      case "offset":
        let offset = offset(field.value, in: scope)
        start.offsetX = offset?.x == Conditional(.zero) ? nil : offset?.x
        start.offsetY = offset?.y == Conditional(.zero) ? nil : offset?.y
      default: diagnostics.report(unknownKey: field.key, in: "'from'", known: known)
      }
    }
    return start
  }

  // MARK: Properties

  /// Whether something that stands in a part is a property of it. What it is not is reported, unless
  /// it is read elsewhere.
  mutating func isOfPart(_ entry: Node.Entry, _ place: Place) -> Bool {
    let name = entry.key.text
    if ComponentProperties.ofParts.contains(name) { return true }
    if ComponentProperties.partKeys.contains(name) {
      if !place.isBase || place.isState {
        diagnostics.report(
          .error(
            .variesByVariant, at: entry.key.span,
            "'\(name)' of a part is the same in every variant and state",
            help: ["write it where the part is declared"]))
      }
      return false
    }
    let known = ComponentProperties.ofParts + ComponentProperties.partKeys
    let isOfComponents = ComponentProperties.names.contains(name)
    diagnostics.report(
      .error(
        .unknownProperty, at: entry.key.span,
        isOfComponents
          ? "a part only draws: it has no '\(name)'" : "a part has no property '\(name.shortened)'",
        help: [
          (isOfComponents ? nil : didYouMean(name, among: known).first)
            ?? "the properties of a part are \(known.joined(separator: ", "))"
        ]))
    return false
  }
}

extension Component {
  /// A state that sets what an animation sets too.
  fileprivate func stateThatMoves(_ start: ComponentPart.Start?) -> State? {
    guard let start else { return nil }
    var moved: [Property] = []
    if start.opacity != nil { moved.append(.opacity) }
    if start.scale != nil { moved += [.scale, .opacity] }
    if start.offsetX != nil || start.offsetY != nil { moved += [.offsetX, .offsetY] }
    return states.first { entry in
      entry.properties.contains { moved.contains($0.property) }
    }?.state
  }
}
