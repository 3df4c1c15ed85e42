#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system answered when it refused something, as its error number.
package struct SystemError: Error, Hashable {
  package let code: CInt

  package init(code: CInt) {
    self.code = code
  }

  /// Of the call that has just failed.
  static var current: SystemError { SystemError(code: errno) }

  /// Of a file that isn't there.
  static var missing: SystemError { SystemError(code: ENOENT) }

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  package var isLinkLoop: Bool { code == ELOOP }

  /// The reason in a few words, to stand behind a colon: `permission denied`.
  package var reason: String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "it does not exist"
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EROFS: "the disk can only be read"
    case ELOOP: "its links lead in a circle"
    case ENAMETOOLONG: "its name is too long"
    case ENOTDIR: "a part of its path is a file, not a folder"
    case EISDIR: "it is a folder"
    default: systemText
    }
  }

  private var systemText: String {
    var buffer = [CChar](repeating: 0, count: 256)
    let failed = buffer.withUnsafeMutableBufferPointer { space -> Bool in
      guard let start = space.baseAddress else { return true }
      return strerror_r(code, start, space.count - 1) != 0
    }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    if failed || bytes.isEmpty { return "error \(code) of the system" }
    var text = String(decoding: bytes, as: UTF8.self)
    let first = text.removeFirst().lowercased()
    return first + text
  }
}
