import Diagnostics
import Document
import IR
import Syntax

/// What is touched is large enough for a finger, in every variant, mode and on every platform.
enum TouchTargetRule: LintRule {
  static let rule = Rule.touchTarget
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    for index in subject.design.components.indices {
      var found: [Found] = []
      for view in subject.views {
        let component = view.design.components[index]
        guard isTouched(component, in: view.design),
          let least = subject.settings.touchTargets[view.platform]
        else { continue }
        for sides in [Side.height, .width] {
          check(component, sides, least, view, subject, &found)
        }
      }
      findings += found.map { $0.diagnostic(subject.design.components[index]) }
    }
  }

  private static func isTouched(_ component: Component, in design: DesignSystem) -> Bool {
    switch component.kind {
    case .button, .toggle, .field: true
    case .text, .container, .graphic, .none:
      component.interaction.map { design[$0.interaction].isTap } ?? false
    }
  }

  private enum Side {
    case height
    case width

    var name: String { self == .height ? "height" : "width" }
    var words: String { self == .height ? "high" : "wide" }
    /// The size itself, or the most that it can be.
    var properties: [Property] {
      self == .height ? [.height, .maxHeight] : [.width, .maxWidth]
    }
  }

  /// One place that is too small, on some platforms.
  private struct Found {
    let span: SourceSpan
    let side: Side
    let number: Double
    let choice: String
    var platforms: [(name: String, least: Double)]

    func diagnostic(_ component: Component) -> Diagnostic {
      let wanted = platforms.map { "\(Decimal.text($0.least)) on \($0.name)" }
      let most = platforms.map(\.least).max() ?? 0
      return TouchTargetRule.finding(
        at: span,
        "'\(component.name)'\(choice) is \(Decimal.text(Decimal.rounded(number, places: 2))) \(side.words), and a finger needs \(list(wanted))",
        help: [
          "make it \(Decimal.text(most)) \(side.words), or say above the line why it can be smaller: # tessera allow touch-target: …"
        ])
    }

    private func list(_ words: [String]) -> String {
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      return words.dropLast().joined(separator: ", ") + " and " + last
    }
  }

  private static func check(
    _ component: Component, _ side: Side, _ least: Double, _ view: LintSubject.View,
    _ subject: LintSubject, _ found: inout [Found]
  ) {
    for property in side.properties {
      guard let table = component[property] else { continue }
      for (index, cell) in table.cells.enumerated() {
        guard case .measure(let measure)? = cell?.value(on: view.platform) else { continue }
        let numbers = subject.contexts(over: view.axes(of: measure)).compactMap {
          view.number(measure, of: component.parameters, in: $0)
        }
        guard let number = numbers.min(), number < least else { continue }
        let options = table.options(ofCell: index)
        let written = subject.entry(
          property == side.properties[0] ? side.name : "max" + side.name.capitalized,
          of: component, table.axes, options)
        let span = written.map { $0.key.span.extended(to: $0.value.span) }
        let span2 = span ?? component.annotation.span
        if let place = found.firstIndex(where: { $0.span == span2 && $0.number == number }) {
          if !found[place].platforms.contains(where: { $0.name == view.platform.name }) {
            found[place].platforms.append((view.platform.name, least))
          }
        } else {
          found.append(
            Found(
              span: span2, side: side, number: number,
              choice: choice(component, table.axes, options),
              platforms: [(view.platform.name, least)]))
        }
      }
    }
  }

  private static func choice(_ component: Component, _ axes: [Int], _ options: [Int]) -> String {
    guard !axes.isEmpty else { return "" }
    let words = zip(axes, options).map { axis, option in
      "\(component.axes[axis].name): \(component.axes[axis].options[option].name)"
    }
    return " with \(words.joined(separator: ", "))"
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
