package import Emission
package import IR
package import Lint

package struct CompilerOptions: Sendable {
  /// How many logical pixels one rem is; more than 0.
  package var rem: Double
  /// The axes of modes; their names differ, and each has a context.
  package var axes: [ModeAxis]
  package var outputs: [OutputRequest]
  /// What to look for in a design that compiles; `nil`: nothing.
  package var lint: LintSettings?

  package init(
    rem: Double = 16, axes: [ModeAxis] = ModeAxis.standard, outputs: [OutputRequest] = [],
    lint: LintSettings? = nil
  ) {
    self.rem = rem
    self.axes = axes
    self.outputs = outputs
    self.lint = lint
  }
}

/// One output to generate.
package struct OutputRequest: Hashable, Sendable {
  /// What the configuration calls it; for the built-in outputs, the platform's name.
  package var name: String
  package var platform: PlatformID
  package var settings: OutputSettings
  package var scope: OutputScope

  package init(
    name: String, platform: PlatformID, settings: OutputSettings,
    scope: OutputScope = OutputScope()
  ) {
    self.name = name
    self.platform = platform
    self.settings = settings
    self.scope = scope
  }
}
