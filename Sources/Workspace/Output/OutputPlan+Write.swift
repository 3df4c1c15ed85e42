extension OutputPlan {
  /// How many files have to be written.
  package var written: Int { changes.count }

  /// Writes what has to be written: first every file beside its place, then, when all are safe on
  /// the disk, each into its place in one step. When something fails before that, everything is as
  /// it was.
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
    for folder in Set(changes.map(\.path.parent)) { Disk.sync(folder) }
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
