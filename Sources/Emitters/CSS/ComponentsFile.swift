import Diagnostics
import Emission
import IR

/// `components.css`: interactions, shapes and components as classes.
struct ComponentsFile {
  private let design: DesignSystem
  private let settings: OutputSettings
  private let names: Names
  private var sections: [Section] = []
  private let locals = LocalValues()

  /// The rules of one declaration.
  private struct Section {
    var comment: [CSSCode]
    var blocks: [StyleBuilder.Block]
  }

  /// Everything is built before anything is written: building takes the names.
  static func file(
    _ design: DesignSystem, settings: OutputSettings, names: inout Names,
    diagnostics: inout DiagnosticList
  ) -> OutputFile {
    var file = ComponentsFile(design, settings: settings, names: names)
    file.build(names: &names, diagnostics: &diagnostics)
    return OutputFile(path: "components.css", bytes: file.bytes())
  }

  private init(_ design: DesignSystem, settings: OutputSettings, names: Names) {
    self.design = design
    self.settings = settings
    self.names = names
  }

  private mutating func build(names: inout Names, diagnostics: inout DiagnosticList) {
    var context = Context(design, settings: settings, names: names)
    context.locals = locals
    context.axes = design.allAxes(on: CSSEmitter.platform)
    for (index, interaction) in design.interactions.enumerated() {
      let styles = InteractionStyles(index, context, names: &names, diagnostics: &diagnostics)
      add(styles.builder, styles.example, interaction.annotation)
      warnAboutRepetition(
        interaction.animation, at: interaction.annotation.span, diagnostics: &diagnostics)
    }
    for (index, shape) in design.shapes.enumerated() where !isUsed(ShapeID(index)) {
      let styles = ShapeStyles(index, context, names: &names, diagnostics: &diagnostics)
      add(styles.builder, styles.example, shape.annotation)
    }
    for (index, component) in design.components.enumerated() {
      let styles = ComponentStyles(
        component, names.components[index], context, names: &names, diagnostics: &diagnostics)
      add(
        styles.builder, styles.example, component.annotation,
        shape: styles.declaredShape?.annotation)
      for part in styles.parts {
        sections[sections.count - 1].blocks += part.builder.blocks + part.runningAnimation
      }
      warnAboutRepetition(
        component.animation, at: component.annotation.span, diagnostics: &diagnostics)
    }
    names.claim(locals, of: design, diagnostics: &diagnostics)
  }

  private mutating func add(
    _ builder: StyleBuilder, _ example: Example, _ annotation: Annotation,
    shape: Annotation? = nil
  ) {
    let blocks = builder.blocks
    guard !blocks.isEmpty else { return }
    var comment = [example.line] + SourceWriter<CSS>.lines(annotation)
    if let shape {
      comment += SourceWriter<CSS>.lines(shape)
    }
    sections.append(Section(comment: comment, blocks: blocks))
  }

  /// Shapes that components use are drawn there; an unused class would only cost bytes.
  private func isUsed(_ id: ShapeID) -> Bool {
    design.components.contains { component in
      if case .declared(id, _)? = component.shape { component.kind != .none } else { false }
    }
  }

  private func warnAboutRepetition(
    _ id: AnimationID?, at span: SourceSpan, diagnostics: inout DiagnosticList
  ) {
    guard let animation = id.map({ design[$0] }),
      animation.repetition != .once || animation.autoreverses
    else { return }
    diagnostics.report(
      .warning(
        .unsupportedOnPlatform, at: span,
        "on the web the animation '\(animation.name)' runs once here: what changes between states cannot repeat",
        help: ["use an animation without repeat and autoreverse"],
        related: [
          .init(span: animation.annotation.span, message: "the animation is declared here")
        ]))
  }

  private func bytes() -> [UInt8] {
    var writer = SourceWriter<CSS>()
    writer.line("/* \(comment: Marker.sentence(origin: settings.origin)) */")
    var rules = SourceWriter<CSS>()
    writeRules(to: &rules)
    writeLocals(mentionedIn: rules.bytes, to: &writer)
    if !rules.bytes.isEmpty { writer.blank() }
    return writer.bytes + rules.bytes
  }

  private func writeRules(to writer: inout SourceWriter<CSS>) {
    let taps = zip(design.interactions, names.interactions).filter(\.0.isTap).map(\.1)
    if !taps.isEmpty {
      writer.blank()
      writer.comment([
        "Taps: put one of these on a <button>, or on an element with role=\"button\".",
        "The browser's own focus ring stays: it shows on any colour.",
      ])
      writer.rules([
        Rule(
          selectors: taps.map { ".\(id: $0.className)" }, declarations: TapBasics.declarations)
      ])
    }
    if let held = names.held {
      writer.blank()
      writer.comment([
        "Stays 1 for \(PressHold.duration) after a press, so that the shortest one shows."
      ])
      writer.rules([PressHold.registration(of: held)])
    }
    let buttons = zip(design.components, names.components).filter { component, _ in
      switch component.kind {
      case .button, .toggle, .field: true
      case .text, .container, .graphic, .none: false
      }
    }.map(\.1)
    if !buttons.isEmpty {
      writer.blank()
      writer.comment([
        "Buttons and fields begin without the browser's look. This weighs nothing, so any rule of yours wins."
      ])
      let list = buttons.map { name -> CSSCode in ".\(id: name.className)" }
      writer.rules([
        Rule(
          selectors: [":where(\(list.joined(separator: ", ")))"],
          declarations: ComponentsFile.plainButton)
      ])
    }
    for section in sections {
      writer.blank()
      writer.comment(section.comment)
      for block in section.blocks { writer.rules(block.rules, in: block.prelude) }
    }
  }

  /// What differs by mode and only the rules need, on the root and for each context.
  private func writeLocals(mentionedIn rules: [UInt8], to writer: inout SourceWriter<CSS>) {
    guard !locals.entries.isEmpty else { return }
    let used = Self.variables(in: rules)
    var tokens = TokensFile(design, settings: settings, names: names)
    var modes = ModeBlocks(design.axes)
    var plain: [Declaration] = []
    var wide: [Declaration] = []
    for (value, name) in locals.entries {
      for var declared in tokens.blocks(of: value, name) {
        // Of a style of text the rules may name some parts only.
        declared.plain.removeAll { !used.contains($0.name.bytes) }
        declared.wide.removeAll { !used.contains($0.name.bytes) }
        if declared.key.isEmpty {
          plain += declared.plain
          wide += declared.wide
        } else {
          modes.add(declared.plain, wide: declared.wide, for: declared.key)
        }
      }
    }
    writer.blank()
    writer.comment(["What differs by mode and is no token of its own: the rules below name it."])
    writer.rules([Rule(selectors: [":root"], declarations: plain)])
    if !wide.isEmpty {
      writer.wideColors { $0.rules([Rule(selectors: [":root"], declarations: wide)]) }
    }
    modes.write(to: &writer)
  }

  /// The custom properties that `var()` names in some code.
  private static func variables(in code: [UInt8]) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    let opening = Array("var(".utf8)
    var place = 0
    while place + opening.count < code.count {
      guard code[place] == opening[0], code[place...].starts(with: opening) else {
        place += 1
        continue
      }
      let start = place + opening.count
      let end = code[start...].firstIndex { $0 == 0x29 || $0 == 0x2C } ?? code.endIndex
      found.insert(Array(code[start..<end]))
      place = end
    }
    return found
  }

  private static let plainButton = [
    Declaration("margin", "0"),
    Declaration("padding", "0"),
    Declaration("border", "0"),
    Declaration("background", "none"),
    Declaration("color", "inherit"),
    Declaration("font", "inherit"),
    Declaration("letter-spacing", "inherit"),
  ]
}
