/// Where a project's things are: the folder with the specs, and what is around it.
package struct ProjectFolders: Hashable, Sendable {
  /// The token folder.
  package let tokens: FilePath
  /// The folder that outputs stay in unless they are allowed outside: the nearest one around the
  /// token folder that holds `.git` or `Package.swift`. Without one it is the token folder itself
  /// if that holds them, else the folder around it.
  package let root: FilePath

  package var configuration: FilePath { tokens.appending("tessera.yaml") }

  /// Where outputs go for which nothing else is said: a folder of the output's name in `build`,
  /// which stands beside the token folder, or in it when it is the project's root.
  package func defaultOutput(named name: String) -> FilePath {
    (root == tokens ? tokens : tokens.parent).appending("build/\(name)")
  }

  /// The token folder as generated files name it: the same on every machine.
  package var origin: String { tokens.relative(to: root) }

  package init(tokens: FilePath) {
    self.tokens = tokens
    root = ProjectFolders.root(around: tokens)
  }

  /// - Parameters:
  ///   - argument: the folder that the command names; else `tokens` is taken, or the current folder
  ///     when it holds a `tessera.yaml`.
  ///   - current: where the command was started.
  package static func locate(
    _ argument: String?, in current: FilePath
  ) throws(Refusal) -> ProjectFolders {
    if let argument {
      guard !argument.isEmpty else {
        throw Refusal(.usage, "The name of the token folder is empty.")
      }
      let folder = FilePath(argument, in: current)
      let status: Disk.Status?
      do throws(SystemError) {
        status = try Disk.status(folder)
      } catch {
        throw Refusal(.fileSystem, "The folder \(argument) can't be read: \(error.reason).")
      }
      switch status?.kind {
      case nil:
        throw Refusal(.usage, "There is no folder \(argument).")
      case .folder:
        return ProjectFolders(tokens: folder)
      default:
        throw Refusal(
          .usage, "\(argument) is not a folder: give the folder that holds your specs.")
      }
    }
    let usual = current.appending("tokens")
    if Disk.isFolder(usual) { return ProjectFolders(tokens: usual) }
    let here = ProjectFolders(tokens: current)
    if Disk.exists(here.configuration) { return here }
    throw Refusal(
      .usage,
      "There is no folder tokens here, and no tessera.yaml: give the folder that holds your specs.")
  }

  private static func root(around folder: FilePath) -> FilePath {
    // A `.git` that is a file marks a submodule, which belongs to the project around it.
    let git = try? Disk.status(folder.appending(".git"))
    if git?.kind == .folder || Disk.exists(folder.appending("Package.swift")) { return folder }
    for ancestor in folder.ancestors
    where Disk.exists(ancestor.appending(".git"))
      || Disk.exists(ancestor.appending("Package.swift"))
    {
      return ancestor
    }
    return git != nil ? folder : folder.parent
  }
}
