import Emission
import IR

/// Styles of buttons.
extension ComponentWriter {
  mutating func buttonComponent(to writer: inout Writer) {
    guard let label = names.label else { return }
    let chain = view("content", isText: false)
    let custom = outside { $0.customMembers() }
    publicType("ButtonStyle", storing: "public var", to: &writer) { writer in
      writer.separate()
      initializer(to: &writer)
      writer.blank()
      writer.block("public func makeBody(configuration: Configuration) -> some View {") {
        labelCall(label, to: &$0)
      }
      publicMembers(custom, to: &writer)
    }
    sugar(to: &writer)
    self.label(chain, to: &writer)
    parts(to: &writer)
  }

  /// `.buttonStyle(.rectangle(.small))`: the first choice goes without its name.
  private func sugar(to writer: inout Writer) {
    guard let sugar = names.sugar else { return }
    writer.blank()
    let start = writer.bytes.count
    writer.deprecation(component.annotation.deprecation)
    writer.block("extension ButtonStyle where Self == \(id: names.type) {") { writer in
      writer.documentation(component.annotation.description)
      var arguments = arguments(inside: false)
      let passed = arguments.map(\.passed)
      guard !arguments.isEmpty else {
        writer.line("public static var \(id: sugar): \(id: names.type) { \(id: names.type)() }")
        return
      }
      var signature: [Code<Swift>] = []
      if let first = component.axes.firstIndex(where: { !$0.isBoolean }) {
        signature.append("_ \(arguments.remove(at: names.parameters.count + first).signature)")
      }
      signature += arguments.map(\.signature)
      writer.function("public static func \(id: sugar)", signature, " -> \(id: names.type)") {
        $0.call("\(id: names.type)", passed)
      }
    }
    writer.keepLayout(from: start)
  }
}
