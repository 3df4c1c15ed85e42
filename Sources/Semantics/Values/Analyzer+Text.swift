import Color
import Diagnostics
import Document
import Geometry
import IR
import Syntax

/// Reads texts and fonts.
extension Analyzer {
  /// A text in which tokens' names in braces are replaced; other braces are text, `\{` always is.
  ///
  /// - Parameter allowsUnknown: whether braces that name no token are text. Else they are reported.
  mutating func string(
    _ node: Node, of subject: String, on platform: PlatformID?, allowsUnknown: Bool = true
  ) -> String? {
    guard node.isScalar, node.kind != .null else {
      diagnostics.report(
        wrongKind: node, expected: "\(subject) is a text", example: "\"in quotes\"")
      return nil
    }
    let bytes = node.withUTF8 { Array($0) }
    guard bytes.contains(0x7B) else { return String(decoding: bytes, as: UTF8.self) }
    let dialect = dialect(of: node)
    let isReference = bytes.withUnsafeBufferPointer { ReferenceText.soleReference(in: $0) != nil }
    // In a DTCG file a text is a reference as a whole, or a text with braces.
    if dialect == .designTokens, !isReference { return String(decoding: bytes, as: UTF8.self) }
    var places: [ReferenceText.Braces] = []
    bytes.withUnsafeBufferPointer { ReferenceText.forEach(in: $0) { places.append($0) } }
    var result: [UInt8] = []
    var isWhole = true
    var index = 0
    for braces in places {
      let path = String(decoding: bytes[braces.path], as: UTF8.self)
      let span = node.contentSpan(braces.whole)
      switch lookUp(path, by: dialect) {
      case .group?, nil:
        if !allowsUnknown || dialect == .designTokens {
          _ = operand(ofToken: path, at: span, on: platform)
          isWhole = false
        } else {
          warnOfLikelyReference(path, at: span)
        }
      case .token?, .field?, .written?:
        Self.append(bytes[index..<braces.whole.lowerBound], to: &result)
        index = braces.whole.upperBound
        if let operand = operand(ofToken: path, at: span, on: platform),
          let text = insertedText(of: operand, at: span)
        {
          result.append(contentsOf: text.utf8)
        } else {
          isWhole = false
        }
      }
    }
    Self.append(bytes[index...], to: &result)
    return isWhole ? String(decoding: result, as: UTF8.self) : nil
  }

  /// Text as it is, but for `\{`, which stands for `{`.
  private static func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
    for index in text.indices {
      if text[index] == 0x5C, index + 1 < text.endIndex, text[index + 1] == 0x7B { continue }
      result.append(text[index])
    }
  }

  /// Braces in a text are text, but a path into a group that exists is most likely a slip.
  private mutating func warnOfLikelyReference(_ path: String, at span: SourceSpan) {
    guard let point = path.firstIndex(of: "."), case .group? = lookUp(String(path[..<point])),
      !path.utf8.contains(0x20)
    else { return }
    let suggestion = suggestion(for: path).map { "did you mean '{\($0)}'?" }
    diagnostics.report(
      .warning(
        .unresolvedReference, at: span,
        "no token is called '\(path.shortened)', so that this stays as it is in the text",
        help: (suggestion.map { [$0] } ?? []) + ["if it is meant as text, write '\\{'"]))
  }

  /// How a value reads inside a text.
  private mutating func insertedText(of operand: Operand, at span: SourceSpan) -> String? {
    switch operand {
    case .color(.literal(let color)):
      let rgba = color.rgba8
      let hex = String(rgba.alpha == 255 ? rgba.rgb : rgba.rgba, radix: 16)
      let digits = rgba.alpha == 255 ? 6 : 8
      return "#" + String(repeating: "0", count: digits - hex.utf8.count) + hex
    case .quantity(let quantity):
      guard let number = quantity.measure.constantValue else { return nil }
      if let rem = quantity.rem { return settled(rem, places: 5).plainText + "rem" }
      let unit =
        switch quantity.unit {
        case .length: "px"
        case .duration: "ms"
        case .em: "em"
        case .angle: "deg"
        case .number: ""
        }
      return settled(number, places: unit.isEmpty ? 9 : 5).plainText + unit
    case .other(.string(let text)): return text
    case .other(.boolean(let flag)): return flag ? "true" : "false"
    case .other(.fontFamily(let families)): return families.joined(separator: ", ")
    case .other(let value):
      diagnostics.report(
        .error(.typeMismatch, at: span, "\(value.type.words) cannot be put into a text"))
      return nil
    case .color, .parameter: return nil
    }
  }

  // MARK: Fonts

  mutating func fontFamily(_ node: Node, on platform: PlatformID?) -> [String]? {
    let nodes = node.kind == .sequence ? node.elements.map { followed($0) } : [node]
    var families: [String] = []
    var isWhole = true
    for node in nodes {
      if let names = familyNames(node, on: platform) {
        families += names
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    guard !families.isEmpty else {
      diagnostics.report(
        .error(
          .invalidValue, at: node.span, "the list of font families is empty",
          help: ["write one or more: [Inter, sans-serif]"]))
      return nil
    }
    return families
  }

  /// One name, or the names of the token that stands in its place.
  private mutating func familyNames(_ node: Node, on platform: PlatformID?) -> [String]? {
    switch soleOperand(node, on: platform) {
    case .value(.other(.fontFamily(let families))): return families
    case .value(.other(.string(let name))): return [name]
    case .value(let operand):
      diagnostics.report(
        .error(
          .typeMismatch, at: node.span, "this is \(operand.words), not a font family",
          help: ["name a token of type fontFamily, or write the family's name"]))
      return nil
    case .nothing: return nil
    case .noReference: break
    }
    guard let name = string(node, of: "a font family", on: platform, allowsUnknown: false) else {
      return nil
    }
    guard !name.isEmpty else {
      diagnostics.report(
        .error(
          .invalidValue, at: node.span, "a font family has a name",
          help: ["write it like this: Inter"]))
      return nil
    }
    if dialect(of: node) != .native {
      if name.utf8.contains(0x2C) { noteOlderFormat(node) }
      return OtherTools.families(in: name)
    }
    guard !name.utf8.contains(0x2C) else {
      let names = name.split(separator: ",").map { Substring($0).drop { $0 == " " } }
      diagnostics.report(
        .error(
          .invalidValue, at: node.span, "several font families are written as a list",
          help: ["write it like this: [\(names.joined(separator: ", "))]"]))
      return nil
    }
    return [name]
  }

  /// The names of the weights in DTCG 2025.10.
  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  mutating func fontWeight(_ node: Node, on platform: PlatformID?) -> Double? {
    if node.kind == .string {
      let name = node.text
      if let named = Self.weights.first(where: { $0.name == name }) { return named.weight }
      if dialect(of: node).isLenient {
        let plain = OtherTools.plainWord(name)
        let named = Self.weights.first { OtherTools.plainWord($0.name) == plain }
        if let named { return named.weight }
      }
      if name.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x20 }) {
        diagnostics.report(
          .error(
            .unknownName, at: node.span, "there is no font weight '\(name.shortened)'",
            help: [
              didYouMean(name, among: Self.weights.map(\.name)).first
                ?? "write a number from 1 to 1000, or a name such as regular, medium or bold"
            ]))
        return nil
      }
    }
    guard
      let weight = constant(node, .number, of: "a font weight", example: "700", on: platform)
    else { return nil }
    guard (1...1000).contains(weight) else {
      diagnostics.report(
        .error(
          .outOfRange, at: node.span, "a font weight is a number from 1 to 1000",
          help: ["400 is regular, 700 is bold"]))
      return nil
    }
    return settled(weight, places: 9)
  }
}
