#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Comparing and searching runs of bytes.
enum Bytes {
  @inline(__always)
  static func equal(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool
  {
    guard left.count == right.count else { return false }
    guard let a = left.baseAddress, let b = right.baseAddress else { return true }
    return memcmp(a, b, left.count) == 0
  }

  /// Whether the bytes of `right` in that range, which may lie outside of it, are those of `left`.
  @inline(__always)
  static func equal(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    guard left.count == range.count, range.lowerBound >= 0, range.upperBound <= right.count else {
      return false
    }
    guard let a = left.baseAddress, let b = right.baseAddress else { return left.isEmpty }
    return memcmp(a, b + range.lowerBound, left.count) == 0
  }

  /// The first place of the byte from an offset on.
  static func firstIndex(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return found - UnsafeMutableRawPointer(mutating: base)
  }
}
