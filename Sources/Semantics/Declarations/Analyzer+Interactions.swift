import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads interactions.
extension Analyzer {
  private static let effects = ["opacity", "scale", "offset", "overlay", "background"]

  mutating func declareInteractions() {
    for syntax in distinct(program.interactions, "interaction", key: \.key) {
      let parameters = parameters(
        syntax.parameters, of: "an interaction", allowed: [.color, .dimension, .number])
      let scope = Scope(parameters: parameters)
      var states: [(state: State, effects: [InteractionDeclaration.Effect])] = []
      for (key, entries) in syntax.states {
        guard let state = State(rawValue: key.text) else { continue }
        states.append((state, entries.compactMap { effect($0, in: scope) }))
      }
      states.sort { $0.state < $1.state }
      if states.isEmpty {
        diagnostics.report(
          .error(
            .missingField, at: syntax.key.span,
            "the interaction '\(syntax.key.text)' does nothing",
            help: ["say what happens, as in 'pressed: { opacity: 0.75 }'"]))
      }
      design.interactions.append(
        InteractionDeclaration(
          name: syntax.key.text, annotation: annotation(key: syntax.key, syntax.annotation),
          parameters: parameters, states: states,
          animation: syntax.animation.flatMap { animation($0) }))
    }
  }

  private mutating func effect(
    _ entry: Node.Entry, in scope: Scope
  ) -> InteractionDeclaration.Effect? {
    let value = entry.value
    switch entry.key.text {
    case "opacity":
      return share(value, "an opacity", in: scope).map { .opacity($0) }
    case "scale":
      return number(value, "a scale", example: "0.9", in: scope).map { .scale($0) }
    case "offset":
      guard value.kind == .mapping || value.kind == .sequence else {
        report(wrongKind: value, expected: "an offset has an x and a y", example: "{ x: 0, y: 2 }")
        return nil
      }
      let parts = value.kind == .sequence ? Array(value.elements) : []
      for field in value.entries where !["x", "y"].contains(field.key.text) {
        report(unknownKey: field.key, in: "an offset", known: ["x", "y"], rule: .unknownKey)
      }
      guard value.kind == .mapping || parts.count == 2 else {
        diagnostics.report(
          .error(.invalidValue, at: value.span, "an offset has two lengths, x and y"))
        return nil
      }
      let x = value.kind == .sequence ? parts[0] : value["x"]
      let y = value.kind == .sequence ? parts[1] : value["y"]
      return .offset(
        x: x.flatMap { length($0, "an offset", in: scope) } ?? Conditional(.zero),
        y: y.flatMap { length($0, "an offset", in: scope) } ?? Conditional(.zero))
    case "overlay":
      return overlay(value, in: scope)
    case "background":
      return conditional(value) {
        $0.colorValue($1, of: "a background", in: scope, on: $2)
      }.map { .background($0) }
    case "shadow":
      diagnostics.report(
        .error(
          .notYetSupported, at: entry.key.span, "this version of Tessera does not read shadows yet")
      )
      return nil
    default:
      report(
        unknownKey: entry.key, in: "a state", known: Self.effects, rule: .unknownProperty)
      return nil
    }
  }

  private mutating func overlay(
    _ node: Node, in scope: Scope
  ) -> InteractionDeclaration.Effect? {
    var color: Conditional<ColorExpression>?
    var opacity: Conditional<Measure>? = Conditional(Measure(1))
    if node.kind == .mapping, node.entry("color") != nil || node.entry("opacity") != nil {
      for field in node.entries {
        switch field.key.text {
        case "color":
          color = conditional(field.value) {
            $0.colorValue($1, of: "an overlay's colour", in: scope, on: $2)
          }
        case "opacity": opacity = share(field.value, "an overlay's opacity", in: scope)
        default:
          report(
            unknownKey: field.key, in: "an overlay", known: ["color", "opacity"], rule: .unknownKey)
        }
      }
      if node.entry("color") == nil {
        diagnostics.report(
          .error(
            .missingField, at: node.span, "an overlay needs a colour",
            help: ["write it like this: { color: black, opacity: 0.4 }"]))
      }
    } else {
      color = conditional(node) {
        $0.colorValue($1, of: "an overlay's colour", in: scope, on: $2)
      }
    }
    guard let color, let opacity else { return nil }
    return .overlay(color: color, opacity: opacity)
  }

  // MARK: Values shared with components

  mutating func length(_ node: Node, _ subject: String, in scope: Scope) -> Conditional<Measure>? {
    conditional(node) {
      $0.measure($1, .length, of: subject, example: "8", in: scope, on: $2)
    }
  }

  mutating func number(
    _ node: Node, _ subject: String, example: String, in scope: Scope
  ) -> Conditional<Measure>? {
    conditional(node) {
      $0.measure($1, .number, of: subject, example: example, in: scope, on: $2)
    }
  }

  /// A number from 0 to 1.
  mutating func share(_ node: Node, _ subject: String, in scope: Scope) -> Conditional<Measure>? {
    conditional(node) { analyzer, node, platform in
      guard
        let measure = analyzer.measure(
          node, .number, of: subject, example: "0.75", in: scope, on: platform)
      else { return nil }
      if let constant = measure.constantValue, !(0...1).contains(constant) {
        analyzer.diagnostics.report(
          .error(.outOfRange, at: node.span, "\(subject) is a number from 0 to 1"))
        return nil
      }
      return measure
    }
  }
}
