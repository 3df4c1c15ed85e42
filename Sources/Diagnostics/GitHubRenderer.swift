/// Writes each diagnostic as a workflow command of GitHub Actions, which shows it at its line in a pull
/// request: `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`.
package struct GitHubRenderer {
  private var places: Places

  package init(sources: SourceMap) {
    places = Places(sources)
  }

  /// All of them, in the order of the files and places, a line each.
  package mutating func render(_ list: DiagnosticList) -> String {
    list.sorted.reduce(into: "") { $0 += render($1) + "\n" }
  }

  package mutating func render(_ diagnostic: Diagnostic) -> String {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let place = diagnostic.span.flatMap({ places.place(of: $0) }) {
      let end = place.lines.position(of: place.range.upperBound)
      properties += [
        "file=\(Self.escaped(place.path, isProperty: true))", "line=\(place.start.line)",
        "endLine=\(end.line)",
      ]
      // Columns are taken within one line only.
      if end.line == place.start.line {
        properties += ["col=\(place.start.column)", "endColumn=\(end.column)"]
      }
    }
    properties.append("title=\(Self.escaped(diagnostic.rule.rawValue, isProperty: true))")
    let sentences = [diagnostic.message] + diagnostic.help
    let message = sentences.map(Printable.text).joined(separator: "\n")
    return
      "::\(command) \(properties.joined(separator: ","))::\(Self.escaped(message, isProperty: false))"
  }

  /// Line ends would begin another command; in properties, colons and commas end one.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
