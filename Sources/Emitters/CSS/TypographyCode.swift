import Diagnostics
import Emission
import IR

/// A style of text as custom properties: the shorthand where CSS has one for it, and each part.
struct TypographyCode {
  let style: Typography
  let context: Context
  /// Whether lengths grow with the reader's text size.
  var scales = true

  func declarations(_ name: Name) -> [Declaration] {
    var result: [Declaration] = []
    if let shorthand { result.append(Declaration(name.with(.font), shorthand)) }
    for part in style.parts {
      if let value = value(part) { result.append(Declaration(name.with(part), value)) }
    }
    return result
  }

  /// `700 1.0625rem/1.3 "Inter", sans-serif`.
  private var shorthand: CSSCode? {
    guard let size = value(.size), let family = value(.family) else { return nil }
    let weight: CSSCode = value(.weight).map { "\($0) " } ?? ""
    let lineHeight: CSSCode = value(.lineHeight).map { "/\($0)" } ?? ""
    return "\(weight)\(size)\(lineHeight) \(family)"
  }

  /// What one part of the style is; `nil` where it is open.
  func value(_ part: Suffix) -> CSSCode? {
    switch part {
    case .family:
      return style.fontFamily.map { named($0) ?? CSSCode(families: $0.value) }
    case .size:
      return style.fontSize.map { length($0, $0.value) }
    case .weight:
      return style.fontWeight.map { named($0) ?? "\(number: Decimal.shown($0.value))" }
    case .lineHeight:
      return style.lineHeight.map { lineHeight in
        switch lineHeight.value {
        case .factor(let factor): named(lineHeight) ?? "\(number: Decimal.shown(factor))"
        case .length(let value): length(lineHeight, value)
        }
      }
    case .letterSpacing:
      return style.letterSpacing.map { spacing in
        switch spacing.value {
        case .em(let factor): "\(number: Decimal.shown(factor, places: 5))em"
        case .length(let value): length(spacing, value)
        }
      }
    case .font:
      return shorthand
    case .none, .duration, .delay, .count, .direction, .timingFunction, .width, .style, .color,
      .dashes, .cap:
      return nil
    }
  }

  /// A custom property in pixels would not grow with the reader's text size, so that its value is
  /// written in its place; one in rem would grow where that is not wanted.
  private func length<Written>(_ written: Aliasable<Written>, _ length: Dimension) -> CSSCode {
    var isRem = length.unit == .rem
    if case .alias(let token, _) = written, context.design[token].type == .fontSize { isRem = true }
    if isRem == scales, let named = named(written) { return named }
    let rem = context.design.rem
    return scales
      ? CSSCode(scaling: length, rem: rem) : CSSCode(Dimension(length.pixels(rem: rem)))
  }

  private func named<Written>(_ value: Aliasable<Written>) -> CSSCode? {
    guard case .alias(let token, _) = value else { return nil }
    return context.name(of: token).map { .variable($0) }
  }
}
