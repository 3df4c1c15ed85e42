import Compiler
import Diagnostics
import Document
import IR
import Syntax

/// Reads the files of a project into a snapshot; what can't be read is reported at the file.
struct ProjectReader {
  let current: FilePath
  let tree: any FileTree
  let limits = Limits()
  var snapshot = Snapshot()
  var diagnostics = DiagnosticList()
  var isIncomplete = false
  var configurationFile: FileID?
  /// The files that were read and the folders that were looked into, and when each was last changed
  /// before: nanoseconds since 1970.
  var inputs: [FilePath: Int] = [:]

  init(current: FilePath, tree: any FileTree) {
    self.current = current
    self.tree = tree
  }

  /// What `tessera.yaml` says; `nil` when there is none, or none that can be read.
  mutating func configuration(
    _ folders: ProjectFolders, platforms: [PlatformID]
  ) -> Configuration? {
    let path = folders.configuration
    guard tree.exists(path), let file = read(path) else { return nil }
    let id = snapshot.add(file)
    configurationFile = id
    guard
      let document = DocumentReader.read(file, id: id, limits: limits, into: &diagnostics)
    else { return nil }
    return ConfigurationDecoder.decode(
      document, folders, platforms: platforms, diagnostics: &diagnostics)
  }

  mutating func readSpecs(of folder: FilePath, _ configuration: Configuration) throws(Refusal) {
    let listing = try list(folder, configuration)
    for problem in listing.problems { report(unreadable: problem.path, problem.reason) }
    var files = listing.files.map { Choice(file: $0) }
    if let sources = configuration.sources {
      files = choose(from: files.map(\.file), in: folder, sources)
    }
    let resolved = readResolver(files.filter { $0.file.kind == .resolver }, configuration.dialect)
    for choice in files where !resolved.contains(choice.file.path) {
      read(choice, of: folder, configuration.dialect)
    }
    if files.isEmpty, listing.problems.isEmpty, configuration.sources == nil {
      diagnostics.report(
        .error(
          .nothingToBuild, at: nil,
          "there is no spec in the folder '\(tree.shown(folder, from: current))'",
          help: ["a spec is a file whose name ends in .yaml, .tokens or .tokens.json"]))
    }
  }

  /// A file to read, and the dialect that the configuration gives to it.
  private struct Choice {
    let file: SpecListing.File
    var dialect: Dialect?
  }

  /// What is in the token folder, and in the folders outside that sources name.
  private mutating func list(
    _ folder: FilePath, _ configuration: Configuration
  ) throws(Refusal) -> (files: [SpecListing.File], problems: [SpecListing.Problem]) {
    let sources = configuration.sources ?? []
    let allowsJSON = sources.contains(where: \.pattern.namesJSON)
    var folders = [folder]
    for source in sources {
      let base = folder.appending(source.pattern.base)
      let place = source.pattern.hasWildcards ? base : base.parent
      guard !folders.contains(where: { place.isInside($0) }), tree.isFolder(place) else { continue }
      folders.append(place)
    }
    var files: [FilePath: SpecListing.File] = [:]
    var problems: [SpecListing.Problem] = []
    for folder in folders {
      let listing: SpecListing
      do throws(SystemError) {
        listing = try tree.specs(
          in: folder, leavingOut: configuration.outputs.map(\.directory), allowsJSON: allowsJSON)
      } catch {
        throw Refusal(
          .fileSystem,
          "The folder \(tree.shown(folder, from: current)) can't be read: \(error.reason).")
      }
      if listing.isCut {
        throw Refusal(
          .usage,
          "The folder \(tree.shown(folder, from: current)) holds more than a million files: give the folder that holds only your specs."
        )
      }
      problems += listing.problems
      inputs.merge(listing.folders) { min($0, $1) }
      for file in listing.files { files[file.path] = file }
    }
    return (files.values.sorted { $0.path < $1.path }, problems)
  }

  /// The files that the sources name, each with the dialect of the first that gives one.
  private mutating func choose(
    from files: [SpecListing.File], in folder: FilePath, _ sources: [Configuration.Source]
  ) -> [Choice] {
    var isUsed = Array(repeating: false, count: sources.count)
    var choices: [Choice] = []
    for file in files {
      let path = file.path.relative(to: folder)
      var choice: Choice?
      for (index, source) in sources.enumerated()
      where (file.kind != .json || source.pattern.namesJSON) && source.pattern.matches(path) {
        isUsed[index] = true
        choice = choice ?? Choice(file: file)
        if choice?.dialect == nil { choice?.dialect = source.dialect }
      }
      if let choice { choices.append(choice) }
    }
    for (index, source) in sources.enumerated() where !isUsed[index] {
      let base = folder.appending(source.pattern.base)
      let isOther = !source.pattern.hasWildcards && tree.exists(base) && !tree.isFolder(base)
      diagnostics.report(
        .error(
          .nothingToBuild, at: source.span,
          isOther ? "this file is no spec" : "no spec has a path like this",
          help: [
            tree.isFolder(base) && !source.pattern.hasWildcards
              ? "for all files of a folder write '/**' behind its name"
              : isOther
                ? "specs end in .yaml, .tokens or .json"
                : "a path begins in the folder of tessera.yaml; '*' stands for names, '**' for folders"
          ]))
    }
    return choices
  }

  private mutating func read(_ choice: Choice, of folder: FilePath, _ dialect: Dialect) {
    let file = choice.file
    switch file.kind {
    case .native where file.path == folder.appending("tessera.yml"):
      report(
        .invalidConfiguration, file.path, "the configuration is called tessera.yaml",
        help: "give the file that name")
    case .native:
      if let source = read(file.path) { snapshot.addSpec(source, choice.dialect ?? .native) }
    case .designTokens, .json:
      if let source = read(file.path) { snapshot.addSpec(source, choice.dialect ?? dialect) }
    case .resolver: break
    }
  }

  /// Reads the resolver and the files that it names.
  ///
  /// - Returns: the paths of those files: they are read through it only.
  private mutating func readResolver(_ choices: [Choice], _ dialect: Dialect) -> Set<FilePath> {
    for other in choices.dropFirst() {
      report(
        .invalidResolver, other.file.path, "there is a resolver already, and a project has one",
        help: "let one of them hold what both do, or name the other's files under 'sources' instead"
      )
    }
    guard let path = choices.first?.file.path, let source = read(path) else { return [] }
    snapshot.addResolver(source)
    var faults = DiagnosticList()
    guard let id = snapshot.resolver?.resolver,
      let document = DocumentReader.read(source, id: id, limits: limits, into: &faults)
    else { return [] }
    var names: [FilePath: [String]] = [:]
    for name in ResolverFiles.names(in: document) {
      names[path.parent.appending(name), default: []].append(name)
    }
    for (file, names) in names.sorted(by: { $0.key < $1.key }) where tree.exists(file) {
      if let source = read(file) { snapshot.addResolved(source, names: names, dialect) }
    }
    return Set(names.keys)
  }

  private mutating func read(_ path: FilePath) -> SourceFile? {
    if let status = try? Disk.status(path) { inputs[path] = status.modified }
    do throws(Disk.ReadError) {
      return SourceFile(
        path: tree.shown(path, from: current), bytes: try tree.read(path, limit: limits.bytes))
    } catch {
      switch error {
      case .system(let error): report(unreadable: path, error.reason)
      case .notAFile: report(unreadable: path, "it is not a file")
      case .changing: report(unreadable: path, "it is still being written")
      case .tooLarge:
        report(
          .fileTooLarge, path, "this file is larger than \(limits.bytes >> 20) megabytes",
          help: "split it into several: all files of the folder make one design")
      }
      return nil
    }
  }

  private mutating func report(unreadable path: FilePath, _ reason: String) {
    isIncomplete = true
    report(.unreadableFile, path, "this file can't be read: \(reason)", help: nil)
  }

  /// Reports something about a whole file, whose text isn't known.
  private mutating func report(_ rule: Rule, _ path: FilePath, _ message: String, help: String?) {
    let id = snapshot.add(SourceFile(path: tree.shown(path, from: current), bytes: []))
    diagnostics.report(
      .error(
        rule, at: SourceSpan(file: id, start: 0, end: 0), message, help: help.map { [$0] } ?? []))
  }
}
