/// Files to write, all or none as far as the file system allows: first every file beside its place, then,
/// when all are safe on the disk, each into its place in one step. When something fails, everything is as
/// it was. A command that is killed leaves every file whole, and what it left beside them goes with the
/// next one that writes.
package struct FileChanges: Sendable {
  struct Change: Sendable {
    /// Where the file is, behind all links.
    let path: FilePath
    let bytes: [UInt8]
    /// The permissions of the file that is replaced; `nil` where there is none yet.
    let mode: UInt32?

    var isNew: Bool { mode == nil }
  }

  var changes: [Change] = []
  /// Files to remove, once all others are in their places.
  var removals: [FilePath] = []
  /// Folders that an earlier command may have been stopped in.
  var folders: Set<FilePath> = []
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
    for folder in folders.union((changes.map(\.path) + removals).map(\.parent)) {
      TemporaryName.removeLeftOvers(in: folder)
    }
    var undo = Undo()
    do throws(Refusal) {
      try stage(&undo)
      for (change, temporary) in zip(changes, undo.staged) {
        undo.keep(change.path)
        try attempt(change.path) { () throws(SystemError) in
          try Disk.move(temporary, onto: change.path)
        }
        undo.moved += 1
      }
    } catch {
      undo.run(changes)
      throw error
    }
    for copy in undo.copies.compactMap(\.self) { Disk.remove(copy) }
    for file in removals {
      Disk.remove(file)
      // A folder that held nothing else goes with it.
      Disk.removeFolder(file.parent)
    }
    for folder in Set((changes.map(\.path) + removals).map(\.parent)) { Disk.sync(folder) }
  }

  /// Writes every file beside its place.
  private func stage(_ undo: inout Undo) throws(Refusal) {
    for (index, change) in changes.enumerated() {
      try makeFolders(for: change.path, &undo)
      let temporary = change.path.parent.appending(TemporaryName.make(index))
      try attempt(change.path) { () throws(SystemError) in
        try Disk.create(temporary, bytes: change.bytes, mode: change.mode)
      }
      undo.staged.append(temporary)
    }
  }

  /// What was done on the way, to be undone.
  private struct Undo {
    /// The new files beside their places.
    var staged: [FilePath] = []
    /// Second names of the files that are replaced; `nil` where there was none.
    var copies: [FilePath?] = []
    /// How many of the changes are in their places.
    var moved = 0
    var folders: [FilePath] = []

    /// Keeps the file at a place that is about to be given to another.
    mutating func keep(_ path: FilePath) {
      let copy = path.parent.appending(TemporaryName.make(staged.count + copies.count))
      copies.append(Disk.link(path, as: copy) ? copy : nil)
    }

    /// A folder with something in it stays.
    func run(_ changes: [Change]) {
      for (index, change) in changes.prefix(moved).enumerated() {
        if let copy = copies[index] {
          try? Disk.move(copy, onto: change.path)
        } else if change.isNew {
          Disk.remove(change.path)
        }
      }
      for file in staged.dropFirst(moved) + copies.dropFirst(moved).compactMap(\.self) {
        Disk.remove(file)
      }
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
