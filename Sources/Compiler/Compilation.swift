package import Diagnostics
package import Emission
package import IR

/// What came of a compilation.
package struct Compilation: Sendable {
  package struct Output: Sendable {
    package let request: OutputRequest
    package let files: [OutputFile]
  }

  package struct Statistics: Hashable, Sendable {
    package let files: Int
    package let tokens: Int
    package let shapes: Int
    package let animations: Int
    package let interactions: Int
    package let components: Int
  }

  package let sources: SourceMap
  package let diagnostics: DiagnosticList
  package let design: DesignSystem
  /// In the order of the requests. Empty when there is any error.
  package let outputs: [Output]
  package let statistics: Statistics
  /// Whether rules have looked at the design: it was asked for, and the design compiles.
  package let isLinted: Bool
}
