import Diagnostics
import Emission
import IR
import Motion

/// Animations as functions: a specification is made for the type of what it animates.
extension KotlinFile {
  mutating func writeAnimations() {
    var isFirst = true
    for id in design.generatedAnimations {
      guard let name = names.tokens.animations[id.index] else { continue }
      if !isFirst { blank() }
      isFirst = false
      let animation = design[id]
      let isFixed = !differs(animation)
      let (value, reading) = noting { file in
        file.inModes(animation) { file, animation in
          guard case (.spring(let timing), .once) = (animation.timing, animation.repetition) else {
            return file.specification(animation)
          }
          return file.delayed(
            file.springSpecification(timing.spring), by: animation.delay.milliseconds)
        }
      }
      switch (animation.timing, animation.repetition) {
      case (.spring(let timing), .once):
        writeSpring(
          name, value, note: isFixed ? springNote(timing.spring) : nil, animation.annotation,
          reading)
      case (.spring, _), (.curve, _):
        document(animation.annotation, notes: isFixed ? [timingNote(animation)] : [])
        if let annotations = annotations(reading) { line(annotations) }
        let type: Code<Kotlin> =
          animation.repetition == .forever
          ? "\(type(.infiniteRepeatableSpec))<T>" : "\(type(.finiteAnimationSpec))<T>"
        write(
          .definition("public fun <T> \(id: name)(): \(type) =", value))
      }
    }
  }

  /// Whether an animation's timing differs by mode.
  func differs(_ animation: AnimationDeclaration) -> Bool { animation.token.map(differs) ?? false }

  /// What `layout` makes of an animation, as it is timed in each context.
  mutating func inModes(
    _ animation: AnimationDeclaration,
    _ layout: (inout KotlinFile, AnimationDeclaration) -> Layout
  ) -> Layout {
    guard let token = animation.token, differs(token) else { return layout(&self, animation) }
    return choice(literals(of: token)) { layout(&$0, animation.timed(by: $1)) }
      ?? layout(&self, animation)
  }

  /// A spring by its name: an animation, or a token that holds one.
  ///
  /// - Parameter note: what its figures are, where they are the same in all contexts.
  mutating func writeSpring(
    _ name: Identifier<Kotlin>, _ value: Layout, note: Code<Kotlin>?, _ annotation: Annotation,
    _ reading: ModeReading = .nothing
  ) {
    document(
      annotation,
      notes: (note.map { [$0, ""] } ?? []) + [
        "@param visibilityThreshold how near its end the animation may stop."
      ])
    if let annotations = annotations(reading) { line(annotations) }
    let type = type(.finiteAnimationSpec)
    write(
      .definition("public fun <T> \(id: name)(visibilityThreshold: T? = null): \(type)<T> =", value)
    )
  }

  func springNote(_ spring: Spring) -> Code<Kotlin> {
    "Response \(number: Decimal.shown(spring.response)) s, damping fraction \(number: Decimal.shown(spring.dampingFraction))."
  }

  mutating func springSpecification(_ spring: Spring) -> Layout {
    .call(
      use(.spring),
      [
        .argument("dampingRatio", .code(Literal.float(spring.dampingFraction))),
        .argument("stiffness", .code(Literal.float(spring.stiffness / spring.mass))),
        .argument("visibilityThreshold", .code("visibilityThreshold")),
      ])
  }

  private mutating func delayed(_ animation: Layout, by milliseconds: Double) -> Layout {
    guard milliseconds != 0 else { return animation }
    helpers.insert(.delayedSpec)
    return .call("DelayedSpec", [animation, .code(Literal.milliseconds(milliseconds))])
  }

  /// What a curve, or anything that repeats, is in Compose.
  private mutating func specification(_ animation: AnimationDeclaration) -> Layout {
    let delay = animation.delay.milliseconds
    guard animation.repetition != .once else { return run(animation.timing, delay: delay) }
    var arguments: [Layout] = []
    if case .times(let count) = animation.repetition {
      arguments.append(.argument("iterations", .code("\(number: count)")))
    }
    arguments.append(.argument("animation", run(animation.timing, delay: 0)))
    if animation.autoreverses {
      arguments.append(.argument("repeatMode", .code("\(type(.repeatMode)).Reverse")))
    }
    if delay != 0 {
      var offset: [Layout] = [.code(Literal.milliseconds(abs(delay)))]
      // A delay that is negative begins as if time had gone by.
      if delay < 0 { offset.append(.code("\(type(.startOffsetType)).FastForward")) }
      arguments.append(.argument("initialStartOffset", .call(use(.startOffset), offset)))
    }
    let function = animation.repetition == .forever ? use(.infiniteRepeatable) : use(.repeatable)
    return .call(function, arguments)
  }

  /// One run from the beginning to the end.
  mutating func run(_ timing: AnimationDeclaration.Timing, delay: Double) -> Layout {
    let duration: Double
    let easing: Layout
    switch timing {
    case .curve(let curve, let length):
      duration = length.milliseconds
      easing = .code(self.easing(curve))
    case .spring(let timing):
      // Springs have no end of their own, which what repeats needs.
      helpers.insert(.springEasing)
      let spring = timing.spring
      duration = spring.settlingTime() * 1000
      easing = .call(
        "springEasing",
        [
          .code(Literal.float(spring.dampingFraction)),
          .code(Literal.float(spring.stiffness / spring.mass)),
          .code(Literal.milliseconds(duration)),
        ])
    }
    var arguments: [Layout] = [.code(Literal.milliseconds(duration))]
    if delay != 0 { arguments.append(.argument("delayMillis", .code(Literal.milliseconds(delay)))) }
    arguments.append(.argument("easing", easing))
    return .call(use(.tween), arguments)
  }

  mutating func easing(_ curve: CubicBezier) -> Code<Kotlin> {
    if curve == .linear { return type(.linearEasing) }
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map {
      Literal.float(Decimal.shown($0, places: 4))
    }
    return "\(use(.cubicBezierEasing))(\(numbers.joined(separator: ", ")))"
  }

  private func timingNote(_ animation: AnimationDeclaration) -> Code<Kotlin> {
    var note: Code<Kotlin>
    switch animation.timing {
    case .curve(_, let duration):
      note = "Lasts \(number: Decimal.shown(duration.milliseconds)) ms"
    case .spring(let timing):
      note = "Lasts \(Literal.milliseconds(timing.spring.settlingTime() * 1000)) ms"
    }
    if animation.delay.milliseconds > 0 {
      note += ", after \(number: Decimal.shown(animation.delay.milliseconds)) ms"
    }
    switch animation.repetition {
    case .once: break
    case .times(let count): note += ", \(number: count) times"
    case .forever: note += ", for ever"
    }
    if animation.autoreverses { note += ", there and back" }
    return note + "."
  }
}
