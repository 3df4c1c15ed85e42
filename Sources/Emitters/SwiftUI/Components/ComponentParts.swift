import Emission
import IR

/// What structs of components are put together from.
extension ComponentWriter {
  typealias Writer = SourceWriter<Swift>

  // MARK: What a caller chooses

  /// The choices as arguments; their types as they are spelt inside the component, or outside.
  func choiceArguments(inside: Bool) -> [Argument] {
    zip(component.axes, names.choices).map { axis, choice in
      var argument = Argument(
        name: choice.argument, type: choice.path, defaultValue: nil)
      if inside, component.kind != .container, let type = choice.type {
        argument.type = "\(id: type)"
      }
      guard let option = axis.defaultOption else { return argument }
      if axis.isBoolean {
        argument.defaultValue = .inline(Values.boolean(option == 1))
      } else if let name = choice.cases.at(option) {
        argument.defaultValue = .inline(".\(id: name)")
      }
      return argument
    }
  }

  func arguments(inside: Bool) -> [Argument] {
    names.parameters + choiceArguments(inside: inside)
  }

  /// The enums of the choices.
  func choiceTypes(to writer: inout Writer) {
    for (axis, choice) in component.axes.indices.map({ ($0, names.choices[$0]) }) {
      guard let type = choice.type else { continue }
      writer.separate()
      let start = writer.bytes.count
      if component.kind == .container { writer.deprecation(component.annotation.deprecation) }
      writer.block("public enum \(id: type): String, CaseIterable, Sendable {") { writer in
        for (option, name) in zip(component.axes[axis].options, choice.cases) {
          writer.line(
            name.name == option.name
              ? "case \(id: name)" : "case \(id: name) = \(string: option.name)")
        }
        for member in optionMembers[axis] {
          writer.blank()
          writer.member(member, access: "public")
        }
      }
      if component.kind == .container { writer.keepLayout(from: start) }
    }
  }

  // MARK: What a struct holds

  /// The type that callers name: its choices, what they set, and what `rest` writes.
  ///
  /// - Parameters:
  ///   - conformance: what it is to SwiftUI.
  ///   - access: how what callers set is stored.
  func publicType(
    _ conformance: Code<Swift>, storing access: Code<Swift>, to writer: inout Writer,
    _ rest: (inout Writer) -> Void
  ) {
    writer.separate()
    let start = writer.bytes.count
    writer.annotation(component.annotation)
    writer.block("public struct \(id: names.type): \(conformance) {") { writer in
      choiceTypes(to: &writer)
      writer.separate()
      storedProperties(access, inside: true, to: &writer)
      rest(&writer)
    }
    writer.keepLayout(from: start)
  }

  /// The initialiser that takes what callers set, and nothing else.
  func initializer(to writer: inout Writer) {
    let arguments = arguments(inside: true)
    guard !arguments.isEmpty else { return writer.line("public init() {}") }
    writer.function("public init", arguments.map(\.signature)) { writer in
      for argument in arguments { argument.assign(&writer) }
    }
  }

  func storedProperties(_ access: Code<Swift>, inside: Bool, to writer: inout Writer) {
    storedProperties(access, arguments(inside: inside), to: &writer)
  }

  func storedProperties(
    _ access: Code<Swift>, _ arguments: [Argument], to writer: inout Writer
  ) {
    for argument in arguments {
      writer.line("\(access) \(id: argument.name): \(argument.storedType)")
    }
  }

  /// What the view names before it is built, as far as `code` mentions it. Properties of the struct
  /// need those names too, and then they are properties themselves.
  private func constants(for code: [Code<Swift>]) -> [Constant] {
    var all = constants
    if needs.contains(.layoutDirection) {
      all.insert(
        Constant(
          name: "isRightToLeft", type: values.types.bool,
          value: "layoutDirection == .rightToLeft"), at: 0)
    }
    var code = code
    var used: [Constant] = []
    for constant in all.reversed() where code.contains(where: { $0.mentions(constant.name) }) {
      used.insert(constant, at: 0)
      code.append(constant.value)
    }
    return used
  }

  /// All that is drawn, to tell what it mentions.
  func drawn(_ chain: Chain) -> [Code<Swift>] {
    chain.code + members.flatMap(\.code) + constants.map(\.value)
  }

  /// `body`, and what it needs.
  ///
  /// - Returns: the names that are properties now.
  @discardableResult
  func body(_ head: Code<Swift>, _ chain: Chain, to writer: inout Writer) -> [Code<Swift>] {
    let constants = constants(for: chain.code + members.flatMap(\.code))
    writer.block(head) { writer in
      if members.isEmpty {
        for constant in constants {
          writer.constant("let \(constant.name)", constant.value, from: writer.bytes.count)
        }
      }
      writer.chain(chain)
    }
    let named =
      members.isEmpty
      ? [] : constants.map { Member(name: $0.name, type: $0.type, body: .expression($0.value)) }
    for member in named + members {
      writer.blank()
      writer.member(member, access: "private")
    }
    return named.map(\.name)
  }

  /// Public properties, and what they name besides those that are `known` already. The shape among
  /// that is asked for its figures only, so it does not have to follow the reading direction.
  func publicMembers(
    _ members: [Member], known: [Code<Swift>] = [], to writer: inout Writer
  ) {
    for member in members {
      writer.blank()
      writer.member(member, access: "public")
    }
    var own = constants
    if case .declared(let id, let arguments)? = component.shape {
      own.removeAll { $0.name == "shape" }
      var outsider = self
      own.append(outsider.outside { $0.stillShape(id, arguments) })
    }
    var code = members.flatMap(\.code)
    var used: [Constant] = []
    for constant in own.reversed() where code.contains(where: { $0.mentions(constant.name) }) {
      used.insert(constant, at: 0)
      code.append(constant.value)
    }
    for constant in used
    where !known.contains(constant.name) && !members.contains(where: { $0.name == constant.name }) {
      writer.blank()
      writer.member(
        Member(name: constant.name, type: constant.type, body: .expression(constant.value)),
        access: "private")
    }
  }
}

extension Chain {
  /// All pieces of code in it.
  var code: [Code<Swift>] {
    var result = [root] + (arguments ?? []) + children.flatMap(\.code)
    for item in items {
      switch item {
      case .call(let name, let arguments): result += [name] + arguments
      case .nested(_, let call): result += call.arguments
      case .closure(_, let content): result += content.code
      case .statement(_, let statement): result.append(statement)
      case .hover: break
      }
    }
    return result
  }
}

extension Member {
  var code: [Code<Swift>] {
    switch body {
    case .expression(let code): [code]
    case .table(let subject, let cases, let otherwise):
      [subject] + cases.map(\.value.code) + [otherwise].compactMap { $0 }
    case .chain(let links, let otherwise): links.flatMap { [$0.condition, $0.value] } + [otherwise]
    }
  }
}

extension Code {
  /// Whether a name stands in the code by itself: not as a part of another name, nor behind a dot.
  func mentions(_ name: Code) -> Bool {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
      default: false
      }
    }
    let name = name.bytes
    guard !name.isEmpty, bytes.count >= name.count else { return false }
    for start in 0...(bytes.count - name.count)
    where bytes[start..<(start + name.count)].elementsEqual(name) {
      let before = start > 0 ? bytes[start - 1] : 0x20
      let after = start + name.count < bytes.count ? bytes[start + name.count] : 0x20
      // `mirrored: x` is a label.
      if !isPart(before), before != 0x2E, !isPart(after), after != 0x3A { return true }
    }
    return false
  }
}
