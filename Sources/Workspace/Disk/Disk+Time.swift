#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// Now, by the clock that dates files: nanoseconds since 1970. A file that is written later is never
  /// older.
  package static var now: Int {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_REALTIME, &time)
    #else
      // Linux dates files by its coarse clock, which is up to a tick behind the other.
      clock_gettime(CLOCK_REALTIME_COARSE, &time)
    #endif
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// Gives a file the time of its last change: nanoseconds since 1970.
  static func setModified(_ path: FilePath, _ nanoseconds: Int) throws(SystemError) {
    let time = timespec(
      tv_sec: time_t(nanoseconds / 1_000_000_000), tv_nsec: nanoseconds % 1_000_000_000)
    if utimensat(AT_FDCWD, path.string, [time, time], 0) != 0 { throw .current }
  }
}
