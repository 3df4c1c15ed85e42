import CommandLineInterface
import Testing

@Suite struct CommandLineReaderTests {
  private func command(_ name: String) throws -> Command {
    try #require(Command.all.first { $0.name == name })
  }

  private func option(_ name: String, of command: Command) throws -> Command.Option {
    try #require(command.options.first { $0.name == name })
  }

  @Test(arguments: [
    ["build", "design", "--out", "dir", "--only", "css"],
    ["build", "--out=dir", "--only=css", "design"],
    ["build", "--out", "dir", "design", "--only", "css"],
    ["build", "--out", "dir", "--only", "css", "--", "design"],
    ["build", "--out", "other", "--out", "dir", "--only", "css", "design"],
  ])
  func optionsStandAnywhere(words: [String]) throws {
    let invocation = try CommandLineReader.read(words)
    let build = try command("build")
    #expect(invocation.command == build)
    #expect(invocation.argument == "design")
    #expect(try invocation.value(of: option("out", of: build)) == "dir")
    #expect(try invocation.values(of: option("only", of: build)) == ["css"])
    #expect(try !invocation.has(option("allow-outside", of: build)))
  }

  @Test func optionsMayBeMissingOrRepeated() throws {
    let build = try command("build")
    let bare = try CommandLineReader.read(["build"])
    #expect(bare.argument == nil)
    #expect(try bare.value(of: option("out", of: build)) == nil)
    let twice = try CommandLineReader.read(["build", "--only", "css", "--only=swift,kotlin"])
    #expect(try twice.values(of: option("only", of: build)) == ["css", "swift,kotlin"])
    #expect(try CommandLineReader.read(["--color", "never"]).command == nil)
  }

  @Test func whatStandsBehindTwoDashesIsNoOption() throws {
    #expect(try CommandLineReader.read(["build", "--", "--out"]).argument == "--out")
    #expect(try CommandLineReader.read(["build", "-"]).argument == "-")
  }

  @Test(arguments: [
    (["biuld"], "There is no command 'biuld': did you mean 'build'?"),
    (["frobnicate"], "There is no command 'frobnicate': there is build, check, lint, diff, help."),
    ([""], "There is no command '': there is build, check, lint, diff, help."),
    (["build", "--olny", "css"], "'tessera build' has no option '--olny': did you mean '--only'?"),
    (
      ["check", "--out", "x"],
      "'tessera check' has no option '--out': there is --format, --color, --help."
    ),
    (
      ["--out", "x"],
      "tessera has no option '--out': there is --format, --color, --help, --version."
    ),
    (
      ["build", "-x"],
      "'tessera build' has no option '-x': there is --check, --out, --only, --into, "
        + "--depfile, --allow-outside, --format, --color, --help."
    ),
    (["build", "--out"], "The option '--out' needs a value: --out DIR."),
    (["build", "--out="], "The option '--out' needs a value: --out DIR."),
    (
      ["build", "--allow-outside=yes"], "The option '--allow-outside' has no value: write it alone."
    ),
    (
      ["build", "--color", "alwys"], "'alwys' is no value of '--color': did you mean 'always'?"
    ),
    (
      ["build", "--color=red"],
      "'red' is no value of '--color': there is auto, always, never."
    ),
    (["build", "a", "b"], "'tessera build' takes one FOLDER, but here are two: 'a' and 'b'."),
  ])
  func wrongUsageIsOneSentence(words: [String], message: String) throws {
    do throws(UsageError) {
      _ = try CommandLineReader.read(words)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.message == message)
    }
  }
}
