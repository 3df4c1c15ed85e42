import Diagnostics
import Document
import IR
import Syntax

/// Figures of shapes and animations that differ by platform.
///
/// A shape is drawn as a whole, so it is read once for all platforms, and once more for each platform
/// that has a figure of its own anywhere in a shape or an animation.
extension Analyzer {
  mutating func declareShapesAndAnimations() {
    let mentioned = drawingPlatforms.filter { mentionsPlatform($0) }
    currentPlatform =
      drawingPlatforms.first { !mentioned.contains($0) } ?? drawingPlatforms.first
    design.shapes = declareShapes()
    shapeNames.set(design.shapes.map(\.name))
    design.animations = declareAnimations()
    animationNames.set(design.animations.map(\.name))
    for platform in mentioned {
      currentPlatform = platform
      let shapes = declareShapes()
      let animations = declareAnimations()
      guard shapes.count == design.shapes.count, animations.count == design.animations.count
      else { continue }
      design.platformDeclarations[platform] = .init(shapes: shapes, animations: animations)
    }
  }

  /// A figure of a shape or an animation on the platform that is being read. One without a value there
  /// is an error: half a shape is none.
  mutating func figure<Result>(
    _ node: Node, _ read: (inout Analyzer, Node, PlatformID?) -> Result?
  ) -> Result? {
    guard let own = chosen(node) else { return nil }
    let before = (diagnostics.diagnostics.count, silencedCount)
    let result = read(&self, own, currentPlatform)
    if result == nil, (diagnostics.diagnostics.count, silencedCount) == before {
      reportNowhere(own, help: "give the tokens in it a 'default' where they are declared")
    }
    return result
  }

  /// What stands at a place for the platform that is being read.
  mutating func chosen(_ node: Node) -> Node? {
    let choice = program.choices.read(node, diagnostics: &diagnostics)
    warnOfDeprecated(in: node)
    if let own = choice.overrides.last(where: { $0.platform == currentPlatform?.name }) {
      return own.value
    }
    if choice.base == nil {
      reportNowhere(node, help: "add 'default:' for the platforms that are not named")
    }
    return choice.base
  }

  private mutating func reportNowhere(_ node: Node, help: String) {
    diagnostics.report(
      .error(
        .missingValue, at: node.span,
        "a shape or an animation needs this value on every platform", help: [help]))
  }

  private func mentionsPlatform(_ platform: PlatformID) -> Bool {
    var nodes = program.shapes.flatMap { $0.path.map(\.node) }
    for shape in program.shapes {
      if let minimum = shape.minimum { nodes += [minimum.x, minimum.y] }
    }
    for animation in program.animations {
      nodes += [
        animation.duration, animation.curve, animation.spring, animation.delay,
        animation.repetition, animation.autoreverse,
      ].compactMap { $0 }
    }
    return nodes.contains { mentions(platform, in: $0) }
  }

  /// Whether something in a value is said for a platform, or names a token that has a value of its own
  /// there.
  func mentions(_ platform: PlatformID, in node: Node) -> Bool {
    switch node.kind {
    case .null, .boolean, .number: false
    case .string: platformsMentioned(in: node).contains(platform)
    case .sequence: node.elements.contains { mentions(platform, in: $0) }
    case .mapping:
      node.entries.contains {
        $0.key.text == platform.name || mentions(platform, in: $0.value)
      }
    }
  }
}
