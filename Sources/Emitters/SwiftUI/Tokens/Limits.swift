import Diagnostics
import Emission
import IR

/// What a design says and SwiftUI cannot, or not in every way.
enum Limits {
  static func report(_ design: DesignSystem, to diagnostics: inout DiagnosticList) {
    for component in design.components where component.kind != .none {
      guard
        case .strokeStyle(let style)? = component.constant(
          .borderStyle, on: SwiftUIEmitter.platform)
      else { continue }
      report(style, at: component.annotation.span, to: &diagnostics)
    }
    for index in design.tokens.indices {
      switch design.tokens[index].type {
      case .shadow, .border, .strokeStyle: break
      case .color, .dimension, .number, .duration, .cubicBezier, .spring, .string, .boolean,
        .fontFamily, .fontWeight, .typography, .fontSize, .angle, .transition, .gradient:
        continue
      }
      guard design.isGenerated(TokenID(index), on: SwiftUIEmitter.platform),
        case .literal(let value)? = design.tokens[index].value.value(on: SwiftUIEmitter.platform)
      else { continue }
      report(value, at: design.tokens[index].annotation.span, to: &diagnostics)
    }
  }

  private static func report(
    _ value: Value, at span: SourceSpan, to diagnostics: inout DiagnosticList
  ) {
    switch value {
    case .shadow(let layers):
      let isInset = layers.contains(where: \.isInset)
      let hasSpread = layers.contains { $0.spread.value.number != 0 }
      guard isInset || hasSpread else { return }
      let what =
        isInset && hasSpread ? "inset and no spread" : isInset ? "inset" : "spread"
      diagnostics.report(
        .warning(
          .unsupportedOnPlatform, at: span,
          "SwiftUI's shadow of a view knows no \(what): '.shadow(_:)' leaves that out",
          help: ["engineers use '.shadow(_:in:)' with the view's shape, which draws all of it"]))
    case .border(let border): report(border.style.value, at: span, to: &diagnostics)
    case .strokeStyle(let style): report(style, at: span, to: &diagnostics)
    default: return
    }
  }

  private static func report(
    _ style: StrokeStyle, at span: SourceSpan, to diagnostics: inout DiagnosticList
  ) {
    guard case .keyword(let keyword) = style, ![.solid, .dashed, .dotted].contains(keyword) else {
      return
    }
    diagnostics.report(
      .warning(
        .unsupportedOnPlatform, at: span,
        "SwiftUI draws no lines in the style '\(keyword.rawValue)': this one is solid there",
        help: ["give swift a style of its own: { default: \(keyword.rawValue), swift: solid }"]))
  }
}
