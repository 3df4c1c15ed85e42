#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  package enum ReadError: Error, Hashable {
    case system(SystemError)
    /// A folder, a pipe or a device.
    case notAFile
    case tooLarge
    /// Somebody goes on writing to it.
    case changing
  }

  /// The bytes of a file, as they were at one time: a file that somebody writes meanwhile is read again.
  ///
  /// - Parameter limit: the most bytes it may hold; a larger one isn't read.
  package static func read(_ path: FilePath, limit: Int) throws(ReadError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write to it.
    let file = open(path.string, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0 { throw .system(.current) }
    defer { close(file) }
    var before = try status(of: file)
    guard before.kind == .file else { throw .notAFile }
    for pause in pauses {
      let bytes = try bytes(of: file, size: before.size, limit: limit)
      let after = try status(of: file)
      if before == after { return bytes }
      usleep(pause)
      before = after
      lseek(file, 0, SEEK_SET)
    }
    throw .changing
  }

  /// How long a file may take until it is as its writer wants it, in microseconds from one look to the next.
  private static let pauses: [UInt32] = [1000, 5000, 20_000, 100_000, 500_000, 0]

  private static func status(of file: CInt) throws(ReadError) -> Status {
    var buffer = stat()
    if fstat(file, &buffer) != 0 { throw .system(.current) }
    return Status(buffer)
  }

  private static func bytes(of file: CInt, size: Int, limit: Int) throws(ReadError) -> [UInt8] {
    guard size <= limit else { throw .tooLarge }
    // One byte more than the file says it has, so that the usual file ends in the first round.
    var bytes = try chunk(of: file, count: size + 1)
    if bytes.count <= size { return bytes }
    while true {
      guard bytes.count <= limit else { throw .tooLarge }
      let more = try chunk(of: file, count: 1 << 16)
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// The first bytes of a file, at most `count`.
  static func prefix(of path: FilePath, count: Int) throws(ReadError) -> [UInt8] {
    let file = open(path.string, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0 { throw .system(.current) }
    defer { close(file) }
    return try chunk(of: file, count: count)
  }

  /// Up to `count` bytes; fewer only at the end of the file.
  private static func chunk(of file: CInt, count: Int) throws(ReadError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count, let start = buffer.baseAddress {
        let got = Self.system { POSIX.read(file, start + filled, count - filled) }
        if got < 0 { failure = .current }
        if got <= 0 { break }
        filled += got
      }
    }
    if let failure { throw .system(failure) }
    return bytes
  }

  /// Repeats a call that a signal interrupted.
  static func system(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// The calls whose names are taken inside `Disk`.
enum POSIX {
  static func read(_ file: CInt, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, start, count)
    #elseif canImport(Musl)
      Musl.read(file, start, count)
    #else
      Darwin.read(file, start, count)
    #endif
  }

  static func write(_ file: CInt, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, start, count)
    #elseif canImport(Musl)
      Musl.write(file, start, count)
    #else
      Darwin.write(file, start, count)
    #endif
  }

  static func link(_ path: String, _ other: String) -> CInt {
    #if canImport(Glibc)
      Glibc.link(path, other)
    #elseif canImport(Musl)
      Musl.link(path, other)
    #else
      Darwin.link(path, other)
    #endif
  }
}
