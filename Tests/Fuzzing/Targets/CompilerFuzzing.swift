enum CompilerFuzzing {
  /// What begins a file: the rest of the line is its path.
  package static let separator = Array("#file ".utf8)

  /// The files, each behind a line with its path; what stands before the first is `a.yaml`.
  static func run(_ bytes: [UInt8]) async {
    var files: [String: [UInt8]] = [:]
    var path = "a.yaml"
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: separator) {
        path = String(decoding: line.dropFirst(separator.count), as: UTF8.self)
        files[path] = []
      } else {
        files[path, default: []] += line + [0x0A]
      }
    }
    await Compiling.run(files)
  }
}
