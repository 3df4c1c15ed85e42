internal import Geometry
internal import IR

/// A number with what it measures, while a formula is computed.
struct Quantity: Hashable {
  enum Unit: Hashable {
    case number
    /// The measure is in logical pixels.
    case length
    /// Times the font size.
    case em
    /// The measure is in milliseconds.
    case duration
    /// The measure is in degrees.
    case angle

    /// With its article, for messages.
    var words: String {
      switch self {
      case .number: "a plain number"
      case .length: "a length"
      case .em: "a share of the font size"
      case .duration: "a duration"
      case .angle: "an angle"
      }
    }
  }

  var measure: Measure
  var unit: Unit
  /// The same length in rem, as long as only rem went into it.
  var rem: Double?
  /// Whether it is written in percent, or made of such numbers only: it is no length in px then.
  var isPercent = false

  init(_ measure: Measure, _ unit: Unit, rem: Double? = nil, isPercent: Bool = false) {
    self.measure = measure
    self.unit = unit
    self.rem = rem
    self.isPercent = isPercent
  }

  init(_ number: Double) {
    self.init(Measure(number), .number)
  }

  /// What it is, with its article, for messages.
  var words: String { isPercent ? "a percentage" : unit.words }
}

/// What a formula, or a part of one, comes to.
enum Operand {
  case quantity(Quantity)
  case color(ColorExpression)
  /// A value that no formula can count with: a text, a curve.
  case other(Value)
  /// A parameter that no formula can count with.
  case parameter(Int, Parameter.Kind)

  /// What it is, with its article, for messages.
  var words: String {
    switch self {
    case .quantity(let quantity): quantity.words
    case .color: "a colour"
    case .other(let value): value.type.words
    case .parameter(_, let kind): kind == .boolean ? "true or false" : "a text"
    }
  }
}

extension TokenType {
  /// What a value of the type is, with its article, for messages.
  var words: String {
    switch self {
    case .color: "a colour"
    case .dimension: "a length"
    case .number: "a number"
    case .duration: "a duration"
    case .cubicBezier: "an easing curve"
    case .spring: "a spring"
    case .string: "a text"
    case .boolean: "true or false"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .typography: "a text style"
    case .fontSize: "a font size"
    case .angle: "an angle"
    case .strokeStyle: "a line style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    }
  }
}
