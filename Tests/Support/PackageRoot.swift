package import Foundation

/// Where this repository lies on disk.
package enum PackageRoot {
  /// The folder of `Package.swift`.
  package static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder at `path`, given from the package's root.
  package static func file(_ path: String) -> URL { url.appending(path: path) }

  /// The folder that the running tests were built into; it holds `Modules/`.
  package static let buildFolder: URL = {
    #if os(Linux)
      let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      return URL(filePath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
    #else
      return Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #endif
  }()

  private final class Anchor {}
}
