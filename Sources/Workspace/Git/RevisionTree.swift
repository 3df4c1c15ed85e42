import Document

/// A token folder as it was in a revision, read from git's objects: nothing is checked out.
package struct RevisionTree: FileTree {
  private let repository: GitRepository
  private let tree: String
  private let revision: String
  /// The token folder as it is named, and as it is without links.
  private let folder: FilePath
  private let realFolder: FilePath
  private let listing: SpecListing
  /// What was read at once.
  private let files: [FilePath: Read]

  private struct Read {
    let id: String
    let size: Int
    let bytes: [UInt8]?
  }

  /// - Parameters:
  ///   - revision: as people wrote it.
  ///   - folder: the token folder's path; it need not exist any more.
  ///   - current: the folder from which paths are shown.
  package init(
    _ revision: String, folder: FilePath, shownFrom current: FilePath
  ) throws(Refusal) {
    var existing = folder
    while !Disk.isFolder(existing), !existing.isRoot { existing = existing.parent }
    let real = (try? Disk.realPath(existing)) ?? existing
    repository = try GitRepository(around: real, for: revision)
    tree = try repository.tree(of: revision)
    self.revision = revision
    self.folder = folder
    realFolder = FilePath(folder.relative(to: existing), in: real)
    guard let path = Self.path(realFolder, in: repository) else {
      throw Refusal(
        .usage,
        "The folder \(folder.relative(to: current)) is outside of the git repository: --folder names another."
      )
    }
    let entries = try repository.files(of: tree, in: path)
    guard path.isEmpty || entries.contains(where: { $0.path.hasPrefix(path + "/") }) else {
      throw Refusal(
        .usage,
        "There is no folder \(path) in the revision '\(revision)': --folder says where its specs are."
      )
    }
    var reader = Listing(repository: repository, tree: tree, folder: folder, prefix: path)
    (listing, files) = try reader.read(entries)
  }

  /// From the root of the repository; empty for the root, `nil` outside.
  private static func path(_ path: FilePath, in repository: GitRepository) -> String? {
    guard path.isInside(repository.root) else { return nil }
    let text = path.relative(to: repository.root)
    return text == "." ? "" : text
  }

  private func entry(_ path: FilePath) -> GitRepository.Entry? {
    let real = FilePath(path.relative(to: folder), in: realFolder)
    guard let text = Self.path(real, in: repository), !text.isEmpty else { return nil }
    return try? repository.entry(of: tree, at: text)
  }

  package func exists(_ path: FilePath) -> Bool {
    path == folder || files[path] != nil || entry(path) != nil
  }

  package func isFolder(_ path: FilePath) -> Bool {
    path == folder || files[path] == nil && entry(path)?.kind == .folder
  }

  package func read(_ path: FilePath, limit: Int) throws(Disk.ReadError) -> [UInt8] {
    var file = files[path]
    if file == nil, let entry = entry(path) {
      guard entry.kind == .file else { throw .notAFile }
      file = Read(
        id: entry.id, size: entry.size,
        bytes: entry.size > limit ? nil : (try? repository.contents(of: [entry.id]))?[entry.id])
    }
    guard let file else { throw .system(.missing) }
    guard file.size <= limit else { throw .tooLarge }
    guard let bytes = file.bytes else { throw .system(.missing) }
    return bytes
  }

  package func specs(
    in folder: FilePath, leavingOut: [FilePath], allowsJSON: Bool
  ) throws(SystemError) -> SpecListing {
    guard folder == self.folder else { return try others(in: folder, leavingOut, allowsJSON) }
    return chosen(from: listing, leavingOut, allowsJSON)
  }

  /// The specs of a folder outside of the token folder.
  private func others(
    in folder: FilePath, _ leavingOut: [FilePath], _ allowsJSON: Bool
  ) throws(SystemError) -> SpecListing {
    let real = FilePath(folder.relative(to: self.folder), in: realFolder)
    guard let path = Self.path(real, in: repository),
      let entries = try? repository.files(of: tree, in: path)
    else { throw .missing }
    var reader = Listing(repository: repository, tree: tree, folder: folder, prefix: path)
    guard let found = try? reader.read(entries, wantsContents: false) else { throw .missing }
    return chosen(from: found.listing, leavingOut, allowsJSON)
  }

  private func chosen(
    from listing: SpecListing, _ leavingOut: [FilePath], _ allowsJSON: Bool
  ) -> SpecListing {
    SpecListing(
      files: listing.files.filter { file in
        (allowsJSON || file.kind != .json) && !leavingOut.contains { file.path.isInside($0) }
      }, problems: listing.problems)
  }

  package func shown(_ path: FilePath, from current: FilePath) -> String {
    "\(revision):\(path.relative(to: current))"
  }

  // MARK: Listing

  /// Which files of a folder are specs, as `SpecListing` says it of the disk.
  private struct Listing {
    let repository: GitRepository
    let tree: String
    let folder: FilePath
    /// The folder from the root of the repository.
    let prefix: String
    private var files: [SpecListing.File] = []
    private var problems: [SpecListing.Problem] = []
    private var entries: [FilePath: GitRepository.Entry] = [:]

    init(repository: GitRepository, tree: String, folder: FilePath, prefix: String) {
      self.repository = repository
      self.tree = tree
      self.folder = folder
      self.prefix = prefix
    }

    mutating func read(
      _ all: [GitRepository.Entry], wantsContents: Bool = true
    ) throws(Refusal) -> (listing: SpecListing, files: [FilePath: Read]) {
      let limit = Limits().bytes
      for entry in all { try add(entry, among: all) }
      let small = entries.values.filter { $0.size <= limit }.map(\.id)
      let contents =
        wantsContents ? try repository.contents(of: Array(Set(small)).sorted()) : [:]
      var read: [FilePath: Read] = [:]
      for (path, entry) in entries {
        read[path] = Read(id: entry.id, size: entry.size, bytes: contents[entry.id])
      }
      return (SpecListing(files: files, problems: problems), read)
    }

    private mutating func add(
      _ entry: GitRepository.Entry, among all: [GitRepository.Entry]
    ) throws(Refusal) {
      let start = prefix.isEmpty ? 0 : prefix.utf8.count + 1
      let inner = String(decoding: entry.path.utf8.dropFirst(start), as: UTF8.self)
      let parts = inner.split(separator: "/").map(String.init)
      guard let name = parts.last, !parts.contains(where: SpecKind.isLeftOut),
        !parts.dropLast().contains("build")
      else { return }
      let path = folder.appending(inner)
      let kind = SpecKind(fileName: name, allowsJSON: true)
      switch entry.kind {
      case .file:
        // The configuration is no spec, and is read all the same.
        if name == "tessera.yaml" { entries[path] = entry }
        guard let kind else { return }
        entries[path] = entry
        files.append(SpecListing.File(path: path, kind: kind))
      case .link: try follow(entry, path, kind, among: all)
      case .submodule:
        problems.append(
          SpecListing.Problem(path: path, reason: "it is a submodule, with a history of its own"))
      case .folder: break
      }
    }

    /// A link to a file is that file; other links cannot be followed in a revision.
    private mutating func follow(
      _ entry: GitRepository.Entry, _ path: FilePath, _ kind: SpecKind?,
      among all: [GitRepository.Entry]
    ) throws(Refusal) {
      let bytes = try repository.contents(of: [entry.id])[entry.id] ?? []
      let place = FilePath(entry.path).parent
      let target = String(
        FilePath(String(decoding: bytes, as: UTF8.self), in: place).string.dropFirst())
      let isAbsolute = bytes.first == 0x2F
      // What is listed already is not listed twice.
      if !isAbsolute, all.contains(where: { $0.path == target && $0.kind == .file }) { return }
      let other = isAbsolute || target.isEmpty ? nil : try repository.entry(of: tree, at: target)
      switch other?.kind {
      case .file?:
        guard let other, let kind else { return }
        entries[path] = other
        files.append(SpecListing.File(path: path, kind: kind))
      case .folder?:
        let isAround = prefix.isEmpty || prefix == target || prefix.hasPrefix(target + "/")
        let isInside = prefix.isEmpty || target.hasPrefix(prefix + "/")
        guard !isAround, !isInside else { return }
        problems.append(
          SpecListing.Problem(
            path: path, reason: "it is a link to a folder, which can't be followed in a revision"))
      default:
        guard kind != nil, kind != .json else { return }
        problems.append(
          SpecListing.Problem(
            path: path, reason: "it is a link, whose target is not in the revision"))
      }
    }
  }
}
