import Emission

/// What has to be written so that the output folders hold what was generated.
///
/// Making a plan checks every place and changes nothing; a file whose bytes are right already is not
/// part of it.
package struct OutputPlan: Sendable {
  /// A file that is not as it would be built.
  package struct Difference: Hashable, Sendable {
    package enum State: String, Sendable {
      case missing
      /// It is as it was built, but of other specs.
      case stale
      /// It was changed since it was built.
      case edited
      /// It was built, and is not any more.
      case leftOver = "left-over"
    }

    /// As it is shown.
    package let path: String
    package let state: State
    /// The bytes that are there, and those that would be; none where there is no file.
    package let found: [UInt8]
    package let wanted: [UInt8]
  }

  private(set) var changes: FileChanges
  /// What writing would change, in the order of the outputs and their files.
  package private(set) var differences: [Difference] = []
  /// How many files are right as they are.
  package private(set) var unchanged = 0

  let current: FilePath
  private let root: FilePath?
  private let isForWriting: Bool
  private var targets: Set<FilePath> = []
  private var outside: [FilePath] = []
  private var problems: [Refusal] = []

  /// - Parameters:
  ///   - root: the folder that every output has to be in; `nil` lets them be anywhere.
  ///   - current: the folder from which paths are shown.
  ///   - isForWriting: whether the plan is to be carried out, for which the places have to be
  ///     writable.
  /// - Throws: what stands in the way, all of it. A file that Tessera didn't write does.
  package init(
    _ outputs: [OutputFolder], inside root: FilePath?, shownFrom current: FilePath,
    isForWriting: Bool = true
  ) throws(Refusal) {
    self.current = current
    self.isForWriting = isForWriting
    changes = FileChanges(shownFrom: current)
    self.root = root
    for output in outputs {
      do throws(Refusal) {
        let folder = try check(output.directory)
        changes.folders.insert(folder)
        let manifest = self.manifest(in: folder)
        for file in output.files {
          do throws(Refusal) {
            try add(
              file, in: folder, shownAs: output.directory.appending(file.path),
              builtAs: manifest.hashes[file.path])
          } catch {
            problems.append(error)
          }
        }
        let names = Set(output.files.map(\.path))
        for (path, hash) in manifest.hashes.sorted(by: { $0.key < $1.key })
        where !names.contains(path) {
          try addLeftOver(
            path, builtAs: hash, in: folder, shownAs: output.directory.appending(path))
        }
      } catch {
        problems.append(error)
      }
    }
    if !outside.isEmpty, let root {
      problems.insert(
        Refusal(
          .usage,
          "\(outside.map(shown).joined(separator: ", ")) is outside the project folder \(root.string): choose another place, or allow it with --allow-outside."
        ), at: 0)
    }
    for target in targets.sorted() where target.ancestors.contains(where: targets.contains) {
      problems.append(
        Refusal(
          .usage, "\(shown(target)) would be in a folder where another output writes a file."))
    }
    if let first = problems.first {
      var messages: [String] = []
      for message in problems.flatMap(\.messages) where !messages.contains(message) {
        messages.append(message)
      }
      throw Refusal(first.cause, messages)
    }
  }

  /// Where an output folder is, or will be, behind all links.
  private mutating func check(_ folder: FilePath) throws(Refusal) -> FilePath {
    let place = try place(of: folder)
    if let root, !place.real.isInside(try self.place(of: root).real) { outside.append(folder) }
    return place.real
  }

  /// What an earlier build has written; nothing when it said nothing.
  private func manifest(in folder: FilePath) -> OutputManifest {
    let path = folder.appending(OutputManifest.name)
    guard (try? Disk.status(path, followingLinks: false))?.kind == .file,
      let bytes = try? Disk.read(path, limit: 1 << 24), Marker.isPresent(in: bytes)
    else { return OutputManifest([OutputFile]()) }
    return OutputManifest(bytes)
  }

  /// A file that an earlier build has written, that is still as it was, and that this one does not write.
  /// One that was changed since is somebody's work, and stays.
  private mutating func addLeftOver(
    _ path: String, builtAs hash: String, in folder: FilePath, shownAs written: FilePath
  ) throws(Refusal) {
    let target = folder.appending(path)
    guard let parent = try? Disk.realPath(target.parent), parent == target.parent,
      target.isInside(folder), !targets.contains(target),
      let status = try status(target, followingLinks: false), status.kind == .file,
      let bytes = try? Disk.read(target, limit: status.size), Marker.isPresent(in: bytes),
      OutputManifest.hash(bytes) == hash
    else { return }
    differences.append(
      Difference(path: shown(written), state: .leftOver, found: bytes, wanted: []))
    changes.removals.append(target)
  }

  private mutating func add(
    _ file: OutputFile, in folder: FilePath, shownAs written: FilePath, builtAs hash: String?
  ) throws(Refusal) {
    let path = folder.appending(file.path)
    let place = try place(of: path.parent)
    guard path.isInside(folder), place.real.isInside(folder) else {
      throw Refusal(
        .fileSystem, "\(shown(written)) would be written outside the output folder, through a link."
      )
    }
    var target = place.real.appending(path.name)
    if let status = try status(target, followingLinks: false), status.kind == .link {
      guard let real = try? Disk.realPath(target), real.isInside(folder) else {
        throw Refusal(
          .fileSystem, "\(shown(written)) is a link that leads out of the output folder: remove it."
        )
      }
      target = real
    }
    guard targets.insert(target).inserted else {
      throw Refusal(
        .usage, "Two outputs would write \(shown(written)): give each a folder of its own.")
    }
    let existing = try status(target)
    if let existing {
      try checkReplacement(of: target, existing, written)
      if isEqual(file.bytes, to: target, existing) {
        unchanged += 1
        return
      }
      try checkOrigin(of: target, written)
    }
    note(file, existing, at: target, shownAs: written, builtAs: hash)
    if isForWriting { try checkNewFiles(in: place.existing) }
    changes.changes.append(
      FileChanges.Change(path: target, bytes: file.bytes, mode: existing?.mode))
  }

  private mutating func note(
    _ file: OutputFile, _ existing: Disk.Status?, at target: FilePath, shownAs written: FilePath,
    builtAs hash: String?
  ) {
    let found = existing.flatMap { try? Disk.read(target, limit: $0.size) } ?? []
    let state: Difference.State
    if existing == nil {
      state = .missing
    } else if let hash, OutputManifest.hash(found) != hash {
      state = .edited
    } else {
      state = .stale
    }
    differences.append(
      Difference(path: shown(written), state: state, found: found, wanted: file.bytes))
  }

  private func checkNewFiles(in folder: FilePath) throws(Refusal) {
    do throws(SystemError) {
      try Disk.allowsNewFiles(in: folder)
    } catch {
      throw Refusal(
        .fileSystem, "The folder \(shown(folder)) can't be written to: \(error.reason).")
    }
  }

  private func checkReplacement(
    of target: FilePath, _ status: Disk.Status, _ written: FilePath
  ) throws(Refusal) {
    switch status.kind {
    case .file: break
    case .folder:
      throw Refusal(.fileSystem, "\(shown(written)) is a folder, where a file should be written.")
    case .link, .other:
      throw Refusal(.fileSystem, "\(shown(written)) is not a file that can be replaced.")
    }
    guard !isForWriting || Disk.isWritable(target) else {
      throw Refusal(.fileSystem, "\(shown(written)) can't be written: permission denied.")
    }
  }

  private func isEqual(_ bytes: [UInt8], to path: FilePath, _ status: Disk.Status) -> Bool {
    guard status.size == bytes.count else { return false }
    return (try? Disk.read(path, limit: bytes.count)) == bytes
  }

  private func checkOrigin(of target: FilePath, _ written: FilePath) throws(Refusal) {
    let start: [UInt8]
    do throws(Disk.ReadError) {
      start = try Disk.prefix(of: target, count: 4096)
    } catch {
      throw Refusal(.fileSystem, "\(shown(written)) can't be read.")
    }
    guard Marker.isPresent(in: start) else {
      throw Refusal(
        .fileSystem,
        "\(shown(written)) wasn't written by Tessera, so it isn't replaced: move it, or choose another folder for the output."
      )
    }
  }

  private func shown(_ path: FilePath) -> String { path.relative(to: current) }
}

extension OutputPlan {
  /// A folder that may not exist yet.
  private struct Place {
    /// The folder behind all links.
    let real: FilePath
    /// The nearest folder around it that exists, or it itself.
    let existing: FilePath
  }

  private func place(of folder: FilePath) throws(Refusal) -> Place {
    var existing = folder
    var missing: [String] = []
    while try status(existing, followingLinks: false) == nil, !existing.isRoot {
      missing.append(existing.name)
      existing = existing.parent
    }
    switch try status(existing)?.kind {
    case .folder: break
    case nil:
      throw Refusal(.fileSystem, "\(shown(existing)) is a link that leads nowhere: remove it.")
    default:
      throw Refusal(.fileSystem, "\(shown(existing)) is a file, where a folder should be.")
    }
    do throws(SystemError) {
      let real = try Disk.realPath(existing)
      return Place(
        real: missing.reversed().reduce(real) { $0.appending($1) }, existing: existing)
    } catch {
      throw Refusal(.fileSystem, "\(shown(existing)) can't be read: \(error.reason).")
    }
  }

  private func status(
    _ path: FilePath, followingLinks: Bool = true
  ) throws(Refusal) -> Disk.Status? {
    do throws(SystemError) {
      return try Disk.status(path, followingLinks: followingLinks)
    } catch {
      throw Refusal(.fileSystem, "\(shown(path)) can't be read: \(error.reason).")
    }
  }
}
