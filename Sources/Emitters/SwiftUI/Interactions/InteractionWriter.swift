import Emission
import Geometry
import IR

/// Writes an interaction: private modifiers with its effects, and the style of a tap.
struct InteractionWriter {
  let interaction: InteractionDeclaration
  let names: InteractionNames
  let symbols: Symbols
  var values: Values
  var needs: Surroundings = []
  var members: [Member] = []

  typealias Writer = SourceWriter<Swift>

  init(_ interaction: InteractionDeclaration, _ names: InteractionNames, _ values: Values) {
    self.interaction = interaction
    self.names = names
    self.values = values
    symbols = Symbols(parameters: names.arguments.map { "\(id: $0.name)" })
  }

  mutating func write(to writer: inout Writer) {
    if let style = names.style { self.style(style, to: &writer) }
    if let background = names.background {
      modifier(background, generics: "", { $0.background() }, to: &writer)
    }
    modifier(
      names.modifier, generics: names.followsShape ? "<Outline: Shape>" : "", { $0.effects() },
      to: &writer)
  }

  /// What `extension View` offers.
  func function(to writer: inout Writer) {
    if interaction.isTap {
      writer.line("/// Makes this a button that runs `action`.")
      if interaction.annotation.description != nil { writer.line("///") }
    }
    writer.annotation(interaction.annotation)
    var parameters = names.arguments.map(\.signature)
    if interaction.isTap { parameters.append("_ action: @escaping @MainActor () -> Void = {}") }
    writer.function("public func \(id: names.function)", parameters, " -> some View") { writer in
      let passed = names.arguments.map(\.passed)
      guard let style = names.style else {
        if let background = names.background {
          writer.call("modifier", .init(name: "\(id: background)", arguments: passed), goesOn: true)
          writer.indented {
            $0.call(".modifier", .init(name: "\(id: names.modifier)", arguments: passed))
          }
        } else {
          writer.call("modifier", .init(name: "\(id: names.modifier)", arguments: passed))
        }
        return
      }
      let button: Code<Swift> = "Button(action: action) { self }.buttonStyle"
      let call = Expression.Call(name: "\(id: style)", arguments: passed)
      if writer.fits("\(button)(\(call.code))") {
        writer.line("\(button)(\(call.code))")
      } else {
        writer.block("Button(action: action) {") { $0.line("self") }
        writer.call(".buttonStyle", call)
      }
    }
  }

  private func style(_ style: Identifier<Swift>, to writer: inout Writer) {
    writer.blank()
    let start = writer.bytes.count
    if interaction.annotation.description == nil {
      writer.line("/// What `\(id: names.function)` puts on its button.")
    }
    writer.annotation(interaction.annotation)
    writer.block("public struct \(id: style): ButtonStyle {") { writer in
      for argument in names.arguments {
        writer.line("public var \(id: argument.name): \(argument.type)")
      }
      writer.separate()
      if names.arguments.isEmpty {
        writer.line("public init() {}")
      } else {
        writer.function("public init", names.arguments.map(\.signature)) { writer in
          for argument in names.arguments { argument.assign(&writer) }
        }
      }
      writer.blank()
      writer.block("public func makeBody(configuration: Configuration) -> some View {") { writer in
        let passed = names.arguments.map(\.passed)
        let pressed: [Code<Swift>] = ["isPressed: configuration.isPressed"]
        let shape: [Code<Swift>] = names.followsShape ? ["shape: Rectangle()"] : []
        var items: [ChainItem] = []
        if let background = names.background {
          items.append(
            .nested(".modifier", .init(name: "\(id: background)", arguments: passed + pressed)))
        }
        items.append(
          .nested(
            ".modifier", .init(name: "\(id: names.modifier)", arguments: passed + shape + pressed)))
        items.append(.call(".contentShape", ["Rectangle()"]))
        writer.chain(Chain(root: "configuration.label", items: items))
      }
    }
    writer.keepLayout(from: start)
  }

  private mutating func modifier(
    _ name: Identifier<Swift>, generics: Code<Swift>,
    _ items: (inout InteractionWriter) -> [ChainItem], to writer: inout Writer
  ) {
    needs = []
    members = []
    var chain = Chain(root: "content", items: items(&self))
    if needs.contains(.isHovered) { chain.items.append(.hover) }
    chain.items += animations()
    writer.blank()
    let start = writer.bytes.count
    writer.block("private struct \(id: name)\(generics): ViewModifier {") { writer in
      for argument in names.arguments {
        writer.line("let \(id: argument.name): \(argument.type)")
      }
      if !generics.isEmpty { writer.line("let shape: Outline") }
      if interaction.isTap { writer.line("let isPressed: Bool") }
      writer.surroundings(needs)
      writer.separate()
      writer.block("func body(content: Content) -> some View {") { $0.chain(chain) }
      for member in members {
        writer.blank()
        writer.member(member, access: "private")
      }
    }
    writer.keepLayout(from: start)
  }
}
