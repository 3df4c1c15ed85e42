import Emission

/// How types of the system are spelt where enums of the specs may hide them: `Color`, or
/// `SwiftUI.Color` inside a namespace that has a `Color` of its own.
struct TypeNames {
  let hidden: Set<String>

  var color: Code<Swift> { hidden.contains("Color") ? "SwiftUI.Color" : "Color" }
  var animation: Code<Swift> { hidden.contains("Animation") ? "SwiftUI.Animation" : "Animation" }
  var font: Code<Swift> { hidden.contains("Font") ? "SwiftUI.Font" : "Font" }
  var gradient: Code<Swift> { hidden.contains("Gradient") ? "SwiftUI.Gradient" : "Gradient" }
  var angle: Code<Swift> { hidden.contains("Angle") ? "SwiftUI.Angle" : "Angle" }
  var strokeStyle: Code<Swift> {
    hidden.contains("StrokeStyle") ? "SwiftUI.StrokeStyle" : "StrokeStyle"
  }
  var string: Code<Swift> { hidden.contains("String") ? "Swift.String" : "String" }
  var bool: Code<Swift> { hidden.contains("Bool") ? "Swift.Bool" : "Bool" }
  var double: Code<Swift> { hidden.contains("Double") ? "Swift.Double" : "Double" }
  /// Seconds.
  var timeInterval: Code<Swift> { hidden.contains("TimeInterval") ? double : "TimeInterval" }
  /// No name of a spec becomes `CGFloat`: it would be `CgFloat`.
  var length: Code<Swift> { "CGFloat" }
}
