/// The spec files of a token folder.
package struct SpecListing: Sendable {
  package struct File: Hashable, Sendable {
    package let path: FilePath
    package let kind: SpecKind
  }

  /// Something in the folder that can't be looked at.
  package struct Problem: Hashable, Sendable {
    package let path: FilePath
    package let reason: String
  }

  /// Ordered by the bytes of their paths.
  package private(set) var files: [File] = []
  package private(set) var problems: [Problem] = []
  /// The folders that were looked into, and when each was last changed before: nanoseconds since 1970.
  package private(set) var folders: [FilePath: Int] = [:]
  /// Whether the folder holds more than is looked at.
  package private(set) var isCut = false

  /// The most files and folders that are looked at.
  static let limit = 1_000_000

  private let allowsJSON: Bool
  private var looked = 0
  private var visited: Set<Disk.Identity> = []
  private var links: [FilePath] = []

  /// Looks through a folder and all folders in it, `build` and those that are left out excepted.
  ///
  /// Links are followed, to each folder and file once, so that a circle of links ends: whatever can
  /// be reached without a link is taken first. A link to a folder around this one isn't followed.
  ///
  /// - Parameters:
  ///   - leftOut: the output folders.
  ///   - allowsJSON: whether files of plain JSON are listed too.
  package init(
    of folder: FilePath, leavingOut leftOut: [FilePath] = [], allowsJSON: Bool = false
  ) throws(SystemError) {
    self.allowsJSON = allowsJSON
    let real = try Disk.realPath(folder)
    for path in leftOut + real.ancestors {
      if let status = try? Disk.status(path) { visited.insert(status.identity) }
    }
    if let status = try Disk.status(folder) {
      visited.insert(status.identity)
      folders[folder] = status.modified
    }
    look(into: folder, names: try Disk.names(in: folder))
    while !links.isEmpty {
      let batch = links.sorted()
      links = []
      for link in batch { follow(link) }
    }
    files.sort { $0.path < $1.path }
    problems.sort { $0.path < $1.path }
  }

  /// What was listed in another way.
  init(files: [File], problems: [Problem]) {
    allowsJSON = false
    self.files = files.sorted { $0.path < $1.path }
    self.problems = problems.sorted { $0.path < $1.path }
  }

  private mutating func look(into folder: FilePath, names: [String]) {
    var pending = [(folder, names)]
    while let (folder, names) = pending.popLast() {
      for name in names where !SpecKind.isLeftOut(name) {
        looked += 1
        guard looked <= SpecListing.limit else {
          isCut = true
          return
        }
        let path = folder.appending(name)
        do throws(SystemError) {
          guard let status = try Disk.status(path, followingLinks: false) else { continue }
          switch status.kind {
          case .link: links.append(path)
          case .folder: if let names = try enter(path, status) { pending.append((path, names)) }
          case .file, .other: add(path, status)
          }
        } catch {
          problems.append(Problem(path: path, reason: error.reason))
        }
      }
    }
  }

  /// What is in a folder that has not been looked at yet.
  private mutating func enter(
    _ folder: FilePath, _ status: Disk.Status
  ) throws(SystemError) -> [String]? {
    guard folder.name != "build", visited.insert(status.identity).inserted else { return nil }
    folders[folder] = status.modified
    return try Disk.names(in: folder)
  }

  private mutating func add(_ path: FilePath, _ status: Disk.Status) {
    guard let kind = SpecKind(fileName: path.name, allowsJSON: allowsJSON) else { return }
    guard status.kind == .file else {
      guard kind != .json else { return }
      problems.append(Problem(path: path, reason: "it is not a file"))
      return
    }
    visited.insert(status.identity)
    files.append(File(path: path, kind: kind))
  }

  private mutating func follow(_ link: FilePath) {
    do throws(SystemError) {
      guard let status = try Disk.status(link) else {
        if SpecKind(fileName: link.name) != nil {
          problems.append(Problem(path: link, reason: "it is a link that leads nowhere"))
        }
        return
      }
      if status.kind == .folder {
        if let names = try enter(link, status) { look(into: link, names: names) }
      } else if !visited.contains(status.identity) {
        add(link, status)
      }
    } catch {
      if SpecKind(fileName: link.name) != nil || !error.isLinkLoop {
        problems.append(Problem(path: link, reason: error.reason))
      }
    }
  }
}
