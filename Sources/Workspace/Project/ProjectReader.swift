import Compiler
import Diagnostics
import Document
import IR

/// Reads the files of a project into a snapshot; what can't be read is reported at the file.
struct ProjectReader {
  let current: FilePath
  let limits = Limits()
  var snapshot = Snapshot()
  var diagnostics = DiagnosticList()
  var isIncomplete = false

  init(current: FilePath) {
    self.current = current
  }

  /// What `tessera.yaml` says; `nil` when there is none, or none that can be read.
  mutating func configuration(
    _ folders: ProjectFolders, platforms: [PlatformID]
  ) -> Configuration? {
    let path = folders.configuration
    guard Disk.exists(path), let file = read(path) else { return nil }
    let id = snapshot.add(file)
    guard
      let document = DocumentReader.read(file, id: id, limits: limits, into: &diagnostics)
    else { return nil }
    return ConfigurationDecoder.decode(
      document, folders, platforms: platforms, diagnostics: &diagnostics)
  }

  mutating func readSpecs(of folder: FilePath, leavingOut outputs: [FilePath]) throws(Refusal) {
    let listing: SpecListing
    do throws(SystemError) {
      listing = try SpecListing(of: folder, leavingOut: outputs)
    } catch {
      throw Refusal(
        .fileSystem, "The folder \(folder.relative(to: current)) can't be read: \(error.reason).")
    }
    if listing.isCut {
      throw Refusal(
        .usage,
        "The folder \(folder.relative(to: current)) holds more than a million files: give the folder that holds only your specs."
      )
    }
    for problem in listing.problems { report(unreadable: problem.path, problem.reason) }
    for file in listing.files { read(file, of: folder) }
    if listing.files.isEmpty, listing.problems.isEmpty {
      diagnostics.report(
        .error(
          .nothingToBuild, at: nil,
          "there is no spec in the folder '\(folder.relative(to: current))'",
          help: ["a spec is a file whose name ends in .yaml"]))
    }
  }

  private mutating func read(_ file: SpecListing.File, of folder: FilePath) {
    switch file.kind {
    case .native where file.path == folder.appending("tessera.yml"):
      report(
        .invalidConfiguration, file.path, "the configuration is called tessera.yaml",
        help: "give the file that name")
    case .native:
      if let source = read(file.path) { snapshot.addSpec(source) }
    case .designTokens:
      report(
        .notYetSupported, file.path, "this version of Tessera doesn't read DTCG token files yet",
        help: "write its tokens in a file whose name ends in .yaml only, or move it elsewhere")
    case .resolver:
      report(
        .notYetSupported, file.path, "this version of Tessera doesn't read DTCG resolvers yet",
        help: "move it elsewhere")
    }
  }

  private mutating func read(_ path: FilePath) -> SourceFile? {
    do throws(Disk.ReadError) {
      return SourceFile(
        path: path.relative(to: current), bytes: try Disk.read(path, limit: limits.bytes))
    } catch {
      switch error {
      case .system(let error): report(unreadable: path, error.reason)
      case .notAFile: report(unreadable: path, "it is not a file")
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
    let id = snapshot.add(SourceFile(path: path.relative(to: current), bytes: []))
    diagnostics.report(
      .error(
        rule, at: SourceSpan(file: id, start: 0, end: 0), message, help: help.map { [$0] } ?? []))
  }
}
