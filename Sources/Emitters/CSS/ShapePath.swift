import Emission
import Geometry
import IR

/// An outline as the arguments of `shape()` (CSS Shapes 2), over the size of the element's own box.
struct ShapePath {
  /// Where the left side of the drawing is on the screen.
  enum Side {
    case left
    case right
    /// As custom properties say: 1 or -1, and the ways in which arcs turn (`nil` when there is none
    /// of them).
    case variable(side: Name, clockwise: Name?, anticlockwise: Name?)
  }

  private let side: Side
  private let x: Formula
  private let y: Formula
  private let length: Formula
  private var commands: [[CSSCode]] = []
  private var current = Point(x: .zero, y: .zero)
  private var start = Point(x: .zero, y: .zero)
  private var isClosed = true

  /// - Parameter expressions: of the shape; its parameters are custom properties of the element.
  static func call(
    _ path: [PathCommand], side: Side, expressions: Expressions
  ) -> Call {
    var writer = ShapePath(side: side, expressions: expressions)
    for command in path { writer.add(command) }
    writer.close()
    return Call(function: "shape", items: writer.commands, layout: .onePerLine)
  }

  private init(side: Side, expressions: Expressions) {
    self.side = side
    let inner = expressions.formula(.px)
    x = Formula(.px) { $0 == .width ? .side : inner.operand($0) }
    y = Formula(.px) { $0 == .height ? .side : inner.operand($0) }
    length = inner
  }

  private mutating func add(_ command: PathCommand) {
    switch command {
    case .move(let to):
      move(to: to)
    case .line(let to):
      begin(at: to)
      line(to: to)
    case .quad(let to, let control):
      begin(at: control)
      commands.append(["curve to \(code(to))", "with \(code(control))"])
      current = to
    case .cubic(let to, let control1, let control2):
      begin(at: control1)
      commands.append([
        "curve to \(code(to))", "with \(code(control1))", "/ \(code(control2))",
      ])
      current = to
    case .arc(let arc):
      begin(at: arc.start)
      line(to: arc.start)
      self.arc(arc)
    case .close:
      close()
    }
  }

  /// Begins an outline where none has begun: the first at `point`, another where the last one did.
  private mutating func begin(at point: Point) {
    if isClosed { move(to: commands.isEmpty ? point : current) }
  }

  private mutating func move(to point: Point) {
    if !isClosed { close() }
    let verb: CSSCode = commands.isEmpty ? "from" : "move to"
    commands.append(["\(verb) \(code(point))"])
    (start, current, isClosed) = (point, point, false)
  }

  private mutating func close() {
    guard !isClosed else { return }
    commands.append(["close"])
    (current, isClosed) = (start, true)
  }

  private mutating func line(to point: Point) {
    let sameX = point.x.isAlmost(current.x)
    let sameY = point.y.isAlmost(current.y)
    if sameX && sameY { return }
    if sameY {
      commands.append(["hline to \(across(point.x))"])
    } else if sameX {
      commands.append(["vline to \(y.value(point.y))"])
    } else {
      commands.append(["line to \(code(point))"])
    }
    current = point
  }

  /// In pieces of at most a half turn, which their ends and the radius tell without doubt.
  private mutating func arc(_ arc: Arc) {
    let pieces = max(1, min(8, Int((arc.sweep / 180).rounded(.up))))
    let radius = length.value(arc.radius)
    for piece in 1...pieces {
      let angle = arc.from + (arc.to - arc.from) * Double(piece) / Double(pieces)
      let end = piece == pieces ? arc.end : arc.point(at: angle)
      commands.append(["arc to \(code(end))", "of \(radius) \(turn(arc.isClockwise))"])
      current = end
    }
  }

  private func turn(_ isClockwise: Bool) -> CSSCode {
    switch side {
    case .left: return isClockwise ? "cw" : "ccw"
    case .right: return isClockwise ? "ccw" : "cw"
    case .variable(_, let clockwise, let anticlockwise):
      if let name = isClockwise ? clockwise : anticlockwise { return .variable(name) }
      return isClockwise ? "cw" : "ccw"
    }
  }

  private func code(_ point: Point) -> CSSCode {
    "\(across(point.x)) \(y.value(point.y))"
  }

  private func across(_ measure: Measure) -> CSSCode {
    switch side {
    case .left:
      return x.value(measure)
    case .right:
      return x.value(Measure(.width) - measure)
    case .variable(let side, _, _):
      // The distance from the middle, times 1 or -1.
      let distance = measure - Measure(.width, times: 0.5)
      if distance.constantValue == 0 { return "50%" }
      let (isNegative, code) = x.operand(distance)
      let product: CSSCode = "var(\(id: side)) * \(code)"
      return isNegative ? "calc(50% - \(product))" : "calc(50% + \(product))"
    }
  }
}

extension Measure {
  /// Whether two formulas are equal but for the last bits.
  func isAlmost(_ other: Measure) -> Bool {
    let difference = self - other
    let tolerance = 1e-9 * max(1, constant.magnitude)
    return difference.constant.magnitude < tolerance
      && difference.terms.allSatisfy { $0.coefficient.magnitude < 1e-9 }
      && difference.bounds.allSatisfy { $0.coefficient.magnitude < 1e-9 }
  }
}
