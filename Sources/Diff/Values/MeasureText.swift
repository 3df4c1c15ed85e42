import Diagnostics
import Geometry

extension Measure {
  /// As specs write it: `width - 2 * radius + 4`, with a unit where it is one number.
  ///
  /// - Parameter name: of a symbol.
  func text(unit: String = "", _ name: (Symbol) -> String) -> String {
    if let constantValue { return Shown.number(constantValue) + unit }
    var text = ""
    func add(_ coefficient: Double, _ factor: String) {
      let magnitude = coefficient.magnitude
      let product = magnitude == 1 ? factor : "\(Shown.number(magnitude)) * \(factor)"
      if text.isEmpty {
        text = coefficient < 0 ? "-\(product)" : product
      } else {
        text += coefficient < 0 ? " - \(product)" : " + \(product)"
      }
    }
    // In an order of their own: a sum is the same whichever way it is written.
    var parts = terms.map { (text: name($0.symbol), coefficient: $0.coefficient) }
    for bound in bounds {
      let operands = bound.operands.map { $0.text(name) }.sorted().joined(separator: ", ")
      let function = bound.extremum == .minimum ? "min" : "max"
      parts.append((text: "\(function)(\(operands))", coefficient: bound.coefficient))
    }
    for part in parts.sorted(by: { ($0.text, $0.coefficient) < ($1.text, $1.coefficient) }) {
      add(part.coefficient, part.text)
    }
    if constant != 0 {
      text += constant < 0 ? " - " : " + "
      text += Shown.number(constant.magnitude)
    }
    return text
  }
}

extension PathCommand {
  func text(_ name: (Symbol) -> String) -> String {
    func place(_ point: Point) -> String { "[\(point.x.text(name)), \(point.y.text(name))]" }
    switch self {
    case .move(let to): return "move \(place(to))"
    case .line(let to): return "line \(place(to))"
    case .quad(let to, let control): return "quad \(place(to)) by \(place(control))"
    case .cubic(let to, let control1, let control2):
      return "cubic \(place(to)) by \(place(control1)) \(place(control2))"
    case .arc(let arc):
      return "arc \(place(arc.center)) radius \(arc.radius.text(name)) "
        + "from \(Shown.number(arc.from)) to \(Shown.number(arc.to))"
    case .close: return "close"
    }
  }

  /// The piece with formulas in the place of symbols.
  func substituting(_ value: (Symbol) -> Measure?) -> PathCommand {
    func place(_ point: Point) -> Point {
      Point(x: point.x.substituting(value), y: point.y.substituting(value))
    }
    switch self {
    case .move(let to): return .move(to: place(to))
    case .line(let to): return .line(to: place(to))
    case .quad(let to, let control): return .quad(to: place(to), control: place(control))
    case .cubic(let to, let control1, let control2):
      return .cubic(to: place(to), control1: place(control1), control2: place(control2))
    case .arc(let arc):
      return .arc(
        Arc(
          center: place(arc.center), radius: arc.radius.substituting(value), from: arc.from,
          to: arc.to))
    case .close: return .close
    }
  }
}
