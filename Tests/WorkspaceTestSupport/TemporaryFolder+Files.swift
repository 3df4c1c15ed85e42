import Foundation
package import TestSupport
package import Workspace

extension TemporaryFolder {
  /// - Parameter files: paths relative to the folder, with their texts.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  /// The folder itself, behind all links.
  package var path: FilePath {
    let path = FilePath(url.path)
    return (try? Disk.realPath(path)) ?? path
  }

  /// Makes a link that leads to `target`, relative to the link's own folder.
  package func link(_ name: String, to target: String) throws {
    let link = path.appending(name).string
    try FileManager.default.createDirectory(
      atPath: path.appending(name).parent.string, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Disk.read(path.appending(name), limit: 1 << 20), as: UTF8.self)
  }

  /// Every file, link and folder in it.
  package func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path.string).sorted()
  }
}
