import Diagnostics
import Emission
import Geometry
import IR

/// A shape of the design as generated code names it.
struct ShapeNames {
  let type: Identifier<Swift>
  var arguments: [Argument]
  /// Whether it has a size below which it is not whole.
  var hasMinimumSize: Bool
  /// Whether a component that is not deprecated draws it, though it is deprecated itself.
  var isDrawnInSpiteOfDeprecation: Bool
  /// The modes that it is made for, as arguments behind the others.
  var modes: [Mode] = []
  /// Tokens without a name whose values differ by these, with the functions that say them.
  var tokens: [(token: Int, function: Member, axes: AxisSet)] = []

  struct Mode {
    /// The place of the axis.
    var axis: Int
    var name: Identifier<Swift>
    var type: Identifier<Swift>
    var usual: Identifier<Swift>
  }

  static let unusable: Set<String> = [
    "body", "height", "layoutDirectionBehavior", "minimumSize", "mirrored", "path", "rect", "role",
    "width",
  ]
}

/// Writes shapes as `Shape` structs that place themselves in the rectangle that they are given.
struct ShapeWriter {
  let shape: ShapeDeclaration
  let symbols: Symbols
  private let names: ShapeNames
  let values: Values

  init(_ shape: ShapeDeclaration, _ names: ShapeNames, values: Values) {
    self.shape = shape
    self.names = names
    self.values = values.reading(names.modes)
    symbols = Symbols(
      parameters: names.arguments.map { "\(id: $0.name)" }, tokens: names.calls)
  }

  func write(to writer: inout SourceWriter<Swift>) {
    writer.blank()
    let start = writer.bytes.count
    writer.documentation(shape.annotation.description)
    if !names.isDrawnInSpiteOfDeprecation { writer.deprecation(shape.annotation.deprecation) }
    writer.block("public struct \(id: names.type): Shape {") { writer in
      for argument in names.arguments {
        writer.line("public var \(id: argument.name): \(argument.type)")
      }
      for mode in names.modes { writer.line("public var \(id: mode.name): \(id: mode.type)") }
      writer.line("/// Drawn reflected about its vertical axis.")
      writer.line("public var mirrored: Bool")
      writer.blank()
      if names.isDrawnInSpiteOfDeprecation { writer.deprecation(shape.annotation.deprecation) }
      initializer(access: "public", first: [], to: &writer)
      if names.isDrawnInSpiteOfDeprecation {
        writer.blank()
        writer.line("/// For the components that still draw it.")
        initializer(access: "fileprivate", first: ["forComponents: Void"], to: &writer)
      }
      if names.hasMinimumSize {
        writer.blank()
        minimumSize(to: &writer)
      }
      writer.blank()
      writer.line(
        "/// The outline is mirrored by `mirrored` alone, alike on every version of the system.")
      writer.line("@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)")
      writer.line(
        "public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }")
      writer.blank()
      outline(to: &writer)
      for token in names.tokens {
        writer.blank()
        writer.member(token.function, access: "private nonisolated static")
      }
    }
    writer.keepLayout(from: start)
  }

  private func initializer(
    access: Code<Swift>, first: [Code<Swift>], to writer: inout SourceWriter<Swift>
  ) {
    writer.function(
      "\(access) init",
      first + names.arguments.map(\.signature)
        + names.modes.map { "\(id: $0.name): \(id: $0.type) = .\(id: $0.usual)" }
        + ["mirrored: Bool = false"]
    ) { writer in
      for argument in names.arguments { argument.assign(&writer) }
      for mode in names.modes { writer.line("self.\(id: mode.name) = \(id: mode.name)") }
      writer.line("self.mirrored = mirrored")
    }
  }

  private func minimumSize(to writer: inout SourceWriter<Swift>) {
    writer.line("/// The smallest size in which the outline is whole.")
    let width = values.measure(shape.leastSize.width, symbols)
    let height = values.measure(shape.leastSize.height, symbols)
    writer.block("public nonisolated var minimumSize: CGSize {") { writer in
      let arguments: [Code<Swift>] = ["width: \(width.code)", "height: \(height.code)"]
      if arguments.allSatisfy({ writer.fits($0, after: 8) }) {
        writer.call("CGSize", arguments)
      } else {
        writer.assignment("let width: CGFloat", width.pieces)
        writer.assignment("let height: CGFloat", height.pieces)
        writer.line("return CGSize(width: width, height: height)")
      }
    }
  }
}

extension ShapeNames {
  /// How code inside the shape asks for the tokens that have functions there.
  var calls: [Int: Code<Swift>] {
    Dictionary(
      tokens.map { token in
        let arguments = modes.filter { token.axes.contains($0.axis) }
          .map { "\(id: $0.name)" as Code<Swift> }.joined(separator: ", ")
        return (token.token, "Self.\(token.function.name)(\(arguments))")
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Values {
  /// With a shape's modes at hand.
  func reading(_ modes: [ShapeNames.Mode]) -> Values {
    var values = self
    for mode in modes {
      values.arguments.insert(mode.axis)
      values.argumentNames[mode.axis] = "\(id: mode.name)"
    }
    return values
  }

  /// The modes that a shape differs by, and the functions for tokens without a name.
  func modes(
    of shape: ShapeDeclaration, apart taken: Set<String>
  ) -> (modes: [ShapeNames.Mode], tokens: [(token: Int, function: Member, axes: AxisSet)]) {
    let used = shape.usedTokens.sorted()
    var axes = AxisSet()
    for token in used { axes.formUnion(design.argumentAxes(of: token)) }
    var taken = taken
    var modes: [ShapeNames.Mode] = []
    for place in axes.places {
      guard let axis = names.modes.axes[place], let usual = axis.cases.first else { continue }
      var name = axis.argument.name
      while !taken.insert(name).inserted { name += "Mode" }
      modes.append(
        .init(
          axis: place, name: Identifier(name) ?? axis.argument, type: axis.type, usual: usual))
    }
    guard !modes.isEmpty else { return ([], []) }
    var values = reading(modes)
    var tokens: [(token: Int, function: Member, axes: AxisSet)] = []
    for token in used where values.number(byName: token) == nil {
      let axes = values.modalAxes(token)
      let contexts = values.contexts(over: axes)
      guard contexts.count > 1 else { continue }
      let codes = contexts.map { context in
        values.context = context
        return values.measure(Measure(.token(token.index)), Symbols(parameters: [])).code
      }
      values.context = .standard
      let own = design[token]
      let words =
        own.name.isEmpty
        ? own.outputName ?? "figure" : design.path(of: own).joined(separator: " ")
      var name = Naming.member(words, in: "figure").name
      while !taken.insert(name).inserted { name += "Figure" }
      let function = Member(
        name: Identifier<Swift>(name).map { "\(id: $0)" } ?? "figure", type: types.length,
        body: values.choice([], [.init(patterns: [], codes: codes)], over: axes, contexts),
        parameters: modes.filter { axes.contains($0.axis) }.map {
          "_ \(id: $0.name): \(id: $0.type)"
        })
      tokens.append((token.index, function, axes))
    }
    return (modes, tokens)
  }
}
