import Emission
import IR

/// `Previews.kt`: each component in each of its variants, for Android Studio and IntelliJ IDEA.
///
/// The annotation is the one of AndroidX, which is for all platforms since Compose Multiplatform 1.10.
extension KotlinFile {
  mutating func writePreviews() {
    for (component, componentNames) in zip(design.components, names.declarations.components) {
      guard let componentNames, component.kind != .none else { continue }
      if component.annotation.deprecation != nil { usesDeprecated = true }
      let plan = ComponentPlan(component, componentNames, design)
      blank()
      line("@\(use(.preview))")
      line("@\(use(.composable))")
      block("private fun \(id: componentNames.identifier)Preview()") { $0.writeVariants(plan) }
    }
  }

  private mutating func writeVariants(_ plan: ComponentPlan) {
    need(.dp)
    let arrangement = use(.arrangement)
    block("\(use(.column))(verticalArrangement = \(arrangement).spacedBy(16.dp))") { file in
      file.writeChoices(plan.names.axes[...], plan)
    }
  }

  /// A loop for each choice; inside of the last, the component.
  private mutating func writeChoices(_ axes: ArraySlice<ComponentNames.Axis>, _ plan: ComponentPlan)
  {
    guard let axis = axes.first else { return writeSample(plan) }
    let options: Code<Kotlin> =
      axis.type.map { "\(id: $0).entries" } ?? "listOf(false, true)"
    line("\(options).forEach { \(id: axis.parameter) ->")
    indented { $0.writeChoices(axes.dropFirst(), plan) }
    line("}")
  }

  private mutating func writeSample(_ plan: ComponentPlan) {
    var arguments: [Layout] = []
    for (parameter, name) in zip(plan.component.parameters, plan.names.parameters)
    where parameter.defaultValue?.value(on: KotlinFile.platform) == nil {
      arguments.append(.argument("\(id: name)", .code(sample(of: parameter.kind))))
    }
    if plan.hasForegroundParameter,
      plan.component.parameters.contains(where: { $0.defaultValue == nil })
    {
      arguments.append(
        .argument("\(id: plan.names.foreground)", .code("\(type(.color)).Black")))
    }
    for axis in plan.names.axes {
      arguments.append(.argument("\(id: axis.parameter)", .code("\(id: axis.parameter)")))
    }
    let name: Code<Kotlin> = "\(id: plan.names.identifier)"
    let text: Layout = .call(
      use(settings.usesMaterial ? .text : .basicText), [.code("\(string: plan.component.name)")])
    switch plan.component.kind {
    case .text:
      write(.call(name, [.argument("text", .code("\(string: plan.component.name)"))] + arguments))
    case .button:
      write(
        .joined([.call(name, [.argument("onClick", .code("{}"))] + arguments), .block("", [text])]))
    case .container:
      write(
        arguments.isEmpty
          ? .joined([.code(name), .block("", [text])])
          : .joined([.call(name, arguments), .block("", [text])]))
    case .toggle:
      let own: [Layout] = [
        .argument("checked", .code("true")), .argument("onCheckedChange", .code("{}")),
      ]
      write(.call(name, own + arguments))
    case .field:
      let own: [Layout] = [
        .argument("value", .code("\(string: plan.component.name)")),
        .argument("onValueChange", .code("{}")),
      ]
      write(.call(name, own + arguments))
    case .graphic: write(.call(name, arguments))
    case .none: break
    }
  }

  private mutating func sample(of kind: Parameter.Kind) -> Code<Kotlin> {
    switch kind {
    case .color: "\(type(.color)).Gray"
    case .dimension: dp(8)
    case .number: "1f"
    case .string: "\"Text\""
    case .boolean: "false"
    }
  }
}
