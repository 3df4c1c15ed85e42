import Diagnostics
import Emission
import IR
import Motion

extension Values {
  /// The constant of an animation; what it is where naming it would warn.
  func animation(_ id: AnimationID, interactive: Bool) -> Expression {
    let declaration = design[id]
    if declaration.annotation.deprecation == nil,
      let path = names.path(of: id, interactive: interactive)
    {
      return .plain(path)
    }
    return animation(declaration, interactive: interactive)
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
