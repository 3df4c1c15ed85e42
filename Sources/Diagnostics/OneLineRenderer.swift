/// Writes each diagnostic on a line of its own, as editors and other programs read them:
/// `path:line:column: error: message [rule]`.
package struct OneLineRenderer {
  private var places: Places

  package init(sources: SourceMap) {
    places = Places(sources)
  }

  package mutating func render(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let span = diagnostic.span, let place = places.place(of: span) {
      text += "\(place.path):\(place.start.line):\(place.start.column): "
    }
    text += "\(diagnostic.severity.rawValue): \(Printable.text(diagnostic.message))"
    return text + " [\(diagnostic.rule.rawValue)]"
  }

  /// All of them, in the order of the files and places, each with a line break behind it.
  package mutating func render(_ list: DiagnosticList) -> String {
    list.sorted.reduce(into: "") { $0 += render($1) + "\n" }
  }
}
