package import Diagnostics

/// Reads the text of one file.
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
      let isWhole = readEvents(of: file, id: id, limits: limits, &builder, into: &diagnostics)
      diagnostics.report(contentsOf: builder.diagnostics)
      return isWhole ? builder.finish(source: file.bytes) : nil
    }
  }

  /// Passes what the file says on to the consumer, and reports what keeps it from being read.
  ///
  /// - Returns: whether the file was read to its end, or as far as the consumer wanted.
  package static func readEvents<Consumer: EventConsumer>(
    of file: SourceFile, id: FileID, limits: Limits = Limits(), _ consumer: inout Consumer,
    into diagnostics: inout DiagnosticList
  ) -> Bool {
    guard file.bytes.count <= limits.bytes else {
      diagnostics.report(
        .error(
          .fileTooLarge, at: SourceSpan(file: id, start: 0, end: 0),
          "this file is larger than \(limits.bytes >> 20) MB",
          help: ["split it into several files: all files of a folder are read together"]))
      return false
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      guard
        let encoding = Encoding.check(
          bytes, of: id, allowsControls: false, into: &diagnostics)
      else { return false }
      let text = UnsafeBufferPointer(rebasing: bytes[encoding.base...])
      guard
        let problem = YAMLReader.read(
          text, base: encoding.base, isASCII: encoding.isASCII, into: &consumer)
      else { return true }
      diagnostics.report(
        .error(
          .invalidYAML,
          at: SourceSpan(file: id, start: problem.offset, end: problem.offset),
          problem.problem))
      return false
    }
  }
}
