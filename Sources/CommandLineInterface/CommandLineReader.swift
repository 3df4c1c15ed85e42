import Diagnostics

/// A command line that can't be understood: why, in one sentence.
package struct UsageError: Error, Hashable {
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Reads a command line by the data of the commands.
///
/// Options may stand before and behind the argument, as `--name value` or `--name=value`; behind
/// `--` everything is an argument.
package struct CommandLineReader {
  private var rest: ArraySlice<String>
  private var invocation = Invocation()
  private var readsOptions = true

  /// - Parameter arguments: without the name of the program.
  package static func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = CommandLineReader(rest: arguments[...])
    while let word = reader.rest.popFirst() { try reader.read(word) }
    return reader.invocation
  }

  static func command(named name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    throw UsageError("There is no command '\(name)'" + hint(name, among: Command.all.map(\.name)))
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  private mutating func read(_ word: String) throws(UsageError) {
    if readsOptions, word == "--" {
      readsOptions = false
    } else if readsOptions, word.hasPrefix("-"), word != "-" {
      try readOption(word)
    } else if invocation.command == nil {
      invocation.command = try Self.command(named: word)
    } else {
      try readArgument(word)
    }
  }

  private mutating func readArgument(_ word: String) throws(UsageError) {
    guard let command = invocation.command, let argument = command.argument else {
      throw UsageError("'\(word)' is too much: there is nothing to say it about.")
    }
    if let first = invocation.argument {
      if let second = command.secondArgument {
        guard let other = invocation.secondArgument else {
          invocation.secondArgument = word
          return
        }
        throw UsageError(
          "'tessera \(command.name)' takes one \(argument.name) and one \(second.name): '\(other)' and '\(word)' are one too many."
        )
      }
      throw UsageError(
        "'tessera \(command.name)' takes one \(argument.name), but here are two: '\(first)' and '\(word)'."
      )
    }
    invocation.argument = word
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let known = options
    var name = word
    var value: String?
    if let cut = word.firstIndex(of: "=") {
      name = String(word[..<cut])
      value = String(word[word.index(after: cut)...])
    }
    guard let option = known.first(where: { $0.isWritten(name) }) else {
      let place = invocation.command.map { "'tessera \($0.name)'" } ?? "tessera"
      throw UsageError(
        "\(place) has no option '\(name)'" + Self.hint(name, among: known.map { "--\($0.name)" }))
    }
    guard let valueName = option.value else {
      guard value == nil else {
        throw UsageError("The option '\(name)' has no value: write it alone.")
      }
      invocation.add(option)
      return
    }
    guard let value = value ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("The option '\(name)' needs a value: \(name) \(valueName).")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        "'\(value)' is no value of '\(name)'" + Self.hint(value, among: option.choices))
    }
    invocation.add(option, value)
  }

  /// The options that can stand here.
  private var options: [Command.Option] {
    invocation.command?.allOptions ?? Command.Option.common + [.version]
  }

  private static func hint(_ word: String, among known: [String]) -> String {
    if let hint = didYouMean(word, among: known).first { return ": \(hint)" }
    return ": there is \(known.joined(separator: ", "))."
  }
}

extension Command {
  /// Its own options, and those of every command that it has no other form of.
  var allOptions: [Option] {
    options + Option.common.filter { common in !options.contains { $0.name == common.name } }
  }
}

extension Command.Option {
  func isWritten(_ word: String) -> Bool {
    word == "--\(name)" || (letter.map { word == "-\($0)" } ?? false)
  }
}
