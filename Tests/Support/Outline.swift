/// The outline of a shape as a platform drew it, in one notation for all of them.
///
/// As text it is one piece a line, numbers parted by blanks: `M x y`, `L x y`, `Q cx cy x y`,
/// `C c1x c1y c2x c2y x y`, `K cx cy x y weight` (a conic section), `Z`, and
/// `A cx cy radius start delta a b c d tx ty` (radians, clockwise on a screen; then a transform).
package struct Outline: Equatable, Sendable {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Piece: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case quad(Point, Point)
    case cubic(Point, Point, Point)
    case conic(Point, Point, weight: Double)
    case arc(center: Point, radius: Double, start: Double, delta: Double, transform: [Double])
    case close
  }

  package var pieces: [Piece] = []

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Moves all points.
  package mutating func move(x: Double, y: Double) {
    map {
      Point(x: $0.x + x, y: $0.y + y)
    } transform: { t in
      [t[0], t[1], t[2], t[3], t[4] + x, t[5] + y]
    }
  }

  /// Reflects all points about the middle of a box of `width`.
  package mutating func mirror(width: Double) {
    map {
      Point(x: width - $0.x, y: $0.y)
    } transform: { t in
      [-t[0], t[1], -t[2], t[3], width - t[4], t[5]]
    }
  }

  private mutating func map(
    _ change: (Point) -> Point, transform: ([Double]) -> [Double]
  ) {
    pieces = pieces.map { piece in
      switch piece {
      case .move(let to): .move(change(to))
      case .line(let to): .line(change(to))
      case .quad(let control, let to): .quad(change(control), change(to))
      case .cubic(let first, let second, let to): .cubic(change(first), change(second), change(to))
      case .conic(let control, let to, let weight):
        .conic(change(control), change(to), weight: weight)
      case .arc(let center, let radius, let start, let delta, let matrix):
        .arc(
          center: center, radius: radius, start: start, delta: delta, transform: transform(matrix))
      case .close: .close
      }
    }
  }

  package struct Unreadable: Error {
    package var line: String
  }

  /// - Throws: `Unreadable` for a line that is not in the notation.
  package init(parsing text: some StringProtocol) throws {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard numbers.count == words.count - 1, let piece = Self.piece(String(words[0]), numbers)
      else {
        throw Unreadable(line: String(line))
      }
      pieces.append(piece)
    }
  }

  private static func piece(_ name: String, _ n: [Double]) -> Piece? {
    func point(_ index: Int) -> Point { Point(x: n[index], y: n[index + 1]) }
    switch (name, n.count) {
    case ("M", 2): return .move(point(0))
    case ("L", 2): return .line(point(0))
    case ("Q", 4): return .quad(point(0), point(2))
    case ("C", 6): return .cubic(point(0), point(2), point(4))
    case ("K", 5): return .conic(point(0), point(2), weight: n[4])
    case ("A", 11):
      return .arc(
        center: point(0), radius: n[2], start: n[3], delta: n[4], transform: Array(n[5...]))
    case ("Z", 0): return .close
    default: return nil
    }
  }
}
