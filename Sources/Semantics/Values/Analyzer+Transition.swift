import Diagnostics
import Document
import IR
import Syntax

/// Reads transitions.
extension Analyzer {
  static let transitionForm = CompositeForm(
    subject: "transition", fields: ["duration", "timingFunction", "delay"], requiredCount: 2,
    example: "{ duration: 200ms, delay: 0ms, timingFunction: [0.5, 0, 1, 1] }")

  mutating func transition(_ node: Node, on platform: PlatformID?) -> Transition? {
    switch referred(
      node, "a transition", example: Self.transitionForm.example, types: .transition, on: platform)
    {
    case .value(.transition(let transition)): return transition
    case .value, .nothing: return nil
    case .notReference: break
    }
    guard let fields = fields(of: node, Self.transitionForm, on: platform) else { return nil }
    let duration = durationField(fields[0], of: "the duration of a transition", on: platform)
    let curve = fields[1].flatMap { node in
      cubicBezier(node, on: platform).map { aliasable($0, soleReference(node), .cubicBezier) }
    }
    let delay =
      fields[2].map { durationField($0, of: "the delay of a transition", on: platform) }
      ?? .literal(Duration(milliseconds: 0))
    guard fields.isWhole, let duration, let curve, let delay else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }
}
