import Diagnostics
import Emission
import IR

/// `Tokens.swift`: the namespace with all constants, and what they need.
struct TokensFile {
  let design: DesignSystem
  let names: TokenNames
  var values: Values
  var writer = SourceWriter<Swift>()
  /// The types of tokens that need types of our own.
  private var used: Set<TokenType> = []

  init(_ values: Values) {
    design = values.design
    names = values.names
    self.values = values
    self.values.types = TypeNames(hidden: values.names.types)
  }

  static func write(_ values: Values, settings: OutputSettings) -> OutputFile {
    var file = TokensFile(values)
    file.writer.beginFile(settings, brokenRules: values.names.brokenRules)
    let body = file.writer.bytes.count
    file.namespace(settings)
    let names = file.names
    if file.design.components.contains(where: \.hasShadow)
      || file.design.interactions.contains(where: \.hasShadow)
    {
      file.used.insert(.shadow)
    }
    if file.used.contains(.typography) { file.writer.typographyType(names.typographyType) }
    if file.used.contains(.fontSize) { file.writer.fontSizeType(names.fontSizeType) }
    if file.used.contains(.shadow) { file.writer.shadowType(names.shadowType) }
    if file.used.contains(.border) { file.writer.borderType(names.borderType) }
    if file.used.contains(.cubicBezier) { file.writer.curveType(names.curveType) }
    file.writer.modeTypes(file.names.modes, of: file.design.axes)
    file.writer.colorHelpers(file.values)
    if file.values.helpers.isDynamic { file.writer.insertDynamicColorImports(at: body) }
    return OutputFile(path: "Tokens.swift", bytes: file.writer.bytes)
  }

  private mutating func namespace(_ settings: OutputSettings) {
    writer.blank()
    writer.documentation("The design tokens of \(settings.namespace).")
    writer.line("public enum \(id: names.namespace) {")
    writer.indent()
    members(of: .root)
    if names.motionGroup == nil, names.animations.contains(where: { $0 != nil }) {
      writer.separate()
      writer.line("public enum Motion {")
      writer.indent()
      animations()
      writer.outdent()
      writer.line("}")
    }
    writer.outdent()
    writer.line("}")
  }

  private mutating func members(of group: GroupID) {
    for member in design.groups[group.index].members {
      switch member {
      case .token(let id):
        if let name = names.members[id.index] { token(id, name) }
      case .group(let id):
        guard let name = names.groups[id.index] else { continue }
        writer.separate()
        let start = writer.bytes.count
        writer.annotation(design[id].annotation)
        writer.line("public enum \(id: name) {")
        writer.keepLayout(from: start)
        writer.indent()
        members(of: id)
        if id == names.motionGroup {
          writer.separate()
          animations()
        }
        writer.outdent()
        writer.line("}")
      }
    }
  }

  private mutating func token(
    _ id: TokenID, _ name: Identifier<Swift>
  ) {
    let axes = design.axes(of: id, on: SwiftUIEmitter.platform)
    guard axes.isEmpty else { return modalToken(id, name, axes: axes) }
    let annotation = design.tokens[id.index].annotation
    // Constants with something to say about them stand apart.
    if annotation.isShown || writer.hasJustClosedBlock { writer.separate() }
    let start = writer.bytes.count
    writer.annotation(annotation)
    let type = type(of: design.tokens[id.index].type)
    switch design.writtenValue(
      of: id, on: SwiftUIEmitter.platform, keepsAliases: values.keepsAliases
    ).base {
    case .alias(let target):
      guard let path = names.path(of: target, in: design) else { return }
      writer.constant("public nonisolated static let \(id: name): \(type)", path, from: start)
    case .literal(let value):
      writer.constant(
        "public nonisolated static let \(id: name): \(type)", expression(value), from: start)
    case nil:
      return
    }
  }

  mutating func type(of type: TokenType) -> Code<Swift> {
    switch type {
    case .color: return values.types.color
    case .dimension: return values.types.length
    case .number: return values.types.double
    case .duration: return values.types.timeInterval
    case .cubicBezier:
      used.insert(type)
      return "\(id: names.curveType)"
    case .spring, .transition: return values.types.animation
    case .string: return values.types.string
    case .boolean: return values.types.bool
    case .fontFamily: return "[\(values.types.string)]"
    case .fontWeight: return "\(values.types.font).Weight"
    case .typography:
      used.insert(type)
      return "\(id: names.typographyType)"
    case .fontSize:
      used.insert(type)
      return "\(id: names.fontSizeType)"
    case .angle: return values.types.angle
    case .strokeStyle: return values.types.strokeStyle
    case .border:
      used.insert(type)
      return "\(id: names.borderType)"
    case .shadow:
      used.insert(type)
      return "\(id: names.shadowType)"
    case .gradient: return values.types.gradient
    }
  }

  mutating func expression(_ value: Value) -> Expression {
    switch value {
    case .color(let color): .plain(values.color(color))
    case .dimension(let dimension): .plain(values.length(dimension))
    case .number(let number): .plain(Values.number(number))
    case .duration(let duration): .plain(Values.seconds(duration))
    case .cubicBezier(let curve): .call("\(id: names.curveType)", Values.controlPoints(curve))
    case .spring(let spring): values.spring(spring, interactive: false)
    case .string(let text): .plain("\(string: text)")
    case .boolean(let flag): .plain(Values.boolean(flag))
    case .fontFamily(let families): .list(families.map { "\(string: $0)" })
    case .fontWeight(let weight): .plain(Values.fontWeight(weight))
    case .typography(let style): values.typography(style)
    case .fontSize(let size): values.fontSize(size)
    case .angle(let degrees): .plain(values.angle(degrees))
    case .strokeStyle(let style): values.strokeStyle(style)
    case .border(let border): values.border(border, colors: [border.color])
    case .transition(let transition): values.transition(transition)
    case .shadow(let layers): values.shadow([layers])
    case .gradient(let stops): values.gradient([stops])
    }
  }

  private mutating func animations() {
    for id in design.generatedAnimations {
      guard let animation = names.animations[id.index] else { continue }
      let declaration = design[id]
      var start = writer.bytes.count
      if declaration.annotation.isShown {
        writer.separate()
        start = writer.bytes.count
      }
      writer.annotation(declaration.annotation)
      self.animation(animation.name, declaration, interactive: false, from: start)
      guard let interactive = animation.interactive else { continue }
      writer.separate()
      start = writer.bytes.count
      writer.line(
        "/// `\(id: animation.name)` for interactions, which may be interrupted at any moment.")
      writer.deprecation(declaration.annotation.deprecation)
      self.animation(interactive, declaration, interactive: true, from: start)
    }
  }

  /// A constant, and beside it a function of the modes by which the timing differs.
  private mutating func animation(
    _ name: Identifier<Swift>, _ animation: AnimationDeclaration, interactive: Bool, from start: Int
  ) {
    let type = values.types.animation
    writer.constant(
      "public nonisolated static let \(id: name): \(type)",
      values.animation(animation, interactive: interactive), from: start)
    let axes = animation.token.map { design.argumentAxes(of: $0) } ?? AxisSet()
    guard !axes.isEmpty else { return }
    let all = design.axes.contexts(over: axes).map { context in
      var values = values
      values.context = context
      return (
        context: context,
        value: values.animation(values.timed(animation), interactive: interactive)
      )
    }
    function(name, type, axes, all, deprecation: animation.annotation.deprecation)
  }
}

extension Annotation {
  /// Whether generated code has a line about it.
  var isShown: Bool {
    deprecation != nil || description.map { !CommentText.lines($0).isEmpty } == true
  }
}
