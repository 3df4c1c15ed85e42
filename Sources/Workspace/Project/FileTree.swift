/// Where the files of a project are read from: the disk, or a revision of it.
package protocol FileTree: Sendable {
  func exists(_ path: FilePath) -> Bool
  func isFolder(_ path: FilePath) -> Bool
  func read(_ path: FilePath, limit: Int) throws(Disk.ReadError) -> [UInt8]
  /// The specs in a folder, without what is left out (`SpecListing`).
  func specs(
    in folder: FilePath, leavingOut: [FilePath], allowsJSON: Bool
  ) throws(SystemError) -> SpecListing
  /// How people are told of a path.
  func shown(_ path: FilePath, from current: FilePath) -> String
}

/// The files as they are on the disk.
package struct WorkingTree: FileTree {
  package init() {}

  package func exists(_ path: FilePath) -> Bool { Disk.exists(path) }

  package func isFolder(_ path: FilePath) -> Bool { Disk.isFolder(path) }

  package func read(_ path: FilePath, limit: Int) throws(Disk.ReadError) -> [UInt8] {
    try Disk.read(path, limit: limit)
  }

  package func specs(
    in folder: FilePath, leavingOut: [FilePath], allowsJSON: Bool
  ) throws(SystemError) -> SpecListing {
    try SpecListing(of: folder, leavingOut: leavingOut, allowsJSON: allowsJSON)
  }

  package func shown(_ path: FilePath, from current: FilePath) -> String {
    path.relative(to: current)
  }
}
