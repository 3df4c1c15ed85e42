#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of files on their way to their places: `.tessera-PROCESS-INDEX`.
enum TemporaryName {
  private static let prefix = ".tessera-"

  static func make(_ index: Int) -> String { "\(prefix)\(Disk.processNumber)-\(index)" }

  /// Removes what commands left in a folder that were stopped half-way.
  static func removeLeftOvers(in folder: FilePath) {
    for name in (try? Disk.names(in: folder)) ?? [] where isLeftOver(name) {
      Disk.remove(folder.appending(name))
    }
  }

  /// Whether it is a temporary name of a process that no longer runs, or an earlier one with this number.
  private static func isLeftOver(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0, UInt32(parts[1]) != nil
    else { return false }
    return Int(process) == Disk.processNumber || (kill(process, 0) != 0 && errno == ESRCH)
  }
}
