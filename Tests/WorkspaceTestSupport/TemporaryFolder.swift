import Foundation
package import Workspace

/// A folder on the disk for one test, removed with everything in it afterwards.
package final class TemporaryFolder: Sendable {
  package let path: FilePath

  /// - Parameter files: paths relative to the folder, with their texts.
  package init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try Disk.realPath(FilePath(url.path))
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.string)
  }

  package func write(_ text: String, to name: String) throws {
    let file = path.appending(name)
    try FileManager.default.createDirectory(
      atPath: file.parent.string, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.string))
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path.appending(name).string, withIntermediateDirectories: true)
  }

  /// Makes a link that leads to `target`, relative to the link's own folder.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      atPath: path.appending(name).parent.string, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path.appending(name).string, withDestinationPath: target)
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Disk.read(path.appending(name), limit: 1 << 20), as: UTF8.self)
  }

  /// Every file, link and empty folder in it.
  package func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path.string).sorted()
  }
}
