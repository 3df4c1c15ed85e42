import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads the properties of components.
extension Analyzer {
  /// Where a property stands, and what can be used there.
  struct Place {
    var scope: Scope
    /// Properties of the component's own that something was wrong with, which has been reported.
    var brokenProperties: Set<String>
    var kind: Component.Kind
    var isPart = false
    var isBase = true
    var isState = false
  }

  mutating func readProperty(
    _ entry: Node.Entry, _ place: Place, _ frames: inout ComponentProperties.Frames,
    into layer: inout ComponentDraft.Layer, of component: inout Component
  ) {
    let name = entry.key.text
    let node = entry.value
    let scope = place.scope
    if place.isPart ? !isOfPart(entry, place) : !isOfKind(entry.key, place.kind) { return }
    if ComponentProperties.baseOnly.contains(name) {
      readFixedProperty(entry, place, of: &component)
      return
    }
    if let property = ComponentProperties.lengths.first(where: { $0.name == name })?.property {
      let value = length(node, "'\(name)'", in: scope, allowsNegative: false)
      layer.set(property, value?.map { .measure($0) })
      return
    }
    switch name {
    case "padding":
      readSides(node, name, scope, &frames.padding, { .padding($0) }, into: &layer)
    case "margin":
      readSides(node, name, scope, &frames.margin, { .margin($0) }, into: &layer)
    case "background", "foreground":
      let value = conditional(node) { $0.colorValue($1, of: "'\(name)'", in: scope, on: $2) }
      layer.set(name == "background" ? .background : .foreground, value?.map { .color($0) })
    case "border": readBorder(node, scope, into: &layer)
    case "shadow":
      layer.set(.shadow, conditional(node) { $0.shadowProperty($1, on: $2).map { .shadow($0) } })
    case "opacity":
      layer.set(.opacity, share(node, "an opacity", in: scope)?.map { .measure($0) })
    case "scale": layer.set(.scale, scale(node, in: scope)?.map { .measure($0) })
    case "font": layer.set(.font, conditional(node) { $0.textStyle($1, on: $2) })
    case "fontFamily": layer.set(.fontFamily, conditional(node) { $0.family($1, on: $2) })
    case "fontWeight": layer.set(.fontWeight, conditional(node) { $0.weight($1, on: $2) })
    case "lineHeight": layer.set(.lineHeight, conditional(node) { $0.height($1, on: $2) })
    case "letterSpacing": layer.set(.letterSpacing, conditional(node) { $0.spacing($1, on: $2) })
    case "mirrored": layer.set(.mirrored, mirrored(entry, place))
    case "align": layer.set(.align, conditional(node) { $0.alignment($1, on: $2) })
    case "offset":
      let offset = offset(node, in: scope)
      layer.set(.offsetX, offset?.x.map { .measure($0) })
      layer.set(.offsetY, offset?.y.map { .measure($0) })
    default: readCustomProperty(entry, place, into: &layer, of: component)
    }
  }

  private mutating func readCustomProperty(
    _ entry: Node.Entry, _ place: Place, into layer: inout ComponentDraft.Layer,
    of component: Component
  ) {
    let name = entry.key.text
    if let index = component.customProperties.firstIndex(where: { $0.name == name }) {
      let kind = component.customProperties[index].kind
      layer.set(
        .custom(index),
        conditional(entry.value) {
          $0.argument($1, kind, of: "'\(name)'", in: place.scope, on: $2).map(PropertyValue.init)
        })
      return
    }
    guard !place.brokenProperties.contains(name) else { return }
    guard ComponentProperties.keys.contains(name) else {
      reportUnknownProperty(entry.key, component)
      return
    }
    diagnostics.report(
      .error(
        .unknownProperty, at: entry.key.span,
        "'\(name)' is written at the component itself, not inside an option, a case or a state"))
  }

  private mutating func reportUnknownProperty(_ key: Node, _ component: Component) {
    let own = component.customProperties.map(\.name)
    let name = key.text
    let suggestion = didYouMean(
      name, among: own + ComponentProperties.names + ComponentProperties.keys)
    diagnostics.report(
      .error(
        .unknownProperty, at: key.span, "a component has no property '\(name.shortened)'",
        help: [
          suggestion.first
            ?? "the properties are \((own + ComponentProperties.names).joined(separator: ", "))",
          "or declare one of your own: properties: { \(name.shortened): { type: … } }",
        ]))
  }

  // MARK: Sides

  private mutating func readSides(
    _ node: Node, _ name: String, _ scope: Scope, _ sides: inout ComponentProperties.Frames.Sides,
    _ property: (Side) -> Property, into layer: inout ComponentDraft.Layer
  ) {
    for (platform, node) in branches(node) {
      guard node.kind == .mapping, node.slips.isEmpty else {
        guard
          let value = length(node, "'\(name)'", in: scope, allowsNegative: name != "padding")
        else { continue }
        for side in Side.allCases { lay(value, on: property(side), for: platform, over: &layer) }
        continue
      }
      // Wider names first, so that the narrower win wherever they stand.
      let entries = node.entries.enumerated().sorted {
        let breadths = [$0, $1].map { ComponentProperties.breadth($0.element.key.text) }
        return (-breadths[0], $0.offset) < (-breadths[1], $1.offset)
      }
      for (_, entry) in entries {
        let side = entry.key.text
        guard ComponentProperties.sides.contains(side) else {
          diagnostics.report(
            unknownKey: entry.key, in: "'\(name)'", known: ComponentProperties.sides)
          continue
        }
        checkFrame(entry.key, name, &sides)
        guard
          let value = length(
            entry.value, "'\(side)' of '\(name)'", in: scope, allowsNegative: name != "padding")
        else { continue }
        for part in ComponentProperties.expanded(side) {
          lay(value, on: property(part), for: platform, over: &layer)
        }
      }
    }
  }

  /// A platform without a value in the narrower key keeps that of the wider one.
  private func lay(
    _ value: Conditional<Measure>, on property: Property, for platform: PlatformID?,
    over layer: inout ComponentDraft.Layer
  ) {
    let value = value.map { PropertyValue.measure($0) }
    let lower = layer.values[property] ?? Conditional(nil)
    layer.set(property, lower.overlaid(by: value, for: platform, platforms: platforms))
  }

  private mutating func checkFrame(
    _ key: Node, _ name: String, _ sides: inout ComponentProperties.Frames.Sides
  ) {
    switch key.text {
    case "start", "end": sides.reading = sides.reading ?? key.span
    case "left", "right": sides.physical = sides.physical ?? key.span
    default: return
    }
    guard let reading = sides.reading, let physical = sides.physical,
      [reading, physical].contains(key.span)
    else { return }
    diagnostics.report(
      .error(
        .mixedSides, at: key.span,
        "the \(name) of a component says either start and end, or left and right",
        help: [
          "start and end follow the reading direction, left and right do not: choose one pair"
        ],
        related: [
          .init(
            span: key.span == reading ? physical : reading, message: "the other pair is used here")
        ]))
  }

  // MARK: Single values

  private mutating func textStyle(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    let example = "\"{text.body}\""
    switch soleOperand(node, on: platform) {
    case .value(.other(.typography)):
      guard let id = soleReference(node) else { break }
      return .typography(id)
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span,
          "'font' is the name of a token of type typography, but this is \(operand.words)",
          help: ["write it like this: \(example)"]))
      return nil
    case .nothing: return nil
    case .noReference: break
    }
    if node.kind == .string {
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "'font' is the name of a token of type typography",
          help: [
            lookUp(node.text) != nil
              ? "a token's name stands in braces: \"{\(node.text)}\""
              : "write it like this: \(example), or say the family by 'fontFamily'"
          ]))
    } else {
      diagnostics.report(
        wrongKind: node, expected: "'font' is the name of a token of type typography",
        example: example)
    }
    return nil
  }

  private mutating func family(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    guard let families = fontFamily(node, on: platform) else { return nil }
    if let id = soleReference(node), design[id].type == .fontFamily {
      return .fontFamily(.alias(id, families))
    }
    let contexts = otherContexts(of: node)
    let others = read(in: contexts) { $0.fontFamily(node, on: platform) ?? families }
    let token = nameless(
      .fontFamily, .fontFamily(families), others.map { .fontFamily($0) }, in: contexts, at: node)
    return .fontFamily(token.map { .alias($0, families) } ?? .literal(families))
  }

  private mutating func weight(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    guard let weight = fontWeight(node, on: platform) else { return nil }
    if let id = soleReference(node), [.fontWeight, .number].contains(design[id].type) {
      return .measure(Measure(.token(id.index)))
    }
    return .measure(
      inModes(node, weight, as: .fontWeight, own: []) { $0.fontWeight(node, on: platform) })
  }

  private mutating func height(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    switch lineHeight(node, on: platform) {
    case nil: return nil
    case .factor(let factor)?:
      return .factor(
        inModes(node, factor, as: .number, own: [.number]) { analyzer in
          guard case .factor(let factor)? = analyzer.lineHeight(node, on: platform) else {
            return nil
          }
          return factor
        })
    case .length(let length)?:
      return .measure(
        inModes(node, length.pixels(rem: design.rem), as: .dimension, own: [.dimension]) {
          guard case .length(let length)? = $0.lineHeight(node, on: platform) else { return nil }
          return length.pixels(rem: $0.design.rem)
        })
    }
  }

  private mutating func spacing(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    switch letterSpacing(node, on: platform) {
    case nil: return nil
    case .em(let factor)?:
      return .em(
        inModes(node, factor, as: .number, own: []) { analyzer in
          guard case .em(let factor)? = analyzer.letterSpacing(node, on: platform) else {
            return nil
          }
          return factor
        })
    case .length(let length)?:
      return .measure(
        inModes(node, length.pixels(rem: design.rem), as: .dimension, own: [.dimension]) {
          guard case .length(let length)? = $0.letterSpacing(node, on: platform) else {
            return nil
          }
          return length.pixels(rem: $0.design.rem)
        })
    }
  }

  private mutating func alignment(_ node: Node, on platform: PlatformID?) -> PropertyValue? {
    if let alignment = Alignment(rawValue: node.text) { return .alignment(alignment) }
    let names = Alignment.allCases.map(\.rawValue)
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(
        wrongKind: node, expected: "an alignment is one word", example: "center")
      return nil
    }
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "there is no alignment '\(node.text.shortened)'",
        help: [
          didYouMean(node.text, among: names).first
            ?? "write \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
        ]))
    return nil
  }

  /// Whether the component is mirrored: the same on every platform, since everything follows it.
  private mutating func mirrored(
    _ entry: Node.Entry, _ place: Place
  ) -> Conditional<PropertyValue>? {
    guard !place.isState else {
      diagnostics.report(
        .error(
          .variesByVariant, at: entry.key.span, "a state cannot mirror a component",
          help: ["write it at the component, in an option or in a compound case"]))
      return nil
    }
    let choice = program.choices.read(entry.value, diagnostics: &diagnostics)
    guard choice.overrides.isEmpty, let base = choice.base else {
      diagnostics.report(
        .error(
          .invalidValue, at: entry.value.span,
          "a component is mirrored on every platform, or on none", help: ["write true or false"]))
      return nil
    }
    return boolean(base, of: "'mirrored'", on: nil).map { Conditional(.boolean($0)) }
  }

  // MARK: Properties without variants

  private mutating func readFixedProperty(
    _ entry: Node.Entry, _ place: Place, of component: inout Component
  ) {
    guard place.isBase, !place.isState else {
      diagnostics.report(
        .error(
          .variesByVariant, at: entry.key.span,
          "'\(entry.key.text)' is the same in every variant and state of a component",
          help: ["write it at the component itself, or make two components"]))
      return
    }
    switch entry.key.text {
    case "animation": component.animation = animation(entry.value)
    case "layout": component.layout = layout(entry.value)
    case "interaction":
      let use = conditional(entry.value) { analyzer, node, _ in
        analyzer.interaction(node, place.scope)
      }
      component.interaction = use?.base
      for override in use?.overrides ?? [] {
        guard let platform = override.condition.platform else { continue }
        component.ownUses[platform, default: .init()].interaction = override.value
      }
    // The shape is read before the names that it brings are used.
    default: break
    }
  }
}

extension PropertyValue {
  fileprivate init(_ argument: Parameter.Default) {
    switch argument {
    case .color(let color): self = .color(color)
    case .measure(let measure): self = .measure(measure)
    case .string(let text): self = .string(text)
    case .boolean(let flag): self = .boolean(flag)
    }
  }
}
