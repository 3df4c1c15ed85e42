import Color
import Document
import IR
import Syntax

/// The tokens that hold a value themselves, the same in every mode and on every platform, by their
/// values.
struct TokensByValue {
  private var colors: [ColorValue: [TokenID]] = [:]
  private var lengths: [Double: [TokenID]] = [:]
  private var textSizes: [Double: [TokenID]] = [:]
  private let rem: Double

  init(_ subject: LintSubject) {
    rem = subject.design.rem
    for id in subject.tokens {
      let value = subject.design[id].value
      guard value.overrides.isEmpty, case .literal(let literal)? = value.base,
        subject.design[id].annotation.deprecation == nil
      else { continue }
      switch literal {
      case .color(let color): colors[color.key, default: []].append(id)
      case .dimension(let length): lengths[length.pixels(rem: rem), default: []].append(id)
      case .fontSize(let size): textSizes[size.pixels(rem: rem), default: []].append(id)
      default: break
      }
    }
  }

  var isEmpty: Bool { colors.isEmpty && lengths.isEmpty && textSizes.isEmpty }

  func colors(_ node: Node) -> [TokenID] {
    guard node.kind == .string, case .success(let parsed) = ColorSyntax.parse(node.text) else {
      return []
    }
    return colors[parsed.color.key] ?? []
  }

  /// Nothing is no value of a token.
  func lengths(_ node: Node) -> [TokenID] {
    pixels(node).flatMap { $0 == 0 ? nil : lengths[$0] } ?? []
  }

  /// Sizes of text, and lengths where there is none of that size.
  func textSizes(_ node: Node) -> [TokenID] {
    pixels(node).flatMap { textSizes[$0] ?? lengths[$0] } ?? []
  }

  private func pixels(_ node: Node) -> Double? {
    if case .number(let number) = node.kind { return number.isFinite ? number : nil }
    guard node.kind == .string else { return nil }
    let text = node.text
    for (unit, factor) in [("px", 1), ("pt", 1), ("dp", 1), ("rem", rem)] where text.hasSuffix(unit)
    {
      let digits = text.dropLast(unit.utf8.count)
      guard let number = Double(digits), number.isFinite, !digits.contains(" ") else { return nil }
      return number * factor
    }
    return nil
  }
}

extension ColorValue {
  /// The same for colours that are written in several ways: 8-bit colours by their bytes.
  fileprivate var key: ColorValue {
    guard isExactly8Bit else { return self }
    let color = rgba8
    return ColorValue(rgb8: color.rgb, alpha8: color.alpha)
  }
}
