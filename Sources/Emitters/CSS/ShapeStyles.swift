import Diagnostics
import Emission
import IR

/// Builds the class of a shape that no component uses: it cuts any element to the outline.
struct ShapeStyles {
  let builder: StyleBuilder
  let example: Example

  init(
    _ index: Int, _ context: Context, names: inout Names, diagnostics: inout DiagnosticList
  ) {
    let shape = context.design.shapes[index]
    let scope = names.shapes[index]
    // To the stylesheet it is a component that wraps any content.
    var component = Component(
      name: shape.name, annotation: shape.annotation, kind: .container)
    component.shape = .declared(
      ShapeID(index), arguments: shape.parameters.map { _ in nil })
    let yesOrNo = ["no", "yes"].map { VariantAxis.Option(name: $0, span: shape.annotation.span) }
    component.axes = [
      VariantAxis(
        name: "mirrored", span: shape.annotation.span, options: yesOrNo, defaultOption: 0,
        isBoolean: true)
    ]
    let styles = ComponentStyles(
      component, scope, context, names: &names, diagnostics: &diagnostics)
    builder = styles.builder
    example = styles.example
  }
}
