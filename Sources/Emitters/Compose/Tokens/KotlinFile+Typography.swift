import Diagnostics
import Emission
import IR

/// Typography tokens as `TextStyle`. Sizes are `sp`, which grow with the reader's setting.
extension KotlinFile {
  mutating func textStyle(_ typography: Typography) -> Layout {
    var arguments: [Layout] = []
    func add(_ name: Code<Kotlin>, _ value: Code<Kotlin>?) {
      if let value { arguments.append(.argument(name, .code(value))) }
    }
    add("fontSize", typography.fontSize.map { fontSize($0) })
    add("fontWeight", typography.fontWeight.map { fontWeight($0) })
    add("fontFamily", typography.fontFamily.flatMap { fontFamily($0) })
    add("letterSpacing", typography.letterSpacing.map { letterSpacing($0) })
    if let lineHeight = typography.lineHeight {
      add("lineHeight", self.lineHeight(lineHeight))
      add("lineHeightStyle", centeredLines())
    }
    return .call(use(.textStyle), arguments)
  }

  /// Lines are as high as the style says, their text in the middle, as on the other platforms:
  /// Compose would cut the first line's upper and the last one's lower space.
  mutating func centeredLines() -> Code<Kotlin> {
    let style = type(.lineHeightStyle)
    return "\(style)(\(style).Alignment.Center, \(style).Trim.None)"
  }

  /// What the reader of the style has to know about fonts that have to be brought along.
  func familyNote(_ typography: Typography) -> [Code<Kotlin>] {
    guard let families = typography.fontFamily.map(resolved), let first = families.first else {
      return []
    }
    var probe = self
    if probe.fontFamily([first]) != nil { return [] }
    return [
      "Meant for \(comment: first), which common code can't find by its name: `copy(fontFamily = …)` sets it."
    ]
  }

  // MARK: Fields

  private mutating func fontSize(_ size: Aliasable<Dimension>) -> Code<Kotlin> {
    if case .alias(let id, _) = size, let name = name(of: id) {
      if design[id].type == .fontSize { return name }
      need(.sp)
      return "\(name).value.sp"
    }
    return sp(resolved(size).pixels(rem: design.rem))
  }

  private mutating func fontWeight(_ weight: Aliasable<Double>) -> Code<Kotlin> {
    if case .alias(let id, _) = weight, let name = name(of: id) {
      return design[id].type == .fontWeight
        ? name : "\(use(.fontWeight))(\(name).toInt())"
    }
    return fontWeight(resolved(weight))
  }

  mutating func fontFamily(_ families: Aliasable<[String]>) -> Code<Kotlin>? {
    fontFamily(resolved(families))
  }

  private mutating func lineHeight(
    _ lineHeight: Aliasable<Typography.LineHeight>
  ) -> Code<Kotlin> {
    if case .alias(let id, _) = lineHeight, let name = name(of: id) {
      if design[id].type == .dimension {
        need(.sp)
        return "\(name).value.sp"
      }
      need(.em)
      return "\(name).em"
    }
    switch resolved(lineHeight) {
    case .factor(let factor): return em(factor)
    case .length(let length): return sp(length.pixels(rem: design.rem))
    }
  }

  private mutating func letterSpacing(
    _ spacing: Aliasable<Typography.LetterSpacing>
  ) -> Code<Kotlin> {
    if case .alias(let id, _) = spacing, let name = name(of: id) {
      if design[id].type == .dimension {
        need(.sp)
        return "\(name).value.sp"
      }
      need(.em)
      return "\(name).em"
    }
    switch resolved(spacing) {
    case .em(let factor): return em(factor)
    case .length(let length): return sp(length.pixels(rem: design.rem))
    }
  }

  // MARK: What an alias stands for here

  // The value beside an alias is that of the default; a token can have another one for Kotlin.

  private func resolved(_ size: Aliasable<Dimension>) -> Dimension {
    guard case .alias(let id, let written) = size else { return size.value }
    switch value(of: id) {
    case .dimension(let own)?, .fontSize(let own)?: return own
    default: return written
    }
  }

  private func resolved(_ weight: Aliasable<Double>) -> Double {
    guard case .alias(let id, let written) = weight else { return weight.value }
    switch value(of: id) {
    case .fontWeight(let own)?, .number(let own)?: return own
    default: return written
    }
  }

  private func resolved(_ families: Aliasable<[String]>) -> [String] {
    if case .alias(let id, _) = families, case .fontFamily(let own)? = value(of: id) { return own }
    return families.value
  }

  private func resolved(
    _ lineHeight: Aliasable<Typography.LineHeight>
  ) -> Typography.LineHeight {
    guard case .alias(let id, let written) = lineHeight else { return lineHeight.value }
    switch value(of: id) {
    case .number(let own)?: return .factor(own)
    case .dimension(let own)?: return .length(own)
    default: return written
    }
  }

  private func resolved(
    _ spacing: Aliasable<Typography.LetterSpacing>
  ) -> Typography.LetterSpacing {
    guard case .alias(let id, let written) = spacing else { return spacing.value }
    switch value(of: id) {
    case .number(let own)?: return .em(own)
    case .dimension(let own)?: return .length(own)
    default: return written
    }
  }
}
