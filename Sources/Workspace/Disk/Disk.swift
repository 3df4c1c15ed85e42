#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file system, by the calls that every Unix has: what a compiler that starts in a few
/// milliseconds can afford to link.
package enum Disk {
  /// What stands at a path.
  package struct Status: Hashable, Sendable {
    package enum Kind: Sendable {
      case file
      case folder
      case link
      /// A pipe, a device, a socket.
      case other
    }

    package let kind: Kind
    /// In bytes.
    package let size: Int
    /// The permission bits.
    package let mode: UInt32
    /// What it is, under any name.
    package let identity: Identity
    /// When its bytes were last changed, in nanoseconds.
    package let modified: Int
  }

  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  /// - Returns: `nil` when nothing is there.
  package static func status(
    _ path: FilePath, followingLinks: Bool = true
  ) throws(SystemError) -> Status? {
    var buffer = stat()
    let result =
      followingLinks ? stat(path.string, &buffer) : lstat(path.string, &buffer)
    if result != 0 {
      let error = SystemError.current
      if error.isMissing { return nil }
      throw error
    }
    return Status(buffer)
  }

  package static func isFolder(_ path: FilePath) -> Bool {
    (try? status(path))?.kind == .folder
  }

  package static func exists(_ path: FilePath) -> Bool {
    (try? status(path, followingLinks: false)) != nil
  }

  /// The path without links; every part of it has to exist.
  package static func realPath(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let resolved = realpath(path.string, nil) else { throw SystemError.current }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }

  /// The folder where the command was started.
  package static func currentFolder() throws(SystemError) -> FilePath {
    guard let path = getcwd(nil, 0) else { throw SystemError.current }
    defer { free(path) }
    return FilePath(String(cString: path))
  }

  /// Whether files may be made in that folder.
  static func allowsNewFiles(in folder: FilePath) throws(SystemError) {
    if access(folder.string, W_OK | X_OK) != 0 { throw SystemError.current }
  }

  /// The names in a folder, without `.` and `..`, ordered by their bytes.
  package static func names(in folder: FilePath) throws(SystemError) -> [String] {
    guard let stream = opendir(folder.string) else { throw SystemError.current }
    defer { closedir(stream) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError.current }
        break
      }
      let name = String(
        cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension Disk.Status {
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    identity = Disk.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
