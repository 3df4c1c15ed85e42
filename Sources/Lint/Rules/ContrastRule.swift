import Color
import Diagnostics
import IR

/// Two colours of which one is read on the other contrast enough, in every mode: the ratio of
/// WCAG 2.2 §1.4.3, with what is transparent laid over what is behind it.
enum ContrastRule: LintRule {
  static let rule = Rule.contrast
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    for pair in subject.settings.contrastPairs {
      let foreground = token(pair.foreground, at: pair.foregroundSpan, subject, &findings)
      let background = token(pair.background, at: pair.backgroundSpan, subject, &findings)
      guard let foreground, let background else { continue }
      check(foreground, on: background, pair, subject, &findings)
    }
  }

  private struct Colors: Hashable {
    let foreground: ColorValue
    let background: ColorValue
  }

  private static func check(
    _ foreground: TokenID, on background: TokenID, _ pair: LintSettings.ContrastPair,
    _ subject: LintSubject, _ findings: inout [Diagnostic]
  ) {
    // What is the same in several contexts, or on several platforms, is said once.
    var contexts: [(colors: Colors, names: [String])] = []
    for view in subject.views {
      var axes = view.axes(of: foreground)
      axes.formUnion(view.axes(of: background))
      for context in subject.contexts(over: axes) {
        guard case .color(let top)? = view.value(of: foreground, in: context),
          case .color(let bottom)? = view.value(of: background, in: context)
        else { continue }
        let colors = Colors(foreground: top, background: bottom)
        let name = subject.name(of: context)
        if let place = contexts.firstIndex(where: { $0.colors == colors }) {
          if !contexts[place].names.contains(name) { contexts[place].names.append(name) }
        } else {
          contexts.append((colors, [name]))
        }
      }
    }
    for (colors, names) in contexts {
      let ratio = colors.foreground.leastContrast(on: colors.background)
      guard ratio < pair.ratio else { continue }
      findings.append(
        finding(
          at: subject.design[foreground].annotation.span,
          "'\(pair.foreground)' on '\(pair.background)' has a contrast of \(text(ratio))\(words(names)), and needs \(text(pair.ratio))",
          help: [help(colors, pair)],
          related: [
            .init(
              span: subject.design[background].annotation.span,
              message: "'\(pair.background)' is declared here"),
            .init(span: pair.foregroundSpan, message: "the pair is asked for here"),
          ]))
    }
  }

  private static func token(
    _ name: String, at span: SourceSpan, _ subject: LintSubject, _ findings: inout [Diagnostic]
  ) -> TokenID? {
    guard let id = subject.tokensByPath[name] else {
      findings.append(
        .error(
          .unresolvedReference, at: span, "no token is called '\(name)'",
          help: didYouMean(name, among: subject.paths)))
      return nil
    }
    guard subject.design[id].type == .color else {
      findings.append(
        .error(
          .typeMismatch, at: span, "'\(name)' is no colour, and only colours contrast",
          related: [
            .init(span: subject.design[id].annotation.span, message: "it is declared here")
          ]))
      return nil
    }
    return id
  }

  private static func help(_ colors: Colors, _ pair: LintSettings.ContrastPair) -> String {
    if let near = colors.foreground.nearest(contrastingOn: colors.background, by: pair.ratio) {
      return "the nearest colour that passes is \(near.hexText) for '\(pair.foreground)'"
    }
    if let near = colors.background.nearest(contrastingBelow: colors.foreground, by: pair.ratio) {
      return
        "no lighter or darker '\(pair.foreground)' passes; \(near.hexText) for '\(pair.background)' would"
    }
    if colors.foreground.alpha < 1 {
      return "no colour of this opacity passes: let it show less of what is behind"
    }
    return "make one of the two lighter and the other darker"
  }

  private static func words(_ contexts: [String]) -> String {
    let named = contexts.filter { !$0.isEmpty }
    guard !named.isEmpty else { return "" }
    let list = named.joined(separator: ", ")
    return contexts.count > named.count ? " (also in \(list))" : " in \(list)"
  }

  /// Cut, not rounded: 4.499 does not become the 4.5 that it fails.
  private static func text(_ ratio: Double) -> String {
    Decimal.text((ratio * 100 + 1e-9).rounded(.down) / 100)
  }
}
