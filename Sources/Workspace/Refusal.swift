/// Why a command can't go on, apart from faults in the specs: said in plain sentences, without a
/// place in a file.
package struct Refusal: Error, Hashable {
  package enum Cause: Sendable {
    /// The command was used wrongly, or the configuration asks for what can't be.
    case usage
    /// The file system doesn't allow it.
    case fileSystem
  }

  package let cause: Cause
  /// Each a sentence with its full stop.
  package let messages: [String]

  package init(_ cause: Cause, _ messages: [String]) {
    self.cause = cause
    self.messages = messages
  }

  package init(_ cause: Cause, _ message: String) {
    self.init(cause, [message])
  }
}
