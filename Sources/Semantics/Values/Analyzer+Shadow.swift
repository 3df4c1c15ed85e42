import Diagnostics
import Document
import IR
import Syntax

/// Reads shadows: one layer, or a list of layers and of other shadows.
extension Analyzer {
  static let shadowForm = CompositeForm(
    subject: "shadow", fields: ["color", "offsetX", "offsetY", "blur", "spread", "inset"],
    requiredCount: 4, synonyms: [("x", 1), ("y", 2)],
    example: "{ color: \"#0003\", offsetX: 0, offsetY: 1px, blur: 2px, spread: 0 }")
  /// Tokens Studio says by a type whether a shadow is inside.
  private static let studioShadowForm = CompositeForm(
    subject: shadowForm.subject, fields: shadowForm.fields + ["type"],
    requiredCount: shadowForm.requiredCount, synonyms: shadowForm.synonyms,
    example: shadowForm.example)

  mutating func shadow(_ node: Node, on platform: PlatformID?) -> [ShadowLayer]? {
    guard node.kind == .sequence else { return shadowLayers(node, on: platform) }
    return list(
      node, of: "layers of a shadow", example: "[\(Self.shadowForm.example), …]"
    ) { analyzer, element in
      guard let element = analyzer.own(element, on: platform) else { return nil }
      return analyzer.shadowLayers(element, on: platform)
    }
  }

  /// One element of a list, or the whole of a value that is no list.
  private mutating func shadowLayers(_ node: Node, on platform: PlatformID?) -> [ShadowLayer]? {
    switch referred(
      node, "a shadow", example: Self.shadowForm.example, types: .shadow, on: platform)
    {
    case .value(.shadow(let layers)): return layers
    case .value, .nothing: return nil
    case .notReference: break
    }
    let isStudio = dialect(of: node) == .tokensStudio
    guard
      let fields = fields(
        of: node, isStudio ? Self.studioShadowForm : Self.shadowForm, on: platform)
    else { return nil }
    let color = colorField(fields[0], of: "the color of a shadow", on: platform)
    let x = lengthField(
      fields[1], of: "the offsetX of a shadow", allowsNegative: true, on: platform)
    let y = lengthField(
      fields[2], of: "the offsetY of a shadow", allowsNegative: true, on: platform)
    let blur = lengthField(fields[3], of: "the blur of a shadow", on: platform)
    let spread =
      fields[4].map {
        lengthField($0, of: "the spread of a shadow", allowsNegative: true, on: platform)
      } ?? .literal(Dimension(0))
    let isInset =
      fields[5].map { boolean($0, of: "the 'inset' of a shadow", on: platform) } ?? false
    guard fields.isWhole, let color, let x, let y, let blur, let spread, let isInset else {
      return nil
    }
    return [
      ShadowLayer(
        color: color, offsetX: x, offsetY: y, blur: blur, spread: spread,
        isInset: isInset || isStudio && fields[6]?.hasText("innerShadow") == true)
    ]
  }

  /// The parts of a list, each of which may stand for several; `nil` after an error in any.
  mutating func list<Part>(
    _ node: Node, of parts: String, example: String,
    _ read: (inout Analyzer, Node) -> [Part]?
  ) -> [Part]? {
    guard !diagnostics.reportSlip(node) else { return nil }
    guard node.count > 0 else {
      diagnostics.report(
        .error(
          .invalidValue, at: node.span, "the list of \(parts) is empty",
          help: ["write one or more: \(example)"]))
      return nil
    }
    var result: [Part] = []
    var isWhole = true
    for element in node.elements {
      if let some = read(&self, element) {
        result += some
      } else {
        isWhole = false
      }
    }
    return isWhole ? result : nil
  }
}
