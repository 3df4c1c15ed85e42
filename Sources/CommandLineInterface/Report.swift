import Compiler
import Diagnostics
import Workspace

/// What a command has to say, in the format that is asked for: texts for people go to standard error,
/// documents for programs to standard output.
struct Report {
  let format: String
  let command: String
  let environment: Environment
  let color: String?

  init(_ invocation: Invocation, _ environment: Environment) {
    format = invocation.value(of: .format) ?? invocation.value(of: .diffFormat) ?? "text"
    command = invocation.command?.name ?? ""
    color = invocation.value(of: .color)
    self.environment = environment
  }

  /// What stands in the way of a command.
  func outcome(_ refusal: Refusal) -> Outcome {
    let outcome = Outcome(ExitCode(refusal.cause), sentences: refusal.messages)
    guard format == "compiler" else { return outcome }
    // The form that build systems look for.
    return Outcome(
      outcome.exitCode,
      output: outcome.errors.split(separator: "\n").map { "error: \($0)\n" }.joined())
  }

  /// - Parameters:
  ///   - sentences: what was done, a line each.
  ///   - others: the same for programs.
  func outcome(
    _ compilation: Compilation, _ diagnostics: DiagnosticList, _ exitCode: ExitCode,
    sentences: [String] = [], others: [JSONValue.Member] = []
  ) -> Outcome {
    outcome(
      compilation.sources, diagnostics, exitCode, sentences: sentences, others: others)
  }

  func outcome(
    _ sources: SourceMap, _ diagnostics: DiagnosticList, _ exitCode: ExitCode,
    sentences: [String] = [], others: [JSONValue.Member] = []
  ) -> Outcome {
    let lines = sentences.map { $0 + "\n" }.joined()
    switch format {
    case "compiler":
      // Absolute paths: Xcode finds no others. What was done is not said: nothing is amiss.
      var renderer = OneLineRenderer(
        sources: sources, folder: environment.currentFolder.string)
      return Outcome(exitCode, output: renderer.render(diagnostics, hasNotes: true))
    case "json":
      var renderer = JSONRenderer(sources: sources)
      return Outcome(
        exitCode,
        output: renderer.render(
          diagnostics, command: command, tool: CommandLineTool.version, others: others),
        errors: lines)
    case "sarif":
      var renderer = SARIFRenderer(sources: sources)
      return Outcome(
        exitCode, output: renderer.render(diagnostics, tool: CommandLineTool.version),
        errors: lines)
    case "github":
      var renderer = GitHubRenderer(sources: sources)
      return Outcome(exitCode, output: renderer.render(diagnostics), errors: lines)
    default:
      var renderer = TerminalRenderer(
        sources: sources, usesColor: environment.usesColor(color),
        width: environment.width)
      return Outcome(exitCode, output: lines, errors: renderer.render(diagnostics))
    }
  }
}
