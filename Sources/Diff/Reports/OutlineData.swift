import Diagnostics
import Geometry

/// An outline without symbols as the data of an SVG path (SVG 2 §9.3).
struct OutlineData {
  private var text = ""
  private var current = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)
  private var isClosed = true

  static func text(_ path: [PathCommand]) -> String {
    var data = OutlineData()
    for command in path { data.add(command) }
    data.close()
    return data.text
  }

  private mutating func add(_ command: PathCommand) {
    switch command {
    case .move(let to):
      close()
      move(to: place(to))
    case .line(let to):
      begin(at: to)
      line(to: place(to))
    case .quad(let to, let control):
      begin(at: control)
      write("Q", [place(control), place(to)])
    case .cubic(let to, let control1, let control2):
      begin(at: control1)
      write("C", [place(control1), place(control2), place(to)])
    case .arc(let arc):
      begin(at: arc.start)
      line(to: place(arc.start))
      // In pieces of at most a half turn, which their ends and the radius tell without doubt.
      let pieces = max(1, min(8, Int((arc.sweep / 180).rounded(.up))))
      let radius = number(value(arc.radius))
      for piece in 1...pieces {
        let angle = arc.from + (arc.to - arc.from) * Double(piece) / Double(pieces)
        let end = place(piece == pieces ? arc.end : arc.point(at: angle))
        text +=
          "A\(radius) \(radius) 0 0 \(arc.isClockwise ? 1 : 0) \(number(end.x)) \(number(end.y))"
        current = end
      }
    case .close: close()
    }
  }

  /// Begins an outline where none has begun: the first at `point`, another where the last one did.
  private mutating func begin(at point: Point) {
    if isClosed { move(to: text.isEmpty ? place(point) : current) }
  }

  private mutating func move(to place: (x: Double, y: Double)) {
    text += "M\(number(place.x)) \(number(place.y))"
    (start, current, isClosed) = (place, place, false)
  }

  private mutating func line(to place: (x: Double, y: Double)) {
    if place != current { write("L", [place]) }
  }

  private mutating func write(_ letter: String, _ places: [(x: Double, y: Double)]) {
    text += letter + places.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    if let last = places.last { current = last }
  }

  private mutating func close() {
    guard !isClosed else { return }
    text += "Z"
    (current, isClosed) = (start, true)
  }

  private func place(_ point: Point) -> (x: Double, y: Double) { (value(point.x), value(point.y)) }

  private func value(_ measure: Measure) -> Double { measure.evaluated { _ in 0 } }

  private func number(_ number: Double) -> String {
    Decimal.text(Decimal.rounded(number.isFinite ? min(max(number, -1e5), 1e5) : 0, places: 3))
  }
}
