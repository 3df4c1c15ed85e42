import Foundation

/// What a build depends on.
enum TokenFolder {
  /// Every file in the folder and those below it that can be a spec, the configuration included, and the
  /// folders themselves, which change when a file comes or goes; ordered. Hidden files are none, nor is
  /// anything in a folder called `build`; links are followed once.
  static func files(in folder: URL) throws -> [URL] {
    var files: [URL] = []
    var pending = [folder]
    var visited: Set<String> = []
    while let folder = pending.popLast() {
      guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { continue }
      files.append(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let file = folder.appending(path: name)
        if name.hasPrefix(".") || name.hasPrefix("$") { continue }
        if isFolder(file) {
          if name != "build" { pending.append(file) }
        } else if endings.contains(file.pathExtension.lowercased()) {
          files.append(file)
        }
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static let endings: Set<String> = ["yaml", "yml", "json", "tokens"]
}
