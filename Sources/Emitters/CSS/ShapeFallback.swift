import Geometry

/// What stands for an outline in browsers without `shape()`: rounded corners.
enum ShapeFallback {
  /// The radius of the first quarter turn: of an arc, or of a curve that goes as far across as down.
  static func cornerRadius(of path: [PathCommand]) -> Measure? {
    var current: Point?
    for command in path {
      switch command {
      case .arc(let arc):
        if abs(arc.sweep - 90) < 1 { return arc.radius }
      case .quad(let to, _), .cubic(let to, _, _):
        if let current, let radius = cornerRadius(from: current, to: to) { return radius }
      case .move, .line, .close:
        break
      }
      current = command.end ?? current
    }
    return nil
  }

  private static func cornerRadius(from start: Point, to end: Point) -> Measure? {
    let across = end.x - start.x
    let down = end.y - start.y
    guard across.isAlmost(down) || across.isAlmost(down * -1), !across.isAlmost(.zero),
      !across.mentions(.width), !across.mentions(.height)
    else { return nil }
    let sign = across.constant != 0 ? across.constant : across.terms.first?.coefficient ?? 1
    return sign < 0 ? across * -1 : across
  }
}
