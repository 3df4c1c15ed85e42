import Diagnostics
import Document
import IR
import Motion
import Syntax

/// Reads animations.
extension Analyzer {
  /// How long the predefined animations last, and a curve without a duration: SwiftUI's own default.
  private static let defaultDuration = Duration(milliseconds: 350)

  mutating func declareAnimations() -> [AnimationDeclaration] {
    var animations: [AnimationDeclaration] = []
    for syntax in distinct(program.animations, "animation", key: \.key) {
      if Self.curves.contains(where: { $0.name == syntax.key.text }) {
        diagnostics.report(
          .error(
            .nameCollision, at: syntax.key.span, "'\(syntax.key.text)' is a predefined animation",
            help: ["choose another name"]))
        continue
      }
      var animation = AnimationDeclaration(
        name: syntax.key.text, annotation: annotation(key: syntax.key, syntax.annotation),
        timing: .curve(.ease, Self.defaultDuration))
      if let timing = timing(syntax) { animation.timing = timing }
      if let node = syntax.delay.flatMap({ chosen($0) }),
        let delay = duration(node, of: "a delay", on: currentPlatform)
      {
        animation.delay = delay
      }
      if let node = syntax.repetition.flatMap({ chosen($0) }) {
        animation.repetition = repetition(node)
      }
      if let node = syntax.autoreverse.flatMap({ chosen($0) }) {
        animation.autoreverses = flag(node, "'autoreverse'") ?? false
        if animation.autoreverses, animation.repetition == .once {
          diagnostics.report(
            .error(
              .invalidValue, at: node.span, "only what repeats can reverse",
              help: ["add 'repeat: forever', or a number of times"]))
        }
      }
      animations.append(animation)
    }
    for (name, curve) in Self.curves {
      animations.append(
        AnimationDeclaration(
          name: name, annotation: Annotation(span: design.groups[0].annotation.span),
          timing: .curve(curve, Self.defaultDuration), isPredefined: true))
    }
    return animations
  }

  private mutating func timing(_ syntax: AnimationSyntax) -> AnimationDeclaration.Timing? {
    if let node = syntax.spring {
      guard let node = chosen(node) else { return nil }
      for extra in [syntax.duration, syntax.curve].compactMap({ $0 }) {
        diagnostics.report(
          .error(
            .invalidValue, at: extra.span,
            "a spring has its own curve and duration",
            help: ["take this line out, or the spring"]))
      }
      return spring(node, on: currentPlatform).map { .spring($0) }
    }
    guard syntax.curve != nil || syntax.duration != nil else {
      diagnostics.report(
        .error(
          .missingField, at: syntax.key.span,
          "the animation '\(syntax.key.text)' has neither a curve nor a spring",
          help: ["write it like this: { duration: 350ms, curve: easeOut }"]))
      return nil
    }
    let curve =
      syntax.curve.map { node in chosen(node).flatMap { cubicBezier($0, on: currentPlatform) } }
      ?? .ease
    let time =
      syntax.duration.map { node in
        chosen(node).flatMap { duration($0, of: "a duration", on: currentPlatform) }
      } ?? Self.defaultDuration
    guard let curve, let time else { return nil }
    return .curve(curve, time)
  }

  private mutating func repetition(_ node: Node) -> AnimationDeclaration.Repetition {
    if node.hasText("forever") { return .forever }
    if case .number(let number) = node.kind, let times = Int(exactly: number),
      (1...1_000_000).contains(times)
    {
      return times == 1 ? .once : .times(times)
    }
    diagnostics.report(
      .error(
        .invalidValue, at: node.span, "'repeat' is a whole number of times, or 'forever'"))
    return .once
  }

  /// The animation that a value names.
  mutating func animation(_ node: Node) -> AnimationID? {
    place(of: node, in: design.animations.map(\.name), "an animation").map { AnimationID($0) }
  }
}
