import Diagnostics
import Document
import IR
import Syntax

/// Reads borders and the styles of lines.
extension Analyzer {
  static let borderForm = CompositeForm(
    subject: "border", fields: ["color", "width", "style"], requiredCount: 3,
    example: "{ color: \"#C6C6C8\", width: 1px, style: solid }")

  mutating func border(_ node: Node, on platform: PlatformID?) -> Border? {
    switch referred(
      node, "a border", example: Self.borderForm.example, types: .border, on: platform)
    {
    case .value(.border(let border)): return border
    case .value, .nothing: return nil
    case .notReference: break
    }
    guard let fields = fields(of: node, Self.borderForm, on: platform) else { return nil }
    let color = colorField(fields[0], of: "the color of a border", on: platform)
    let width = lengthField(fields[1], of: "the width of a border", on: platform)
    let style = fields[2].flatMap { node in
      strokeStyle(node, on: platform).map { aliasable($0, soleReference(node), .strokeStyle) }
    }
    guard fields.isWhole, let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  // MARK: Styles of lines

  static let strokeStyleForm = CompositeForm(
    subject: "line style", fields: ["dashArray", "lineCap"], requiredCount: 2,
    example: "dashed, or { dashArray: [8px, 4px], lineCap: round }")

  mutating func strokeStyle(_ node: Node, on platform: PlatformID?) -> StrokeStyle? {
    let names = StrokeStyle.Keyword.allCases.map(\.rawValue)
    switch referred(
      node, "a line style", example: Self.strokeStyleForm.example, types: .strokeStyle, .string,
      on: platform)
    {
    case .value(.strokeStyle(let style)): return style
    case .value(.string(let name)):
      return StrokeStyle.Keyword(rawValue: name).map { .keyword($0) }
        ?? unknownWord(name, at: node, "line style", among: names)
    case .value, .nothing: return nil
    case .notReference: break
    }
    if node.kind == .string {
      let name = node.text
      return StrokeStyle.Keyword(rawValue: name).map { .keyword($0) }
        ?? unknownWord(name, at: node, "line style", among: names)
    }
    guard let fields = fields(of: node, Self.strokeStyleForm, on: platform) else { return nil }
    let dashes = fields[0].flatMap { dashArray($0, on: platform) }
    let cap = fields[1].flatMap { lineCap($0, on: platform) }
    guard fields.isWhole, let dashes, let cap else { return nil }
    return .dashes(dashes, cap)
  }

  private mutating func dashArray(
    _ node: Node, on platform: PlatformID?
  ) -> [Aliasable<Dimension>]? {
    guard node.kind == .sequence else {
      diagnostics.report(
        wrongKind: node, expected: "a 'dashArray' is a list of lengths", example: "[8px, 4px]")
      return nil
    }
    let dashes = list(node, of: "dashes", example: "[8px, 4px]") {
      analyzer, element -> [Aliasable<Dimension>]? in
      guard let element = analyzer.own(element, on: platform) else { return nil }
      return analyzer.lengthField(element, of: "a dash", on: platform).map { [$0] }
    }
    guard let dashes else { return nil }
    guard dashes.contains(where: { $0.value.number > 0 }) else {
      diagnostics.report(
        .error(
          .outOfRange, at: node.span, "the dashes and gaps are all 0 long",
          help: ["give them lengths, [8px, 4px], or write 'style: solid'"]))
      return nil
    }
    return dashes
  }

  private mutating func lineCap(_ node: Node, on platform: PlatformID?) -> StrokeStyle.LineCap? {
    let name: String
    switch referred(node, "a line cap", example: "round", types: .string, on: platform) {
    case .value(.string(let text)): name = text
    case .value, .nothing: return nil
    case .notReference:
      guard node.kind == .string else {
        diagnostics.report(wrongKind: node, expected: "a 'lineCap' is a word", example: "round")
        return nil
      }
      name = node.text
    }
    return StrokeStyle.LineCap(rawValue: name)
      ?? unknownWord(
        name, at: node, "line cap", among: StrokeStyle.LineCap.allCases.map(\.rawValue))
  }

  private mutating func unknownWord<Result>(
    _ word: String, at node: Node, _ subject: String, among known: [String]
  ) -> Result? {
    let isToken = lookUp(word) != nil
    diagnostics.report(
      .error(
        .unknownName, at: node.span, "there is no \(subject) '\(word.shortened)'",
        help: [
          isToken
            ? "a token's name stands in braces: \"{\(word)}\""
            : didYouMean(word, among: known).first
              ?? "write one of \(known.joined(separator: ", "))"
        ]))
    return nil
  }
}
