import Diagnostics
import Emission
import IR
import Motion

extension Values {
  /// The constant of an animation; what it is where naming it would warn.
  func animation(_ id: AnimationID, interactive: Bool) -> Expression {
    let declaration = design[id]
    if let token = design.generatedToken(of: id) {
      // A spring's token is not the one for interactions.
      if !interactive || design[token].type != .spring, let path = path(of: token) {
        return .plain(path)
      }
    } else if declaration.annotation.deprecation == nil,
      let path = names.path(of: id, interactive: interactive)
    {
      let modes = declaration.token.map { modalAxes($0) } ?? AxisSet()
      if modes.isEmpty { return .plain(path) }
      let list = modes.places.map { argument(of: $0) }.joined(separator: ", ")
      return .plain("\(path)(\(list))")
    }
    return animation(timed(declaration), interactive: interactive)
  }

  /// The axes at hand that an animation's code may differ by.
  func modalAxes(_ animation: AnimationID) -> AxisSet {
    design[animation].token.map { modalAxes($0) } ?? AxisSet()
  }

  /// An animation as it is timed in the context that is written for.
  func timed(_ animation: AnimationDeclaration) -> AnimationDeclaration {
    animation.token.flatMap { design.value(of: $0, on: SwiftUIEmitter.platform, in: context) }
      .map { animation.timed(by: $0) } ?? animation
  }

  /// An animation of the design.
  ///
  /// A spring is SwiftUI's `.spring`; in interactions, where it can be interrupted at any moment,
  /// its `.interactiveSpring` of the same figures.
  func animation(_ animation: AnimationDeclaration, interactive: Bool) -> Expression {
    var result =
      switch animation.timing {
      case .curve(let curve, let duration):
        Expression.call(
          ".timingCurve", Self.controlPoints(curve) + ["duration: \(Self.seconds(duration))"],
          on: types.animation)
      case .spring(let spring):
        self.spring(spring, interactive: interactive)
      }
    let autoreverses: Code<Swift> = "autoreverses: \(Self.boolean(animation.autoreverses))"
    switch animation.repetition {
    case .once: break
    case .times(let count):
      result = result.calling(".repeatCount", ["\(number: count)", autoreverses])
    case .forever: result = result.calling(".repeatForever", [autoreverses])
    }
    // Last, so that it is waited once, not before every turn.
    if animation.delay.milliseconds != 0 {
      result = result.calling(".delay", [Self.seconds(animation.delay)])
    }
    return result
  }

  func spring(_ timing: SpringTiming, interactive: Bool) -> Expression {
    .call(
      interactive ? ".interactiveSpring" : ".spring",
      [
        "response: \(Self.number(timing.spring.response))",
        "dampingFraction: \(Self.number(timing.spring.dampingFraction))",
        "blendDuration: \(Self.number(timing.blend))",
      ],
      on: types.animation)
  }

  static func controlPoints(_ curve: CubicBezier) -> [Code<Swift>] {
    [curve.x1, curve.y1, curve.x2, curve.y2].map {
      "\(number: Decimal.shown($0, places: 4))"
    }
  }
}
