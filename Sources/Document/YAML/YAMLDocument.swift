internal import Diagnostics

/// Reads a YAML file into a tree, on past what is wrong where that can be done.
enum YAMLDocument {
  /// How many faults of one file are read past, and how many bytes may be read for that.
  private static let mostAttempts = 32
  private static let mostBytesAgain = 32 << 20

  /// - Returns: `nil` when the file can't be read to its end. What is in it then is not known, and
  ///   nothing should be said about what it seems to lack.
  static func read(
    _ file: SourceFile, id: FileID, limits: Limits, encoding: Encoding,
    into diagnostics: inout DiagnosticList
  ) -> DocumentTree? {
    var bytes = file.bytes
    var reported: [Range<Int>] = []
    let attempts = max(1, min(mostAttempts, mostBytesAgain / max(1, bytes.count)))
    for attempt in 1...attempts {
      let result = bytes.withUnsafeBufferPointer { source -> Result in
        var builder = TreeBuilder(file: id, source: source, limits: limits, reported: reported)
        let text = UnsafeBufferPointer(rebasing: source[encoding.base...])
        let problem = YAMLReader.read(
          text, base: encoding.base, isASCII: encoding.isASCII, into: &builder)
        guard let problem else {
          let list = builder.diagnostics
          return .read(builder.finish(source: file.bytes), list)
        }
        let diagnosis = YAMLDiagnosis(
          file: id, text: YAMLText(bytes: source), problem: problem,
          lastValue: builder.lastValue, openBracket: builder.openBracket)
        return .failed(diagnosis.finding, builder.diagnostics)
      }
      switch result {
      case .read(let tree, let list):
        diagnostics.report(contentsOf: list)
        return tree
      case .failed(let finding, let list):
        for diagnostic in finding.diagnostics { diagnostics.report(diagnostic) }
        let isLast = finding.patches.isEmpty || attempt == attempts
        if isLast { diagnostics.report(contentsOf: list) }
        guard !isLast else { return nil }
        for patch in finding.patches { apply(patch, to: &bytes) }
        reported = (reported + finding.reported).sorted { $0.lowerBound < $1.lowerBound }
      }
    }
    return nil
  }

  private enum Result {
    case read(DocumentTree?, DiagnosticList)
    case failed(YAMLDiagnosis.Finding, DiagnosticList)
  }

  /// Puts as many bytes in the place, so that all other places stay where they are.
  private static func apply(_ patch: YAMLDiagnosis.Patch, to bytes: inout [UInt8]) {
    for offset in patch.range.clamped(to: bytes.indices) {
      bytes[offset] = patch.content == .text ? UInt8(ascii: "x") : 0x20
    }
  }
}
