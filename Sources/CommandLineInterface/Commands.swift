extension Command {
  /// All commands, in the order of the help.
  package static let all = [build, check, help]

  static let build = Command(
    name: "build",
    summary: "Generates the code of every output.",
    details: [
      "Without FOLDER the folder 'tokens' is built, or the current folder when it holds a tessera.yaml. "
        + "Its tessera.yaml says which outputs there are and where they go; without one there is one "
        + "for each platform, in build/swift, build/kotlin, build/css and build/dtcg beside the folder.",
      "When anything is wrong nothing is written. A file that Tessera didn't write is never replaced, "
        + "and one that is right already isn't touched.",
    ],
    argument: folder,
    options: [.out, .only, .allowOutside],
    examples: [
      Example(line: "tessera build", effect: "builds the folder 'tokens'"),
      Example(
        line: "tessera build design --out generated --only swift,css",
        effect: "writes generated/swift and generated/css"),
    ])

  static let check = Command(
    name: "check",
    summary: "Says what is wrong with the specs and writes nothing.",
    details: ["FOLDER is found as 'tessera build' finds it."],
    argument: folder,
    examples: [Example(line: "tessera check", effect: "checks the folder 'tokens'")])

  static let help = Command(
    name: "help",
    summary: "Shows the help of a command.",
    argument: Argument(name: "COMMAND", summary: "The command."),
    examples: [Example(line: "tessera help build", effect: "shows all about 'build'")])

  private static let folder = Argument(
    name: "FOLDER", summary: "The folder that holds the specs.")
}

extension Command.Option {
  /// What every command understands.
  static let common = [color, help]

  static let out = Self(
    name: "out", value: "DIR",
    summary: "Writes each output to the folder of its name in DIR.")
  static let only = Self(
    name: "only", value: "NAMES",
    summary: "Builds only these outputs or platforms: names with commas between them.")
  static let allowOutside = Self(
    name: "allow-outside",
    summary: "Lets outputs be outside the project: the nearest folder with .git or Package.swift.")
  static let color = Self(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "Colours messages: auto (in a terminal, unless NO_COLOR is set), always or never.")
  static let help = Self(name: "help", letter: "h", summary: "Shows this help.")
  static let version = Self(name: "version", summary: "Shows the version.")
}
