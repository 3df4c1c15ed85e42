import Color
package import IR

extension DesignSystem {
  /// A text component as it is generated: one with a background and no foreground gets black or
  /// white, whichever contrasts more with the background. Where the background is a parameter, so
  /// is the foreground: `foreground`, with that as its default.
  ///
  /// Other components, and those that say their foreground, are returned as they are.
  package func withForeground(_ component: Component, on platform: PlatformID) -> Component {
    guard component.kind == .text, component[.foreground] == nil,
      let background = component[.background]?.specialized(to: platform)
    else { return component }
    var result = component

    if case .color(let color)? = background.constant?.value(on: platform),
      case .parameter(let place) = color.innermost,
      component.parameters.indices.contains(place),
      !component.parameters.contains(where: { $0.name == "foreground" })
    {
      let isRequired = component.parameters[place].defaultValue == nil
      result.parameters.append(
        Parameter(
          name: "foreground", kind: .color,
          defaultValue: isRequired ? nil : Conditional(.color(.onColor(color))),
          span: component.parameters[place].span))
      result.properties.append(
        PropertyTable(
          property: .foreground,
          table: VariantTable(
            axes: [], optionCounts: [],
            cells: [Conditional(.color(.parameter(result.parameters.count - 1)))])))
    } else {
      result.properties.append(
        PropertyTable(
          property: .foreground,
          table: contrasting(background, parameters: component.parameters, on: platform)))
    }

    for index in result.states.indices {
      let properties = result.states[index].properties
      guard !properties.contains(where: { $0.property == .foreground }),
        let table = properties.first(where: { $0.property == .background })?.table
      else { continue }
      result.states[index].properties.append(
        PropertyTable(
          property: .foreground,
          table: contrasting(
            table.specialized(to: platform), parameters: component.parameters, on: platform)))
    }
    return result
  }

  /// What to write upon each colour of a table. Upon a colour that cannot be seen, or is not known
  /// before a caller says it, nothing is said.
  private func contrasting(
    _ table: VariantTable, parameters: [Parameter], on platform: PlatformID
  ) -> VariantTable {
    VariantTable(
      axes: table.axes, optionCounts: table.optionCounts,
      cells: table.cells.map { cell in
        guard case .color(let expression)? = cell?.value(on: platform),
          let color = color(of: expression, parameters: parameters, on: platform), color.alpha > 0
        else { return nil }
        // Another colour in another mode may need another text upon it.
        let isFixed = axes(of: expression, parameters: parameters, on: platform).isEmpty
        return Conditional(.color(isFixed ? .literal(color.onColor) : .onColor(expression)))
      })
  }
}

extension ColorExpression {
  /// What the colour is made of at last.
  fileprivate var innermost: ColorExpression {
    var next = self
    while case .onColor(let inner) = next { next = inner }
    return next
  }
}
