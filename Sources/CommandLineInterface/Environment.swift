package import Workspace

/// What a command knows of where it runs.
package struct Environment: Sendable {
  package var currentFolder: FilePath
  /// Whether standard error, where messages go, is a terminal.
  package var isTerminal: Bool
  /// The columns of the terminal.
  package var width: Int
  private let variables: @Sendable (String) -> String?

  package init(
    currentFolder: FilePath, isTerminal: Bool = false, width: Int = 100,
    variables: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.currentFolder = currentFolder
    self.isTerminal = isTerminal
    self.width = width
    self.variables = variables
  }

  /// Whether GitHub Actions reads what is written.
  var isGitHub: Bool { variables("GITHUB_ACTIONS") == "true" }

  /// Whether messages are coloured: as `--color` says; else not when `NO_COLOR` is set
  /// (no-color.org), always when `CLICOLOR_FORCE` is, and otherwise in a terminal that can.
  func usesColor(_ choice: String?) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default: break
    }
    if let value = variables("NO_COLOR"), !value.isEmpty { return false }
    if let value = variables("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    return isTerminal && variables("TERM") != "dumb"
  }
}
