import Diagnostics
import Emission
import IR

/// The object that holds the tokens. Every token is a getter: values that are kept would have to be
/// made when the class is loaded, in one method of at most 64 KiB.
extension KotlinFile {
  /// - Parameter asked: the axes that other files ask for.
  mutating func writeTokens(asked: AxisSet) {
    var axes = design.axesInUse(on: KotlinFile.platform)
    axes.formUnion(asked)
    writeModes(axes)
    line("/** The design tokens of \(comment: settings.namespace). */")
    let root = names.tokens.groups.first.flatMap { $0 }
    let hasMotion = !design.generatedAnimations.isEmpty
    guard let root,
      design.isGenerated(.root, on: KotlinFile.platform) || hasMotion || !axes.isEmpty
    else {
      line("public object \(id: names.namespace)")
      return
    }
    block("public object \(id: root.identifier)") { file in
      file.writeMembers(of: .root)
      if hasMotion, file.names.tokens.motionGroup == nil {
        file.blank()
        file.block("public object \(id: file.names.tokens.motion.identifier)") { file in
          file.writeAnimations()
        }
      }
      file.writeContexts(axes)
    }
    writePublicTypes()
    writeProvider(axes)
    writeHelpers()
  }

  private mutating func writeMembers(of group: GroupID) {
    let outside = hidden
    defer { hidden = outside }
    for case .group(let child) in design.groups[group.index].members {
      if let nested = names.tokens.groups[child.index] { hidden.insert(nested.identifier.name) }
    }
    if group == .root, !design.generatedAnimations.isEmpty {
      hidden.insert(names.tokens.motion.identifier.name)
    }
    var isFirst = true
    var spaced = true
    for member in design.groups[group.index].members {
      switch member {
      case .token(let id):
        guard let name = names.tokens.tokens[id.index] else { continue }
        let type = design.tokens[id.index].type
        let needsSpace =
          !design.tokens[id.index].annotation.isEmpty || type.standsApart || differs(id)
        if !isFirst, needsSpace || spaced { blank() }
        spaced = needsSpace
        write(id, name: name)
      case .group(let child):
        guard let nested = names.tokens.groups[child.index] else { continue }
        if !isFirst { blank() }
        spaced = true
        document(design[child].annotation)
        block("public object \(id: nested.identifier)") { file in
          file.writeMembers(of: child)
          if child == file.names.tokens.motionGroup {
            file.blank()
            file.writeAnimations()
          }
        }
      }
      isFirst = false
    }
  }

  private mutating func write(_ id: TokenID, name: Identifier<Kotlin>) {
    let annotation = design.tokens[id.index].annotation
    let written = written(id)
    guard let base = written.base else { return }
    let (value, reading) = noting { file in
      file.choice(written) { $0.layout($1) } ?? .code(Code())
    }
    let kind = design.tokens[id.index].type
    var notes: [Code<Kotlin>] = []
    switch kind {
    case .spring:
      var note: Code<Kotlin>?
      // In other contexts it is another one.
      if written.overrides.isEmpty, case .spring(let timing)? = self.value(of: id) {
        note = springNote(timing.spring)
      }
      return writeSpring(name, value, note: note, annotation, reading)
    case .transition: return writeTransition(name, value, annotation, reading)
    case .duration: notes = ["In milliseconds."]
    case .angle: notes = ["In degrees."]
    case .typography:
      if case .literal(.typography(let typography)) = base { notes = familyNote(typography) }
    case .color, .dimension, .number, .cubicBezier, .string, .boolean, .fontFamily, .fontWeight,
      .fontSize, .strokeStyle, .border, .shadow, .gradient:
      break
    }
    let type = type(of: kind)
    document(annotation, notes: notes)
    writeGetter("public val \(id: name): \(type)", value, reading)
  }

  /// A token's value in each context, with the names of those that it refers to.
  func written(_ id: TokenID) -> Conditional<TokenValue> {
    let written = design.writtenValue(
      of: id, on: KotlinFile.platform, keepsAliases: settings.keepsAliases)
    // Kotlin warns of a deprecated name even where what uses it is deprecated too.
    func isDeprecated(_ value: TokenValue?) -> Bool {
      guard case .alias(let target)? = value else { return false }
      return design.tokens[target.index].annotation.deprecation != nil
    }
    guard
      isDeprecated(written.base) || written.overrides.contains(where: { isDeprecated($0.value) })
    else { return written }
    return design.writtenValue(of: id, on: KotlinFile.platform, keepsAliases: false)
  }

  /// A value, or the other token's name; `nil` where that one has no value on this platform.
  mutating func layout(_ written: TokenValue) -> Layout? {
    switch written {
    case .literal(let value): return literal(value)
    case .alias(let target):
      guard let path = names.tokens.path(of: target, in: design) else {
        return value(of: target).map { literal($0) }
      }
      if differs(target) { note(.reads) }
      switch design[target].type {
      case .spring: return .call(path, [.code("visibilityThreshold")])
      case .transition: return .call(path, [])
      default: return .code(path)
      }
    }
  }

  // MARK: Types and values

  /// What the tokens of a type are in Kotlin.
  mutating func type(of type: TokenType) -> Code<Kotlin> {
    switch type {
    case .color: self.type(.color)
    case .dimension: self.type(.dpType)
    case .number: self.type(.float)
    case .duration: self.type(.int)
    case .cubicBezier: self.type(.easing)
    case .spring: self.type(.finiteAnimationSpec)
    case .string: self.type(.string)
    case .boolean: self.type(.boolean)
    case .fontFamily: "\(self.type(.list))<\(self.type(.string))>"
    case .fontWeight: self.type(.fontWeight)
    case .typography: self.type(.textStyle)
    case .fontSize: self.type(.textUnit)
    case .angle: self.type(.float)
    case .strokeStyle: self.type(of: .strokeStyle, names.tokens.strokeStyleType)
    case .border: self.type(.borderStroke)
    case .transition: self.type(.tweenSpec)
    case .shadow: "\(self.type(.list))<\(self.type(of: .shadow, names.tokens.shadowType))>"
    case .gradient: self.type(of: .gradient, names.tokens.gradientType)
    }
  }

  private mutating func type(
    of type: PublicType, _ name: Identifier<Kotlin>
  ) -> Code<Kotlin> {
    publicTypes.insert(type)
    return "\(id: name)"
  }

  /// A value written out.
  private mutating func literal(_ value: Value) -> Layout {
    switch value {
    case .color(let color): .code(self.color(color))
    case .dimension(let dimension): .code(dp(dimension.pixels(rem: design.rem)))
    case .number(let number): .code(Literal.float(number))
    case .duration(let duration): .code(Literal.milliseconds(duration.milliseconds))
    case .cubicBezier(let curve): .code(easing(curve))
    case .spring(let timing): springSpecification(timing.spring)
    case .string(let text): .code("\(string: text)")
    case .boolean(let flag): .code(flag ? "true" : "false")
    case .fontFamily(let families): .call("listOf", families.map { .code("\(string: $0)") })
    case .fontWeight(let weight): .code(fontWeight(weight))
    case .typography(let typography): textStyle(typography)
    case .fontSize(let size): .code(sp(size.pixels(rem: design.rem)))
    case .angle(let degrees): .code(Literal.float(Decimal.shown(degrees, places: 5)))
    case .strokeStyle(let style): strokeStyle(style)
    case .border(let border): self.border(border)
    case .transition(let transition): self.transition(transition)
    case .shadow(let layers): shadow(layers)
    case .gradient(let stops): gradient(stops)
    }
  }

  /// A property without a value of its own: `declaration get() = value`.
  mutating func writeGetter(
    _ declaration: Code<Kotlin>, _ value: Layout, _ reading: ModeReading = .nothing
  ) {
    if reading == .nothing, let flat = value.flat {
      let whole: Code<Kotlin> = "\(declaration) get() = \(flat)"
      let room = KotlinFile.width - indentationWidth
      if whole.bytes.count <= room || whole.columns <= room { return line(whole) }
    }
    line(declaration)
    indented { file in
      if let annotations = file.annotations(reading) { file.line(annotations) }
      file.write(.definition("get() =", value))
    }
  }
}

extension TokenType {
  /// Whether what a token becomes takes several lines.
  fileprivate var standsApart: Bool {
    switch self {
    case .spring, .typography, .duration, .transition, .angle, .shadow, .gradient, .strokeStyle:
      true
    case .color, .dimension, .number, .cubicBezier, .string, .boolean, .fontFamily, .fontWeight,
      .fontSize, .border:
      false
    }
  }
}
