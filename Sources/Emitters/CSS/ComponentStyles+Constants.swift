import Diagnostics
import Emission
import IR

extension ComponentStyles {
  /// A component that wraps nothing is its values: each a custom property of the class.
  func addConstants(names: inout Names, diagnostics: inout DiagnosticList) {
    var properties = component.properties.map(\.property)
    for property in component.states.flatMap(\.properties).map(\.property)
    where !properties.contains(property) { properties.append(property) }
    if let font = properties.firstIndex(of: .font) {
      let parts = Property.parts.map(\.0).filter { !properties.contains($0) }
      properties.insert(contentsOf: parts, at: font + 1)
    }
    for property in properties {
      let part = Property.parts.first { $0.0 == property }?.1
      guard recipe.sets(property) || part != nil && recipe.sets(.font) else { continue }
      let name = names.variable(
        self.name(of: property), in: scope, diagnostics: &diagnostics)
      add(part == nil ? [property] : [property, .font]) { values, _ in
        let value =
          values[property].flatMap { code($0, of: property) }
          ?? part.flatMap { part in
            values[.font]?.typography.flatMap { code(part: part, of: $0) }
          }
        return value.map { [Placed(.host, Declaration(name, $0))] }
      }
    }
  }

  /// A value by itself, in a custom property.
  func code(_ value: PropertyValue, of property: Property) -> CSSCode? {
    switch value {
    case .measure(let measure):
      switch kind(of: property) {
      case .number: expressions.number(measure)
      case .text: textLength(measure, zero: "0px")
      case .length: expressions.length(measure, zero: "0px")
      }
    case .em(let factor): em(factor)
    case .factor(let factor): expressions.number(factor)
    case .color(let color): expressions.color(color)
    case .typography(let token): code(part: .font, of: token)
    case .fontFamily(let families): code(families)
    case .alignment(let alignment): CSSCode(alignment)
    case .boolean(let flag): flag ? "true" : "false"
    case .string(let text): "\(string: text)"
    case .strokeStyle(let style): CompositeCode.keyword(style)
    case .shadow(let shadow): code(shadow)
    }
  }

  private enum MeasureKind {
    case length
    case text
    case number
  }

  private func kind(of property: Property) -> MeasureKind {
    switch property {
    case .opacity, .scale, .fontWeight: .number
    case .fontSize, .lineHeight, .letterSpacing: .text
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .padding, .margin,
      .cornerRadius, .borderColor, .borderWidth, .borderStyle, .shadow, .background, .foreground,
      .font, .fontFamily, .align, .offsetX, .offsetY, .gap, .mirrored:
      .length
    case .custom(let index):
      component.customProperties[index].kind == .number ? .number : .length
    }
  }

  /// What the custom property is called, behind the component's name.
  private func name(of property: Property) -> String {
    switch property {
    case .width: "width"
    case .height: "height"
    case .minWidth: "minWidth"
    case .minHeight: "minHeight"
    case .maxWidth: "maxWidth"
    case .maxHeight: "maxHeight"
    case .padding(let side): "padding-\(name(of: side, component.paddingFrame))"
    case .margin(let side): "margin-\(name(of: side, component.marginFrame))"
    case .cornerRadius: "cornerRadius"
    case .borderColor: "borderColor"
    case .borderWidth: "borderWidth"
    case .borderStyle: "borderStyle"
    case .shadow: "shadow"
    case .background: "background"
    case .foreground: "foreground"
    case .opacity: "opacity"
    case .scale: "scale"
    case .font: "font"
    case .fontFamily: "fontFamily"
    case .fontSize: "fontSize"
    case .fontWeight: "fontWeight"
    case .lineHeight: "lineHeight"
    case .letterSpacing: "letterSpacing"
    case .align: "align"
    case .offsetX: "offsetX"
    case .offsetY: "offsetY"
    case .gap: "gap"
    case .mirrored: "mirrored"
    case .custom(let index): component.customProperties[index].name
    }
  }

  private func name(of side: Side, _ frame: SideFrame) -> String {
    switch (side, frame) {
    case (.top, _): "top"
    case (.bottom, _): "bottom"
    case (.start, .reading): "start"
    case (.end, .reading): "end"
    case (.start, .physical): "left"
    case (.end, .physical): "right"
    }
  }
}

extension Property {
  /// The properties that a style of text sets together.
  fileprivate static let parts: [(Property, Suffix)] = [
    (.fontFamily, .family), (.fontSize, .size), (.fontWeight, .weight), (.lineHeight, .lineHeight),
    (.letterSpacing, .letterSpacing),
  ]
}
