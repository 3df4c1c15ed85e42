import Diagnostics

/// What holds of everything that is said, whatever it is said about.
enum Promises {
  /// Renders in all formats, and looks at what comes out.
  static func check(_ list: DiagnosticList, of sources: SourceMap) {
    for diagnostic in list.diagnostics {
      precondition(!diagnostic.message.isEmpty, "an empty message")
      for span in [diagnostic.span].compactMap(\.self) + diagnostic.fixIts.map(\.span) {
        guard let file = sources[span.file] else { preconditionFailure("a place in no file") }
        precondition(
          0 <= span.start && span.start <= span.end && span.end <= file.bytes.count,
          "a place outside its file")
      }
    }
    var terminal = TerminalRenderer(sources: sources)
    check(terminal.render(list))
    var lines = OneLineRenderer(sources: sources)
    check(lines.render(list))
    var gitHub = GitHubRenderer(sources: sources)
    let commands = gitHub.render(list)
    check(commands)
    for line in commands.utf8.split(separator: 0x0A) {
      precondition(line.starts(with: "::".utf8), "a line that is no command")
    }
    var json = JSONRenderer(sources: sources)
    check(json.render(list, command: "check", tool: "0"))
    var sarif = SARIFRenderer(sources: sources)
    check(sarif.render(list, tool: "0"))
  }

  /// Nothing moves a terminal's cursor, or turns the direction of a line.
  private static func check(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: continue
      case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        preconditionFailure("a control character reaches the terminal")
      default: continue
      }
    }
  }
}
