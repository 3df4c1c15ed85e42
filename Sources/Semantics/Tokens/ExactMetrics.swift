import Document
import IR

/// A text style of a DTCG file has a line height as a factor and a letter spacing as a length. The output
/// `dtcg` keeps beside them how the spec said them: it still counts as long as both agree, so that what is
/// changed in the file wins.
extension Conditional<TokenValue> {
  func withExactMetrics(_ own: Node, rem: Double) -> Conditional {
    map { value in
      guard case .literal(.typography(var style)) = value else { return value }
      if let length = own["lineHeight"].flatMap({ Dimension(exact: $0) }),
        style.lineHeight.map({ $0.agrees(with: length, style, rem: rem) }) ?? true
      {
        style.lineHeight = .literal(.length(length))
      }
      if let factor = own["letterSpacing"]?.ems,
        style.letterSpacing.map({ $0.agrees(with: factor, style, rem: rem) }) ?? true
      {
        style.letterSpacing = .literal(.em(factor))
      }
      return .literal(.typography(style))
    }
  }
}

extension Aliasable<Typography.LineHeight> {
  fileprivate func agrees(with length: Dimension, _ style: Typography, rem: Double) -> Bool {
    guard case .factor(let factor) = value, let size = style.fontSize?.value else { return false }
    return isNear(factor * size.pixels(rem: rem), length.pixels(rem: rem))
  }
}

extension Aliasable<Typography.LetterSpacing> {
  fileprivate func agrees(with ems: Double, _ style: Typography, rem: Double) -> Bool {
    guard case .length(let length) = value, let size = style.fontSize?.value else { return false }
    return isNear(ems * size.pixels(rem: rem), length.pixels(rem: rem))
  }
}

/// Up to what rounding to five decimals leaves of a length that is a multiple of another.
private func isNear(_ first: Double, _ second: Double) -> Bool {
  (first - second).magnitude <= 0.0001 + 0.0001 * second.magnitude
}

extension Dimension {
  /// `{ value: 24, unit: px }`
  fileprivate init?(exact node: Node) {
    guard case .number(let number)? = node["value"]?.kind, number.isFinite, let unit = node["unit"]
    else { return nil }
    if unit.hasText("px") {
      self.init(number, .px)
    } else if unit.hasText("rem") {
      self.init(number, .rem)
    } else {
      return nil
    }
  }
}

extension Node {
  /// `0.02em`
  fileprivate var ems: Double? {
    guard kind == .string, let literal = withUTF8({ Literal($0) }), literal.unit == "em" else {
      return nil
    }
    return literal.number
  }
}
