package import Motion

/// How a change is animated: an animation that tokens say.
package struct Transition: Hashable, Sendable {
  package var duration: Aliasable<Duration>
  package var delay: Aliasable<Duration>
  package var timingFunction: Aliasable<CubicBezier>

  package init(
    duration: Aliasable<Duration>, delay: Aliasable<Duration>,
    timingFunction: Aliasable<CubicBezier>
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}
