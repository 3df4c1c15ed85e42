import Emission
import IR

/// Views: what wraps a text, or any content.
extension ComponentWriter {
  mutating func write(to writer: inout Writer) {
    switch component.kind {
    case .text, .container: viewComponent(to: &writer)
    case .button: buttonComponent(to: &writer)
    case .toggle: toggleComponent(to: &writer)
    case .field: fieldComponent(to: &writer)
    case .graphic: graphicComponent(to: &writer)
    case .none: recipeComponent(to: &writer)
    }
  }

  /// A view that takes the place of `Text`, or one around any content.
  mutating func viewComponent(to writer: inout Writer) {
    let isText = component.kind == .text
    let content: Code<Swift> = isText ? "text" : "content"
    let isPressable = names.label != nil
    // What can be pressed is drawn by a modifier inside of a button's style.
    let chain = view(isPressable ? "content" : content, isText: isText && !isPressable)
    let custom = outside { $0.customMembers() }
    if component.kind == .container { choiceTypes(to: &writer) }
    writer.separate()
    let start = writer.bytes.count
    writer.annotation(component.annotation)
    let generics: Code<Swift> = isText ? "" : "<Content: View>"
    writer.block("public struct \(id: names.type)\(generics): View {") { writer in
      if isText { choiceTypes(to: &writer) }
      writer.separate()
      storedProperties("private let", inside: true, to: &writer)
      if isPressable { writer.line("private let action: @MainActor () -> Void") }
      writer.line("private let \(content): \(isText ? "Text" : "Content")")
      if !isPressable { writer.surroundings(needs, modes: readModes(in: drawn(chain))) }
      writer.blank()
      if isText {
        textInitializers("text", subject: "Text", to: &writer)
      } else {
        contentInitializer(to: &writer)
      }
      writer.blank()
      var known: [Code<Swift>] = []
      if isPressable {
        pressableBody(content, to: &writer)
      } else {
        known = body("public var body: some View {", chain, to: &writer)
      }
      publicMembers(custom, known: known, to: &writer)
    }
    writer.keepLayout(from: start)
    if isPressable {
      tapStyle(to: &writer)
      label(chain, to: &writer)
    }
    parts(to: &writer)
  }

  private func pressableBody(_ content: Code<Swift>, to writer: inout Writer) {
    guard let style = names.tapStyle else { return }
    writer.block("public var body: some View {") { writer in
      writer.line("Button(action: action) {")
      writer.indented { $0.line(content) }
      writer.line("}")
      writer.call(
        ".buttonStyle",
        .init(name: "\(id: style)", arguments: arguments(inside: true).map(\.passed)))
    }
  }

  private var action: [Code<Swift>] {
    names.label == nil ? [] : ["action: @escaping @MainActor () -> Void = {}"]
  }

  // MARK: Initialisers

  /// An argument that SwiftUI's own view takes too.
  struct OwnArgument {
    var name: Code<Swift>
    var type: Code<Swift>
    var defaultValue: Code<Swift>?
    var isEscaping = false

    var signature: Code<Swift> {
      let value: Code<Swift> = defaultValue.map { " = \($0)" } ?? ""
      return "\(name): \(isEscaping ? "@escaping " : "")\(type)\(value)"
    }
  }

  /// The three ways in which SwiftUI takes a text: by the key of a translation, as it is, and whole.
  ///
  /// - Parameters:
  ///   - name: the property that holds it.
  ///   - subject: what the text is to the component, for the comments.
  ///   - own: arguments before the component's.
  func textInitializers(
    _ name: Code<Swift>, subject: Code<Swift>, _ own: [OwnArgument] = [], to writer: inout Writer
  ) {
    let arguments = arguments(inside: true)
    let last: [OwnArgument] =
      names.label == nil || component.kind == .toggle
      ? []
      : [
        OwnArgument(
          name: "action", type: "@MainActor () -> Void", defaultValue: "{}", isEscaping: true)
      ]
    let signature = own.map(\.signature) + arguments.map(\.signature) + last.map(\.signature)
    let passed =
      own.map { "\($0.name): \($0.name)" } + arguments.map(\.passed)
      + last.map { "\($0.name): \($0.name)" }
    writer.line("/// \(subject) from a table of strings, as `Text` finds it.")
    writer.function(
      "public init",
      [
        "_ key: LocalizedStringKey", "tableName: \(values.types.string)? = nil",
        "bundle: Bundle? = nil", "comment: StaticString? = nil",
      ] + signature
    ) { writer in
      writer.call(
        "self.init",
        ["Text(key, tableName: tableName, bundle: bundle, comment: comment)"] + passed)
    }
    writer.blank()
    writer.line("/// \(subject) as it is.")
    writer.line("@_disfavoredOverload")
    writer.function(
      "public init<Characters: StringProtocol>", ["_ \(name): Characters"] + signature
    ) { $0.call("self.init", ["Text(\(name))"] + passed) }
    writer.blank()
    writer.function("public init", ["_ \(name): Text"] + signature) { writer in
      for argument in arguments { argument.assign(&writer) }
      for argument in own + last { writer.line("self.\(argument.name) = \(argument.name)") }
      writer.line("self.\(name) = \(name)")
    }
  }

  private func contentInitializer(to writer: inout Writer) {
    let arguments = arguments(inside: true)
    writer.function(
      "public init", arguments.map(\.signature) + action + ["@ViewBuilder content: () -> Content"]
    ) { writer in
      for argument in arguments { argument.assign(&writer) }
      if names.label != nil { writer.line("self.action = action") }
      writer.line("self.content = content()")
    }
  }

  // MARK: What can be pressed

  func tapStyle(to writer: inout Writer) {
    guard let style = names.tapStyle, let label = names.label else { return }
    writer.blank()
    let start = writer.bytes.count
    writer.deprecation(component.annotation.deprecation)
    writer.block("private struct \(id: style): ButtonStyle {") { writer in
      storedProperties("let", inside: false, to: &writer)
      if needs.contains(.isChecked) { writer.line("let isChecked: \(values.types.bool)") }
      writer.separate()
      writer.block("func makeBody(configuration: Configuration) -> some View {") { writer in
        labelCall(label, to: &writer)
      }
    }
    writer.keepLayout(from: start)
  }

  /// `configuration.label`, with the modifier that draws it; for what wraps no label, the view that
  /// does.
  func labelCall(_ label: Identifier<Swift>, to writer: inout Writer) {
    var passed = arguments(inside: true).map(\.passed)
    if isPressedMatters { passed.append("isPressed: configuration.isPressed") }
    if needs.contains(.isChecked) { passed.append("isChecked: isChecked") }
    if component.kind == .toggle {
      writer.call("\(id: label)", passed)
    } else {
      writer.call("configuration.label.modifier", .init(name: "\(id: label)", arguments: passed))
    }
  }

  /// Whether what is drawn changes while the component is pressed.
  var isPressedMatters: Bool { component.isPressable(in: values.design) }

  /// The private modifier, or view, that draws what can be pressed.
  func label(_ chain: Chain, to writer: inout Writer) {
    guard let label = names.label else { return }
    writer.blank()
    let start = writer.bytes.count
    writer.deprecation(component.annotation.deprecation)
    let isView = component.kind == .toggle
    writer.block("private struct \(id: label): \(isView ? "View" : "ViewModifier") {") { writer in
      storedProperties("let", inside: false, to: &writer)
      if isPressedMatters { writer.line("let isPressed: \(values.types.bool)") }
      if needs.contains(.isChecked) { writer.line("let isChecked: \(values.types.bool)") }
      writer.surroundings(needs, modes: readModes(in: drawn(chain)))
      writer.separate()
      body(
        isView ? "var body: some View {" : "func body(content: Content) -> some View {", chain,
        to: &writer)
    }
    writer.keepLayout(from: start)
  }
}
