/// The program `tessera`: from its arguments to what it says and how it ends.
package enum CommandLineTool {
  package static let version = "0.1.0"

  /// - Parameter arguments: without the name of the program.
  package static func run(_ arguments: [String], in environment: Environment) async -> Outcome {
    let outcome = await outcome(of: arguments, environment)
    return environment.isGitHub ? outcome.withoutOlderCommands : outcome
  }

  private static func outcome(of arguments: [String], _ environment: Environment) async -> Outcome {
    do throws(UsageError) {
      return try await run(try CommandLineReader.read(arguments), environment)
    } catch {
      return Outcome(.usage, sentences: [error.message])
    }
  }

  private static func run(
    _ invocation: Invocation, _ environment: Environment
  ) async throws(UsageError) -> Outcome {
    if invocation.has(.version) { return Outcome(.success, output: "tessera \(version)\n") }
    guard let command = invocation.command else {
      return Outcome(.success, output: HelpText.overview)
    }
    if invocation.has(.help) {
      return Outcome(.success, output: HelpText.text(for: command))
    }
    switch command {
    case .build: return await BuildCommand.run(invocation, environment, writes: true)
    case .lint: return await LintCommand.run(invocation, environment)
    case .diff: return await DiffCommand.run(invocation, environment)
    case .check: return await BuildCommand.run(invocation, environment, writes: false)
    default: return try help(invocation)
    }
  }

  private static func help(_ invocation: Invocation) throws(UsageError) -> Outcome {
    guard let name = invocation.argument else {
      return Outcome(.success, output: HelpText.overview)
    }
    return Outcome(.success, output: HelpText.text(for: try CommandLineReader.command(named: name)))
  }
}
