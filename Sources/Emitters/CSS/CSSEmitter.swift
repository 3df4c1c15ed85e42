package import Diagnostics
package import Emission
package import IR

/// The web: tokens as custom properties, components as classes.
package enum CSSEmitter: Emitter {
  package static let platform = PlatformID("css")

  package static func emit(
    _ design: DesignSystem, settings: OutputSettings, diagnostics: inout DiagnosticList
  ) -> [OutputFile] {
    var design = design.specialized(to: platform)
    design.components = design.components.map { design.withForeground($0, on: platform) }
    Limits.report(design, to: &diagnostics)
    var names = Names(design, settings: settings, diagnostics: &diagnostics)
    let components = ComponentsFile.file(
      design, settings: settings, names: &names, diagnostics: &diagnostics)
    return [
      TokensFile.file(design, settings: settings, names: names), components,
    ]
  }
}
