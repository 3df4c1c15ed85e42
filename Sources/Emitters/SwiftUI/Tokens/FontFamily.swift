import Emission

/// What SwiftUI makes of a list of font families: the first one counts. CSS's generic names mean
/// designs of the system's own font.
enum FontFamily: Hashable {
  case system(Design)
  case named(String)

  enum Design: Hashable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  init(_ families: [String]) {
    guard let first = families.first else {
      self = .system(.standard)
      return
    }
    switch first.lowercased() {
    case "system-ui", "-apple-system", "blinkmacsystemfont", "sans-serif", "ui-sans-serif":
      self = .system(.standard)
    case "serif", "ui-serif": self = .system(.serif)
    case "ui-rounded": self = .system(.rounded)
    case "monospace", "ui-monospace": self = .system(.monospaced)
    default: self = .named(first)
    }
  }
}

extension FontFamily.Design {
  /// `nil` for the usual design, which is the default everywhere.
  var code: Code<Swift>? {
    switch self {
    case .standard: nil
    case .serif: ".serif"
    case .rounded: ".rounded"
    case .monospaced: ".monospaced"
    }
  }
}
