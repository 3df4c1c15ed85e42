import CommandLineInterface
import Testing
import Workspace

@Suite struct HelpTests {
  private func run(_ words: String...) async -> Outcome {
    await CommandLineTool.run(words, in: Environment(currentFolder: FilePath("/")))
  }

  @Test func theOverviewNamesEveryCommandAndHasExamples() async {
    let outcome = await run()
    #expect(outcome.exitCode == .success)
    #expect(outcome.errors.isEmpty)
    for command in Command.all {
      #expect(outcome.output.contains("  \(command.name)"))
      #expect(outcome.output.contains(command.summary))
    }
    #expect(outcome.output.contains("Examples:\n  tessera build"))
    #expect(await run("--help") == outcome)
    #expect(await run("-h") == outcome)
    #expect(await run("help") == outcome)
  }

  @Test(arguments: Command.all)
  func everyCommandHasHelpWithAnExample(command: Command) async {
    let outcome = await run("help", command.name)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix(command.summary))
    #expect(outcome.output.contains("Usage: tessera \(command.name)"))
    for option in command.options { #expect(outcome.output.contains("--\(option.name)")) }
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      #expect(outcome.output.contains(example.line))
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.first == "tessera")
      #expect((try? CommandLineReader.read(Array(words.dropFirst()))) != nil)
    }
    #expect(await run(command.name, "--help") == outcome)
  }

  @Test(arguments: Command.all.map(\.name) + [""])
  func linesFitATerminal(name: String) async {
    let outcome = await (name.isEmpty ? run() : run("help", name))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 })
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.last != " " })
  }

  @Test func helpOfNoCommandIsWrongUsage() async {
    let outcome = await run("help", "chekc")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors == "tessera: There is no command 'chekc': did you mean 'check'?\n")
    #expect(outcome.output.isEmpty)
  }

  @Test func theVersionIsOneLine() async {
    #expect(await run("--version").output == "tessera \(CommandLineTool.version)\n")
  }
}
