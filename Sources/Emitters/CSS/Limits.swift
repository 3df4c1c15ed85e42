import Diagnostics
import Emission
import IR

/// What a design says and CSS cannot.
enum Limits {
  static func report(_ design: DesignSystem, to diagnostics: inout DiagnosticList) {
    for index in design.tokens.indices where design.tokens[index].type == .border {
      let id = TokenID(index)
      guard design.isGenerated(id, on: CSSEmitter.platform),
        case .literal(.border(let border))? = design.tokens[index].value.value(
          on: CSSEmitter.platform),
        case .dashes = border.style.value
      else { continue }
      diagnostics.report(
        .warning(
          .unsupportedOnPlatform, at: design.tokens[index].annotation.span,
          "CSS has no borders with dashes of given lengths: this one is drawn with dashes or dots of the browser's",
          help: [
            "write 'style: dashed' or 'style: dotted' for css, or keep the line style as a token of its own: SVG can draw it"
          ]))
    }
  }
}
