import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads DTCG's colours: `{ colorSpace: srgb, components: [0, 0.4, 0.8], alpha: 1, hex: "#0066cc" }`.
extension Analyzer {
  private static let colorFields = ["colorSpace", "components", "alpha", "hex"]
  private static let colorExample = "{ colorSpace: srgb, components: [0, 0.4, 0.8] }"

  mutating func colorObject(
    _ node: Node, of subject: String, on platform: PlatformID?
  ) -> ColorValue? {
    var isWhole = true
    for entry in node.entries where !Self.colorFields.contains(entry.key.text) {
      if reportUnknownField(entry.key, in: "a colour", known: Self.colorFields) { isWhole = false }
    }
    guard isWhole else { return nil }
    guard let spaceNode = node["colorSpace"].map({ followed($0) }),
      let list = node["components"].map({ followed($0) })
    else {
      let missing = node["colorSpace"] == nil ? "colorSpace" : "components"
      diagnostics.report(
        .error(
          .missingField, at: node.span, "\(subject) needs '\(missing)' here",
          help: ["write it like this: \(Self.colorExample)"]))
      return nil
    }
    let space = colorSpace(spaceNode)
    let components = components(list, in: space, on: platform)
    var alpha: Double? = 1
    if let alphaNode = node["alpha"].map({ followed($0) }) {
      guard let (value, isMissing) = component(alphaNode, "an opacity", on: platform) else {
        return nil
      }
      guard isMissing || (0...1).contains(value) else {
        diagnostics.report(
          .error(
            .outOfRange, at: alphaNode.span, "an opacity is a number from 0 to 1",
            help: value > 1 && value <= 100 ? ["did you mean \((value / 100).plainText)?"] : []))
        return nil
      }
      alpha = isMissing ? nil : value
    }
    if let hex = node["hex"].map({ followed($0) }), !checkHex(hex) { return nil }
    guard let space, let components else { return nil }
    return ColorValue(space, components[0], components[1], components[2], alpha: alpha)
  }

  private mutating func colorSpace(_ node: Node) -> ColorSpace? {
    let name = node.text
    if let space = ColorSpace(rawValue: name) { return space }
    let known = ColorSpace.allCases.map(\.rawValue)
    guard node.kind == .string else {
      diagnostics.report(
        wrongKind: node, expected: "a colour space is one word", example: "colorSpace: srgb")
      return nil
    }
    diagnostics.report(
      .error(
        .invalidColor, at: node.span, "there is no colour space '\(name.shortened)'",
        help: [
          didYouMean(name, among: known).first
            ?? "the colour spaces are \(known.joined(separator: ", "))"
        ]))
    return nil
  }

  private mutating func components(
    _ node: Node, in space: ColorSpace?, on platform: PlatformID?
  ) -> [Double?]? {
    guard node.kind == .sequence, node.slips.isEmpty else {
      diagnostics.report(
        wrongKind: node, expected: "the components of a colour are a list of three numbers",
        example: Self.colorExample)
      return nil
    }
    guard node.count == 3 else {
      diagnostics.report(
        .error(
          .invalidColor, at: node.span, "a colour has three components, here are \(node.count)",
          help: node.count == 4
            ? ["the opacity stands beside them: alpha: 0.5"]
            : ["write it like this: \(Self.colorExample)"]))
      return nil
    }
    var result: [Double?] = []
    for (index, element) in node.elements.enumerated() {
      let element = followed(element)
      guard let (value, isMissing) = component(element, "a component of a colour", on: platform)
      else { continue }
      if !isMissing, let space, let range = space.range(ofComponent: index),
        !range.contains(value)
      {
        let mend =
          space.gamut != nil && space.hueIndex == nil && value > 1 && value <= 255
          ? ["of 255, as many tools count, that is \((value / 255).plainText)"] : []
        // Rounding in a conversion brings values a little beyond.
        guard value > range.lowerBound - 0.001, value < range.upperBound + 0.001 else {
          diagnostics.report(
            .error(
              .outOfRange, at: element.span,
              range.upperBound > 1000
                ? "this component of '\(space.rawValue)' is not negative"
                : "this component of '\(space.rawValue)' goes from \(range.lowerBound.plainText) to \(range.upperBound.plainText)",
              help: mend))
          continue
        }
      }
      result.append(isMissing ? nil : value)
    }
    return result.count == 3 ? result : nil
  }

  /// A number, or `none`.
  private mutating func component(
    _ node: Node, _ subject: String, on platform: PlatformID?
  ) -> (value: Double, isMissing: Bool)? {
    if node.hasText("none") { return (0, true) }
    if case .number(let number) = node.kind, number.isFinite { return (number, false) }
    switch soleOperand(node, on: platform) {
    case .value(.quantity(let quantity)) where quantity.unit == .number:
      return quantity.measure.constantValue.map { ($0, false) }
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "\(subject) is a number, but this is \(operand.words)"))
      return nil
    case .nothing: return nil
    case .noReference: break
    }
    diagnostics.report(
      .error(
        .invalidColor, at: node.span,
        "\(subject) is a number or 'none', but here is \(node.kind.words)"))
    return nil
  }

  /// The colour for tools that know no other space: six digits.
  private mutating func checkHex(_ node: Node) -> Bool {
    let isHex = node.withUTF8 { bytes in
      bytes.count == 7 && bytes[0] == 0x23
        && bytes.dropFirst().allSatisfy {
          (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20)
        }
    }
    if !isHex {
      diagnostics.report(
        .error(
          .invalidColor, at: node.span, "'hex' has six digits: \"#0066cc\"",
          help: ["the opacity stands beside it: alpha: 0.5"]))
    }
    return isHex
  }
}

extension ColorSpace {
  /// What a component can be in DTCG 2025.10; `nil` where every number can stand.
  fileprivate func range(ofComponent index: Int) -> ClosedRange<Double>? {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: 0...1
    case .xyzD50, .xyzD65: nil
    case .hsl, .hwb: index == 0 ? nil : 0...100
    case .lab: index == 0 ? 0...100 : nil
    case .oklab: index == 0 ? 0...1 : nil
    case .lch: index == 0 ? 0...100 : index == 1 ? 0...Double.greatestFiniteMagnitude : nil
    case .oklch: index == 0 ? 0...1 : index == 1 ? 0...Double.greatestFiniteMagnitude : nil
    }
  }
}
