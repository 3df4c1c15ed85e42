import Diagnostics
import Emission
import IR

/// `Components.swift`: shapes, interactions and components, with the private functions they need; and
/// what shows them in Xcode.
enum ComponentsFile {
  static func write(
    _ values: Values, settings: OutputSettings, diagnostics: inout DiagnosticList
  ) -> [OutputFile] {
    var values = values
    let design = values.design
    let context = ComponentContext(
      names: TopLevelNames(&values, settings: settings, diagnostics: &diagnostics))
    let names = context.names
    values.types = TypeNames(hidden: [])

    var body = SourceWriter<Swift>()
    body.beginFile(settings, brokenRules: names.brokenRules)
    let start = body.bytes.count
    for (shape, names) in zip(design.shapes, names.shapes) {
      ShapeWriter(shape, names, values: values).write(to: &body)
    }
    if !design.interactions.isEmpty {
      body.blank()
      body.line("extension View {")
      body.indent()
      for (interaction, names) in zip(design.interactions, names.interactions) {
        body.separate()
        InteractionWriter(interaction, names, values).function(to: &body)
      }
      body.outdent()
      body.line("}")
    }
    for (interaction, names) in zip(design.interactions, names.interactions) {
      var writer = InteractionWriter(interaction, names, values)
      writer.write(to: &body)
      values = writer.values
    }
    var helpers: ComponentHelpers = []
    for (component, names) in zip(design.components, names.components) {
      var writer = ComponentWriter(component, names, context, values)
      writer.write(to: &body)
      values = writer.values
      helpers.formUnion(writer.helpers)
    }

    values.types = TypeNames(hidden: [])
    if !design.shapes.isEmpty { body.pathHelper() }
    body.componentHelpers(helpers)
    body.colorHelpers(values)
    if values.helpers.isDynamic { body.insertDynamicColorImports(at: start) }
    let hasPreviews = names.components.contains { $0.preview != nil }
    if hasPreviews, settings.hasFixedFiles { PreviewsFile.write(values, names, to: &body) }
    let file = OutputFile(path: "Components.swift", bytes: body.bytes)
    guard hasPreviews, !settings.hasFixedFiles else { return [file] }
    return [file, PreviewsFile.write(values, names, settings: settings)]
  }
}
