extension Command {
  /// All commands, in the order of the help.
  package static let all = [build, check, lint, diff, help]

  static let build = Command(
    name: "build",
    summary: "Generates the code of every output.",
    details: [
      "Without FOLDER the folder 'tokens' is built, or the current folder when it holds a tessera.yaml. "
        + "Its tessera.yaml says which outputs there are and where they go; without one there is one "
        + "for each platform, in build/swift, build/kotlin, build/css and build/dtcg beside the folder.",
      "When anything is wrong nothing is written. A file that Tessera didn't write is never replaced, "
        + "and one that is right already isn't touched. Files that an earlier build wrote and this one "
        + "doesn't are removed, unless they were changed since.",
    ],
    argument: folder,
    options: [.check, .out, .only, .into, .depfile, .allowOutside],
    examples: [
      Example(line: "tessera build", effect: "builds the folder 'tokens'"),
      Example(
        line: "tessera build design --out generated --only swift,css",
        effect: "writes generated/swift and generated/css"),
      Example(
        line: "tessera build --check", effect: "fails when generated files aren't up to date"),
    ])

  static let check = Command(
    name: "check",
    summary: "Says what is wrong with the specs and writes nothing.",
    details: ["FOLDER is found as 'tessera build' finds it."],
    argument: folder,
    examples: [Example(line: "tessera check", effect: "checks the folder 'tokens'")])

  static let lint = Command(
    name: "lint",
    summary: "Says what could be better in a design that compiles.",
    details: [
      "FOLDER is found as 'tessera build' finds it. 'lint:' in its tessera.yaml says which rules count, "
        + "and how much; a comment '# tessera allow RULE: reason' allows what a rule finds at its line.",
      "The exit code is 1 when anything counts as an error.",
    ],
    argument: folder,
    options: [.failOn, .fix, .baseline, .updateBaseline],
    examples: [
      Example(line: "tessera lint", effect: "looks the folder 'tokens' over"),
      Example(
        line: "tessera lint --baseline lint.json --fail-on warning",
        effect: "fails at whatever lint.json does not know yet"),
    ])

  static let diff = Command(
    name: "diff",
    summary: "Says how one design became another.",
    details: [
      "BASE and HEAD are token folders, or revisions of git: the token folder as it was then. A folder of "
        + "that name wins; git:NAME is always a revision, ./NAME always a folder. Without HEAD, the token "
        + "folder as it is now is compared, which is found as 'tessera build' finds it.",
      "Compared is the resolved design, in every mode and on every platform. The verdict says what the next "
        + "version has to be: breaking, feature or fix.",
    ],
    argument: Argument(name: "BASE", summary: "What the design was: a folder or a revision."),
    secondArgument: Argument(name: "HEAD", summary: "What it is: a folder or a revision."),
    options: [.folder, .failOnChange, .output, .diffFormat],
    examples: [
      Example(line: "tessera diff main", effect: "says what changed since 'main'"),
      Example(
        line: "tessera diff v1.0 v2.0 --format html -o diff.html",
        effect: "makes a page with what there was and is, side by side"),
      Example(
        line: "tessera diff main --fail-on breaking",
        effect: "fails when code that uses the design may break"),
    ])

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
  static let common = [format, color, help]

  static let out = Self(
    name: "out", value: "DIR",
    summary: "Writes each output to the folder of its name in DIR.")
  static let only = Self(
    name: "only", value: "NAMES",
    summary: "Builds only these outputs or platforms: names with commas between them.")
  static let into = Self(
    name: "into", value: "DIR",
    summary:
      "Writes one output, which --only may have to name, to DIR itself. SwiftUI's files are always "
      + "Tokens.swift and Components.swift then.")
  static let depfile = Self(
    name: "depfile", value: "FILE",
    summary: "Writes into FILE what was read, for Make and Ninja, once all is built.")
  static let allowOutside = Self(
    name: "allow-outside",
    summary: "Lets outputs be outside the project: the nearest folder with .git or Package.swift.")
  static let check = Self(
    name: "check",
    summary: "Writes nothing, and fails when a generated file isn't as it would be built.")
  static let failOn = Self(
    name: "fail-on", value: "LEVEL", choices: ["warning", "error"],
    summary: "What the command fails at: error (the default), or warning too.")
  static let fix = Self(
    name: "fix", summary: "Mends in the specs what can be mended safely, and nothing else in them.")
  static let baseline = Self(
    name: "baseline", value: "FILE", summary: "Tells only of what FILE doesn't know.")
  static let updateBaseline = Self(
    name: "update-baseline", summary: "Writes all that is found into the file of --baseline.")
  static let folder = Self(
    name: "folder", value: "DIR",
    summary: "The token folder in revisions, if it isn't the one that is found.")
  static let failOnChange = Self(
    name: "fail-on", value: "LEVEL", choices: ["breaking", "feature", "fix"],
    summary: "Fails at changes of this level and above: breaking, feature or fix.")
  static let output = Self(
    name: "output", letter: "o", value: "FILE",
    summary: "Writes into FILE what would be shown.")
  static let diffFormat = Self(
    name: "format", value: "FORMAT",
    choices: ["text", "json", "markdown", "html", "github", "sarif"],
    summary:
      "How changes are written: text (the default), json, markdown (for a pull request), html (a page), "
      + "github (workflow commands) or sarif.")
  static let format = Self(
    name: "format", value: "FORMAT", choices: ["text", "compiler", "json", "github", "sarif"],
    summary:
      "How messages are written: text (the default), compiler (a line each, for Xcode and other "
      + "programs), json, github (workflow commands) or sarif."
  )
  static let color = Self(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "Colours messages: auto (in a terminal, unless NO_COLOR is set), always or never.")
  static let help = Self(name: "help", letter: "h", summary: "Shows this help.")
  static let version = Self(name: "version", summary: "Shows the version.")
}
