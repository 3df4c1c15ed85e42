package import Diagnostics
package import IR

extension DesignSystem {
  /// Warns of components and interactions that do not follow all modes of the tokens they use.
  ///
  /// - Parameters:
  ///   - language: what the platform is called in messages.
  ///   - unfollowed: the axes of a token that generated components do not follow.
  package func warnOfFixedModes(
    in language: String, diagnostics: inout DiagnosticList, unfollowed: (TokenID) -> AxisSet
  ) {
    func warn(_ name: String, _ tokens: Set<TokenID>, at span: SourceSpan) {
      var fixed = AxisSet()
      for token in tokens { fixed.formUnion(unfollowed(token)) }
      guard !fixed.isEmpty else { return }
      let names = fixed.places.map { "'\(axes[$0].name)'" }.joined(separator: " and ")
      diagnostics.report(
        .warning(
          .unsupportedOnPlatform, at: span,
          "'\(name)' keeps the default context of \(names) in \(language)",
          help: ["tokens that it uses differ there, which generated components do not follow yet"]))
    }
    for interaction in interactions {
      warn(interaction.name, interaction.usedTokens, at: interaction.annotation.span)
    }
    for component in components {
      warn(component.name, component.usedTokens, at: component.annotation.span)
    }
  }
}
