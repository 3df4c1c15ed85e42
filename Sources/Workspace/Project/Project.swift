package import Compiler
package import Diagnostics
import Document
package import IR

/// A token folder, as it was when it was read.
package struct Project: Sendable {
  package let folders: ProjectFolders
  package let configuration: Configuration
  package let snapshot: Snapshot
  /// What is wrong with the configuration, and with reading files.
  package let diagnostics: DiagnosticList
  package let configurationHasErrors: Bool
  /// `tessera.yaml`, if there is one that can be read.
  package let configurationFile: FileID?
  /// Whether the file system refused to give a file.
  package let isIncomplete: Bool
  /// The files that were read and the folders that were looked into for them, and when each was last
  /// changed before: nanoseconds since 1970. A build has to be done again when one of them changes.
  package let inputs: [FilePath: Int]

  /// Reads the configuration and all specs of a project.
  ///
  /// - Parameters:
  ///   - current: the folder from which paths are shown.
  ///   - output: the folder for all outputs, in place of what the configuration says.
  ///   - tree: where the files are.
  package static func read(
    _ folders: ProjectFolders, shownFrom current: FilePath, output: FilePath? = nil,
    platforms: [PlatformID], tree: any FileTree = WorkingTree()
  ) throws(Refusal) -> Project {
    var reader = ProjectReader(current: current, tree: tree)
    var configuration =
      reader.configuration(folders, platforms: platforms)
      ?? .standard(folders, platforms: platforms)
    let configurationHasErrors = reader.diagnostics.hasErrors && !reader.isIncomplete
    if let output { configuration.redirect(to: output) }
    try reader.readSpecs(of: folders.tokens, configuration)
    return Project(
      folders: folders, configuration: configuration, snapshot: reader.snapshot,
      diagnostics: reader.diagnostics, configurationHasErrors: configurationHasErrors,
      configurationFile: reader.configurationFile,
      isIncomplete: reader.isIncomplete, inputs: reader.inputs)
  }
}
