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
