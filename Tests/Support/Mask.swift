import Foundation

/// Which pixels a shape covers, and how much of each: 0 none, 1 all.
package struct Mask: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package var coverage: [Double]

  /// - Parameter coverage: row by row from the top, `width * height` numbers.
  package init(width: Int, height: Int, coverage: [Double]) {
    precondition(coverage.count == width * height)
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// The mask of polygons by the nonzero winding rule: `width` × `height` pixels, of which one unit
  /// of the polygons' coordinates takes `scale`.
  ///
  /// Each pixel is cut into 16 rows, along which coverage is exact.
  package init(_ polygons: [[Outline.Point]], width: Int, height: Int, scale: Double = 1) {
    self.init(
      width: width, height: height, coverage: [Double](repeating: 0, count: width * height))
    let rows = 16
    for row in 0..<height * rows {
      let y = (Double(row) + 0.5) / Double(rows)
      for (from, to) in Self.spans(of: polygons, at: y / scale) {
        let (from, to) = (max(0, from * scale), min(Double(width), to * scale))
        guard from < to else { continue }
        for column in Int(from)...min(width - 1, Int(to)) {
          let covered = min(to, Double(column + 1)) - max(from, Double(column))
          coverage[row / rows * width + column] += max(0, covered) / Double(rows)
        }
      }
    }
  }

  /// Where the polygons are crossed by the horizontal line at `y`: from x to x.
  private static func spans(of polygons: [[Outline.Point]], at y: Double) -> [(Double, Double)] {
    var crossings: [(x: Double, turn: Int)] = []
    for polygon in polygons {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        if (from.y <= y) != (to.y <= y) {
          crossings.append(
            (from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), from.y <= y ? 1 : -1))
        }
        from = to
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [(Double, Double)] = []
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      let before = winding
      winding += crossing.turn
      if before == 0 {
        start = crossing.x
      } else if winding == 0 {
        spans.append((start, crossing.x))
      }
    }
    return spans
  }

  /// The area that both cover over the area that either covers: 1 when they are alike.
  package func overlap(with other: Mask) -> Double {
    precondition(width == other.width && height == other.height)
    var both = 0.0
    var either = 0.0
    for (a, b) in zip(coverage, other.coverage) {
      both += min(a, b)
      either += max(a, b)
    }
    return either == 0 ? 1 : both / either
  }

  /// The covered area, in pixels.
  package var area: Double { coverage.reduce(0, +) }
}
