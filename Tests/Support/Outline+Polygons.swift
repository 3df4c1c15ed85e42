import Foundation

extension Outline {
  /// The outline as closed polygons, each curve cut into `steps` chords by its own formula.
  package func polygons(steps: Int = 64) -> [[Point]] {
    var polygons: [[Point]] = []
    var current: [Point] = []
    func sample(_ point: (Double) -> Point) {
      for step in 1...steps { current.append(point(Double(step) / Double(steps))) }
    }
    for piece in pieces {
      let from = current.last ?? Point(x: 0, y: 0)
      switch piece {
      case .move(let to):
        if current.count > 1 { polygons.append(current) }
        current = [to]
      case .line(let to): current.append(to)
      case .quad(let control, let to):
        sample { Self.conic($0, from, control, to, weight: 1) }
      case .conic(let control, let to, let weight):
        sample { Self.conic($0, from, control, to, weight: weight) }
      case .cubic(let first, let second, let to):
        sample { Self.cubic($0, from, first, second, to) }
      case .arc(let center, let radius, let start, let delta, let transform):
        let point = { (share: Double) in
          Self.arc(center, radius, start + share * delta, transform)
        }
        current.append(point(0))
        sample(point)
      case .close:
        if current.count > 1 { polygons.append(current) }
        // What follows a closed piece starts where that piece started.
        current = current.first.map { [$0] } ?? []
      }
    }
    if current.count > 1 { polygons.append(current) }
    return polygons
  }

  /// How far the outlines are apart where they differ most: no point of one is farther from the other,
  /// nor the other way round. Curves are cut into chords; that of an arc and of the same arc as a conic
  /// section meet.
  package func distance(to other: Outline) -> Double {
    let (mine, others) = (polygons(steps: 32), other.polygons(steps: 32))
    return max(Self.distance(from: mine, to: others), Self.distance(from: others, to: mine))
  }

  private static func distance(from points: [[Point]], to polygons: [[Point]]) -> Double {
    points.joined().map { point in
      polygons.map { polygon in
        polygon.indices.map { index in
          distance(point, polygon[index], polygon[(index + 1) % polygon.count])
        }.min() ?? .infinity
      }.min() ?? .infinity
    }.max() ?? (polygons.isEmpty ? 0 : .infinity)
  }

  /// From a point to the line between two others.
  private static func distance(_ point: Point, _ from: Point, _ to: Point) -> Double {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = x * x + y * y
    let along = length == 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length
    let share = min(1, max(0, along))
    return hypot(point.x - from.x - share * x, point.y - from.y - share * y)
  }

  private static func cubic(_ t: Double, _ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
    let s = 1 - t
    let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }

  /// A rational quadratic curve; a weight of 1 makes it a parabola.
  private static func conic(
    _ t: Double, _ a: Point, _ b: Point, _ c: Point, weight: Double
  ) -> Point {
    let s = 1 - t
    let (wa, wb, wc) = (s * s, 2 * weight * s * t, t * t)
    let sum = wa + wb + wc
    return Point(
      x: (wa * a.x + wb * b.x + wc * c.x) / sum, y: (wa * a.y + wb * b.y + wc * c.y) / sum)
  }

  private static func arc(
    _ center: Point, _ radius: Double, _ angle: Double, _ t: [Double]
  ) -> Point {
    let x = center.x + radius * cos(angle)
    let y = center.y + radius * sin(angle)
    return Point(x: t[0] * x + t[2] * y + t[4], y: t[1] * x + t[3] * y + t[5])
  }
}
