import Diagnostics
import Emission
import Geometry
import IR

/// The animation of a part that runs by itself, from where it begins to what the part is.
extension ComponentStyles {
  private enum Track {
    /// Which everybody sees.
    case fade
    /// Only for readers who did not ask for less movement.
    case move

    var suffix: CSSCode {
      switch self {
      case .fade: "fade"
      case .move: "move"
      }
    }
  }

  func addRunningAnimation(names: Names) {
    guard let part, part.start != nil, let id = part.recipe.animation,
      let name = names.animations[id.index]
    else { return }
    let animation = design[id]
    var timing: [CSSCode] = [.variable(name.with(.duration)), .variable(name)]
    if animation.delay.milliseconds > 0 { timing.append(.variable(name.with(.delay))) }
    switch animation.repetition {
    case .once: break
    case .times(let times): timing.append("\(number: Double(times))")
    case .forever: timing.append("infinite")
    }
    if animation.autoreverses { timing.append("alternate") }
    timing.append("both")
    let run = timing.joined(separator: " ")
    let isFading = !keyframe(.fade).isEmpty
    if isFading { builder.add([Placed(.host, "animation", "\(self.name(of: .fade)) \(run)")]) }
    guard !keyframe(.move).isEmpty else { return }
    builder.add(
      [
        isFading
          ? Placed(
            .host, "animation-name", "\(self.name(of: .fade)), \(self.name(of: .move))")
          : Placed(.host, "animation", "\(self.name(of: .move)) \(run)")
      ], in: Slot(media: .moving))
  }

  /// Where the animation begins, and how much later that is for each further copy.
  var runningAnimation: [StyleBuilder.Block] {
    guard let part, part.start != nil, let id = part.recipe.animation else { return [] }
    var blocks = [Track.fade, .move].compactMap { track -> StyleBuilder.Block? in
      let declarations = keyframe(track)
      guard !declarations.isEmpty else { return nil }
      return StyleBuilder.Block(
        prelude: "@keyframes \(name(of: track))",
        rules: [Rule(selectors: ["from"], declarations: declarations)])
    }
    guard part.stagger.milliseconds > 0 else { return blocks }
    let delay = design[id].delay.milliseconds
    let rules = (1..<max(part.count, 1)).map { copy in
      let time = delay + Double(copy) * part.stagger.milliseconds
      return Rule(
        selectors: builder.selector(
          ":nth-child(\(number: Double(copy + 1)) of .\(id: scope.className))"),
        declarations: [
          Declaration("animation-delay" as CSSCode, "\(number: Decimal.shown(time))ms" as CSSCode)
        ])
    }
    blocks.append(StyleBuilder.Block(prelude: nil, rules: rules))
    return blocks
  }

  private func name(of track: Track) -> CSSCode { "\(id: scope.className)-\(track.suffix)" }

  private func keyframe(_ track: Track) -> [Declaration] {
    guard let start = part?.start else { return [] }
    func measure(_ value: Conditional<Measure>?) -> Measure? {
      value?.value(on: CSSEmitter.platform)
    }
    var declarations: [Declaration] = []
    func add(_ name: CSSCode, _ value: CSSCode) { declarations.append(Declaration(name, value)) }
    switch track {
    case .fade:
      if let opacity = measure(start.opacity) { add("opacity", expressions.number(opacity)) }
    case .move:
      if let scale = measure(start.scale) { add("scale", expressions.number(scale)) }
      let (x, y) = (measure(start.offsetX), measure(start.offsetY))
      if x != nil || y != nil {
        let across = expressions.across(x ?? .zero, helpers[.direction])
        add("translate", "\(across) \(expressions.length(y ?? .zero))")
      }
    }
    return declarations
  }
}
