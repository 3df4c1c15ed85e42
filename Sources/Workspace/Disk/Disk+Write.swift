#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// Makes one folder, whose parent exists.
  static func makeFolder(_ path: FilePath) throws(SystemError) {
    if mkdir(path.string, 0o777) != 0 { throw .current }
  }

  /// Makes a file that wasn't there, and waits until its bytes are on the disk.
  ///
  /// - Parameter mode: its permission bits; when not given, those that the system gives new files.
  package static func create(
    _ path: FilePath, bytes: [UInt8], mode: UInt32? = nil
  ) throws(SystemError) {
    let file = open(path.string, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if file < 0 { throw .current }
    do throws(SystemError) {
      try write(bytes, to: file)
      if let mode, fchmod(file, mode_t(mode)) != 0 { throw .current }
      if fsync(file) != 0 { throw .current }
    } catch {
      close(file)
      remove(path)
      throw error
    }
    if close(file) != 0 {
      let error = SystemError.current
      remove(path)
      throw error
    }
  }

  /// Puts a file in the place of another, in one step: who looks sees the one or the other.
  static func move(_ path: FilePath, onto target: FilePath) throws(SystemError) {
    if rename(path.string, target.string) != 0 { throw .current }
  }

  /// Gives a file a second name, where the file system can.
  static func link(_ path: FilePath, as other: FilePath) -> Bool {
    POSIX.link(path.string, other.string) == 0
  }

  /// Gives a file the time of its last change: nanoseconds since 1970.
  static func setModified(_ path: FilePath, _ nanoseconds: Int) throws(SystemError) {
    let time = timespec(
      tv_sec: time_t(nanoseconds / 1_000_000_000), tv_nsec: nanoseconds % 1_000_000_000)
    if utimensat(AT_FDCWD, path.string, [time, time], 0) != 0 { throw .current }
  }

  /// Removes a file, if it can be removed.
  static func remove(_ path: FilePath) {
    unlink(path.string)
  }

  /// Removes a folder, if it is empty.
  static func removeFolder(_ path: FilePath) {
    rmdir(path.string)
  }

  /// Waits until the names in a folder are on the disk. Not every file system can do that.
  static func sync(_ folder: FilePath) {
    let file = open(folder.string, O_RDONLY | O_CLOEXEC)
    if file < 0 { return }
    fsync(file)
    close(file)
  }

  /// Writes to an open file, terminal or pipe.
  package static func write(_ bytes: [UInt8], to file: CInt) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var written = 0
      while written < buffer.count {
        let count = system { POSIX.write(file, start + written, buffer.count - written) }
        if count <= 0 {
          failure = .current
          return
        }
        written += count
      }
    }
    if let failure { throw failure }
  }

  /// Whether somebody looks at what is written there.
  package static func isTerminal(_ file: CInt) -> Bool { isatty(file) == 1 }

  /// A number that no other running command has.
  static var processNumber: Int { Int(getpid()) }

  /// Whether the permissions of a file let it be written.
  static func isWritable(_ path: FilePath) -> Bool { access(path.string, W_OK) == 0 }
}
