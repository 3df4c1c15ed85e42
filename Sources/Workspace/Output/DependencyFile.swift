/// A file from which Make and Ninja know when to build again: its own name, and behind it all that was
/// read.
///
/// It is the one thing that every build writes, so it stands for all generated files, those too that were
/// right already. It is as old as the newest thing that was read was then: what changes while a build runs
/// is newer, and is built next time, whatever the clocks of the machine and of the file system say.
package struct DependencyFile: Sendable {
  private let path: FilePath
  /// As the command line names it, which is how a Makefile does.
  private let shownPath: String
  private let bytes: [UInt8]
  private let modified: Int

  /// - Parameters:
  ///   - name: the file, as the command line says it.
  ///   - inputs: files and folders that the build has read, and when each was last changed before:
  ///     nanoseconds since 1970.
  ///   - current: the folder that names are relative to.
  /// - Throws: when a name cannot be written so that both programs understand it, or when the place
  ///   holds something else.
  package init(
    _ name: String, inputs: [FilePath: Int], shownFrom current: FilePath
  ) throws(Refusal) {
    guard !name.isEmpty else { throw Refusal(.usage, "The name of the dependency file is empty.") }
    path = FilePath(name, in: current)
    shownPath = name
    modified = inputs.values.max() ?? 0
    var unwritable: [String] = []
    let names = ([name] + inputs.keys.sorted().map { $0.relative(to: current) }).map {
      name -> [UInt8] in
      guard let escaped = Self.escaped(name) else {
        unwritable.append(name)
        return []
      }
      return escaped
    }
    guard unwritable.isEmpty else {
      throw Refusal(
        .usage,
        unwritable.map {
          "'\($0)' can't be written for Make and Ninja: give it a name without \(Self.refused)."
        })
    }
    bytes = Self.text(names)
    if let found = try existing() {
      guard Self.isDependencyFile(found) else {
        throw Refusal(
          .fileSystem,
          "\(name) is no dependency file, so it isn't replaced: choose another name for --depfile.")
      }
    }
  }

  /// A rule for the file, and an empty one for each input, so that one that has gone asks for a build
  /// rather than to be made.
  private static func text(_ names: [[UInt8]]) -> [UInt8] {
    var text = names[0] + Array(":".utf8)
    for name in names.dropFirst() { text += Array(" \\\n  ".utf8) + name }
    text += Array("\n".utf8)
    for name in names.dropFirst() { text += Array("\n".utf8) + name + Array(":\n".utf8) }
    return text
  }

  private static let refused =
    "any of \\ % = ; | ( ) & * ? [ ] < > ^ `, invisible characters, and ':' at its end"

  /// The name as both Make and Ninja read it; `nil` for one that they read differently, or not at all.
  private static func escaped(_ name: String) -> [UInt8]? {
    var result: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0...0x1F, 0x7F: return nil
      case 0x20, 0x23, 0x3A: result += [0x5C, byte]
      case 0x24: result += [byte, byte]
      default:
        if "\\%=;|()&*?[]<>^`".utf8.contains(byte) { return nil }
        result.append(byte)
      }
    }
    return result.last == 0x3A ? nil : result
  }

  /// Whether a file has the form that `text` gives it: nobody else's is replaced.
  private static func isDependencyFile(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: 0x0A)
    guard let first = lines.first else { return true }
    return lines.indices.allSatisfy { index in
      let line = lines[index]
      if index > 0, line.starts(with: "  ".utf8) { return true }
      return line.last == 0x3A || index == 0 && first.suffix(3).elementsEqual(": \\".utf8)
    }
  }

  private func existing() throws(Refusal) -> [UInt8]? {
    let status = try attempt { () throws(SystemError) in try Disk.status(path) }
    guard let status else { return nil }
    guard status.kind == .file else {
      throw Refusal(.fileSystem, "\(shownPath) is not a file that can be replaced.")
    }
    do throws(Disk.ReadError) {
      return try Disk.read(path, limit: 1 << 28)
    } catch {
      throw Refusal(.fileSystem, "\(shownPath) can't be read.")
    }
  }

  /// Puts the file in its place in one step. One that says the same already only gets its time: the folder
  /// that it is in does not change then.
  package func write() throws(Refusal) {
    let isSame = try existing() == bytes
    try attempt { () throws(SystemError) in
      if isSame { return try Disk.setModified(path, modified) }
      let missing = ([path.parent] + path.parent.ancestors).prefix { !Disk.exists($0) }
      for folder in missing.reversed() { try Disk.makeFolder(folder) }
      let temporary = path.parent.appending(TemporaryName.make(0))
      try Disk.create(temporary, bytes: bytes)
      do throws(SystemError) {
        try Disk.setModified(temporary, modified)
        try Disk.move(temporary, onto: (try? Disk.realPath(path)) ?? path)
      } catch {
        Disk.remove(temporary)
        throw error
      }
    }
  }

  private func attempt<Result>(
    _ action: () throws(SystemError) -> Result
  ) throws(Refusal) -> Result {
    do throws(SystemError) {
      return try action()
    } catch {
      throw Refusal(.fileSystem, "\(shownPath) can't be written: \(error.reason).")
    }
  }
}
