import Diagnostics
import Document
import IR
import Motion
import Syntax

/// Tokens that are used as animations: transitions and springs.
extension Analyzer {
  /// The animation that a text, which is exactly one reference, stands for.
  mutating func tokenAnimation(_ node: Node) -> AnimationID? {
    guard let id = soleReference(node) else {
      // Nothing, a group, or a field that is no token.
      if case .value(let operand) = soleOperand(node, on: nil) { reportNoAnimation(operand, node) }
      return nil
    }
    guard progress[id.index] == .done else {
      silencedCount += 1
      return nil
    }
    guard [.transition, .spring].contains(design[id].type) else {
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "this is \(design[id].type.words), not an animation",
          help: [Self.animationHelp],
          related: [.init(span: design[id].annotation.span, message: "it is declared here")]))
      return nil
    }
    if let known = animationsOfTokens[id] { return known }
    return declareAnimation(of: id, at: node)
  }

  private static let animationHelp =
    "name an animation without braces, or a token of type transition or spring"

  private mutating func reportNoAnimation(_ operand: Operand, _ node: Node) {
    diagnostics.report(
      .error(
        .typeMismatch, at: node.span, "this is \(operand.words), not an animation",
        help: [Self.animationHelp]))
  }

  /// Adds the animation to those of all platforms, and to those of a platform for which the token has
  /// a value of its own.
  private mutating func declareAnimation(of id: TokenID, at node: Node) -> AnimationID? {
    let own = platformsOfToken[id.index] ?? []
    let names = design.path(of: design[id]).filter { $0 != "$root" }
    var animation = AnimationDeclaration(
      name: names.joined(separator: " "), annotation: design[id].annotation,
      timing: .curve(.ease, Duration(milliseconds: 0)), isPredefined: true, token: id)
    var values: [PlatformID: Value] = [:]
    for platform in drawingPlatforms {
      guard let value = value(of: id, on: platform) else {
        diagnostics.report(
          .error(
            .missingValue, at: node.span, "an animation needs a value on every platform",
            help: ["give the token a 'default' where it is declared"],
            related: [.init(span: design[id].annotation.span, message: "it is declared here")]))
        return nil
      }
      values[platform] = value
    }
    guard let common = value(of: id, on: nil) ?? drawingPlatforms.first.flatMap({ values[$0] })
    else {
      return nil
    }
    for platform in own where design.platformDeclarations[platform] == nil {
      design.platformDeclarations[platform] = .init(
        shapes: design.shapes, animations: design.animations)
    }
    animation = animation.timed(by: common)
    design.animations.append(animation)
    for platform in drawingPlatforms where design.platformDeclarations[platform] != nil {
      design.platformDeclarations[platform]?.animations.append(
        animation.timed(by: values[platform] ?? common))
    }
    let result = AnimationID(design.animations.count - 1)
    animationsOfTokens[id] = result
    return result
  }
}
