import Emission
import IR

/// `Previews.swift`: each component in each of its variants, for Xcode, in debug builds only.
enum PreviewsFile {
  static func write(
    _ values: Values, _ names: TopLevelNames, settings: OutputSettings
  ) -> OutputFile {
    var writer = SourceWriter<Swift>()
    writer.beginFile(settings, brokenRules: names.brokenRules)
    write(values, names, to: &writer)
    return OutputFile(path: "Previews.swift", bytes: writer.bytes)
  }

  /// The previews, at the end of another file.
  static func write(
    _ values: Values, _ names: TopLevelNames, to writer: inout SourceWriter<Swift>
  ) {
    writer.blank()
    writer.line("#if DEBUG")
    writer.indent()
    var isFirst = true
    for (place, component) in values.design.components.enumerated() {
      guard let preview = names.components[place].preview else { continue }
      if !isFirst { writer.blank() }
      isFirst = false
      let start = writer.bytes.count
      writer.deprecation(component.annotation.deprecation)
      writer.block("struct \(id: preview): PreviewProvider {") { writer in
        writer.block("static var previews: some View {") { writer in
          writer.block("VStack(alignment: .leading, spacing: 16) {") { writer in
            choices(
              names.components[place].choices[...], component, names.components[place], &writer)
          }
        }
      }
      writer.keepLayout(from: start)
    }
    writer.outdent()
    writer.line("#endif")
  }

  /// A loop for each choice; inside of the last, the component.
  private static func choices(
    _ choices: ArraySlice<ChoiceNames>, _ component: Component, _ names: ComponentNames,
    _ writer: inout SourceWriter<Swift>
  ) {
    guard let choice = choices.first else { return sample(component, names, &writer) }
    let options: Code<Swift> = choice.type == nil ? "[false, true]" : "\(choice.path).allCases"
    writer.block("ForEach(\(options), id: \\.self) { \(id: choice.argument) in") { writer in
      Self.choices(choices.dropFirst(), component, names, &writer)
    }
  }

  private static func sample(
    _ component: Component, _ names: ComponentNames, _ writer: inout SourceWriter<Swift>
  ) {
    var arguments: [Code<Swift>] = []
    for (parameter, argument) in zip(component.parameters, names.parameters)
    where argument.defaultValue == nil {
      arguments.append("\(label: argument.name): \(value(of: parameter.kind))")
    }
    arguments += names.choices.map { "\(label: $0.argument): \(id: $0.argument)" }
    let name = "\(string: component.name)" as Code<Swift>
    switch component.kind {
    case .text: writer.call("\(id: names.type)", [name] + arguments)
    case .button:
      writer.line("Button(\(name)) {}")
      writer.indented {
        $0.call(".buttonStyle", .init(name: "\(id: names.type)", arguments: arguments))
      }
    case .container:
      let list = arguments.joined(separator: ", ")
      writer.block(arguments.isEmpty ? "\(id: names.type) {" : "\(id: names.type)(\(list)) {") {
        $0.line("Text(\(name))")
      }
    case .toggle: writer.call("\(id: names.type)", [name, "isOn: .constant(true)"] + arguments)
    case .field: writer.call("\(id: names.type)", [name, "text: .constant(\(name))"] + arguments)
    case .graphic: writer.call("\(id: names.type)", arguments)
    case .none: break
    }
  }

  private static func value(of kind: Parameter.Kind) -> Code<Swift> {
    switch kind {
    case .color: ".gray"
    case .dimension: "8"
    case .number: "1"
    case .string: "\"Text\""
    case .boolean: "false"
    }
  }
}
