import Emission
import IR

/// How properties change from state to state.
struct Transitions {
  let animation: AnimationDeclaration
  let names: TransitionNames
  private let isDelayed: Bool

  /// - Returns: `nil` for an animation that is not generated.
  init?(_ id: AnimationID, _ context: Context) {
    guard let names = context.transition(id) else { return nil }
    animation = context.design[id]
    self.names = names
    isDelayed = context.design.isDelayed(animation)
  }

  /// Adds transitions of all that states change. Movement, and what stands for it, has its own where
  /// the reader's wish for less of it is known.
  func add(to builder: StyleBuilder, properties: [CSSCode: CSSCode] = [:]) {
    for part in [Part.host, .before, .after] {
      func names(_ media: Set<Slot.Media>) -> [CSSCode] {
        var names: [CSSCode] = []
        for name in builder.changingProperties(of: part, in: media) {
          let name = properties[name] ?? Transitions.animated(name)
          if let name, !names.contains(name) { names.append(name) }
        }
        return names
      }
      let moving = names([.all, .moving])
      // What stands elsewhere in a state jumps there.
      let still = names([.all, .still]).filter { $0 != "translate" }
      if moving == still {
        builder.add(transition(of: moving, part, isStill: false))
      } else {
        builder.add(transition(of: moving, part, isStill: false), in: Slot(media: .moving))
        builder.add(transition(of: still, part, isStill: true), in: Slot(media: .still))
      }
    }
  }

  /// The property to animate when `name` is set; `nil` for custom properties, which jump.
  private static func animated(_ name: CSSCode) -> CSSCode? {
    if name == "background" { return "background-color" }
    return name.bytes.starts(with: [0x2D, 0x2D]) ? nil : name
  }

  private func transition(of names: [CSSCode], _ part: Part, isStill: Bool) -> [Placed] {
    guard let first = names.first else { return [] }
    let (duration, easing) = isStill ? calm : (duration, easing)
    let delay: CSSCode? = isDelayed ? .variable(self.names.delay) : nil
    if names.count == 1 {
      let suffix: CSSCode = delay.map { " \($0)" } ?? ""
      return [Placed(part, "transition", "\(first) \(duration) \(easing)\(suffix)")]
    }
    var placed = [
      Placed(part, "transition-property", names.joined(separator: ", ")),
      Placed(part, "transition-duration", duration),
      Placed(part, "transition-timing-function", easing),
    ]
    if let delay { placed.append(Placed(part, "transition-delay", delay)) }
    return placed
  }

  private var duration: CSSCode { .variable(names.duration) }
  private var easing: CSSCode { .variable(names.easing) }

  /// A spring's swing is movement too.
  private var calm: (CSSCode, CSSCode) {
    switch animation.timing {
    case .curve: (duration, easing)
    case .spring: ("350ms", "ease-out")
    }
  }
}
