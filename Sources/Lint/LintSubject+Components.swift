import Document
import IR
import Syntax

extension LintSubject {
  /// Where a property of a component is written that counts for some options, one for each of `axes`:
  /// the last of the base, the options and the compounds that hold. `nil` when none says it.
  func entry(
    _ property: String, of component: Component, _ axes: [Int] = [], _ options: [Int] = []
  ) -> Node.Entry? {
    guard let syntax = syntax(of: component) else { return nil }
    var chosen: [String: String] = [:]
    for (axis, option) in zip(axes, options) where component.axes.indices.contains(axis) {
      chosen[component.axes[axis].name] = component.axes[axis].options[option].name
    }
    func find(_ recipe: ComponentSyntax.Recipe) -> Node.Entry? {
      recipe.properties.last { $0.key.text == property }
    }
    var result = find(syntax.base)
    for axis in syntax.axes {
      for option in axis.options where chosen[axis.key.text] == option.key.text {
        result = find(option.recipe) ?? result
      }
    }
    for compound in syntax.compounds {
      let holds = compound.when.allSatisfy { condition in
        let names =
          condition.value.kind == .sequence
          ? condition.value.elements.map(\.text) : [condition.value.text]
        return chosen[condition.key.text].map { names.contains($0) } ?? false
      }
      if holds { result = find(compound.recipe) ?? result }
    }
    return result
  }
}
