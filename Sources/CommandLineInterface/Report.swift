import Compiler
import Diagnostics

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
