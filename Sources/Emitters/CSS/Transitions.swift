import Emission
import IR

/// How properties change from state to state.
struct Transitions {
  let animation: AnimationDeclaration
  let names: TransitionNames
  /// The custom property that holds a press: see ``PressHold``.
  let held: Name?
  private let isDelayed: Bool

  /// - Returns: `nil` for an animation that is not generated.
  init?(_ id: AnimationID, _ context: Context, held: Name?) {
    guard let names = context.transition(id) else { return nil }
    animation = context.design[id]
    self.names = names
    self.held = held
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
      let isHeld =
        held.map { held in
          builder.changingProperties(of: part, in: [.all, .moving, .still]).contains("\(id: held)")
        } ?? false
      func add(_ names: [CSSCode], in media: Slot.Media, isStill: Bool) {
        let (rest, pressed) = transition(of: names, part, isStill: isStill, isHeld: isHeld)
        builder.add(rest, in: Slot(media: media))
        builder.add(pressed, in: Slot(media: media, isInteraction: true, state: .pressed))
      }
      if moving == still {
        add(moving, in: .all, isStill: false)
      } else {
        add(moving, in: .moving, isStill: false)
        add(still, in: .still, isStill: true)
      }
    }
  }

  /// Holds presses of what jumps from state to state.
  static func hold(_ held: Name, in builder: StyleBuilder) {
    for part in [Part.host, .before, .after] {
      for media in [Slot.Media.all, .moving, .still]
      where builder.changingProperties(of: part, in: [media]).contains("\(id: held)") {
        builder.add(
          [Placed(part, "transition", "\(id: held) 0s \(PressHold.duration)")],
          in: Slot(media: media))
        builder.add(
          [Placed(part, "transition-delay", "0s")],
          in: Slot(media: media, isInteraction: true, state: .pressed))
      }
    }
  }

  /// The property to animate when `name` is set; `nil` for custom properties, which jump.
  private static func animated(_ name: CSSCode) -> CSSCode? {
    if name == "background" { return "background-color" }
    return name.bytes.starts(with: [0x2D, 0x2D]) ? nil : name
  }

  /// What says it at rest, and what a press changes: nothing is held when a press begins.
  private func transition(
    of names: [CSSCode], _ part: Part, isStill: Bool, isHeld: Bool
  ) -> (rest: [Placed], pressed: [Placed]) {
    guard let first = names.first else { return ([], []) }
    let (duration, easing) = isStill ? calm : (duration, easing)
    let delay: CSSCode? = isDelayed ? .variable(self.names.delay) : nil
    let suffix: CSSCode = delay.map { " \($0)" } ?? ""
    if isHeld, let held {
      let all = names.map { "\($0) \(duration) \(easing)\(suffix)" as CSSCode }
      // One for all, or that of each, and then the hold's.
      var delays: [CSSCode] = ["0s"]
      if let delay { delays = Array(repeating: delay, count: names.count) + delays }
      return (
        [
          Placed(
            part,
            Declaration("transition", .list(all + ["\(id: held) 0s \(PressHold.duration)"])))
        ],
        [Placed(part, "transition-delay", delays.joined(separator: ", "))]
      )
    }
    if names.count == 1 {
      return ([Placed(part, "transition", "\(first) \(duration) \(easing)\(suffix)")], [])
    }
    var placed = [
      Placed(part, "transition-property", names.joined(separator: ", ")),
      Placed(part, "transition-duration", duration),
      Placed(part, "transition-timing-function", easing),
    ]
    if let delay { placed.append(Placed(part, "transition-delay", delay)) }
    return (placed, [])
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
