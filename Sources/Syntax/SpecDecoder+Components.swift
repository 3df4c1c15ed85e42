import Diagnostics
import Document

extension SpecDecoder {
  /// The states that a recipe can speak of.
  package static let states = [
    "hovered", "focused", "pressed", "checked", "invalid", "disabled",
  ]

  mutating func decodeComponents(_ section: Node) {
    let example = "components: { tag: { kind: text, padding: 4 } }"
    for declaration in declarations(section, "component", example: example) {
      var component = ComponentSyntax(
        key: declaration.key, node: declaration.node, isBroken: declaration.isBroken)
      for entry in declaration.entries
      where !reader.readAnnotation(entry, into: &component.annotation) {
        switch entry.key.text {
        case "kind": component.kind = entry.value
        case "parameters": component.parameters = reader.parameters(entry.value, choices: choices)
        case "variants": decodeVariants(entry.value, of: &component)
        case "defaults":
          component.defaults = optionalMap(entry.value, "'defaults'", "{ size: large }")
        case "compounds": decodeCompounds(entry.value, of: &component)
        case "properties":
          component.customProperties = reader.parameters(entry.value, choices: choices)
        case "textScaling": component.textScaling = entry.value
        default: decode(entry, into: &component.base)
        }
      }
      program.components.append(component)
    }
  }

  private mutating func decodeVariants(_ node: Node, of component: inout ComponentSyntax) {
    for axis in optionalMap(node, "'variants'", "{ size: { large: { width: 200 } } }") {
      let options = optionalMap(axis.value, "a variant", "size: { large: { width: 200 } }")
      component.axes.append(
        ComponentSyntax.Axis(
          key: axis.key, options: options.map { ($0.key, decodeRecipe($0.value)) },
          isBroken: axis.value.kind != .mapping && axis.value.kind != .null))
    }
  }

  private mutating func decodeCompounds(_ node: Node, of component: inout ComponentSyntax) {
    let example = "[{ when: { size: small }, fontWeight: 700 }]"
    if node.kind == .null, node.unquotedColorSlip == nil { return }
    guard let elements = reader.list(node, "'compounds'", example: example) else { return }
    for element in elements {
      guard let fields = reader.map(element, "a compound case", example: example) else { continue }
      var recipe = ComponentSyntax.Recipe()
      for field in fields where !field.key.hasText("when") { decode(field, into: &recipe) }
      let condition = element["when"]
      let when = condition.map { optionalMap($0, "'when'", "{ size: small }") } ?? []
      if when.isEmpty, condition == nil || [.mapping, .null].contains(condition?.kind) {
        reader.diagnostics.report(
          .error(
            .missingField, at: condition?.span ?? element.span,
            "a compound case needs 'when', with at least one variant",
            help: ["say for which options it holds: when: { size: small }"]))
      }
      component.compounds.append(ComponentSyntax.Compound(when: when, recipe: recipe))
    }
  }

  private mutating func decodeRecipe(_ node: Node) -> ComponentSyntax.Recipe {
    decodeRecipe(node, "an option", "large: { width: 200 }")
  }

  private mutating func decodeRecipe(
    _ node: Node, _ subject: String, _ example: String
  ) -> ComponentSyntax.Recipe {
    var recipe = ComponentSyntax.Recipe()
    for entry in optionalMap(node, subject, example) { decode(entry, into: &recipe) }
    return recipe
  }

  private mutating func decodeParts(_ node: Node, of recipe: inout ComponentSyntax.Recipe) {
    for part in optionalMap(node, "'parts'", "{ thumb: { width: 20, height: 20 } }") {
      recipe.parts.append(
        ComponentSyntax.Part(
          key: part.key,
          recipe: decodeRecipe(part.value, "a part", "thumb: { width: 20, height: 20 }")))
    }
  }

  private mutating func decode(_ entry: Node.Entry, into recipe: inout ComponentSyntax.Recipe) {
    if entry.key.hasText("parts") {
      decodeParts(entry.value, of: &recipe)
      return
    }
    guard entry.key.hasText("states") else {
      recipe.properties.append(entry)
      return
    }
    for state in optionalMap(entry.value, "'states'", "{ disabled: { opacity: 0.4 } }") {
      let name = state.key.text
      if Self.states.contains(name) {
        recipe.states.append(
          (state.key, optionalMap(state.value, "a state", "disabled: { opacity: 0.4 }")))
      } else {
        reader.diagnostics.report(
          unknownKey: state.key, in: "the list of states", known: Self.states)
      }
    }
  }

  /// The entries of a map that may be left empty.
  private mutating func optionalMap(
    _ node: Node, _ subject: String, _ example: String
  ) -> [Node.Entry] {
    reader.map(node, subject, allowsNothing: true, example: example).map(Array.init) ?? []
  }
}
