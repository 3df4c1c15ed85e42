import Diagnostics
import Emission
import IR

/// What a design says and Compose cannot.
enum Limits {
  static func report(_ design: DesignSystem, to diagnostics: inout DiagnosticList) {
    for interaction in design.interactions {
      let casts = interaction.states.contains { state in
        state.effects.contains { effect in
          guard case .shadow(let shadow) = effect else { return false }
          return shadow.value(on: KotlinFile.platform).map { !$0.value.isEmpty } == true
        }
      }
      guard casts else { continue }
      diagnostics.report(
        .warning(
          .unsupportedOnPlatform, at: interaction.annotation.span,
          "interactions cast no shadows in Compose: '\(interaction.name)' does without there",
          help: ["write the shadow in the states of components, which have it everywhere"]))
    }
    for component in design.components {
      report(component, at: component.annotation.span, to: &diagnostics)
    }
    for index in design.tokens.indices {
      switch design.tokens[index].type {
      case .border, .strokeStyle: break
      case .color, .dimension, .number, .duration, .cubicBezier, .spring, .string, .boolean,
        .fontFamily, .fontWeight, .typography, .fontSize, .angle, .transition, .shadow, .gradient:
        continue
      }
      guard design.isGenerated(TokenID(index), on: KotlinFile.platform),
        case .literal(let value)? = design.tokens[index].value.value(on: KotlinFile.platform)
      else { continue }
      let span = design.tokens[index].annotation.span
      switch value {
      case .border(let border): report(border, at: span, to: &diagnostics)
      case .strokeStyle(.keyword(let keyword)) where ![.solid, .dashed, .dotted].contains(keyword):
        diagnostics.report(
          .warning(
            .unsupportedOnPlatform, at: span,
            "Compose draws no lines in the style '\(keyword.rawValue)': this one is solid there",
            help: [
              "give kotlin a style of its own: { default: \(keyword.rawValue), kotlin: solid }"
            ]))
      default: continue
      }
    }
  }

  /// Borders of components are solid too.
  static func report(
    _ component: Component, at span: SourceSpan, to diagnostics: inout DiagnosticList
  ) {
    guard case .strokeStyle(let style)? = component.constant(.borderStyle, on: KotlinFile.platform),
      style != .keyword(.solid), component.kind != .none
    else { return }
    diagnostics.report(
      .warning(
        .unsupportedOnPlatform, at: span,
        "Compose's borders are solid lines, and that of '\(component.name)' is not: it is solid there",
        help: ["say so with 'style: { default: …, kotlin: solid }'"]))
  }

  private static func report(
    _ border: Border, at span: SourceSpan, to diagnostics: inout DiagnosticList
  ) {
    let style: String
    switch border.style.value {
    case .keyword(.solid): return
    case .keyword(let keyword): style = "'\(keyword.rawValue)'"
    case .dashes: style = "dashed"
    }
    diagnostics.report(
      .warning(
        .unsupportedOnPlatform, at: span,
        "Compose's borders are solid lines, and this one is \(style): it is solid there",
        help: [
          "say so with 'style: { default: …, kotlin: solid }', or keep the line style as a token of its own, which engineers can draw with"
        ]))
  }
}
