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
  /// Whether the last declaration had a comment, which sets it apart.
  private var afterComment = false

  init(_ design: DesignSystem, settings: OutputSettings, names: Names) {
    self.design = design
    self.settings = settings
    self.names = names
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
    guard !animations.isEmpty || names.tokens.contains(where: { $0 != nil }) else {
      return writer.bytes
    }
    writer.blank()
    writer.line(":root {")
    writer.indent()
    writeGroups()
    if !animations.isEmpty { separate() }
    for id in animations { write(id) }
    writer.outdent()
    writer.line("}")
    if !wideColors.isEmpty { writeWideColors() }
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

  private mutating func writeWideColors() {
    writer.blank()
    writer.line("@supports (color: color(display-p3 0 0 0)) {")
    writer.indent()
    writer.line("@media (color-gamut: p3) {")
    writer.indent()
    writer.rule(Rule(selectors: [":root"], declarations: wideColors))
    writer.outdent()
    writer.line("}")
    writer.outdent()
    writer.line("}")
  }
}

// MARK: Tokens

extension TokensFile {
  private mutating func write(_ id: TokenID) {
    guard let name = names.tokens[id.index] else { return }
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

  private mutating func declarations(_ name: Name, _ value: Value) -> [Declaration] {
    switch value {
    case .color(let color):
      guard !color.isExactly8BitRGB, color.isWide else {
        return [Declaration(name, CSSCode(color))]
      }
      wideColors.append(Declaration(name, CSSCode(displayP3: color)))
      return [Declaration(name, CSSCode(srgbFallbackFor: color))]
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
    }
  }

  private mutating func write(_ id: AnimationID) {
    guard let name = names.animations[id.index] else { return }
    let animation = design[id]
    var comment = SourceWriter<CSS>.lines(animation.annotation)
    var declarations: [Declaration]
    switch animation.timing {
    case .curve(let curve, let duration):
      declarations = [
        Declaration(name, CSSCode(curve)),
        Declaration(name.with(.duration), CSSCode(duration)),
      ]
    case .spring(let timing):
      if comment.isEmpty { comment = ["\(comment: WebSpring.note(timing.spring))"] }
      declarations = WebSpring(timing.spring).declarations(name)
    }
    if animation.delay.milliseconds != 0 {
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
    write(declarations, comment: comment)
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
