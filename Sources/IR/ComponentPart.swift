import Diagnostics
package import Geometry

/// How a component lays out its parts and what it wraps.
package enum Layout: String, CaseIterable, Hashable, Sendable {
  /// Side by side, from the start to the end, in the middle of the height.
  case row
  /// One below the other, at the start of the width.
  case column
  /// One over the other, the later ones on top, in the middle.
  case overlay
}

/// A shape that a component draws beside what it wraps: the thumb of a switch, the dot of a badge.
package struct ComponentPart: Sendable {
  /// The part as a component of kind `graphic`. Its axes, parameters and states are those of the
  /// component around it; the parameters of a shape are those of its own.
  package var recipe: Component
  /// How often it is drawn, one after the other: 1 or more.
  package var count: Int
  /// How much later each further copy begins its animation than the one before it.
  package var stagger: Duration
  /// What it looks like when its animation begins; `nil`: it has none that runs by itself, and
  /// `recipe.animation` is how it changes between states.
  package var start: Start?

  /// Where an animation begins; what is not said is as it ends.
  package struct Start: Hashable, Sendable {
    /// 0…1.
    package var opacity: Conditional<Measure>?
    package var scale: Conditional<Measure>?
    /// Logical pixels, towards the end of the reading direction.
    package var offsetX: Conditional<Measure>?
    /// Logical pixels, downwards.
    package var offsetY: Conditional<Measure>?

    package init() {}
  }

  package init(_ recipe: Component) {
    self.recipe = recipe
    count = 1
    stagger = Duration(milliseconds: 0)
    start = nil
  }
}
