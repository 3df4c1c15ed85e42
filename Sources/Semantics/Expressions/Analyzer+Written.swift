import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// A value that is written in a component, as something refers to it.
struct WrittenValue: Hashable {
  var span: SourceSpan
  var property: String
  var platform: PlatformID?
  var context: ModeContext
}

/// References to what is written in components: `{components.badge.variants.size.s.fontSize}`.
extension Analyzer {
  /// How many components' values may refer to each other in a row.
  static let writtenDepthLimit = 16

  /// The value at a path through a component as it is written.
  func writtenValue(_ path: UnsafeBufferPointer<UInt8>) -> Referent? {
    guard path.starts(with: "components.".utf8) else { return nil }
    let names = path.split(separator: 0x2E, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard names.count >= 3, var node = writtenComponents[names[1]] else { return nil }
    for name in names.dropFirst(2) {
      guard let next = node[name] else { return nil }
      node = next
    }
    let isChoice = node.entries.contains { program.choices.isPlatformKey($0.key) }
    guard node.kind != .mapping || isChoice else { return nil }
    let sides = ComponentProperties.sides
    let last = names[names.count - 1]
    return .written(node, property: sides.contains(last) ? names[names.count - 2] : last)
  }

  /// What a value that is written in a component comes to.
  mutating func written(
    _ node: Node, as property: String, path: String, at span: SourceSpan, on platform: PlatformID?
  ) -> Operand? {
    let key = WrittenValue(
      span: node.span, property: property, platform: platform, context: context)
    if let known = writtenValues[key] {
      if known == nil { silencedCount += 1 }
      return known
    }
    if let start = writtenRing.firstIndex(where: { $0.value == key }) {
      reportRing(writtenRing[start...] + [(key, path, span)])
      return nil
    }
    guard writtenRing.count < Self.writtenDepthLimit else {
      diagnostics.report(
        .error(
          .referenceCycle, at: span,
          "'\(path)' leads on over more than \(Self.writtenDepthLimit) values of components",
          help: ["put the value into a token, and refer to that"]))
      return nil
    }
    writtenRing.append((key, path, span))
    let operand = read(node, as: property, path: path, at: span, on: platform)
    writtenRing.removeLast()
    writtenValues.updateValue(operand, forKey: key)
    return operand
  }

  private mutating func reportRing(
    _ ring: ArraySlice<(value: WrittenValue, path: String, span: SourceSpan)>
  ) {
    guard let last = ring.last else { return }
    let paths = ring.map(\.path)
    diagnostics.report(
      .error(
        .referenceCycle, at: last.span,
        paths.count == 2
          ? "'\(paths[0])' refers to itself"
          : "these values refer to each other in a ring: \(paths.joined(separator: " → "))",
        help: ["give one of them a value of its own"],
        related: ring.dropFirst().dropLast().map { step in
          .init(span: step.span, message: "'\(step.path)' is referred to here")
        }))
  }

  private mutating func read(
    _ node: Node, as property: String, path: String, at span: SourceSpan, on platform: PlatformID?
  ) -> Operand? {
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    let own = choice.overrides.last { $0.platform == platform?.name }?.value
    guard let node = own ?? choice.base else { return nil }
    let operand: Operand?
    if case .number(let number) = node.kind, number.isFinite {
      operand = .quantity(Quantity(number))
    } else if node.kind == .string, node.withUTF8({ ColorSyntax.looksLikeColor($0) }) {
      operand = color(node.text, at: node.contentSpan(0..<node.text.utf8.count))
    } else if node.kind == .string {
      operand = ExpressionParser.parse(node, diagnostics: &diagnostics)
        .flatMap { evaluate($0, in: .tokens, on: platform) }
    } else {
      diagnostics.report(
        .error(
          .typeMismatch, at: span, "'\(path)' is \(node.kind.words), and one cannot refer to that"))
      return nil
    }
    // A bare number is in px where its property is a length.
    let isLength =
      ComponentProperties.lengths.contains { $0.name == property }
      || ["padding", "margin"].contains(property)
    if isLength, case .quantity(let quantity)? = operand, quantity.unit == .number,
      !quantity.isPercent
    {
      return .quantity(Quantity(quantity.measure, .length))
    }
    return operand
  }
}
