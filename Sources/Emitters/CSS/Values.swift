import Diagnostics
import Emission
import IR

extension CSSCode {
  static func variable(_ name: Name) -> CSSCode { "var(\(id: name))" }

  /// A length that keeps its own unit. It is never a bare 0, which `calc()` would take for a number.
  init(_ dimension: Dimension) {
    let number = Decimal.shown(dimension.number, places: 5)
    switch dimension.unit {
    case .px: self = "\(number: number)px"
    case .rem: self = "\(number: number)rem"
    }
  }

  /// A length that grows with the reader's text size.
  init(scaling dimension: Dimension, rem: Double) {
    self.init(Dimension(dimension.pixels(rem: rem) / rem, .rem))
  }

  init(_ duration: Duration) {
    self = "\(number: Decimal.shown(duration.milliseconds))ms"
  }

  /// Families in quotes, so that no blank, digit or keyword in a name has a meaning; the generic ones
  /// of CSS Fonts 4 without.
  init(families: [String]) {
    self = families.map { family -> CSSCode in
      CSSCode.genericFamily(family) ?? "\(string: family)"
    }.joined(separator: ", ")
  }

  private static func genericFamily(_ family: String) -> CSSCode? {
    switch family.lowercased() {
    case "serif": "serif"
    case "sans-serif": "sans-serif"
    case "monospace": "monospace"
    case "cursive": "cursive"
    case "fantasy": "fantasy"
    case "system-ui": "system-ui"
    case "ui-serif": "ui-serif"
    case "ui-sans-serif": "ui-sans-serif"
    case "ui-monospace": "ui-monospace"
    case "ui-rounded": "ui-rounded"
    case "math": "math"
    case "-apple-system": "-apple-system"
    case "blinkmacsystemfont": "BlinkMacSystemFont"
    default: nil
    }
  }
}

extension CSSCode {
  /// The keyword for a side.
  init(_ alignment: Alignment) {
    self =
      switch alignment {
      case .start: "start"
      case .center: "center"
      case .end: "end"
      case .left: "left"
      case .right: "right"
      }
  }
}
