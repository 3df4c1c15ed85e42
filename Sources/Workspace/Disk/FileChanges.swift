/// Files to write, all or none as far as the file system allows: first every file beside its place, then,
/// when all are safe on the disk, each into its place in one step. When something fails before that,
/// everything is as it was.
package struct FileChanges: Sendable {
  struct Change: Sendable {
    /// Where the file is, behind all links.
    let path: FilePath
    let bytes: [UInt8]
    /// The permissions of the file that is replaced.
    let mode: UInt32?
  }

  var changes: [Change] = []
  /// Files to remove, once all others are in their places.
  var removals: [FilePath] = []
  /// The folder from which paths are shown.
  let current: FilePath

  package init(shownFrom current: FilePath) {
    self.current = current
  }

  /// A file that is replaced, or one that there isn't yet, in any folder.
  package mutating func add(_ path: FilePath, _ bytes: [UInt8]) {
    let real = (try? Disk.realPath(path)) ?? path
    changes.append(Change(path: real, bytes: bytes, mode: (try? Disk.status(real))?.mode))
  }

  package func write() throws(Refusal) {
    var undo = Undo()
    var staged: [FilePath] = []
    do throws(Refusal) {
      for (index, change) in changes.enumerated() {
        try makeFolders(for: change.path, &undo)
        let name = ".tessera-\(Disk.processNumber)-\(index)"
        let temporary = change.path.parent.appending(name)
        try attempt(change.path) { () throws(SystemError) in
          try Disk.create(temporary, bytes: change.bytes, mode: change.mode)
        }
        undo.files.append(temporary)
        staged.append(temporary)
      }
      for (change, temporary) in zip(changes, staged) {
        try attempt(change.path) { () throws(SystemError) in
          try Disk.move(temporary, onto: change.path)
        }
      }
    } catch {
      undo.run()
      throw error
    }
    for file in removals {
      Disk.remove(file)
      // A folder that held nothing else goes with it.
      Disk.removeFolder(file.parent)
    }
    for folder in Set((changes.map(\.path) + removals).map(\.parent)) { Disk.sync(folder) }
  }

  /// What was made on the way, to be removed again. A temporary file that has got to its place
  /// isn't there any more, and a folder with something in it stays.
  private struct Undo {
    var files: [FilePath] = []
    var folders: [FilePath] = []

    func run() {
      for file in files { Disk.remove(file) }
      for folder in folders.reversed() { Disk.removeFolder(folder) }
    }
  }

  private func makeFolders(for file: FilePath, _ undo: inout Undo) throws(Refusal) {
    var missing: [FilePath] = []
    var folder = file.parent
    while !Disk.exists(folder) {
      missing.append(folder)
      folder = folder.parent
    }
    for folder in missing.reversed() {
      try attempt(folder) { () throws(SystemError) in try Disk.makeFolder(folder) }
      undo.folders.append(folder)
    }
  }

  private func attempt(
    _ path: FilePath, _ action: () throws(SystemError) -> Void
  ) throws(Refusal) {
    do throws(SystemError) {
      try action()
    } catch {
      throw Refusal(
        .fileSystem, "\(path.relative(to: current)) can't be written: \(error.reason).")
    }
  }
}
