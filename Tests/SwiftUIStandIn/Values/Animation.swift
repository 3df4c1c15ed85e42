@frozen public struct Animation: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  public static let `default` = Animation(description: "default")

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let points = [p1x, p1y, p2x, p2y].map(_text).joined(separator: " ")
    return Animation(description: "timingCurve(\(points), \(_text(duration)) s)")
  }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(description: "linear(\(_text(duration)) s)")
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(description: "easeIn(\(_text(duration)) s)")
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(description: "easeOut(\(_text(duration)) s)")
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(description: "easeInOut(\(_text(duration)) s)")
  }
  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring("spring", response, dampingFraction, blendDuration)
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring("interactiveSpring", response, dampingFraction, blendDuration)
  }

  private static func spring(
    _ name: String, _ response: Double, _ dampingFraction: Double, _ blend: Double
  ) -> Animation {
    Animation(
      description:
        "\(name)(response \(_text(response)), damping \(_text(dampingFraction)), blend \(_text(blend)))"
    )
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      description: "interpolatingSpring(mass \(_text(mass)), stiffness \(_text(stiffness)), "
        + "damping \(_text(damping)), velocity \(_text(initialVelocity)))")
  }

  public func delay(_ delay: TimeInterval) -> Animation { with("delay(\(_text(delay)))") }
  public func speed(_ speed: Double) -> Animation { with("speed(\(_text(speed)))") }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with("repeatCount(\(repeatCount), autoreverses \(autoreverses))")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with("repeatForever(autoreverses \(autoreverses))")
  }

  private func with(_ call: String) -> Animation {
    Animation(description: "\(description).\(call)")
  }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
