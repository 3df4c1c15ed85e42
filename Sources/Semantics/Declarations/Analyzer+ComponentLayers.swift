import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads what a component says of itself, layer upon layer.
extension Analyzer {
  /// A recipe of a component, and when it holds.
  struct ChosenRecipe {
    var recipe: ComponentSyntax.Recipe
    /// `nil`: something is wrong with what it holds for, which has been reported. What is written in
    /// it is checked all the same.
    var layer: ComponentDraft.Layer?
    var isBase = false
  }

  /// The recipes of a component in rising precedence.
  mutating func recipes(
    of syntax: ComponentSyntax, in draft: ComponentDraft
  ) -> [ChosenRecipe] {
    let axes = draft.component.axes
    var recipes = [ChosenRecipe(recipe: syntax.base, layer: ComponentDraft.Layer(), isBase: true)]
    for axis in syntax.axes {
      let index = axes.firstIndex { $0.name == axis.key.text && !$0.isBoolean }
      for (key, recipe) in axis.options {
        let option = index.flatMap { axes[$0].options.firstIndex { $0.name == key.text } }
        var layer: ComponentDraft.Layer?
        if let index, let option {
          layer = ComponentDraft.Layer(requirements: [.init(axis: index, options: [option])])
        }
        recipes.append(ChosenRecipe(recipe: recipe, layer: layer))
      }
    }
    for compound in syntax.compounds {
      let layer = layer(for: compound.when, in: draft, syntax)
      recipes.append(
        ChosenRecipe(recipe: compound.recipe, layer: compound.when.isEmpty ? nil : layer))
    }
    return recipes
  }

  func mirroring(
    of syntax: ComponentSyntax, _ axes: [VariantAxis]
  ) -> ComponentDraft.Mirroring {
    if let axis = axes.firstIndex(where: \.isBoolean) { return .axis(axis) }
    return sets("mirrored", in: syntax) == nil ? .never : .property
  }

  mutating func readLayers(
    _ recipes: [ChosenRecipe], _ place: Place, into draft: inout ComponentDraft
  ) {
    var place = place
    var frames = ComponentProperties.Frames()
    for chosen in recipes {
      place.isBase = chosen.isBase
      guard let layer = chosen.layer else {
        var aside = draft
        readRecipe(chosen.recipe, as: ComponentDraft.Layer(), place, &frames, into: &aside)
        continue
      }
      readRecipe(chosen.recipe, as: layer, place, &frames, into: &draft)
    }
    draft.component.paddingFrame = frames.padding.frame
    draft.component.marginFrame = frames.margin.frame
  }

  /// Lays what was read over each other; `false` when an axis too many decides something, which is
  /// reported.
  mutating func settle(_ draft: ComponentDraft, in component: inout Component) -> Bool {
    component = draft.component
    guard let rest = draft.tables(in: nil) else {
      reportTooManyCombinations(component)
      return false
    }
    component.properties = rest
    for state in Set(draft.layers.compactMap(\.state)).sorted() {
      guard let tables = draft.tables(in: state) else {
        reportTooManyCombinations(component)
        continue
      }
      if !tables.isEmpty { component.states.append((state, tables)) }
    }
    component.dropStillOffsets()
    return true
  }

  /// The names that formulas of the component can use.
  func scope(
    of list: ParameterList, _ shape: (use: Conditional<ShapeUse>?, isBroken: Bool)
  ) -> Scope {
    var scope = Scope(
      parameters: list.parameters, broken: list.broken, isOpen: shape.isBroken)
    guard let use = shape.use else { return scope }
    var shapes: Set<Int?> = []
    for use in [use.base] + use.overrides.map(\.value) {
      if case .declared(let id, _)? = use {
        shapes.insert(id.index)
      } else {
        shapes.insert(nil)
      }
    }
    for case let index? in shapes {
      let parameters = design.shapes[index].parameters
      if shapes.count == 1 {
        scope.shapeParameters = parameters
      } else {
        scope.hidden.formUnion(parameters.map(\.name))
      }
      scope.broken.formUnion(brokenParametersOfShape[index])
    }
    return scope
  }

  private mutating func layer(
    for when: [Node.Entry], in draft: ComponentDraft, _ syntax: ComponentSyntax
  ) -> ComponentDraft.Layer? {
    var layer = ComponentDraft.Layer()
    var isWhole = true
    for entry in when {
      if entry.key.hasText("mirrored"), case .property = draft.mirroring {
        layer.mirrored = flag(entry.value, "'mirrored'")
        isWhole = isWhole && layer.mirrored != nil
        continue
      }
      guard let axis = axis(entry.key, in: draft.component, syntax) else {
        isWhole = false
        continue
      }
      let nodes = entry.value.kind == .sequence ? Array(entry.value.elements) : [entry.value]
      let options = nodes.compactMap { option($0, of: draft.component.axes[axis], syntax) }
      if options.count != nodes.count { isWhole = false }
      if draft.component.axes[axis].isBoolean {
        layer.mirrored = Set(options).count == 1 ? options[0] == 1 : nil
      } else {
        layer.requirements.append(.init(axis: axis, options: options))
      }
    }
    return isWhole ? layer : nil
  }

  private mutating func readRecipe(
    _ recipe: ComponentSyntax.Recipe, as empty: ComponentDraft.Layer, _ place: Place,
    _ frames: inout ComponentProperties.Frames, into draft: inout ComponentDraft
  ) {
    var place = place
    place.isState = false
    var layer = empty
    for entry in recipe.properties {
      readProperty(entry, place, &frames, into: &layer, of: &draft.component)
    }
    draft.layers.append(layer)
    place.isState = true
    for (key, properties) in recipe.states {
      guard let state = State(rawValue: key.text) else { continue }
      guard place.kind.states.contains(state) else {
        report(state, at: key, ofKind: place.kind)
        continue
      }
      layer = empty
      layer.state = state
      for entry in properties {
        readProperty(entry, place, &frames, into: &layer, of: &draft.component)
      }
      draft.layers.append(layer)
    }
  }
}

extension Component {
  /// Takes a shape, which platforms can have of their own.
  mutating func take(_ shape: Conditional<ShapeUse>?) {
    self.shape = shape?.base
    for override in shape?.overrides ?? [] {
      guard let platform = override.condition.platform else { continue }
      ownUses[platform, default: .init()].shape = override.value
    }
  }

  /// Of an offset that is zero one way, for all choices and in all states, only the other is kept.
  fileprivate mutating func dropStillOffsets() {
    let zero = Conditional<PropertyValue>(.measure(.zero))
    for property in [Property.offsetX, .offsetY] {
      let tables = ([properties] + states.map(\.properties)).joined()
        .filter { $0.property == property }
      guard tables.allSatisfy({ $0.table.cells.allSatisfy { $0 == nil || $0 == zero } }) else {
        continue
      }
      properties.removeAll { $0.property == property }
      for place in states.indices {
        states[place].properties.removeAll { $0.property == property }
      }
    }
    states.removeAll { $0.properties.isEmpty }
  }
}
