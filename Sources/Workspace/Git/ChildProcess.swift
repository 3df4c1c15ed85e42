// The list of environment variables is a global of C, which nothing here changes.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// A program that is run to its end, by its arguments and without a shell.
struct ChildProcess {
  enum Failure: Error {
    /// There is no such program.
    case missing
    case system(SystemError)
    /// It wrote more than it may.
    case tooMuch
  }

  struct Result {
    /// 0 when it did what it should; negative when a signal ended it.
    let status: Int32
    let output: [UInt8]
    /// The beginning of what it wrote to standard error.
    let errors: String
  }

  /// - Parameters:
  ///   - program: looked for in `PATH`.
  ///   - input: what it reads from its standard input.
  ///   - environment: variables to set, in place of those that are inherited.
  ///   - limit: the most bytes that it may write.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8], environment: [(String, String)],
    limit: Int
  ) throws(Failure) -> Result {
    // Input and errors go through files: only one pipe can be waited for at once.
    guard let inputFile = tmpfile(), let errorFile = tmpfile() else { throw .system(.current) }
    defer {
      fclose(inputFile)
      fclose(errorFile)
    }
    do throws(SystemError) {
      try Disk.write(input, to: fileno(inputFile))
    } catch {
      throw .system(error)
    }
    lseek(fileno(inputFile), 0, SEEK_SET)
    let pipe = try closedOnExec()
    defer { close(pipe.read) }
    let process: pid_t
    do {
      defer { close(pipe.write) }
      process = try start(
        program, arguments, environment,
        streams: [fileno(inputFile), pipe.write, fileno(errorFile)])
    }
    var output: [UInt8] = []
    var isTooMuch = false
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBufferPointer { buffer -> Int in
        guard let start = buffer.baseAddress else { return 0 }
        return Disk.system { POSIX.read(pipe.read, start, buffer.count) }
      }
      guard count > 0 else { break }
      if output.count + count > limit {
        isTooMuch = true
        kill(process, SIGKILL)
        break
      }
      output += chunk[..<count]
    }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if isTooMuch { throw .tooMuch }
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? status >> 8 & 0xFF : -signal, output: output,
      errors: beginning(of: fileno(errorFile)))
  }

  private static func closedOnExec() throws(Failure) -> (read: CInt, write: CInt) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(.current) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [(String, String)],
    streams: [CInt]
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, CInt(number))
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = inherited(without: environment.map(\.0))
    variables += environment.map { strdup("\($0.0)=\($0.1)") }
    words.append(nil)
    variables.append(nil)
    defer {
      for pointer in words + variables { free(pointer) }
    }
    var process: pid_t = 0
    let result = posix_spawnp(&process, program, &actions, nil, words, variables)
    guard result == 0 else {
      throw result == ENOENT ? .missing : .system(SystemError(code: result))
    }
    return process
  }

  private static func inherited(without names: [String]) -> [UnsafeMutablePointer<CChar>?] {
    let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #if canImport(Darwin)
      list = _NSGetEnviron().pointee
    #else
      list = environ
    #endif
    guard let list else { return [] }
    var result: [UnsafeMutablePointer<CChar>?] = []
    var place = list
    while let entry = place.pointee {
      let text = String(cString: entry)
      if !names.contains(where: { text.hasPrefix("\($0)=") }) { result.append(strdup(entry)) }
      place += 1
    }
    return result
  }

  private static func beginning(of file: CInt) -> String {
    lseek(file, 0, SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBufferPointer { buffer -> Int in
      guard let start = buffer.baseAddress else { return 0 }
      return Disk.system { POSIX.read(file, start, buffer.count) }
    }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
