import Diagnostics
import Document
import IR

/// Text is large enough to read: tokens for text, and components, in every variant and mode.
enum SmallTextRule: LintRule {
  static let rule = Rule.smallText
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    var said: Set<SourceSpan> = []
    func report(_ size: Double, of name: String, at span: SourceSpan) {
      guard size < subject.settings.smallestText, said.insert(span).inserted else { return }
      findings.append(
        finding(
          at: span,
          "the text of '\(name)' is \(Decimal.text(Decimal.rounded(size, places: 2))) high, and less than \(Decimal.text(subject.settings.smallestText)) is hard to read",
          help: [
            "make it larger, or say above the line why it can be small: # tessera allow small-text: …"
          ]))
    }
    for view in subject.views {
      for id in subject.tokens where [.fontSize, .typography].contains(view.design[id].type) {
        // An alias is as small as what it names.
        guard case .literal? = view.design[id].value.base else { continue }
        for context in subject.contexts(over: view.axes(of: id)) {
          guard let size = size(of: view.value(of: id, in: context), view.design) else { continue }
          report(size, of: subject.path(of: id), at: view.design[id].annotation.span)
        }
      }
      for component in view.design.components {
        guard let table = component[.fontSize] else { continue }
        for (index, cell) in table.cells.enumerated() {
          guard case .measure(let measure)? = cell?.value(on: view.platform) else { continue }
          let sizes = subject.contexts(over: view.axes(of: measure)).compactMap {
            view.number(measure, of: component.parameters, in: $0)
          }
          guard let size = sizes.min(), measure.singleToken == nil else { continue }
          let entry = subject.entry(
            "fontSize", of: component, table.axes, table.options(ofCell: index))
          report(
            size, of: component.name,
            at: entry.map { $0.key.span.extended(to: $0.value.span) } ?? component.annotation.span)
        }
      }
    }
  }

  /// A style that leaves the size to a token is as small as that.
  private static func size(of value: Value?, _ design: DesignSystem) -> Double? {
    switch value {
    case .fontSize(let size)?: size.pixels(rem: design.rem)
    case .typography(let style)?:
      if case .literal(let size)? = style.fontSize { size.pixels(rem: design.rem) } else { nil }
    default: nil
    }
  }
}
