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
    guard let encoding = check(file, id: id, limits: limits, into: &diagnostics) else { return nil }
    guard isJSON(path: file.path) else {
      return YAMLDocument.read(
        file, id: id, limits: limits, encoding: encoding, into: &diagnostics)
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var builder = TreeBuilder(file: id, source: bytes, limits: limits)
      var reader = JSONReader(bytes, from: encoding.base, of: id)
      reader.read(into: &builder)
      diagnostics.report(contentsOf: reader.diagnostics)
      diagnostics.report(contentsOf: builder.diagnostics)
      return reader.diagnostics.hasErrors ? nil : builder.finish(source: file.bytes)
    }
  }

  /// Passes what the file says on to the consumer.
  ///
  /// - Returns: whether the file was read to its end, or as far as the consumer wanted. What is
  ///   wrong with it is not said: `read` does that.
  package static func readEvents<Consumer: EventConsumer>(
    of file: SourceFile, id: FileID, limits: Limits = Limits(), into consumer: inout Consumer
  ) -> Bool {
    var diagnostics = DiagnosticList()
    guard let encoding = check(file, id: id, limits: limits, into: &diagnostics) else {
      return false
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      guard isJSON(path: file.path) else {
        let text = UnsafeBufferPointer(rebasing: bytes[encoding.base...])
        return YAMLReader.read(
          text, base: encoding.base, isASCII: encoding.isASCII, into: &consumer) == nil
      }
      var reader = JSONReader(bytes, from: encoding.base, of: id)
      reader.read(into: &consumer)
      return !reader.diagnostics.hasErrors
    }
  }

  private static func check(
    _ file: SourceFile, id: FileID, limits: Limits, into diagnostics: inout DiagnosticList
  ) -> Encoding? {
    guard file.bytes.count <= limits.bytes else {
      diagnostics.report(
        .error(
          .fileTooLarge, at: SourceSpan(file: id, start: 0, end: 0),
          "this file is larger than \(limits.bytes >> 20) MB",
          help: ["split it into several files: all files of a folder are read together"]))
      return nil
    }
    return file.bytes.withUnsafeBufferPointer {
      Encoding.check($0, of: id, allowsControls: isJSON(path: file.path), into: &diagnostics)
    }
  }

  /// Whether the name of a file says that it holds JSON.
  package static func isJSON(path: String) -> Bool {
    hasEnding(".json", path) || hasEnding(".tokens", path)
  }

  /// Capitals count as small letters.
  private static func hasEnding(_ ending: String, _ path: String) -> Bool {
    path.utf8.suffix(ending.utf8.count)
      .elementsEqual(ending.utf8) { (0x41...0x5A).contains($0) ? $0 | 0x20 == $1 : $0 == $1 }
  }
}
