import Diagnostics
import Document
import IR
import Syntax

/// A token that says what it is in some contexts says so in all where it can be wrong otherwise: in the
/// other contexts of an axis, in two contexts at once, and where the settings ask for it.
enum MissingModeRule: LintRule {
  static let rule = Rule.missingMode
  static let level = LintLevel.warning

  static func check(_ subject: LintSubject, _ findings: inout [Diagnostic]) {
    let overridden = overriddenPaths(subject)
    for id in subject.tokens {
      let token = subject.design[id]
      // What is computed in each context has no gap.
      let isOwn =
        subject.details(of: id)?.modes != nil || overridden.contains(subject.path(of: id))
      guard isOwn, !token.value.overrides.isEmpty else { continue }
      check(id, subject, &findings)
    }
    for required in subject.settings.requiredModes { check(required, subject, &findings) }
  }

  private static func check(
    _ id: TokenID, _ subject: LintSubject, _ findings: inout [Diagnostic]
  ) {
    let overrides = subject.design[id].value.overrides.filter { !$0.condition.modes.isEmpty }
    let singles = overrides.filter { $0.condition.modes.count == 1 }
    let place = subject.details(of: id)?.modes?.span ?? subject.design[id].annotation.span
    let path = subject.path(of: id)

    // The other contexts of the axes that it speaks of.
    var said: [Int: Set<Int>] = [:]
    for override in singles {
      let mode = override.condition.modes[0]
      said[mode.axis, default: []].insert(mode.context)
    }
    for (axis, contexts) in said.sorted(by: { $0.key < $1.key }) {
      let missing = subject.design.axes[axis].contexts.indices.dropFirst()
        .filter { !contexts.contains($0) }
        .map { subject.design.axes[axis].contexts[$0] }
      guard !missing.isEmpty else { continue }
      findings.append(
        finding(
          at: place,
          "'\(path)' says what it is in some contexts of '\(subject.design.axes[axis].name)', and nothing of \(list(missing))",
          help: ["say it, even if it is the default: \(missing[0]): …"]))
    }

    // Two contexts at once, where the later axis would hide what the earlier one says.
    var missing: [String] = []
    for (index, first) in singles.enumerated() {
      for second in singles[(index + 1)...]
      where second.condition.modes[0].axis != first.condition.modes[0].axis
        && second.condition.platform == first.condition.platform
      {
        let pair = [first.condition.modes[0], second.condition.modes[0]]
          .sorted { $0.axis < $1.axis }
        let isSaid = overrides.contains { override in
          pair.allSatisfy(override.condition.modes.contains)
        }
        guard !isSaid, first.value != second.value else { continue }
        let name = subject.name(of: ModeContext(pair))
        if !missing.contains(name) { missing.append(name) }
      }
    }
    guard !missing.isEmpty else { return }
    findings.append(
      finding(
        at: place,
        "'\(path)' says nothing of \(list(missing)), where one of its values hides the other",
        help: ["say which of the two holds: \"\(missing[0])\": …"]))
  }

  private static func list(_ names: [String]) -> String {
    let names = names.map { "'\($0)'" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The tokens of which a file for some mode says something.
  private static func overriddenPaths(_ subject: LintSubject) -> Set<String> {
    var prefixes: [Int: String] = [:]
    func prefix(_ group: Int) -> String {
      if let known = prefixes[group] { return known }
      let syntax = subject.program.groups[group]
      let result = syntax.parent.map { prefix($0) + syntax.key.text + "." } ?? ""
      prefixes[group] = result
      return result
    }
    return Set(
      subject.program.overrides.map { prefix($0.token.group) + $0.token.key.text })
  }

  // MARK: What the settings ask for

  private static func check(
    _ required: LintSettings.RequiredModes, _ subject: LintSubject,
    _ findings: inout [Diagnostic]
  ) {
    let axes = subject.design.axes
    guard let axis = axes.firstIndex(where: { $0.name == required.axis }) else {
      findings.append(
        .error(
          .unknownMode, at: required.axisSpan, "there is no axis '\(required.axis)'",
          help: didYouMean(required.axis, among: axes.map(\.name))))
      return
    }
    for id in subject.tokens {
      let token = subject.design[id]
      let path = subject.design.path(of: token)
      // An alias follows what it names.
      guard case .literal? = token.value.base,
        required.patterns.contains(where: { $0.matches(path) })
      else { continue }
      let said = Set(
        token.value.overrides.flatMap(\.condition.modes).filter { $0.axis == axis }
          .map(\.context))
      let missing = axes[axis].contexts.indices.dropFirst().filter { !said.contains($0) }
        .map { axes[axis].contexts[$0] }
      guard !missing.isEmpty else { continue }
      findings.append(
        finding(
          at: token.annotation.span,
          "'\(subject.path(of: id))' says nothing of \(list(missing)), which tessera.yaml asks for",
          help: ["add it: $modes: { \(missing[0]): … }"],
          related: [.init(span: required.axisSpan, message: "it is asked for here")]))
    }
  }
}
