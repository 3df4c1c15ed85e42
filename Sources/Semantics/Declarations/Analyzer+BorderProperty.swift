import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads what is drawn around components: borders, whose fields are properties of their own, and
/// shadows.
extension Analyzer {
  private static let borderFields = ["color", "width", "style"]
  // What stands for a field that could not be read, so that nobody misses it.
  private static let noColor = Conditional<PropertyValue>(.color(.literal(.black)))
  private static let noWidth = Conditional<PropertyValue>(.measure(Measure(0)))

  /// A token, or fields, each of which leaves the others as they are.
  mutating func readBorder(
    _ node: Node, _ scope: Scope, into layer: inout ComponentDraft.Layer
  ) {
    for (platform, node) in branches(node) {
      if node.hasText("none") {
        lay(Self.noWidth, on: .borderWidth, for: platform, over: &layer)
        continue
      }
      guard node.kind == .mapping, node.slips.isEmpty else {
        readWholeBorder(node, for: platform, into: &layer)
        continue
      }
      for field in node.entries {
        switch field.key.text {
        case "color":
          let value = conditional(field.value) {
            $0.colorValue($1, of: "the color of a border", in: scope, on: $2)
          }
          lay(
            value?.map { .color($0) } ?? Self.noColor, on: .borderColor, for: platform, over: &layer
          )
        case "width":
          let value = length(
            field.value, "the width of a border", in: scope, allowsNegative: false)
          lay(
            value?.map { .measure($0) } ?? Self.noWidth, on: .borderWidth, for: platform,
            over: &layer)
        case "style":
          let value = conditional(field.value) { $0.strokeStyle($1, on: $2) }
          lay(value?.map { .strokeStyle($0) }, on: .borderStyle, for: platform, over: &layer)
        default:
          diagnostics.report(unknownKey: field.key, in: "a border", known: Self.borderFields)
        }
      }
    }
  }

  private mutating func readWholeBorder(
    _ node: Node, for platform: PlatformID?, into layer: inout ComponentDraft.Layer
  ) {
    guard let borders = conditional(node, { $0.border($1, on: $2) }) else {
      lay(Self.noColor, on: .borderColor, for: platform, over: &layer)
      lay(Self.noWidth, on: .borderWidth, for: platform, over: &layer)
      return
    }
    let inModes = fieldsInModes(of: node)
    let color = borders.map { border -> PropertyValue in
      if let token = inModes.color { return .color(.token(token)) }
      return switch border.color {
      case .alias(let token, _): .color(.token(token))
      case .literal(let color): .color(.literal(color))
      }
    }
    let width = borders.map { border -> PropertyValue in
      if let token = inModes.width { return .measure(Measure(.token(token.index))) }
      return switch border.width {
      case .alias(let token, _): .measure(Measure(.token(token.index)))
      case .literal(let width): .measure(Measure(width.pixels(rem: design.rem)))
      }
    }
    lay(color, on: .borderColor, for: platform, over: &layer)
    lay(width, on: .borderWidth, for: platform, over: &layer)
    lay(
      borders.map { .strokeStyle($0.style.value) }, on: .borderStyle, for: platform, over: &layer)
  }

  /// Tokens without a name for the fields of a border token that are not the same, or not the same
  /// token's, in every mode.
  private mutating func fieldsInModes(of node: Node) -> (color: TokenID?, width: TokenID?) {
    func border(_ analyzer: inout Analyzer) -> Border? {
      guard let id = analyzer.soleReference(node),
        case .border(let border)? = analyzer.value(of: id, on: nil)
      else { return nil }
      return border
    }
    let contexts = otherContexts(of: node)
    let others = read(in: contexts, border).compactMap { $0 }
    guard let standard = border(&self), others.count == contexts.count else { return (nil, nil) }
    if others.contains(where: { $0.style.value != standard.style.value }) { warnOfFixedModes(node) }
    func token<Field>(
      _ type: TokenType, _ field: (Border) -> Aliasable<Field>, _ value: (Field) -> Value
    ) -> TokenID? {
      if case .alias(let token, _) = field(standard),
        others.allSatisfy({ if case .alias(token, _) = field($0) { true } else { false } })
      {
        return nil
      }
      return nameless(
        type, value(field(standard).value), others.map { value(field($0).value) }, in: contexts,
        at: node)
    }
    return (
      token(.color, \.color) { .color($0) }, token(.dimension, \.width) { .dimension($0) }
    )
  }

  /// A platform without a value in the field keeps what was said before.
  private func lay(
    _ value: Conditional<PropertyValue>?, on property: Property, for platform: PlatformID?,
    over layer: inout ComponentDraft.Layer
  ) {
    guard let value else { return }
    let lower = layer.values[property] ?? Conditional(nil)
    layer.set(property, lower.overlaid(by: value, for: platform, platforms: platforms))
  }

  /// A shadow, or `none`.
  mutating func shadowProperty(
    _ node: Node, on platform: PlatformID?
  ) -> Aliasable<[ShadowLayer]>? {
    if node.hasText("none") { return .literal([]) }
    guard let layers = shadow(node, on: platform) else { return nil }
    let own = aliasable(layers, soleReference(node), .shadow)
    if case .alias = own { return own }
    let contexts = otherContexts(of: node)
    let others = read(in: contexts) { $0.shadow(node, on: platform) ?? layers }
    let token = nameless(
      .shadow, .shadow(layers), others.map { .shadow($0) }, in: contexts, at: node)
    return token.map { .alias($0, layers) } ?? own
  }

  /// Reports a border that can nowhere be drawn, and one whose style a choice or state changes.
  mutating func checkBorder(of component: Component) {
    func tables(_ property: Property) -> [VariantTable] {
      ([component.properties] + component.states.map(\.properties))
        .compactMap { $0.first { $0.property == property }?.table }
    }
    let parts = [("color", tables(.borderColor)), ("width", tables(.borderWidth))]
    for (place, part) in parts.enumerated() where part.1.isEmpty {
      guard !parts[1 - place].1.isEmpty || !tables(.borderStyle).isEmpty else { continue }
      diagnostics.report(
        .error(
          .missingField, at: component.annotation.span,
          "the border of '\(component.name)' has no '\(part.0)'",
          help: ["write it like this: border: \(Self.borderForm.example)"]))
    }
    let styles = Set(
      tables(.borderStyle).flatMap(\.cells).map { $0?.base ?? .strokeStyle(.keyword(.solid)) })
    guard styles.count > 1 else { return }
    diagnostics.report(
      .error(
        .variesByVariant, at: component.annotation.span,
        "the style of a border is the same in every variant and state of a component, but that of '\(component.name)' is not",
        help: [
          "write 'style' at the component itself, and colors and widths in variants and states"
        ]))
  }
}
