/// A place in a shape's box: x grows to the right, y downwards, from the top left corner.
package struct Point: Hashable, Sendable {
  package var x: Measure
  package var y: Measure

  package init(x: Measure, y: Measure) {
    self.x = x
    self.y = y
  }
}

/// A piece of a circle. Angles are degrees, 0 at three o'clock, growing clockwise.
/// It runs clockwise when `to` > `from`, else anticlockwise, over at most 360°.
package struct Arc: Hashable, Sendable {
  package var center: Point
  package var radius: Measure
  package var from: Double
  package var to: Double

  package init(center: Point, radius: Measure, from: Double, to: Double) {
    self.center = center
    self.radius = radius
    self.from = from
    self.to = to
  }

  package var isClockwise: Bool { to > from }
  /// The angle run over, 0…360 degrees.
  package var sweep: Double { abs(to - from) }
  package var start: Point { point(at: from) }
  package var end: Point { point(at: to) }

  /// The place on the circle at an angle in degrees.
  package func point(at angle: Double) -> Point {
    let direction = UnitVector(degrees: angle)
    return Point(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
  }
}

/// One piece of an outline.
package enum PathCommand: Hashable, Sendable {
  case move(to: Point)
  case line(to: Point)
  case quad(to: Point, control: Point)
  case cubic(to: Point, control1: Point, control2: Point)
  case arc(Arc)
  case close

  /// Where the piece ends; `nil` for `close`, which returns to where the outline began.
  package var end: Point? {
    switch self {
    case .move(let to), .line(let to), .quad(let to, _), .cubic(let to, _, _): to
    case .arc(let arc): arc.end
    case .close: nil
    }
  }

  /// Where the piece begins by itself: arcs do, and `move`. The others go on from the last end.
  package var ownStart: Point? {
    switch self {
    case .move(let to): to
    case .arc(let arc): arc.start
    case .line, .quad, .cubic, .close: nil
    }
  }
}
