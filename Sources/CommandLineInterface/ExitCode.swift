import Workspace

/// What a command tells the shell.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// Something is wrong in the specs.
  case faultySpecs = 1
  /// The command was used wrongly, or the configuration is wrong.
  case usage = 2
  /// The file system doesn't allow it.
  case fileSystem = 3

  init(_ cause: Refusal.Cause) {
    switch cause {
    case .usage: self = .usage
    case .fileSystem: self = .fileSystem
    }
  }
}
