/// What a command has to say, and how it ended.
package struct Outcome: Hashable, Sendable {
  package var exitCode: ExitCode
  /// What was asked for: the help, or what was done.
  package var output = ""
  /// What is wrong.
  package var errors = ""

  package init(_ exitCode: ExitCode, output: String = "", errors: String = "") {
    self.exitCode = exitCode
    self.output = output
    self.errors = errors
  }

  /// - Parameter sentences: what stands in the way; they may hold names of files.
  init(_ exitCode: ExitCode, sentences: [String]) {
    self.init(exitCode)
    for sentence in sentences { errors += "tessera: \(Outcome.printable(sentence))\n" }
  }

  /// The same where GitHub Actions reads it, which takes `##[` for the beginning of a command wherever
  /// it stands in a line: what comes from files must not be one. Commands of today begin a line, where
  /// nothing from a file does.
  var withoutOlderCommands: Outcome {
    var outcome = self
    outcome.output = Self.parted(output)
    outcome.errors = Self.parted(errors)
    return outcome
  }

  /// A word joiner, which nobody sees, stands inside of what would begin a command.
  private static func parted(_ text: String) -> String {
    guard text.contains("##[") else { return text }
    return text.split(separator: "##[", omittingEmptySubsequences: false)
      .joined(separator: "##\u{2060}[")
  }

  /// The text without what could move the cursor of a terminal or turn the direction of a line.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
