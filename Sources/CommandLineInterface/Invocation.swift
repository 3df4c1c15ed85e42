/// What a command line asks for.
package struct Invocation: Hashable, Sendable {
  /// `nil` when the line names none.
  package var command: Command?
  package var argument: String?
  package var secondArgument: String?
  /// The options in the order of the line, those without a value with an empty one.
  package private(set) var options: [(option: Command.Option, value: String)] = []

  package func has(_ option: Command.Option) -> Bool {
    options.contains { $0.option == option }
  }

  /// The value of an option; the last one wins.
  package func value(of option: Command.Option) -> String? {
    options.last { $0.option == option }?.value
  }

  /// The values of an option that may be written several times.
  package func values(of option: Command.Option) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }

  package static func == (left: Invocation, right: Invocation) -> Bool {
    left.command == right.command && left.argument == right.argument
      && left.secondArgument == right.secondArgument
      && left.options.elementsEqual(right.options, by: ==)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(command)
    hasher.combine(argument)
  }

  mutating func add(_ option: Command.Option, _ value: String = "") {
    options.append((option, value))
  }
}
