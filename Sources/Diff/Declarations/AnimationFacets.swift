import IR

extension ValueReader {
  static func declared(
    _ animation: AnimationDeclaration, _ design: DesignSystem, _ platform: PlatformID
  ) -> Declared {
    let reader = ValueReader(design: design, platform: platform)
    var declared = Declared(
      name: animation.name, annotation: animation.annotation, summary: animation.shown)
    declared.facets = [
      Facet(
        Aspect(.timing), modes: reader.modes(of: animation.token.map { [$0] } ?? [])
      ) { _, context in
        guard let token = animation.token,
          let value = design.value(of: token, on: platform, in: context)
        else { return animation.shown }
        return animation.timed(by: value).shown
      },
      Facet(Aspect(.repetition), Shown(animation.repetitionText)),
    ]
    return declared
  }
}

extension AnimationDeclaration {
  fileprivate var shown: Shown {
    let late = delay.milliseconds == 0 ? "" : ", delay \(delay.text)"
    switch timing {
    case .curve(let curve, let duration):
      return Shown("\(duration.text) \(curve.text)\(late)", .curve(curve))
    case .spring(let timing): return Shown(timing.text + late, .spring(timing.spring))
    }
  }

  fileprivate var repetitionText: String {
    let text =
      switch repetition {
      case .once: "once"
      case .times(let count): "\(count) times"
      case .forever: "forever"
      }
    return autoreverses ? text + ", back and forth" : text
  }
}
