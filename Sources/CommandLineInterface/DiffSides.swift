import Compiler
import Workspace

/// What `tessera diff` compares: which folders, or which revisions of git.
struct DiffSides {
  enum Side {
    /// As it is on the disk.
    case folder(ProjectFolders)
    case revision(String)
  }

  let base: Side
  let head: Side
  /// The token folder in revisions.
  private let folder: FilePath
  private let current: FilePath

  init(_ invocation: Invocation, _ environment: Environment) throws(Refusal) {
    current = environment.currentFolder
    guard let first = invocation.argument else {
      throw Refusal(
        .usage,
        "'tessera diff' needs to know what the design was: tessera diff BASE, a folder or a git revision."
      )
    }
    base = try Self.side(first, in: current)
    if let second = invocation.secondArgument {
      head = try Self.side(second, in: current)
    } else {
      head = .folder(
        try ProjectFolders.locate(invocation.value(of: .folder), in: current))
    }
    if let folder = invocation.value(of: .folder) {
      self.folder = FilePath(folder, in: current)
    } else if case .folder(let folders) = head {
      folder = folders.tokens
    } else if case .folder(let folders) = base {
      folder = folders.tokens
    } else if let folders = try? ProjectFolders.locate(nil, in: current) {
      folder = folders.tokens
    } else {
      folder = current.appending("tokens")
    }
  }

  private static let mark = "git:"

  private static func side(_ text: String, in current: FilePath) throws(Refusal) -> Side {
    guard !text.isEmpty else {
      throw Refusal(.usage, "A name is empty where a folder or a git revision has to stand.")
    }
    if text.hasPrefix(mark) { return .revision(String(text.dropFirst(mark.count))) }
    let path = FilePath(text, in: current)
    if Disk.isFolder(path) { return .folder(try ProjectFolders.locate(text, in: current)) }
    // What begins so can be no revision.
    let isPath = text.hasPrefix("/") || text.hasPrefix("./") || text.hasPrefix("../")
    if isPath || text == "." || text == ".." {
      return .folder(try ProjectFolders.locate(text, in: current))
    }
    return .revision(text)
  }

  func read(_ side: Side) throws(Refusal) -> Project {
    switch side {
    case .folder(let folders):
      return try Project.read(folders, shownFrom: current, platforms: Platforms.ids)
    case .revision(let revision):
      let tree = try RevisionTree(revision, folder: folder, shownFrom: current)
      return try Project.read(
        ProjectFolders(tokens: folder), shownFrom: current, platforms: Platforms.ids, tree: tree)
    }
  }

  /// What people call it.
  func name(_ side: Side) -> String {
    switch side {
    case .folder(let folders): folders.tokens.relative(to: current)
    case .revision(let revision): revision
    }
  }
}
