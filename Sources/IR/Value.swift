package import Color
package import Motion

/// The type of a token.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color
  case dimension
  case number
  case duration
  case cubicBezier
  case spring
  case string
  case boolean
  case fontFamily
  case fontWeight
  case typography
  /// A length that grows with the reader's text size.
  case fontSize
  case angle
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
}

/// What a token, or a field of a composite one, is at last.
package enum Value: Hashable, Sendable {
  case color(ColorValue)
  case dimension(Dimension)
  case number(Double)
  case duration(Duration)
  case cubicBezier(CubicBezier)
  case spring(SpringTiming)
  case string(String)
  case boolean(Bool)
  /// The families in order of preference; at least one.
  case fontFamily([String])
  /// 1…1000.
  case fontWeight(Double)
  indirect case typography(Typography)
  /// Not negative.
  case fontSize(Dimension)
  /// Degrees.
  case angle(Double)
  indirect case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  /// At least one layer, the topmost first.
  case shadow([ShadowLayer])
  /// At least one stop.
  case gradient([GradientStop])

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .number: .number
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .spring: .spring
    case .string: .string
    case .boolean: .boolean
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .typography: .typography
    case .fontSize: .fontSize
    case .angle: .angle
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    }
  }
}

/// A length. Logical pixels are CSS px, Apple pt and Android dp alike.
package struct Dimension: Hashable, Sendable {
  package enum Unit: Hashable, Sendable {
    case px
    case rem
  }

  package var number: Double
  package var unit: Unit

  package init(_ number: Double, _ unit: Unit = .px) {
    self.number = number
    self.unit = unit
  }

  /// In logical pixels, when one rem is `rem` of them.
  package func pixels(rem: Double) -> Double {
    switch unit {
    case .px: number
    case .rem: number * rem
    }
  }
}

/// A length of time in milliseconds; not negative, except for delays.
package struct Duration: Hashable, Sendable {
  package var milliseconds: Double

  package init(milliseconds: Double) {
    self.milliseconds = milliseconds
  }
}

/// A spring, and how long a changed spring blends over from the one before.
package struct SpringTiming: Hashable, Sendable {
  package var spring: Spring
  /// Seconds; SwiftUI only.
  package var blend: Double

  package init(spring: Spring, blend: Double = 0) {
    self.spring = spring
    self.blend = blend
  }
}

/// A style of text. What a style leaves open is `nil`.
package struct Typography: Hashable, Sendable {
  package enum LineHeight: Hashable, Sendable {
    /// Times the font size.
    case factor(Double)
    case length(Dimension)
  }

  package enum LetterSpacing: Hashable, Sendable {
    case length(Dimension)
    /// Times the font size.
    case em(Double)
  }

  package var fontFamily: Aliasable<[String]>?
  package var fontSize: Aliasable<Dimension>?
  package var fontWeight: Aliasable<Double>?
  package var lineHeight: Aliasable<LineHeight>?
  package var letterSpacing: Aliasable<LetterSpacing>?

  package init(
    fontFamily: Aliasable<[String]>? = nil, fontSize: Aliasable<Dimension>? = nil,
    fontWeight: Aliasable<Double>? = nil, lineHeight: Aliasable<LineHeight>? = nil,
    letterSpacing: Aliasable<LetterSpacing>? = nil
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
  }
}

/// A value written out, or the name of a token that holds it. An alias keeps, beside the token, the
/// value that it stands for in the default context, so that an emitter can write either.
package enum Aliasable<Written: Hashable & Sendable>: Hashable, Sendable {
  case literal(Written)
  case alias(TokenID, Written)

  /// The value in the default context, whichever way it is written.
  package var value: Written {
    switch self {
    case .literal(let value), .alias(_, let value): value
    }
  }
}
