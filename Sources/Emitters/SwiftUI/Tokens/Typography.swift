import Diagnostics
import Emission
import IR

extension Values {
  /// A style of text, as a call of the type that `SourceWriter.typographyType` declares.
  func typography(_ style: Typography) -> Expression {
    var arguments: [Code<Swift>] = []
    switch style.fontFamily.map({ FontFamily($0.value) }) {
    case .named(let name):
      if case .alias(let token, _)? = style.fontFamily, let list = reference(to: token) {
        arguments.append("family: \(list).first")
      } else {
        arguments.append("family: \(string: name)")
      }
    case .system(let design):
      if let design = design.code { arguments.append("design: \(design)") }
    case nil: break
    }
    let size = style.fontSize?.value.pixels(rem: design.rem)
    if let fontSize = style.fontSize {
      var code = length(fontSize.value)
      if case .alias(let token, _) = fontSize, let name = number(byName: token) { code = name }
      arguments.append("size: \(code)")
    }
    if let weight = style.fontWeight {
      arguments.append("weight: \(aliasable(weight) { Self.fontWeight($0) })")
    }
    switch style.lineHeight {
    case .alias(_, .factor(let factor)), .literal(.factor(let factor)):
      arguments.append("lineHeight: \(Self.length(factor * (size ?? TypographyDefaults.size)))")
    case .alias(let token, .length(let length)):
      arguments.append("lineHeight: \(reference(to: token) ?? self.length(length))")
    case .literal(.length(let length)): arguments.append("lineHeight: \(self.length(length))")
    case nil: break
    }
    switch style.letterSpacing {
    case .alias(_, .em(let factor)), .literal(.em(let factor)):
      arguments.append(
        "letterSpacing: \(Self.length(factor * (size ?? TypographyDefaults.size)))")
    case .alias(let token, .length(let length)):
      arguments.append("letterSpacing: \(reference(to: token) ?? self.length(length))")
    case .literal(.length(let length)): arguments.append("letterSpacing: \(self.length(length))")
    case nil: break
    }
    if let size, let textStyle = TypographyDefaults.textStyle(nearest: size) {
      arguments.append("relativeTo: \(textStyle)")
    }
    return .call("\(id: names.typographyType)", arguments)
  }

  private func aliasable<Written>(
    _ value: Aliasable<Written>, _ code: (Written) -> Code<Swift>
  ) -> Code<Swift> {
    switch value {
    case .literal(let written): code(written)
    case .alias(let token, let written): reference(to: token) ?? code(written)
    }
  }
}

/// Figures of Apple's text styles.
enum TypographyDefaults {
  /// The size of `body` at the reader's usual text size, on iOS.
  static let size = 17.0
  /// How far apart the lines of the system's own font are, as a factor of the size.
  static let naturalLineHeight = 1.2

  /// The text style whose usual size on iOS is nearest: text grows at its rate. `nil` for `body`,
  /// the default.
  static func textStyle(nearest size: Double) -> Code<Swift>? {
    switch size {
    case ..<11.5: ".caption2"
    case ..<12.5: ".caption"
    case ..<14: ".footnote"
    case ..<15.5: ".subheadline"
    case ..<16.5: ".callout"
    case ..<18.5: nil
    case ..<21: ".title3"
    case ..<25: ".title2"
    case ..<31: ".title"
    default: ".largeTitle"
    }
  }
}
