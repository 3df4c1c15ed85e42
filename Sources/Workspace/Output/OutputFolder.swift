package import Emission

/// The files of one output, and the folder where they belong.
package struct OutputFolder: Sendable {
  package let directory: FilePath
  package let files: [OutputFile]

  package init(directory: FilePath, files: [OutputFile]) {
    self.directory = directory
    self.files = files
  }
}
