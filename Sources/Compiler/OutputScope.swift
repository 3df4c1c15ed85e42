package import Diagnostics
package import IR

/// What of the design an output has: which tokens, and of which axes only one context.
package struct OutputScope: Hashable, Sendable {
  /// Some tokens by their names.
  package struct Tokens: Hashable, Sendable {
    package var pattern: TokenPattern
    package var span: SourceSpan

    package init(pattern: TokenPattern, span: SourceSpan) {
      self.pattern = pattern
      self.span = span
    }
  }

  /// A context that is chosen for good.
  package struct FixedMode: Hashable, Sendable {
    package var axis: String
    package var axisSpan: SourceSpan
    package var context: String
    package var contextSpan: SourceSpan

    package init(axis: String, axisSpan: SourceSpan, context: String, contextSpan: SourceSpan) {
      self.axis = axis
      self.axisSpan = axisSpan
      self.context = context
      self.contextSpan = contextSpan
    }
  }

  /// The only tokens that are generated; none given: all.
  package var include: [Tokens]
  /// Tokens that are not generated, even where `include` names them.
  package var exclude: [Tokens]
  package var modes: [FixedMode]

  package init(include: [Tokens] = [], exclude: [Tokens] = [], modes: [FixedMode] = []) {
    self.include = include
    self.exclude = exclude
    self.modes = modes
  }

  /// The design as the output has it. What is left out may still be referred to, as what is private
  /// may. Patterns that fit no token, and axes and contexts that there aren't, are reported.
  func applied(
    to design: DesignSystem, on platform: PlatformID, diagnostics: inout DiagnosticList
  ) -> DesignSystem {
    let fixed = contexts(of: design.axes, diagnostics: &diagnostics)
    return selected(design.fixing(fixed, on: platform), &diagnostics)
  }

  /// The contexts that `modes` names. Unknown ones are reported.
  func contexts(
    of axes: [ModeAxis], diagnostics: inout DiagnosticList
  ) -> [Condition.Mode] {
    modes.compactMap { mode($0, among: axes, &diagnostics) }
  }

  // MARK: Tokens

  private func selected(
    _ design: DesignSystem, _ diagnostics: inout DiagnosticList
  ) -> DesignSystem {
    guard !include.isEmpty || !exclude.isEmpty else { return design }
    var result = design
    var isUsed = Array(repeating: false, count: include.count + exclude.count)
    // Tokens of one group stand together, mostly.
    var group: (id: GroupID, path: [String]) = (.root, [])
    for index in design.tokens.indices where !design.tokens[index].name.isEmpty {
      let token = design.tokens[index]
      if token.group != group.id { group = (token.group, design.path(of: token.group)) }
      let path = group.path + [token.name]
      var isIn = include.isEmpty
      for (place, tokens) in include.enumerated() where tokens.pattern.matches(path) {
        isUsed[place] = true
        isIn = true
      }
      for (place, tokens) in exclude.enumerated() where tokens.pattern.matches(path) {
        isUsed[include.count + place] = true
        isIn = false
      }
      if !isIn { result.tokens[index].isPrivate = true }
    }
    for (place, tokens) in (include + exclude).enumerated() where !isUsed[place] {
      report(tokens, design, &diagnostics)
    }
    return result
  }

  private func report(
    _ tokens: Tokens, _ design: DesignSystem, _ diagnostics: inout DiagnosticList
  ) {
    let text = tokens.pattern.text
    let inside = TokenPattern(text + ".**")
    let isGroup = design.tokens.contains { inside.matches(design.path(of: $0)) }
    let names = design.tokens.map { design.path(of: $0).joined(separator: ".") }
    let groups = design.groups.indices.dropFirst().map {
      design.path(of: GroupID($0)).joined(separator: ".")
    }
    // The part before the first star is a name too.
    let start = text.split(separator: "*", omittingEmptySubsequences: false)[0]
    let name = start.hasSuffix(".") ? String(start.dropLast()) : String(start)
    let mend: String
    if isGroup {
      mend = "'\(text)' is a group; for all tokens in it write '\(text).**'"
    } else if let near = nearestName(to: name, among: start == text ? names : groups) {
      mend = "did you mean '\(near)\(text.dropFirst(name.count))'?"
    } else {
      mend =
        "write a token's whole name; '*' stands for any one name in it, '**' for any number of them"
    }
    diagnostics.report(
      .error(.unmatchedPattern, at: tokens.span, "no token is called '\(text)'", help: [mend]))
  }

  // MARK: Modes

  private func mode(
    _ mode: FixedMode, among axes: [ModeAxis], _ diagnostics: inout DiagnosticList
  ) -> Condition.Mode? {
    guard let axis = axes.firstIndex(where: { $0.name == mode.axis }) else {
      let known = axes.map(\.name)
      let owner = axes.first { $0.contexts.contains(mode.axis) }
      diagnostics.report(
        .error(
          .unknownMode, at: mode.axisSpan, "there is no axis '\(mode.axis)'",
          help: [
            owner.map { "'\(mode.axis)' is a context: write \($0.name): \(mode.axis)" }
              ?? didYouMean(mode.axis, among: known).first
              ?? (known.isEmpty
                ? "the design has no modes: take this out"
                : "the axes are \(known.joined(separator: ", "))")
          ]))
      return nil
    }
    guard let context = axes[axis].contexts.firstIndex(of: mode.context) else {
      let known = axes[axis].contexts
      diagnostics.report(
        .error(
          .unknownMode, at: mode.contextSpan,
          "the axis '\(mode.axis)' has no context '\(mode.context)'",
          help: [
            didYouMean(mode.context, among: known).first
              ?? "its contexts are \(known.joined(separator: ", "))"
          ]))
      return nil
    }
    return Condition.Mode(axis: axis, context: context)
  }
}
