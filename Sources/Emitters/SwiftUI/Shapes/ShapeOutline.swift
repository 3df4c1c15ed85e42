import Emission
import Geometry
import IR

extension ShapeWriter {
  /// `path(in:)`: the outline from its formulas, from the origin, then placed.
  func outline(to writer: inout SourceWriter<Swift>) {
    writer.block("public nonisolated func path(in rect: CGRect) -> Path {") { writer in
      if mentions(.width) { writer.line("let width = rect.width") }
      if mentions(.height) { writer.line("let height = rect.height") }
      writer.line("var path = Path()")
      var locals = 0
      var isOpen = false
      for command in shape.path {
        switch command {
        case .close where !isOpen: continue
        case .close: isOpen = false
        case .move:
          // Every piece of the outline is closed, so that strokes show it whole.
          if isOpen { writer.line("path.closeSubpath()") }
          isOpen = false
        case .line, .quad, .cubic, .arc: isOpen = true
        }
        write(command, locals: &locals, to: &writer)
      }
      if isOpen { writer.line("path.closeSubpath()") }
      writer.line("return path.placed(in: rect, mirrored: mirrored)")
    }
  }

  private func mentions(_ symbol: Symbol) -> Bool {
    shape.path.contains { command in
      command.measures.contains { $0.mentions(symbol) }
    }
  }

  private func write(
    _ command: PathCommand, locals: inout Int, to writer: inout SourceWriter<Swift>
  ) {
    func point(_ point: Point, _ writer: inout SourceWriter<Swift>) -> Code<Swift> {
      let x = coordinate(point.x, "x", &locals, &writer)
      let y = coordinate(point.y, "y", &locals, &writer)
      return "CGPoint(x: \(x), y: \(y))"
    }
    switch command {
    case .move(let to):
      let to = point(to, &writer)
      writer.call("path.move", ["to: \(to)"])
    case .line(let to):
      let to = point(to, &writer)
      writer.call("path.addLine", ["to: \(to)"])
    case .quad(let to, let control):
      let to = point(to, &writer)
      let control = point(control, &writer)
      writer.call("path.addQuadCurve", ["to: \(to)", "control: \(control)"])
    case .cubic(let to, let control1, let control2):
      let to = point(to, &writer)
      let first = point(control1, &writer)
      let second = point(control2, &writer)
      writer.call("path.addCurve", ["to: \(to)", "control1: \(first)", "control2: \(second)"])
    case .arc(let arc):
      let center = point(arc.center, &writer)
      let radius = coordinate(arc.radius, "radius", &locals, &writer)
      // Both ends of a whole circle are one angle, and an arc between them is nothing.
      let middle = (arc.from + arc.to) / 2
      let ends = arc.sweep < 360 ? [(arc.from, arc.to)] : [(arc.from, middle), (middle, arc.to)]
      for (from, to) in ends {
        writer.call(
          "path.addArc",
          [
            "center: \(center)", "radius: \(radius)", "startAngle: .degrees(\(number: from))",
            "endAngle: .degrees(\(number: to))",
            // To SwiftUI, whose y axis points down, growing angles run "anticlockwise".
            "clockwise: \(Values.boolean(!arc.isClockwise))",
          ])
      }
    case .close: writer.line("path.closeSubpath()")
    }
  }

  /// A coordinate, or the name of a constant for a long one: the type checker takes long
  /// arithmetic inside a call badly.
  private func coordinate(
    _ measure: Measure, _ name: Code<Swift>, _ locals: inout Int,
    _ writer: inout SourceWriter<Swift>
  ) -> Code<Swift> {
    let code = values.measure(measure, symbols)
    guard code.code.bytes.count > 40 || code.pieces.count > 4 else { return code.code }
    var local: Code<Swift>
    repeat {
      locals += 1
      local = "\(name)\(number: locals)"
    } while symbols.parameters.contains(local)
    writer.assignment("let \(local): CGFloat", code.pieces)
    return local
  }
}

extension SourceWriter<Swift> {
  /// The private function with which outlines place themselves.
  mutating func pathHelper() {
    blank()
    block("extension Path {") { writer in
      writer.line(
        "/// Moves what is drawn from the origin into `rect`, reflected about its vertical axis if asked."
      )
      writer.block("fileprivate nonisolated func placed(in rect: CGRect, mirrored: Bool) -> Path {")
      {
        writer in
        writer.line("applying(")
        writer.indented { writer in
          writer.line("mirrored")
          writer.indented { writer in
            writer.line(
              "? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)")
            writer.line(": CGAffineTransform(translationX: rect.minX, y: rect.minY))")
          }
        }
      }
    }
  }
}
