package import Diagnostics
package import Emission
package import IR

/// Writes Kotlin for Jetpack Compose and Compose Multiplatform: `Tokens.kt` with the constants, and
/// `Components.kt` with shapes, interactions and components. Nothing in it needs `android.*`.
package enum ComposeEmitter: Emitter {
  package static let platform = KotlinFile.platform

  package static func emit(
    _ design: DesignSystem, settings: OutputSettings, diagnostics: inout DiagnosticList
  ) -> [OutputFile] {
    let design = design.specialized(to: platform)
    guard let names = ComposeNames(design, settings: settings, diagnostics: &diagnostics) else {
      return []
    }
    Limits.report(design, to: &diagnostics)
    var components = KotlinFile(design: design, settings: settings, names: names)
    components.writeComponents()
    var tokens = KotlinFile(design: design, settings: settings, names: names)
    tokens.publicTypes = components.publicTypes
    tokens.writeTokens(asked: components.askedAxes)
    diagnostics.report(contentsOf: tokens.diagnostics)
    diagnostics.report(contentsOf: components.diagnostics)
    let files = [tokens.output(path: "Tokens.kt"), components.output(path: "Components.kt")]
    guard settings.hasPreviews, design.components.contains(where: { $0.kind != .none }) else {
      return files
    }
    var previews = KotlinFile(design: design, settings: settings, names: names)
    previews.writePreviews()
    return files + [previews.output(path: "Previews.kt")]
  }
}
