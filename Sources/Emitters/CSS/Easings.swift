import Diagnostics
import Emission
import IR
import Motion

/// A value on several lines: `linear(` … `)`.
struct Call: Hashable {
  enum Layout: Hashable {
    /// As many as fit on a line.
    case filled
    case onePerLine
  }

  var function: CSSCode
  /// Each in the pieces between which a long one may be broken.
  var items: [[CSSCode]]
  var layout: Layout
  /// What follows the closing parenthesis.
  var suffix = CSSCode()
}

extension CSSCode {
  init(_ curve: CubicBezier) {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { number -> CSSCode in
      "\(number: Decimal.shown(number, places: 4))"
    }
    self = "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}

/// A spring as the web plays it.
struct WebSpring {
  let easing: Call
  let duration: CSSCode

  init(_ spring: Spring) {
    let sampled = spring.linearEasing()
    let stops = sampled.stops.map { stop -> [CSSCode] in
      // The first and the last stop stand at the ends by themselves.
      stop.percent == 0 || stop.percent == 100
        ? ["\(number: stop.output)"] : ["\(number: stop.output)", "\(number: stop.percent)%"]
    }
    easing = Call(function: "linear", items: stops, layout: .filled)
    duration = "\(number: sampled.milliseconds)ms"
  }

  /// What a reader of the stylesheet is told.
  static func note(_ spring: Spring) -> String {
    let response = Decimal.text(Decimal.shown(spring.response, places: 4))
    let fraction = Decimal.text(Decimal.shown(spring.dampingFraction, places: 4))
    return "A spring: response \(response) s, damping fraction \(fraction)."
  }
}
