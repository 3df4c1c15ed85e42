import Diagnostics
import Emission
import IR

/// The object that holds the tokens. Every token is a getter: values that are kept would have to be
/// made when the class is loaded, in one method of at most 64 KiB.
extension KotlinFile {
  mutating func writeTokens() {
    line("/** The design tokens of \(comment: settings.namespace). */")
    let root = names.tokens.groups.first.flatMap { $0 }
    let hasMotion = !design.generatedAnimations.isEmpty
    guard let root, design.isGenerated(.root, on: KotlinFile.platform) || hasMotion else {
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
    }
    writePublicTypes()
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
          !design.tokens[id.index].annotation.isEmpty || type.standsApart
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
    let written = design.writtenValue(
      of: id, on: KotlinFile.platform, keepsAliases: settings.keepsAliases
    ).base
    let alias: Code<Kotlin>?
    // Kotlin warns of a deprecated name even where what uses it is deprecated too.
    if case .alias(let target)? = written, design.tokens[target.index].annotation.deprecation == nil
    {
      alias = names.tokens.path(of: target, in: design)
    } else {
      alias = nil
    }
    guard let value = value(of: id) else { return }
    switch value {
    case .color(let color):
      let type = type(.color)
      let code = alias ?? self.color(color)
      writeGetter(name, type, .code(code), annotation)
    case .dimension(let dimension):
      writeGetter(
        name, type(.dpType), .code(alias ?? dp(dimension.pixels(rem: design.rem))),
        annotation)
    case .number(let number):
      writeGetter(name, type(.float), .code(alias ?? Literal.float(number)), annotation)
    case .duration(let duration):
      writeGetter(
        name, type(.int), .code(alias ?? Literal.milliseconds(duration.milliseconds)),
        annotation, notes: ["In milliseconds."])
    case .cubicBezier(let curve):
      writeGetter(name, type(.easing), .code(alias ?? easing(curve)), annotation)
    case .string(let text):
      writeGetter(name, type(.string), .code(alias ?? "\(string: text)"), annotation)
    case .boolean(let flag):
      writeGetter(
        name, type(.boolean), .code(alias ?? (flag ? "true" : "false")), annotation)
    case .fontFamily(let families):
      let list: [Layout] = families.map { .code("\(string: $0)") }
      writeGetter(
        name, "\(type(.list))<\(type(.string))>", alias.map { .code($0) } ?? .call("listOf", list),
        annotation)
    case .fontWeight(let weight):
      writeGetter(
        name, type(.fontWeight), .code(alias ?? fontWeight(weight)), annotation)
    case .typography(let typography):
      writeGetter(
        name, type(.textStyle), alias.map { .code($0) } ?? textStyle(typography),
        annotation, notes: alias == nil ? familyNote(typography) : [])
    case .spring(let timing):
      writeSpring(name, timing, alias: alias, annotation)
    case .transition(let transition):
      writeTransition(name, transition, alias: alias, annotation)
    case .fontSize(let size):
      writeGetter(
        name, type(.textUnit), .code(alias ?? sp(size.pixels(rem: design.rem))), annotation)
    case .angle(let degrees):
      writeGetter(
        name, type(.float), .code(alias ?? Literal.float(Decimal.shown(degrees, places: 5))),
        annotation, notes: ["In degrees."])
    case .strokeStyle(let style):
      publicTypes.insert(.strokeStyle)
      writeGetter(
        name, "\(id: names.tokens.strokeStyleType)",
        alias.map { .code($0) } ?? strokeStyle(style), annotation)
    case .border(let border):
      writeGetter(
        name, type(.borderStroke), alias.map { .code($0) } ?? self.border(border),
        annotation)
    case .shadow(let layers):
      publicTypes.insert(.shadow)
      writeGetter(
        name, "\(type(.list))<\(id: names.tokens.shadowType)>",
        alias.map { .code($0) } ?? shadow(layers), annotation)
    case .gradient(let stops):
      publicTypes.insert(.gradient)
      writeGetter(
        name, "\(id: names.tokens.gradientType)", alias.map { .code($0) } ?? gradient(stops),
        annotation)
    }
  }

  private mutating func writeGetter(
    _ name: Identifier<Kotlin>, _ type: Code<Kotlin>, _ value: Layout, _ annotation: Annotation,
    notes: [Code<Kotlin>] = []
  ) {
    document(annotation, notes: notes)
    let declaration: Code<Kotlin> = "public val \(id: name): \(type)"
    if let flat = value.flat {
      let whole: Code<Kotlin> = "\(declaration) get() = \(flat)"
      let room = KotlinFile.width - indentationWidth
      if whole.bytes.count <= room || whole.columns <= room { return line(whole) }
    }
    line(declaration)
    indented { $0.write(.definition("get() =", value)) }
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
