package import Diagnostics

/// Reads the text of one file into a tree.
package enum DocumentReader {
  /// Reads JSON when the name of the file ends in `.json` or `.tokens`, else YAML.
  ///
  /// - Returns: what the file says, or `nil` when it can't be made sense of as a whole. In both
  ///   cases everything that is wrong has been reported to `diagnostics`; what is wrong in one
  ///   place only is left out of the tree or marked `isReported`.
  package static func read(
    _ file: SourceFile, id: FileID, limits: Limits = Limits(),
    into diagnostics: inout DiagnosticList
  ) -> DocumentTree? {
    file.bytes.withUnsafeBufferPointer { bytes in
      var builder = TreeBuilder(file: id, source: bytes, limits: limits)
      let problem = YAMLReader.read(bytes, base: 0, isASCII: false, into: &builder)
      if let problem {
        builder.stop(
          .error(
            .invalidYAML,
            at: SourceSpan(file: id, start: problem.offset, end: problem.offset),
            problem.problem))
      }
      diagnostics.report(contentsOf: builder.diagnostics)
      return builder.finish(source: file.bytes)
    }
  }
}
