import Foundation
import TestSupport

/// What `Documentation/build-systems.md` shows, so that tests try just that.
enum DocumentedBlock {
  /// The blocks of a language, in their order.
  static func all(_ language: String) throws -> [String] {
    let page = try String(
      contentsOf: PackageRoot.file("Documentation/build-systems.md"), encoding: .utf8)
    var blocks: [String] = []
    var open: (language: String, lines: [String])?
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("```"), let block = open {
        if block.language == language {
          blocks.append(block.lines.map { $0 + "\n" }.joined())
        }
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// An environment in which `tessera` is the program of this build.
  static let environment = [
    "PATH": PackageRoot.buildFolder.path + ":"
      + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  ]
}
