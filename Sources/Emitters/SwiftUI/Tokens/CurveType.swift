import Emission

extension SourceWriter<Swift> {
  /// What a token for an easing curve is: SwiftUI has no such value before iOS 17.
  mutating func curveType(_ name: Identifier<Swift>) {
    separate()
    line("/// A cubic Bézier easing curve from (0, 0) to (1, 1).")
    block("public struct \(id: name): Hashable, Sendable {") { writer in
      for component in ["x1", "y1", "x2", "y2"] as [Code<Swift>] {
        writer.line("public var \(component): Double")
      }
      writer.blank()
      writer.function(
        "public nonisolated init", ["_ x1: Double", "_ y1: Double", "_ x2: Double", "_ y2: Double"]
      ) { writer in
        for component in ["x1", "y1", "x2", "y2"] as [Code<Swift>] {
          writer.line("self.\(component) = \(component)")
        }
      }
      writer.blank()
      writer.line("/// The animation that follows the curve for so many seconds.")
      writer.function(
        "public nonisolated func animation", ["duration: TimeInterval"], " -> Animation"
      ) { writer in
        writer.line("Animation.timingCurve(x1, y1, x2, y2, duration: duration)")
      }
    }
  }
}
