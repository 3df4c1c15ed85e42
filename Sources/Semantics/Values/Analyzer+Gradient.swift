import Diagnostics
import Document
import IR
import Syntax

/// Reads gradients: a list of stops and of other gradients.
extension Analyzer {
  static let stopForm = CompositeForm(
    subject: "stop of a gradient", fields: ["color", "position"], requiredCount: 2,
    example: "{ color: \"#0A84FF\", position: 0 }")
  static let gradientExample =
    "[{ color: \"#0A84FF\", position: 0 }, { color: \"#BF5AF2\", position: 1 }]"

  mutating func gradient(_ node: Node, on platform: PlatformID?) -> [GradientStop]? {
    switch referred(
      node, "a gradient", example: Self.gradientExample, types: .gradient, on: platform)
    {
    case .value(.gradient(let stops)): return stops
    case .value, .nothing: return nil
    case .notReference: break
    }
    guard node.kind == .sequence else {
      diagnostics.report(
        wrongKind: node, expected: "a gradient is a list of stops", example: Self.gradientExample)
      return nil
    }
    return list(node, of: "stops of a gradient", example: Self.gradientExample) {
      analyzer, element in
      guard let element = analyzer.own(element, on: platform) else { return nil }
      return analyzer.stops(element, on: platform)
    }
  }

  private mutating func stops(_ node: Node, on platform: PlatformID?) -> [GradientStop]? {
    switch referred(
      node, "a stop of a gradient", example: Self.stopForm.example, types: .gradient, on: platform)
    {
    case .value(.gradient(let stops)): return stops
    case .value, .nothing: return nil
    case .notReference: break
    }
    guard let fields = fields(of: node, Self.stopForm, on: platform) else { return nil }
    let color = colorField(fields[0], of: "the color of a stop", on: platform)
    let place = fields[1].flatMap { position($0, on: platform) }
    guard fields.isWhole, let color, let place else { return nil }
    return [GradientStop(color: color, position: place)]
  }

  /// From 0 to 1. What is beyond counts as the nearest of them (DTCG 2025.10, Gradient).
  private mutating func position(_ node: Node, on platform: PlatformID?) -> Double? {
    guard
      let number = constant(
        node, .number, of: "the position of a stop", example: "0.5 or 50%", on: platform)
    else { return nil }
    guard !(0...1).contains(number) else { return settled(number, places: 9) }
    let nearest: Double = number < 0 ? 0 : 1
    let share = number > 1 && number <= 100 ? "did you mean \(number.plainText)%?" : nil
    diagnostics.report(
      .warning(
        .outOfRange, at: node.span,
        "the position of a stop is a number from 0 to 1: this counts as \(nearest.plainText)",
        help: share.map { [$0] } ?? []))
    return nearest
  }
}
