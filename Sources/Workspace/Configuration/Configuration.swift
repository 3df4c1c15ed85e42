package import Compiler
package import Diagnostics
package import Emission
package import IR
package import Lint
package import Syntax

/// What `tessera.yaml` says, with the defaults for what it doesn't.
package struct Configuration: Sendable {
  package struct Output: Sendable {
    package var request: OutputRequest
    package var directory: FilePath
    /// Its key in the configuration; `nil` for one that serves by default.
    package var span: SourceSpan?

    /// Sends the output to a folder where a build system looks for files that it knows in advance.
    package mutating func move(into folder: FilePath) {
      directory = folder
      request.settings.hasFixedFiles = true
    }
  }

  /// Files to read.
  package struct Source: Hashable, Sendable {
    /// Relative to the token folder.
    package var pattern: Glob
    /// By whose rules they are read, if that is said.
    package var dialect: Dialect?
    package var span: SourceSpan

    package init(pattern: Glob, dialect: Dialect?, span: SourceSpan) {
      self.pattern = pattern
      self.dialect = dialect
      self.span = span
    }
  }

  /// The only edition of the language so far.
  package static let edition = 1

  /// How many logical pixels one rem is.
  package var rem: Double = 16
  /// The axes of modes, in the order in which they are written.
  package var axes = ModeAxis.standard
  package var outputs: [Output] = []
  /// The files to read; `nil`: all that are specs by their names.
  package var sources: [Source]?
  /// What to look for in a design that compiles.
  package var lint = LintSettings()
  /// By whose rules token files are read.
  package var dialect = Dialect.designTokens

  /// The configuration of a project without `tessera.yaml`: every platform, each in its default
  /// folder.
  package static func standard(
    _ folders: ProjectFolders, platforms: [PlatformID],
    settings: OutputSettings = OutputSettings()
  ) -> Configuration {
    var configuration = Configuration()
    configuration.outputs = platforms.map { platform in
      var settings = settings
      settings.origin = folders.origin
      return Output(
        request: OutputRequest(name: platform.name, platform: platform, settings: settings),
        directory: folders.defaultOutput(named: platform.name), span: nil)
    }
    return configuration
  }

  /// Sends every output to the folder of its name in `folder`.
  package mutating func redirect(to folder: FilePath) {
    for index in outputs.indices {
      outputs[index].directory = folder.appending(outputs[index].request.name)
    }
  }
}
