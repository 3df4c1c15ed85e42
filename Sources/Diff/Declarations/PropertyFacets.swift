import Geometry
import IR

extension ValueReader {
  func facet(
    of table: PropertyTable, in component: Component, part: String, state: String
  ) -> Facet {
    let property = table.property
    let values = table.table
    var modes = AxisSet()
    for cell in values.cells {
      if let cell { modes.formUnion(self.modes(of: cell) { $0.tokens }) }
    }
    return Facet(
      Aspect(.property, property.text(in: component), part: part, state: state),
      variants: values.axes, modes: modes
    ) { selection, context in
      values.value(for: selection)?.value(on: platform, in: context).map {
        shown($0, property, context)
      }
    }
  }

  private func shown(
    _ value: PropertyValue, _ property: Property, _ context: ModeContext
  ) -> Shown {
    switch value {
    case .measure(let measure): return self.measure(measure, unit: property.unit, context)
    case .em(let measure): return self.measure(measure, unit: "em", context)
    case .factor(let measure): return self.measure(measure, unit: "", context)
    case .color(let expression): return color(expression, context)
    case .typography(let token):
      return design.value(of: token, on: platform, in: context)
        .map { Shown($0.resolved, rem: design.rem) } ?? Shown("none")
    case .fontFamily(let families):
      if case .alias(let token, _) = families,
        case .fontFamily(let own)? = design.value(of: token, on: platform, in: context)
      {
        return Shown(Shown.list(own))
      }
      return Shown(Shown.list(families.value))
    case .alignment(let alignment): return Shown(alignment.rawValue)
    case .boolean(let flag): return Shown(flag ? "true" : "false")
    case .string(let text): return Shown(Shown.quoted(text))
    case .strokeStyle(.dashes(let dashes, let cap)):
      return Shown(StrokeStyle.dashes(dashes.map { length($0, context) }, cap).text)
    case .strokeStyle(let style): return Shown(style.text)
    case .shadow(let shadow): return self.shadow(shadow, context)
    }
  }
}

extension PropertyValue {
  /// The tokens that it names.
  fileprivate var tokens: [TokenID] {
    switch self {
    case .measure(let measure), .em(let measure), .factor(let measure): return measure.tokens
    case .color(let expression): return expression.tokens
    case .typography(let token): return [token]
    case .fontFamily(.alias(let token, _)): return [token]
    case .strokeStyle(let style): return Value.strokeStyle(style).references
    case .shadow(let shadow): return shadow.tokens
    case .fontFamily, .alignment, .boolean, .string: return []
    }
  }
}

extension Property {
  /// As specs write it.
  fileprivate func text(in component: Component) -> String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .minWidth: "minWidth"
    case .minHeight: "minHeight"
    case .maxWidth: "maxWidth"
    case .maxHeight: "maxHeight"
    case .padding(let side): "padding \(side.text(component.paddingFrame))"
    case .margin(let side): "margin \(side.text(component.marginFrame))"
    case .cornerRadius: "cornerRadius"
    case .borderColor: "border color"
    case .borderWidth: "border width"
    case .borderStyle: "border style"
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
    case .offsetX: "offset x"
    case .offsetY: "offset y"
    case .gap: "gap"
    case .mirrored: "mirrored"
    case .custom(let place):
      component.customProperties.indices.contains(place)
        ? component.customProperties[place].name : "?"
    }
  }

  /// Of a number that it holds.
  fileprivate var unit: String {
    switch self {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .padding, .margin,
      .cornerRadius, .borderWidth, .fontSize, .lineHeight, .letterSpacing, .offsetX, .offsetY, .gap:
      "px"
    case .borderColor, .borderStyle, .shadow, .background, .foreground, .opacity, .scale, .font,
      .fontFamily, .fontWeight, .align, .mirrored, .custom:
      ""
    }
  }
}

extension Side {
  fileprivate func text(_ frame: SideFrame) -> String {
    switch (self, frame) {
    case (.top, _): "top"
    case (.bottom, _): "bottom"
    case (.start, .reading): "start"
    case (.end, .reading): "end"
    case (.start, .physical): "left"
    case (.end, .physical): "right"
    }
  }
}
