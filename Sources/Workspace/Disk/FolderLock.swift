#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets one command at a time write for a token folder, so that two builds never mix what they write.
///
/// The system keeps the lock with the open folder: it leaves no file behind, and ends with the process,
/// however that ends. Where a file system has no locks, nothing is waited for.
package struct FolderLock: ~Copyable {
  private let folder: CInt

  deinit { close(folder) }

  /// Does something while no other command has the folder; waits for it up to a minute.
  package static func hold<Result: Sendable>(
    _ path: FilePath, shownFrom current: FilePath,
    during action: () async throws(Refusal) -> Result
  ) async throws(Refusal) -> Result {
    let lock = try await take(path, shownFrom: current)
    let result = try await action()
    lock?.release()
    return result
  }

  /// Waits until no other command has the folder.
  ///
  /// - Parameters:
  ///   - patience: how long to wait.
  ///   - current: the folder from which paths are shown.
  /// - Returns: `nil` when the folder can't be locked at all.
  /// - Throws: when another command still has it after that time.
  package static func take(
    _ path: FilePath, patience: Duration = .seconds(60), shownFrom current: FilePath
  ) async throws(Refusal) -> FolderLock? {
    let folder = open(path.string, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder < 0 { return nil }
    let lock = FolderLock(folder: folder)
    let start = ContinuousClock.now
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: break
      default: return nil
      }
      guard start.duration(to: .now) < patience else {
        throw Refusal(
          .fileSystem,
          "Another tessera has been writing for \(path.relative(to: current)) for \(patience.components.seconds) seconds: wait until it ends, or end it."
        )
      }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return lock
  }

  /// Lets the folder go. Without this call it is let go when the lock is last used.
  package consuming func release() {}
}
