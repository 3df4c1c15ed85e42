package import Diagnostics
package import IR

/// One output platform. Emitters are pure: the same design and settings give the same bytes.
package protocol Emitter: Sendable {
  static var platform: PlatformID { get }

  /// Whether shapes, animations and components become code; else tokens only are written.
  static var generatesCode: Bool { get }

  /// The generated files, in a fixed order. What the platform cannot say, or a clash of names, is
  /// reported at its place in the specs; the files then count for nothing.
  static func emit(
    _ design: DesignSystem, settings: OutputSettings, diagnostics: inout DiagnosticList
  ) -> [OutputFile]
}

extension Emitter {
  package static var generatesCode: Bool { true }
}

/// What an output's configuration says.
package struct OutputSettings: Hashable, Sendable {
  /// The namespace of generated code, as the configuration's `name` says it.
  package var namespace: String
  /// The token folder relative to the project root, for the marker.
  package var origin: String
  /// Kotlin's package.
  package var package: String
  /// Put before the names of generated components, where those would hide a platform's own type.
  package var componentPrefix: String
  /// Whether an alias is written as a reference to the other token, or as its value.
  package var keepsAliases: Bool
  /// Whether Compose's components are made of Material's texts, and take styles and colours from its
  /// locals; else of foundation's.
  package var usesMaterial: Bool
  /// Whether there is a file that shows each component in each of its variants.
  package var hasPreviews: Bool
  /// Whether SwiftUI's files are always `Tokens.swift` and `Components.swift`, whatever the design has: for
  /// build systems that have to know them in advance. Previews then stand in `Components.swift`.
  package var hasFixedFiles: Bool

  package init(
    namespace: String = "DesignTokens", origin: String = "tokens", package: String = "designtokens",
    componentPrefix: String = "", keepsAliases: Bool = true, usesMaterial: Bool = true,
    hasPreviews: Bool = false, hasFixedFiles: Bool = false
  ) {
    self.namespace = namespace
    self.origin = origin
    self.package = package
    self.componentPrefix = componentPrefix
    self.keepsAliases = keepsAliases
    self.usesMaterial = usesMaterial
    self.hasPreviews = hasPreviews
    self.hasFixedFiles = hasFixedFiles
  }
}
