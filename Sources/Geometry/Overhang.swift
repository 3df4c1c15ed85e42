/// How far an outline reaches beyond its box.
package struct Overhang: Hashable, Sendable {
  /// In logical pixels, beyond whichever edge it is farthest; mentions parameters only.
  package let most: Measure

  /// Counted are the places of the path at a fixed distance from an edge, control points too, which
  /// their curves do not reach, in boxes from the outline's least size on. Places that move with
  /// another share of the box than none or the whole are taken to stay within it, and parameters not
  /// to be negative.
  package init(of path: [PathCommand]) {
    let places = path.flatMap(\.places)
    most = LeastSize.reach(
      Overhang.beyond(places.map(\.x), .width) + Overhang.beyond(places.map(\.y), .height))
  }

  private static func beyond(_ coordinates: [Measure], _ side: Symbol) -> [Measure] {
    coordinates.compactMap { coordinate in
      switch coordinate.coefficient(of: side) {
      case 0: coordinate.mentions(side) ? nil : coordinate * -1
      case 1:
        { $0.mentions(side) ? nil : $0 }(coordinate - Measure(side))
      default: nil
      }
    }
  }
}

extension PathCommand {
  /// The corners of what the piece stays within: its ends, control points, and where an arc is
  /// farthest to each side.
  fileprivate var places: [Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quad(let to, let control): [to, control]
    case .cubic(let to, let control1, let control2): [to, control1, control2]
    case .arc(let arc): [arc.start, arc.end] + arc.farthest
    case .close: []
    }
  }
}

extension Arc {
  /// The places at whole quarter turns that the arc runs over.
  fileprivate var farthest: [Point] {
    let (least, most) = (min(from, to), max(from, to))
    let first = (least / 90).rounded(.up) * 90
    return (0...4).map { first + Double($0) * 90 }.filter { $0 <= most }.map { point(at: $0) }
  }
}
