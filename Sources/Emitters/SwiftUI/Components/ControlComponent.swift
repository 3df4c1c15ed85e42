import Emission
import IR

/// Components that take the place of SwiftUI's own controls, and those that only draw.
extension ComponentWriter {
  /// A view that is a `Toggle` to who listens, and draws itself.
  mutating func toggleComponent(to writer: inout Writer) {
    guard let style = names.tapStyle else { return }
    let chain = view("", isText: false)
    let custom = outside { $0.customMembers() }
    publicType("View", storing: "private let", to: &writer) { writer in
      writer.line("private let isOn: Binding<\(values.types.bool)>")
      writer.line("private let label: Text")
      writer.blank()
      textInitializers(
        "label", subject: "A label to be read out,",
        [OwnArgument(name: "isOn", type: "Binding<\(values.types.bool)>")], to: &writer)
      writer.blank()
      writer.block("public var body: some View {") { writer in
        writer.line("Button {")
        writer.indented { $0.line("isOn.wrappedValue.toggle()") }
        writer.line("} label: {")
        writer.indented { $0.line("label") }
        writer.line("}")
        var passed = arguments(inside: true).map(\.passed)
        if needs.contains(.isChecked) { passed.append("isChecked: isOn.wrappedValue") }
        writer.call(".buttonStyle", .init(name: "\(id: style)", arguments: passed), goesOn: true)
        writer.line(".accessibilityRepresentation { Toggle(isOn: isOn) { label } }")
      }
      publicMembers(custom, to: &writer)
    }
    tapStyle(to: &writer)
    label(chain, to: &writer)
    parts(to: &writer)
  }

  /// A view that takes the place of `TextField`.
  mutating func fieldComponent(to writer: inout Writer) {
    needs.insert(.hasFocus)
    var chain = view("TextField(text: text) { label }", isText: false)
    var own: [ChainItem] = [.call(".textFieldStyle", [".plain"])]
    if needs.contains(.isFocused) { own.append(.call(".focused", ["$isFocused"])) }
    chain.items.insert(contentsOf: own, at: 0)
    let custom = outside { $0.customMembers() }
    publicType("View", storing: "private let", to: &writer) { writer in
      var arguments = [
        OwnArgument(name: "text", type: "Binding<\(values.types.string)>")
      ]
      writer.line("private let text: Binding<\(values.types.string)>")
      if needs.contains(.isInvalid) {
        let bool = values.types.bool
        arguments.append(OwnArgument(name: "isInvalid", type: bool, defaultValue: "false"))
        writer.line("private let isInvalid: \(bool)")
      }
      writer.line("private let label: Text")
      writer.surroundings(needs, modes: readModes(in: drawn(chain)))
      writer.blank()
      textInitializers(
        "label", subject: "A label, shown while the field is empty,",
        arguments, to: &writer)
      writer.blank()
      let known = body("public var body: some View {", chain, to: &writer)
      publicMembers(custom, known: known, to: &writer)
    }
  }

  /// A view that only draws.
  mutating func graphicComponent(to writer: inout Writer) {
    let chain = view("\(values.types.color).clear", isText: false)
    let custom = outside { $0.customMembers() }
    publicType("View", storing: "private let", to: &writer) { writer in
      writer.surroundings(needs, modes: readModes(in: drawn(chain)))
      writer.separate()
      initializer(to: &writer)
      writer.blank()
      let known = body("public var body: some View {", chain, to: &writer)
      publicMembers(custom, known: known, to: &writer)
    }
    parts(to: &writer)
  }
}
