/// A repository of git, asked through git itself: as a program with arguments, in which names that
/// people give can be no options.
struct GitRepository {
  /// The folder that holds its working tree, without links.
  let root: FilePath

  /// Enough for the names of a million files.
  private static let limit = 1 << 28
  /// The most bytes that all specs of a revision may hold together.
  private static let contentLimit = 1 << 30

  /// The repository around a folder.
  ///
  /// - Parameters:
  ///   - folder: exists, and has no links in its path.
  ///   - revision: what is to be read from it, as people wrote it.
  init(around folder: FilePath, for revision: String) throws(Refusal) {
    let result = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
    var output = result.output
    if output.last == 0x0A { output.removeLast() }
    guard result.status == 0, output.first == 0x2F else {
      throw Refusal(
        .usage,
        "There is no folder '\(revision)', and this is no git repository that could have such a revision"
          + "\(Self.reason(result)): give a folder.")
    }
    root = FilePath(String(decoding: output, as: UTF8.self))
  }

  /// The tree of a revision: all of its files.
  ///
  /// - Parameter revision: any name that git understands, of a commit or tag.
  func tree(of revision: String) throws(Refusal) -> String {
    let isSpoken = !revision.isEmpty && !revision.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    let result =
      isSpoken
      ? try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{tree}"])
      : nil
    let id = result.map { String(decoding: $0.output.filter { $0 != 0x0A }, as: UTF8.self) } ?? ""
    guard let result, result.status == 0, Self.isID(id) else {
      throw Refusal(
        .usage,
        "There is no folder and no git revision '\(revision)': look at 'git branch --all' and 'git tag', "
          + "or fetch it first; a shallow clone holds few revisions (git fetch --unshallow).")
    }
    return id
  }

  struct Entry {
    enum Kind {
      case file
      case link
      case folder
      case submodule
    }

    let kind: Kind
    let id: String
    /// In bytes.
    let size: Int
    /// From the root of the repository.
    let path: String
  }

  /// The files in a folder of a tree, at any depth.
  ///
  /// - Parameter path: from the root; empty for the root itself.
  func files(of tree: String, in path: String) throws(Refusal) -> [Entry] {
    try list(["-r", "--", tree] + (path.isEmpty ? [] : [path]))
  }

  /// What stands at a path of a tree.
  func entry(of tree: String, at path: String) throws(Refusal) -> Entry? {
    try list(["--", tree, path]).first
  }

  private func list(_ arguments: [String]) throws(Refusal) -> [Entry] {
    let result = try run(["ls-tree", "-l", "-z", "--full-tree"] + arguments)
    guard result.status == 0 else { throw unreadable(result) }
    return result.output.split(separator: 0).compactMap { Self.entry($0) }
  }

  /// `100644 blob 78981922613b2afb6025042ff6bd878ac1994e85       2	path`
  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, isID(words[2]) else { return nil }
    let kind: Entry.Kind? =
      switch (words[0], words[1]) {
      case ("120000", "blob"): .link
      case (_, "blob"): .file
      case (_, "tree"): .folder
      case (_, "commit"): .submodule
      default: nil
      }
    return kind.map {
      Entry(
        kind: $0, id: words[2], size: Int(words[3]) ?? 0,
        path: String(decoding: line[(tab + 1)...], as: UTF8.self))
    }
  }

  /// The bytes of files.
  func contents(of ids: [String]) throws(Refusal) -> [String: [UInt8]] {
    guard !ids.isEmpty else { return [:] }
    let input = Array(ids.map { $0 + "\n" }.joined().utf8)
    let result = try run(["cat-file", "--batch"], input: input, limit: Self.contentLimit)
    guard result.status == 0 else { throw unreadable(result) }
    var contents: [String: [UInt8]] = [:]
    var rest = result.output[...]
    // `<id> blob <size>`, a line break, the bytes, a line break; `<id> missing` for what is not there.
    while let end = rest.firstIndex(of: 0x0A) {
      let words = rest[..<end].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size >= 0, size <= rest.count else {
        continue
      }
      contents[words[0]] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  // MARK: Running

  private func run(
    _ arguments: [String], input: [UInt8] = [], limit: Int = GitRepository.limit
  ) throws(Refusal) -> ChildProcess.Result {
    try Self.run(arguments, in: root, input: input, limit: limit)
  }

  private static func run(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [],
    limit: Int = GitRepository.limit
  ) throws(Refusal) -> ChildProcess.Result {
    do throws(ChildProcess.Failure) {
      return try ChildProcess.run(
        "git", ["-C", folder.string, "--no-pager", "--literal-pathspecs"] + arguments,
        input: input,
        environment: [
          ("LC_ALL", "C"), ("GIT_TERMINAL_PROMPT", "0"), ("GIT_OPTIONAL_LOCKS", "0"),
          ("GIT_NO_LAZY_FETCH", "1"),
        ], limit: limit)
    } catch {
      switch error {
      case .missing:
        throw Refusal(
          .fileSystem, "Git is not installed, which reads revisions: install it, or give folders.")
      case .system(let error):
        throw Refusal(.fileSystem, "Git can't be run: \(error.reason).")
      case .tooMuch:
        throw Refusal(.usage, "The revision holds too much to be compared: give folders.")
      }
    }
  }

  private func unreadable(_ result: ChildProcess.Result) -> Refusal {
    Refusal(.fileSystem, "Git can't read the revision\(Self.reason(result)).")
  }

  /// The first line of what git said, to stand behind a sentence.
  private static func reason(_ result: ChildProcess.Result) -> String {
    guard let line = result.errors.split(separator: "\n").first else { return "" }
    return " (\(line))"
  }

  /// Whether it is the name of an object: a hash, of either length that git has.
  private static func isID(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
