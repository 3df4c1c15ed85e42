/// Animations that are hard to play alike: what the spec says, and what it means, by hand.
struct AwkwardMotion {
  let name: String
  let spec: String
  let motion: AnalyticMotion

  /// Springs that overshoot a lot, a little and not at all, very short and very long ones, said in either
  /// way; curves that overshoot and that are nearly vertical; delays.
  static let all: [AwkwardMotion] = [
    spring("swinging", 0.5, 0.1), spring("wobbly", 0.4, 0.25), spring("lively", 0.4, 0.45),
    spring("soft", 0.6, 0.7), spring("calm", 0.35, 0.86), spring("nearly", 0.5, 0.99),
    spring("critical", 0.5, 1), spring("above", 0.5, 1.01), spring("slow", 0.4, 1.6),
    spring("creeping", 0.3, 5), spring("tiny", 0.004, 0.45), spring("short", 0.03, 0.6),
    spring("long", 2.5, 0.4), spring("longest", 4, 1), spring("late", 0.4, 0.45, delay: 120),
    spring("lateAndCalm", 0.3, 1, delay: 35),
    // ω² = stiffness / mass, 2ζω = damping / mass.
    AwkwardMotion(
      name: "heavy", spec: "{ spring: { stiffness: 200, damping: 12, mass: 2 } }",
      motion: AnalyticMotion(.spring(response: 0.2 * .pi, dampingFraction: 0.3))),
    AwkwardMotion(
      name: "stiff", spec: "{ spring: { stiffness: 400, damping: 40 } }",
      motion: AnalyticMotion(.spring(response: 0.1 * .pi, dampingFraction: 1))),
    curve("straight", "linear", 0, 0, 1, 1, 200), curve("usual", "ease", 0.25, 0.1, 0.25, 1, 350),
    curve("starting", "easeIn", 0.42, 0, 1, 1, 350),
    curve("ending", "easeOut", 0, 0, 0.58, 1, 350),
    curve("both", "easeInOut", 0.42, 0, 0.58, 1, 350),
    curve("beyond", "[0.34, 1.56, 0.64, 1]", 0.34, 1.56, 0.64, 1, 400),
    curve("back", "[0.36, -0.6, 0.66, -0.56]", 0.36, -0.6, 0.66, -0.56, 400),
    curve("steep", "[0.9, 0, 0.1, 1]", 0.9, 0, 0.1, 1, 250),
    curve("quick", "easeOut", 0, 0, 0.58, 1, 17),
    curve("lateCurve", "easeInOut", 0.42, 0, 0.58, 1, 180, delay: 60),
  ]

  private static func spring(
    _ name: String, _ response: Double, _ dampingFraction: Double, delay: Int = 0
  ) -> AwkwardMotion {
    AwkwardMotion(
      name: name,
      spec: """
        { spring: { response: \(response)s, dampingFraction: \(dampingFraction) }, delay: \(delay)ms }
        """,
      motion: AnalyticMotion(
        .spring(response: response, dampingFraction: dampingFraction), delay: Double(delay)))
  }

  private static func curve(
    _ name: String, _ curve: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    _ milliseconds: Int, delay: Int = 0
  ) -> AwkwardMotion {
    AwkwardMotion(
      name: name, spec: "{ duration: \(milliseconds)ms, curve: \(curve), delay: \(delay)ms }",
      motion: AnalyticMotion(
        .curve(x1, y1, x2, y2, milliseconds: Double(milliseconds)), delay: Double(delay)))
  }

  /// All of them as a spec.
  static let text =
    "animations:\n" + all.map { "  \($0.name): \($0.spec)\n" }.joined()
}
