import Emission
import IR

/// The types of the axes that are arguments: an enum with the contexts, and the environment's value
/// that an app chooses one by.
struct ModeTypes {
  struct Axis {
    /// `FukidashiDensity`
    var type: Identifier<Swift>
    /// `fukidashiDensity`, in `EnvironmentValues`.
    var environment: Identifier<Swift>
    /// `density`
    var argument: Identifier<Swift>
    var cases: [Identifier<Swift>]
  }

  /// By the place of the axis; `nil` for those that no token takes as an argument.
  private(set) var axes: [Axis?]

  init(_ design: DesignSystem, namespace: Identifier<Swift>) {
    var used = AxisSet()
    for index in design.tokens.indices
    where design.isGenerated(TokenID(index), on: SwiftUIEmitter.platform) {
      used.formUnion(design.argumentAxes(of: TokenID(index)))
    }
    // What only declarations are drawn with.
    for token in design.tokensOfDeclarations { used.formUnion(design.argumentAxes(of: token)) }
    axes = design.axes.enumerated().map { place, axis in
      guard used.contains(place) else { return nil }
      let type = Naming.type(axis.name, in: "Mode")
      return Axis(
        type: Identifier(namespace.name + type.name) ?? type,
        environment: Naming.member(namespace.name + " " + axis.name, in: "mode"),
        argument: Naming.member(axis.name, in: "mode"),
        cases: axis.contexts.map { Naming.member($0, in: "context") })
    }
  }

  var names: [Identifier<Swift>] { axes.compactMap { $0?.type } }
}

extension SourceWriter<Swift> {
  mutating func modeTypes(_ types: ModeTypes, of axes: [ModeAxis]) {
    let used = zip(axes, types.axes).compactMap { axis, names in names.map { (axis, $0) } }
    for (axis, names) in used {
      separate()
      line("/// The contexts of the axis \(comment: axis.name).")
      block("public enum \(id: names.type): String, CaseIterable, Sendable {") { writer in
        for name in names.cases { writer.line("case \(id: name)") }
      }
      separate()
      let isOptional: Code<Swift> = axis.follows == nil ? "" : "?"
      let value: Code<Swift> = axis.follows == nil ? ".\(id: names.cases[0])" : "nil"
      block("private struct \(id: names.type)Key: EnvironmentKey {") { writer in
        writer.line("static let defaultValue: \(id: names.type)\(isOptional) = \(value)")
      }
    }
    guard !used.isEmpty else { return }
    separate()
    line("extension EnvironmentValues {")
    indent()
    for (axis, names) in used {
      separate()
      let key: Code<Swift> = "\(id: names.type)Key"
      if let follows = axis.follows {
        line("/// The \(comment: axis.name) that the app chose, or else the system's.")
        block("public var \(id: names.environment): \(id: names.type) {") { writer in
          writer.block("get {") { writer in
            writer.line("if let chosen = self[\(key).self] { return chosen }")
            let on: Code<Swift> =
              switch follows.setting {
              case .appearance: "colorScheme == .dark"
              case .contrast: "colorSchemeContrast == .increased"
              }
            writer.line(
              "return \(on) ? .\(id: names.cases[follows.on]) : .\(id: names.cases[follows.off])")
          }
          writer.line("set { self[\(key).self] = newValue }")
        }
      } else {
        line("/// The \(comment: axis.name) that the app chose.")
        block("public var \(id: names.environment): \(id: names.type) {") { writer in
          writer.line("get { self[\(key).self] }")
          writer.line("set { self[\(key).self] = newValue }")
        }
      }
    }
    outdent()
    line("}")
  }
}
