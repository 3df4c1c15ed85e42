import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads interactions.
extension Analyzer {
  private static let effects = ["opacity", "scale", "offset", "overlay", "background", "shadow"]

  mutating func declareInteractions() {
    let declarations = distinct(
      program.interactions, "interaction", broken: \.interactionNames.broken, key: \.key)
    for syntax in declarations {
      declaration = syntax.key.text
      let list = parameters(
        syntax.parameters, of: "an interaction", allowed: [.color, .dimension, .number])
      let scope = Scope(parameters: list.parameters, broken: list.broken)
      var states: [(state: State, effects: [InteractionDeclaration.Effect])] = []
      for (key, entries) in syntax.states {
        guard let state = State(rawValue: key.text) else { continue }
        states.append((state, entries.compactMap { effect($0, in: scope) }))
      }
      states.sort { $0.state < $1.state }
      if states.isEmpty, !syntax.isBroken {
        diagnostics.report(
          .error(
            .missingField, at: syntax.key.span,
            "the interaction '\(syntax.key.text)' does nothing",
            help: ["say what happens, as in 'pressed: { opacity: 0.75 }'"]))
      }
      design.interactions.append(
        InteractionDeclaration(
          name: syntax.key.text, annotation: annotation(key: syntax.key, syntax.annotation),
          parameters: list.parameters, states: states,
          animation: syntax.animation.flatMap { animation($0) }))
      brokenParametersOfInteraction.append(list.broken)
    }
    interactionNames.set(design.interactions.map(\.name))
  }

  private mutating func effect(
    _ entry: Node.Entry, in scope: Scope
  ) -> InteractionDeclaration.Effect? {
    let value = entry.value
    switch entry.key.text {
    case "opacity": return share(value, "an opacity", in: scope).map { .opacity($0) }
    case "scale": return scale(value, in: scope).map { .scale($0) }
    case "offset": return offset(value, in: scope).map { .offset(x: $0.x, y: $0.y) }
    case "overlay": return overlay(value, in: scope)
    case "background":
      return conditional(value) {
        $0.colorValue($1, of: "a background", in: scope, on: $2)
      }.map { .background($0) }
    case "shadow":
      return conditional(value) { $0.shadowProperty($1, on: $2) }.map { .shadow($0) }
    default:
      diagnostics.report(
        unknownKey: entry.key, in: "a state", known: Self.effects, rule: .unknownProperty)
      return nil
    }
  }

  /// How far something is drawn from where it stands, both ways.
  mutating func offset(
    _ node: Node, in scope: Scope
  ) -> (x: Conditional<Measure>, y: Conditional<Measure>)? {
    var x = Conditional(Measure.zero)
    var y = Conditional(Measure.zero)
    var isWhole = true
    for (platform, node) in branches(node) {
      guard [.mapping, .sequence].contains(node.kind), node.slips.isEmpty else {
        diagnostics.report(
          wrongKind: node, expected: "an offset has an x and a y", example: "{ x: 0, y: 2 }")
        isWhole = false
        continue
      }
      for field in node.entries where !["x", "y"].contains(field.key.text) {
        diagnostics.report(unknownKey: field.key, in: "an offset", known: ["x", "y"])
        isWhole = false
      }
      let parts = Array(node.elements)
      guard node.kind == .mapping || parts.count == 2 else {
        diagnostics.report(
          .error(
            .invalidValue, at: node.span, "an offset has two lengths, x and y",
            help: ["write it like this: [0, 2]"]))
        isWhole = false
        continue
      }
      let places = node.kind == .mapping ? [node["x"], node["y"]] : [parts[0], parts[1]]
      for (index, place) in places.enumerated() {
        guard let place else { continue }
        guard let value = length(place, "an offset", in: scope) else {
          isWhole = false
          continue
        }
        if index == 0 {
          x = x.overlaid(by: value, for: platform, platforms: platforms)
        } else {
          y = y.overlaid(by: value, for: platform, platforms: platforms)
        }
      }
    }
    return isWhole ? (x, y) : nil
  }

  private mutating func overlay(
    _ node: Node, in scope: Scope
  ) -> InteractionDeclaration.Effect? {
    var color = Conditional<ColorExpression>(nil)
    var opacity = Conditional(Measure(1))
    var isWhole = true
    for (platform, node) in branches(node) {
      // A colour alone is the short form.
      guard node.kind == .mapping, node.slips.isEmpty else {
        if let value = overlayColor(node, in: scope) {
          color = color.overlaid(by: value, for: platform, platforms: platforms)
        } else {
          isWhole = false
        }
        continue
      }
      for field in node.entries {
        switch field.key.text {
        case "color":
          guard let value = overlayColor(field.value, in: scope) else {
            isWhole = false
            continue
          }
          color = color.overlaid(by: value, for: platform, platforms: platforms)
        case "opacity":
          guard let value = share(field.value, "an overlay's opacity", in: scope) else {
            isWhole = false
            continue
          }
          opacity = opacity.overlaid(by: value, for: platform, platforms: platforms)
        default:
          diagnostics.report(unknownKey: field.key, in: "an overlay", known: ["color", "opacity"])
          isWhole = false
        }
      }
    }
    guard isWhole else { return nil }
    guard color.base != nil || !color.overrides.isEmpty else {
      diagnostics.report(
        .error(
          .missingField, at: node.span, "an overlay needs a colour",
          help: ["write it like this: { color: black, opacity: 0.4 }"]))
      return nil
    }
    return .overlay(color: color, opacity: opacity)
  }

  private mutating func overlayColor(
    _ node: Node, in scope: Scope
  ) -> Conditional<ColorExpression>? {
    conditional(node) { $0.colorValue($1, of: "an overlay's colour", in: scope, on: $2) }
  }
}
