import Emission
import Geometry
import IR

/// Writes an interaction: private modifiers with its effects, and the style of a tap.
struct InteractionWriter: ModalWriter {
  let interaction: InteractionDeclaration
  let names: InteractionNames
  private(set) var symbols: Symbols
  var values: Values
  var needs: Surroundings = []
  var members: [Member] = []

  typealias Writer = SourceWriter<Swift>

  init(_ interaction: InteractionDeclaration, _ names: InteractionNames, _ values: Values) {
    self.interaction = interaction
    self.names = names
    self.values = values
    symbols = Symbols(parameters: names.arguments.map { "\(id: $0.name)" })
    self.values.readEnvironment(
      apart: InteractionNames.unusable.union(names.arguments.map(\.name.name)))
  }

  mutating func write(to writer: inout Writer) {
    if let style = names.style { self.style(style, to: &writer) }
    if let name = names.background {
      start()
      let background = background()
      let animations = animations { $0.isBackground }
      modifier(name, background, animations, hasShape: false, to: &writer)
    }
    if let name = names.modifier {
      start()
      let effects = effects()
      let animations = animations { !$0.isBackground }
      modifier(name, effects, animations, hasShape: names.followsShape, to: &writer)
    }
  }

  private mutating func start() {
    needs = []
    members = []
    for (place, argument) in names.arguments.enumerated() {
      guard case .inMode(let value) = argument.defaultValue else { continue }
      let own = "\(id: argument.name)" as Code<Swift>
      let usual: Code<Swift>
      switch value {
      case .measure(let measure): usual = code(measure, own + "Default", argument.type)
      case .color(let color): usual = code(color, own + "Default")
      case .string(let text): usual = "\(string: text)"
      case .boolean(let flag): usual = Values.boolean(flag)
      }
      symbols.parameters[place] = addMember(
        own + "Value", argument.type, body: .expression("\(own) ?? \(usual)"))
    }
  }

  /// Registers a property of the modifier, and returns its name.
  mutating func addMember(
    _ name: Code<Swift>, _ type: Code<Swift>, body: Member.Body
  ) -> Code<Swift> {
    if members.contains(Member(name: name, type: type, body: body)) { return name }
    let taken = Set(
      names.arguments.map(\.name.name)
        + values.arguments.places.map { values.argument(of: $0).text })
    var free = name
    while taken.contains(free.text) || members.contains(where: { $0.name == free }) {
      free += "Value"
    }
    members.append(Member(name: free, type: type, body: body))
    return free
  }

  /// A formula, which may differ by modes.
  mutating func code(
    _ measure: Measure, _ name: Code<Swift>, _ type: Code<Swift>
  ) -> Code<Swift> {
    inModes(values.modalAxes(measure), name, type) { $0.values.measure(measure, $0.symbols).code }
  }

  mutating func code(_ color: ColorExpression, _ name: Code<Swift>) -> Code<Swift> {
    inModes(values.modalAxes(color, parameters: interaction.parameters), name, values.types.color) {
      $0.values.color(color, $0.symbols, parameters: $0.interaction.parameters[...])
    }
  }

  /// The modifiers upon a view or a label, each with the arguments that it takes besides the
  /// parameters.
  private func modifiers(pressed: [Code<Swift>]) -> [ChainItem] {
    let passed = names.arguments.map(\.passed)
    let shape: [Code<Swift>] = names.followsShape ? ["shape: Rectangle()"] : []
    var items: [ChainItem] = []
    if let name = names.background {
      items.append(.nested(".modifier", .init(name: "\(id: name)", arguments: passed + pressed)))
    }
    if let name = names.modifier {
      items.append(
        .nested(".modifier", .init(name: "\(id: name)", arguments: passed + shape + pressed)))
    }
    return items
  }

  /// What `extension View` offers.
  func function(to writer: inout Writer) {
    let start = writer.bytes.count
    defer { writer.keepLayout(from: start) }
    if interaction.isTap {
      writer.line("/// Makes this a button that runs `action`.")
      if interaction.annotation.description != nil { writer.line("///") }
    }
    writer.annotation(interaction.annotation)
    var parameters = names.arguments.map(\.signature)
    if interaction.isTap { parameters.append("_ action: @escaping @MainActor () -> Void = {}") }
    writer.function("public func \(id: names.function)", parameters, " -> some View") { writer in
      guard let style = names.style else {
        writer.chain(Chain(root: "self", items: modifiers(pressed: [])))
        return
      }
      let button: Code<Swift> = "Button(action: action) { self }.buttonStyle"
      let call = Expression.Call(
        name: "\(id: style)", arguments: names.arguments.map(\.passed))
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
        writer.line("public var \(id: argument.name): \(argument.storedType)")
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
        var items = modifiers(pressed: ["isPressed: configuration.isPressed"])
        items.append(.call(".contentShape", ["Rectangle()"]))
        writer.chain(Chain(root: "configuration.label", items: items))
      }
    }
    writer.keepLayout(from: start)
  }

  /// Without a style before it, the modifier itself says what defaults stand for.
  private func modifierInitializer(hasShape: Bool, to writer: inout Writer) {
    let needed = names.arguments.contains {
      if case .inBody = $0.defaultValue { true } else { false }
    }
    guard needed else { return }
    var signature = names.arguments.map(\.signature)
    if hasShape { signature.append("shape: Outline") }
    writer.function("init", signature) { writer in
      for argument in names.arguments { argument.assign(&writer) }
      if hasShape { writer.line("self.shape = shape") }
    }
    writer.blank()
  }

  private func modifier(
    _ name: Identifier<Swift>, _ effects: [ChainItem], _ animations: [ChainItem], hasShape: Bool,
    to writer: inout Writer
  ) {
    var chain = Chain(root: "content", items: effects)
    if needs.contains(.isHovered) { chain.items.append(.hover) }
    chain.items += animations
    let members = members.mentioned(in: chain.code)
    let generics: Code<Swift> = hasShape ? "<Outline: Shape>" : ""
    writer.blank()
    let start = writer.bytes.count
    writer.block("private struct \(id: name)\(generics): ViewModifier {") { writer in
      for argument in names.arguments {
        writer.line("let \(id: argument.name): \(argument.storedType)")
      }
      if hasShape { writer.line("let shape: Outline") }
      if interaction.isTap { writer.line("let isPressed: Bool") }
      writer.surroundings(
        needs, modes: readModes(in: chain.code + members.flatMap(\.code)))
      writer.separate()
      if !interaction.isTap { modifierInitializer(hasShape: hasShape, to: &writer) }
      writer.block("func body(content: Content) -> some View {") { $0.chain(chain) }
      for member in members {
        writer.blank()
        writer.member(member, access: "private")
      }
    }
    writer.keepLayout(from: start)
  }
}

extension InteractionDeclaration.Effect {
  fileprivate var isBackground: Bool { if case .background = self { true } else { false } }
}
