/// Writes each diagnostic on a line of its own, as editors and other programs read them:
/// `path:line:column: error: message [rule]`.
package struct OneLineRenderer {
  private var places: Places
  private let folder: String?

  /// - Parameter folder: the folder that relative paths are in, without a slash at its end; with it all
  ///   paths are absolute.
  package init(sources: SourceMap, folder: String? = nil) {
    places = Places(sources)
    self.folder = folder.map(Printable.text)
  }

  package mutating func render(_ diagnostic: Diagnostic) -> String {
    line(
      diagnostic.span, diagnostic.severity,
      "\(Printable.text(diagnostic.message)) [\(diagnostic.rule.rawValue)]")
  }

  /// All of them, in the order of the files and places, each with a line break behind it.
  ///
  /// - Parameter hasNotes: whether mends and other places of a story have lines of their own.
  package mutating func render(_ list: DiagnosticList, hasNotes: Bool = false) -> String {
    var text = ""
    for diagnostic in list.sorted {
      text += render(diagnostic) + "\n"
      guard hasNotes else { continue }
      for help in diagnostic.help {
        text += line(diagnostic.span, .note, Printable.text(help)) + "\n"
      }
      for related in diagnostic.related {
        text += line(related.span, .note, Printable.text(related.message)) + "\n"
      }
    }
    return text
  }

  private mutating func line(
    _ span: SourceSpan?, _ severity: Diagnostic.Severity, _ message: String
  ) -> String {
    var text = ""
    if let place = span.flatMap({ places.place(of: $0) }) {
      if let folder, place.path.utf8.first != 0x2F { text += folder == "/" ? "/" : folder + "/" }
      text += "\(place.path):\(place.start.line):\(place.start.column): "
    }
    return text + "\(severity.rawValue): \(message)"
  }
}
