package import Diagnostics
package import Emission
package import IR

/// SwiftUI for iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1 and later.
package enum SwiftUIEmitter: Emitter {
  package static let platform = PlatformID("swift")

  package static func emit(
    _ design: DesignSystem, settings: OutputSettings, diagnostics: inout DiagnosticList
  ) -> [OutputFile] {
    var design = design.specialized(to: platform)
    design.components = design.components.map { design.withForeground($0, on: platform) }
    let namespace = Naming.namespace(settings.namespace)
    PlatformTypes.checkNamespace(namespace, settings.namespace, diagnostics: &diagnostics)
    let names = TokenNames(design, namespace: namespace, diagnostics: &diagnostics)
    Limits.report(design, to: &diagnostics)
    let values = Values(
      design, names: names, keepsAliases: settings.keepsAliases, types: TypeNames(hidden: []))
    return [TokensFile.write(values, settings: settings)]
      + ComponentsFile.write(values, settings: settings, diagnostics: &diagnostics)
  }
}
