/// The help, from the data of the commands.
enum HelpText {
  /// In bytes of the text, for lines that are wrapped.
  private static let width = 80

  static let overview: String = {
    let commands = Command.all.map { ($0.name, $0.summary) }
    let options = rows(for: Command.Option.common + [.version])
    let examples = Command.all.flatMap { $0.examples.prefix(1) }.map { ($0.line, $0.effect) }
    return """
      Design tokens and components from YAML to SwiftUI, Jetpack Compose and CSS.

      Usage: tessera COMMAND [OPTIONS]

      Commands:
      \(table(commands))

      Options:
      \(table(options))

      Examples:
      \(table(examples))

      """
  }()

  static func text(for command: Command) -> String {
    var usage = "tessera \(command.name)"
    if let argument = command.argument {
      // A second one takes the first for granted.
      usage +=
        command.secondArgument.map { " \(argument.name) [\($0.name)]" } ?? " [\(argument.name)]"
    }
    for option in command.options { usage += " [\(option.spelling)]" }
    var sections = [wrapped(command.summary), wrapped("Usage: \(usage)")]
    sections += command.details.map { wrapped($0) }
    let arguments = [command.argument, command.secondArgument].compactMap { $0 }
    if !arguments.isEmpty {
      sections.append(
        "Argument\(arguments.count == 1 ? "" : "s"):\n"
          + table(arguments.map { ($0.name, $0.summary) }))
    }
    sections.append("Options:\n" + table(rows(for: command.allOptions)))
    sections.append("Examples:\n" + table(command.examples.map { ($0.line, $0.effect) }))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func rows(for options: [Command.Option]) -> [(String, String)] {
    options.map { option in
      ((option.letter.map { "-\($0), " } ?? "") + option.spelling, option.summary)
    }
  }

  /// Two columns; what is too long for the first has a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let longest = 24
    let column = rows.map(\.0.utf8.count).filter { $0 <= longest }.max() ?? longest
    var lines: [String] = []
    for (name, text) in rows {
      var texts = split(text, width: width - column - 4)
      if name.utf8.count <= column {
        let gap = String(repeating: " ", count: column - name.utf8.count + 2)
        lines.append("  \(name)\(gap)\(texts.removeFirst())")
      } else {
        lines.append("  \(name)")
      }
      lines += texts.map { String(repeating: " ", count: column + 4) + $0 }
    }
    return lines.joined(separator: "\n")
  }

  private static func wrapped(_ text: String) -> String {
    split(text, width: width).joined(separator: "\n")
  }

  /// At least one line.
  private static func split(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}

extension Command.Option {
  /// As the help writes it: `--out DIR`.
  var spelling: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}
