import Color
import Diagnostics
import Emission
import IR

/// `tokens.css`: every token and animation as custom properties of the root element.
struct TokensFile {
  let design: DesignSystem
  let settings: OutputSettings
  let names: Names
  private var writer = SourceWriter<CSS>()
  private var wideColors: [Declaration] = []
  private var modes: ModeBlocks
  /// Whether the last declaration had a comment, which sets it apart.
  private var afterComment = false

  init(_ design: DesignSystem, settings: OutputSettings, names: Names) {
    self.design = design
    self.settings = settings
    self.names = names
    modes = ModeBlocks(design.axes)
  }

  static func file(
    _ design: DesignSystem, settings: OutputSettings, names: Names
  ) -> OutputFile {
    var file = TokensFile(design, settings: settings, names: names)
    return OutputFile(path: "tokens.css", bytes: file.bytes())
  }

  private mutating func bytes() -> [UInt8] {
    writer.line("/* \(comment: Marker.sentence(origin: settings.origin)) */")
    let animations = design.generatedAnimations
    let scheme = design.schemeAxis.flatMap {
      design.allAxes(on: CSSEmitter.platform).contains($0) ? design.axes[$0] : nil
    }
    let hasTokens = names.tokens.contains { $0 != nil }
    guard !animations.isEmpty || scheme != nil || hasTokens else { return writer.bytes }
    writer.blank()
    writer.line(":root {")
    writer.indent()
    if scheme != nil {
      writer.line("color-scheme: light dark;")
      isFirst = false
    }
    writeGroups()
    if !animations.isEmpty { separate() }
    for id in animations { write(id) }
    writer.outdent()
    writer.line("}")
    if let scheme { writer.colorScheme(scheme) }
    if !wideColors.isEmpty {
      writer.wideColors { $0.rules([Rule(selectors: [":root"], declarations: wideColors)]) }
    }
    modes.write(to: &writer)
    return writer.bytes
  }

  /// The groups in their order, without recursion. Top groups stand apart.
  private mutating func writeGroups() {
    var pending: [(member: TokenGroup.Member, depth: Int)] =
      design.groups[0].members.reversed().map { ($0, 0) }
    while let (member, depth) = pending.popLast() {
      switch member {
      case .token(let id):
        write(id)
      case .group(let id):
        guard !design[id].isPrivate else { continue }
        let group = design[id]
        if depth == 0 { separate() }
        let lines = SourceWriter<CSS>.lines(group.annotation)
        if !lines.isEmpty, design.isGenerated(id, on: CSSEmitter.platform) {
          separate()
          writer.comment(lines)
          writer.blank()
        }
        pending.append(contentsOf: group.members.reversed().map { ($0, depth + 1) })
      }
    }
  }

  private var isFirst = true

  /// An empty line, unless the block has just begun.
  private mutating func separate() {
    if !isFirst { writer.blank() }
  }

  private mutating func write(
    _ declarations: [Declaration], comment: [CSSCode]
  ) {
    guard !declarations.isEmpty else { return }
    if afterComment || !comment.isEmpty { separate() }
    writer.comment(comment)
    for declaration in declarations { writer.declaration(declaration) }
    afterComment = !comment.isEmpty
    isFirst = false
  }
}

// MARK: Tokens

extension TokensFile {
  private mutating func write(_ id: TokenID) {
    guard let name = names.tokens[id.index] else { return }
    let axes = design.axes(of: id, on: CSSEmitter.platform)
    guard axes.isEmpty else { return write(id, name, differingBy: axes) }
    var comment = SourceWriter<CSS>.lines(design.tokens[id.index].annotation)
    let written = design.writtenValue(
      of: id, on: CSSEmitter.platform, keepsAliases: settings.keepsAliases)
    switch written.base {
    case nil:
      return
    case .alias(let target):
      guard let other = names.tokens[target.index] else { return }
      if comment.isEmpty, !afterComment, design.tokens[id.index].isOneProperty {
        writer.line("\(id: name): var(\(id: other));")
        isFirst = false
        return
      }
      let declarations = design.suffixes(of: id).map { suffix in
        Declaration(name.with(suffix), .variable(other.with(suffix)))
      }
      write(declarations, comment: comment)
    case .literal(let value):
      if case .spring(let timing) = value, comment.isEmpty {
        comment = ["\(comment: WebSpring.note(timing.spring))"]
      }
      write(declarations(name, value), comment: comment)
    }
  }

  // MARK: Modes

  /// A token that differs by mode: in the default contexts here, in the others in rules of their own.
  private mutating func write(_ id: TokenID, _ name: Name, differingBy axes: AxisSet) {
    var rest = axes
    var scheme: Int?
    if design.tokens[id.index].type == .color, let axis = design.schemeAxis, axes.contains(axis) {
      scheme = axis
      rest.remove(axis)
    }
    let found = blocks(over: rest) { file, key in
      file.written(id, in: key, scheme)
    } declarations: { file, written in
      file.declarations(id, name, written)
    }
    place(found, comment: SourceWriter<CSS>.lines(design.tokens[id.index].annotation))
  }

  /// Writes what holds in the default contexts, and keeps the rest for the rules below.
  private mutating func place(_ found: [ModeBlocks.Declared], comment: [CSSCode]) {
    for declared in found {
      if declared.key.isEmpty {
        write(declared.plain, comment: comment)
        wideColors += declared.wide
      } else {
        modes.add(declared.plain, wide: declared.wide, for: declared.key)
      }
    }
  }

  /// What is declared in the default contexts, and in each combination of contexts that differs.
  ///
  /// - Parameters:
  ///   - written: what holds in a combination; by it those that say the same are known.
  ///   - declarations: how that is said.
  mutating func blocks<Written: Equatable>(
    over axes: AxisSet, _ written: (inout TokensFile, ModeBlocks.Key) -> Written,
    declarations: (inout TokensFile, Written) -> [Declaration]
  ) -> [ModeBlocks.Declared] {
    var found: [ModeBlocks.Declared] = []
    let outside = wideColors
    defer { wideColors = outside }
    for key in [[]] + ModeBlocks.keys(over: axes, of: design.axes) {
      let value = written(&self, key)
      // Beside the rules of fewer axes, only what they would not give.
      guard
        key.count < 2
          || key.indices.contains(where: { place in
            var other = key
            other.remove(at: place)
            return written(&self, other) != value
          })
      else { continue }
      wideColors = []
      let plain = declarations(&self, value)
      found.append(.init(key: key, plain: plain, wide: wideColors))
    }
    // Once a colour is wide in one mode, the others have to win over it there.
    if found.contains(where: { !$0.wide.isEmpty }) {
      for place in found.indices where found[place].wide.isEmpty {
        found[place].wide = found[place].plain
      }
    }
    return found
  }

  /// Where nothing but names of tokens is looked up.
  var context: Context { Context(design, settings: settings, names: names) }

  /// The contexts of a combination: one, or for a colour that follows the appearance that for light and
  /// that for dark.
  func contexts(_ key: ModeBlocks.Key, _ scheme: Int?) -> [ModeContext] {
    guard let scheme, let follows = design.axes[scheme].follows else { return [ModeContext(key)] }
    return [follows.off, follows.on].map { place in
      ModeContext(key + [Condition.Mode(axis: scheme, context: place)])
    }
  }

  /// What a token is with these contexts: one value, or for a colour that follows the appearance that
  /// for light and that for dark.
  private func written(_ id: TokenID, in key: ModeBlocks.Key, _ scheme: Int?) -> [TokenValue] {
    let all = contexts(key, scheme).compactMap { written(id, in: $0) }
    return all.count == 2 && all[0] == all[1] ? [all[0]] : all
  }

  private func written(_ id: TokenID, in context: ModeContext) -> TokenValue? {
    design.writtenValue(
      of: id, on: CSSEmitter.platform, in: context, keepsAliases: settings.keepsAliases)
  }

  mutating func declarations(
    _ id: TokenID, _ name: Name, _ written: [TokenValue]
  ) -> [Declaration] {
    guard written.count == 2 else { return written.flatMap { declarations(id, name, $0) } }
    let parts = written.map { color($0) }
    if parts.contains(where: { $0.wide != nil }) {
      let (light, dark) = (parts[0].wide ?? parts[0].plain, parts[1].wide ?? parts[1].plain)
      wideColors.append(Declaration(name, "light-dark(\(light), \(dark))"))
    }
    return [Declaration(name, "light-dark(\(parts[0].plain), \(parts[1].plain))")]
  }

  private mutating func declarations(
    _ id: TokenID, _ name: Name, _ written: TokenValue
  ) -> [Declaration] {
    switch written {
    case .literal(let value):
      return declarations(name, value)
    case .alias(let target):
      guard let other = names.tokens[target.index] else { return [] }
      return design.suffixes(of: id).map { suffix in
        Declaration(name.with(suffix), .variable(other.with(suffix)))
      }
    }
  }

  private func color(_ written: TokenValue) -> (plain: CSSCode, wide: CSSCode?) {
    switch written {
    case .alias(let target):
      return (names.tokens[target.index].map { .variable($0) } ?? "transparent", nil)
    case .literal(.color(let color)):
      return CSSCode.forms(of: color)
    case .literal:
      return ("transparent", nil)
    }
  }

  private mutating func declarations(_ name: Name, _ value: Value) -> [Declaration] {
    switch value {
    case .color(let color):
      let (plain, wide) = CSSCode.forms(of: color)
      if let wide { wideColors.append(Declaration(name, wide)) }
      return [Declaration(name, plain)]
    case .dimension(let dimension):
      return [Declaration(name, CSSCode(dimension))]
    case .number(let number), .fontWeight(let number):
      return [Declaration(name, "\(number: Decimal.shown(number))")]
    case .duration(let duration):
      return [Declaration(name, CSSCode(duration))]
    case .cubicBezier(let curve):
      return [Declaration(name, CSSCode(curve))]
    case .spring(let timing):
      return WebSpring(timing.spring).declarations(name)
    case .string(let text):
      return [Declaration(name, "\(string: text)")]
    case .boolean(let flag):
      return [Declaration(name, flag ? "true" : "false")]
    case .fontFamily(let families):
      return [Declaration(name, CSSCode(families: families))]
    case .typography(let style):
      return TypographyCode(
        style: style, context: Context(design, settings: settings, names: names)
      ).declarations(name)
    case .fontSize(let size):
      return [Declaration(name, CSSCode(scaling: size, rem: design.rem))]
    case .angle(let degrees):
      return [Declaration(name, "\(number: Decimal.shown(degrees, places: 5))deg")]
    case .strokeStyle, .border, .transition, .shadow, .gradient:
      var code = CompositeCode(context: Context(design, settings: settings, names: names))
      if value.hasWideColors {
        code.showsWideColors = true
        wideColors += composite(name, value, code)
        code.showsWideColors = false
      }
      return composite(name, value, code)
    }
  }

  private func composite(_ name: Name, _ value: Value, _ code: CompositeCode) -> [Declaration] {
    switch value {
    case .strokeStyle(let style): code.strokeStyle(style, name)
    case .border(let border): code.border(border, name)
    case .transition(let transition): code.transition(transition, name)
    case .shadow(let layers): [Declaration("\(id: name)", code.shadow(layers))]
    case .gradient(let stops): [Declaration("\(id: name)", code.gradient(stops))]
    case .color, .dimension, .number, .duration, .cubicBezier, .spring, .string, .boolean,
      .fontFamily, .fontWeight, .typography, .fontSize, .angle:
      []
    }
  }

  private mutating func write(_ id: AnimationID) {
    guard let name = names.animations[id.index] else { return }
    let animation = design[id]
    let comment = SourceWriter<CSS>.lines(animation.annotation)
    guard let token = animation.token,
      case let axes = design.axes(of: token, on: CSSEmitter.platform),
      !axes.isEmpty
    else {
      if case .spring(let timing) = animation.timing, comment.isEmpty {
        return write(
          declarations(name, animation), comment: ["\(comment: WebSpring.note(timing.spring))"])
      }
      return write(declarations(name, animation), comment: comment)
    }
    let found = blocks(over: axes) { file, key in
      file.design.value(of: token, on: CSSEmitter.platform, in: ModeContext(key))
    } declarations: { file, value in
      file.declarations(name, value.map { animation.timed(by: $0) } ?? animation)
    }
    place(found, comment: comment)
  }

  private func declarations(_ name: Name, _ animation: AnimationDeclaration) -> [Declaration] {
    var declarations: [Declaration]
    switch animation.timing {
    case .curve(let curve, let duration):
      declarations = [
        Declaration(name, CSSCode(curve)),
        Declaration(name.with(.duration), CSSCode(duration)),
      ]
    case .spring(let timing):
      declarations = WebSpring(timing.spring).declarations(name)
    }
    if design.isDelayed(animation) {
      declarations.append(
        Declaration(name.with(.delay), CSSCode(animation.delay)))
    }
    switch animation.repetition {
    case .once: break
    case .times(let count):
      declarations.append(Declaration(name.with(.count), "\(number: count)"))
    case .forever:
      declarations.append(Declaration(name.with(.count), "infinite"))
    }
    if animation.autoreverses {
      declarations.append(Declaration(name.with(.direction), "alternate"))
    }
    return declarations
  }
}

extension WebSpring {
  func declarations(_ name: Name) -> [Declaration] {
    [
      Declaration("\(id: name)", easing),
      Declaration(name.with(.duration), duration),
    ]
  }
}
