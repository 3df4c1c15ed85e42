package import Foundation

/// Public data that is not part of this repository: beside it in `shared/data`, or in the folder `data` of
/// what `TESSERA_SHARED` names.
package enum SharedData {
  private static let root: URL =
    (ProcessInfo.processInfo.environment["TESSERA_SHARED"].map { URL(filePath: $0) }
    ?? PackageRoot.url.deletingLastPathComponent().appending(path: "shared"))
    .appending(path: "data")

  /// The file or folder at a path in it; `nil` where there is none.
  package static func find(_ path: String) -> URL? {
    let url = root.appending(path: path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
