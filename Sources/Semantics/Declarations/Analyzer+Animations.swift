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
    let declarations = distinct(
      program.animations, "animation", broken: \.animationNames.broken, key: \.key)
    for syntax in declarations {
      if Self.curves.contains(where: { $0.name == syntax.key.text }) {
        diagnostics.report(
          .error(
            .nameCollision, at: syntax.key.span, "'\(syntax.key.text)' is a predefined animation",
            help: ["choose another name"]))
        continue
      }
      declaration = syntax.key.text
      var animation = AnimationDeclaration(
        name: syntax.key.text, annotation: annotation(key: syntax.key, syntax.annotation),
        timing: .curve(.ease, Self.defaultDuration))
      if let timing = timing(syntax) { animation.timing = timing }
      if let node = syntax.delay,
        let delay = figure(node, { $0.duration($1, of: "a delay", on: $2) })
      {
        animation.delay = delay
      }
      animation.token = timingInModes(of: animation, syntax)
      var repetition: AnimationDeclaration.Repetition? = .once
      if let node = syntax.repetition {
        repetition = chosen(node).flatMap { self.repetition($0) }
        if let repetition { animation.repetition = repetition }
      }
      if let node = syntax.autoreverse.flatMap({ chosen($0) }) {
        animation.autoreverses = flag(node, "'autoreverse'") ?? false
        if animation.autoreverses, repetition == .once, !syntax.isBroken {
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

  /// The token without a name that holds the timing of an animation which differs by mode; `nil` where it
  /// does not.
  private mutating func timingInModes(
    of animation: AnimationDeclaration, _ syntax: AnimationSyntax
  ) -> TokenID? {
    let nodes = [syntax.duration, syntax.curve, syntax.spring, syntax.delay].compactMap { $0 }
    var axes = AxisSet()
    for node in nodes { axes.formUnion(axesMentioned(in: PlatformChoice(base: node))) }
    let contexts = otherContexts(over: axes, at: nodes.first ?? syntax.key)
    guard !contexts.isEmpty else { return nil }
    let others = read(in: contexts) { analyzer -> Value in
      var other = animation
      if let timing = analyzer.timing(syntax) { other.timing = timing }
      if let node = syntax.delay,
        let delay = analyzer.figure(node, { $0.duration($1, of: "a delay", on: $2) })
      {
        other.delay = delay
      }
      return other.timingValue
    }
    if case .spring = animation.timing, let delay = syntax.delay { warnOfFixedModes(delay) }
    return nameless(
      animation.timingValue.type, animation.timingValue, others, in: contexts,
      at: nodes.first ?? syntax.key)
  }

  private mutating func timing(_ syntax: AnimationSyntax) -> AnimationDeclaration.Timing? {
    if let node = syntax.spring {
      for extra in [syntax.duration, syntax.curve].compactMap({ $0 }) {
        diagnostics.report(
          .error(
            .invalidValue, at: extra.span,
            "a spring has its own curve and duration",
            help: ["take this line out, or the spring"]))
      }
      return figure(node) { $0.spring($1, on: $2) }.map { .spring($0) }
    }
    guard syntax.curve != nil || syntax.duration != nil else {
      if syntax.isBroken { return nil }
      diagnostics.report(
        .error(
          .missingField, at: syntax.key.span,
          "the animation '\(syntax.key.text)' has neither a curve nor a spring",
          help: ["write it like this: { duration: 350ms, curve: easeOut }"]))
      return nil
    }
    let curve = syntax.curve.map { figure($0) { $0.cubicBezier($1, on: $2) } } ?? .ease
    let time =
      syntax.duration.map { figure($0) { $0.duration($1, of: "a duration", on: $2) } }
      ?? Self.defaultDuration
    guard let curve, let time else { return nil }
    return .curve(curve, time)
  }

  private mutating func repetition(_ node: Node) -> AnimationDeclaration.Repetition? {
    if node.hasText("forever") { return .forever }
    if case .number(let number) = node.kind, let times = Int(exactly: number),
      (1...1_000_000).contains(times)
    {
      return times == 1 ? .once : .times(times)
    }
    diagnostics.report(
      .error(
        .invalidValue, at: node.span, "'repeat' is a whole number of times, or 'forever'",
        help: ["write it like this: repeat: 3"]))
    return nil
  }

  /// The animation that a value names, or that a token says.
  mutating func animation(_ node: Node) -> AnimationID? {
    let isReference =
      node.kind == .string && node.withUTF8 { ReferenceText.soleReference(in: $0) != nil }
    if isReference { return tokenAnimation(node) }
    return place(of: node, in: animationNames, "an animation").map { AnimationID($0) }
  }
}

extension AnimationDeclaration {
  /// The transition or spring that says its timing. A spring has no place for a delay.
  fileprivate var timingValue: Value {
    switch timing {
    case .curve(let curve, let duration):
      .transition(
        Transition(
          duration: .literal(duration), delay: .literal(delay), timingFunction: .literal(curve)))
    case .spring(let spring): .spring(spring)
    }
  }
}
