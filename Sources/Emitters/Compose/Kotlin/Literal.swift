import Diagnostics
import Emission

/// Numbers as Kotlin writes them.
enum Literal {
  /// `0.75f`: the shortest decimal of the nearest `Float`. What is beyond its range becomes the
  /// largest.
  static func float(_ number: Double) -> Code<Kotlin> {
    "\(number: single(number))f"
  }

  /// `0.75f`, but `4` for whole numbers: what stands beside a `Float` in a formula.
  static func operand(_ number: Double) -> Code<Kotlin> {
    let value = single(number)
    return value == value.rounded() && value.magnitude <= Double(Int32.max)
      ? "\(number: value)" : "\(number: value)f"
  }

  /// `4.dp`, `(-0.01).em`.
  static func unit(_ number: Double, _ unit: Code<Kotlin>) -> Code<Kotlin> {
    let value = Decimal.shown(number, places: 5)
    // Whole numbers that are no `Int` have no units.
    let isLong = value == value.rounded() && value.magnitude > Double(Int32.max)
    let digits: Code<Kotlin> = isLong ? "\(number: value).0" : "\(number: value)"
    return value < 0 ? "(\(digits)).\(unit)" : "\(digits).\(unit)"
  }

  /// A whole number of milliseconds.
  static func milliseconds(_ number: Double) -> Code<Kotlin> {
    "\(number: min(max(number.rounded(), Double(Int32.min)), Double(Int32.max)))"
  }

  /// The number whose shortest decimal, as a `Double`, is that of the nearest `Float`.
  private static func single(_ number: Double) -> Double {
    let limit = Double(Float.greatestFiniteMagnitude)
    let nearest = Float(min(max(Decimal.shown(number), -limit), limit))
    return Double(nearest.description) ?? Double(nearest)
  }
}
