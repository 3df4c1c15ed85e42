import Compiler
import Diagnostics
import Lint
import Workspace

/// `tessera lint`: looks a design over that compiles, and can mend some of what it finds.
struct LintCommand {
  let invocation: Invocation
  let environment: Environment
  let start = ContinuousClock.now

  static func run(_ invocation: Invocation, _ environment: Environment) async -> Outcome {
    let command = LintCommand(invocation: invocation, environment: environment)
    do throws(Refusal) {
      return try await command.run()
    } catch {
      return Report(invocation, environment).outcome(error)
    }
  }

  private func run() async throws(Refusal) -> Outcome {
    let folders = try ProjectFolders.locate(invocation.argument, in: environment.currentFolder)
    guard invocation.has(.fix) || invocation.has(.updateBaseline) else {
      return try await run(folders)
    }
    return try await FolderLock.hold(folders.tokens, shownFrom: environment.currentFolder) {
      () async throws(Refusal) in try await run(folders)
    }
  }

  private func run(_ folders: ProjectFolders) async throws(Refusal) -> Outcome {
    let baselinePath = invocation.value(of: .baseline).map {
      FilePath($0, in: environment.currentFolder)
    }
    if invocation.has(.updateBaseline), baselinePath == nil {
      throw Refusal(.usage, "'--update-baseline' needs to know the file: --baseline FILE.")
    }
    var project = try Project.read(
      folders, shownFrom: environment.currentFolder, platforms: Platforms.ids)
    var compilation = await compile(project.snapshot, project)
    var mended = 0
    if invocation.has(.fix), isWhole(compilation) {
      let fixed = try await mend(&project, compilation)
      mended = fixed.count
      compilation = fixed.compilation
    }
    guard isWhole(compilation) else {
      return Report(invocation, environment).outcome(
        compilation, compilation.diagnostics, exitCode(of: project, compilation))
    }
    let (diagnostics, notes) = try sift(compilation, project, baselinePath)
    let summary = Summary(diagnostics.sorted)
    let fails =
      summary.errors > 0 || invocation.value(of: .failOn) == "warning" && summary.warnings > 0
    var sentences = [
      "Looked over \(BuildReport.count(compilation.statistics.tokens, "token")) and "
        + "\(BuildReport.count(compilation.statistics.components, "component")) in "
        + "\(BuildReport.text(of: start.duration(to: .now))): "
        + (diagnostics.diagnostics.isEmpty
          ? "nothing to mend." : "\(Self.count(diagnostics.sorted)).")
    ]
    if mended > 0 { sentences.append("Mended \(BuildReport.count(mended, "place")).") }
    return Report(invocation, environment).outcome(
      compilation, diagnostics, fails ? .faultySpecs : .success, sentences: sentences + notes)
  }

  private static func count(_ diagnostics: [Diagnostic]) -> String {
    let summary = Summary(diagnostics)
    let notes = diagnostics.count { $0.severity == .note }
    let all = [(summary.errors, "error"), (summary.warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { BuildReport.count($0.0, $0.1) }
    return BuildReport.list(all)
  }

  private func compile(_ snapshot: Snapshot, _ project: Project) async -> Compilation {
    await Pipeline.compile(
      snapshot,
      CompilerOptions(
        rem: project.configuration.rem, axes: project.configuration.axes,
        lint: project.configuration.lint),
      diagnostics: project.diagnostics)
  }

  /// Whether the design compiles, so that rules have looked at it.
  private func isWhole(_ compilation: Compilation) -> Bool { compilation.isLinted }

  private func exitCode(of project: Project, _ compilation: Compilation) -> ExitCode {
    project.configurationHasErrors
      ? .usage : project.isIncomplete ? .fileSystem : .faultySpecs
  }

  // MARK: Mending

  /// Makes the replacements that findings propose, unless the design would not compile with them.
  private func mend(
    _ project: inout Project, _ compilation: Compilation
  ) async throws(Refusal) -> (compilation: Compilation, count: Int) {
    var fixIts: [FileID: [Diagnostic.FixIt]] = [:]
    for fixIt in compilation.diagnostics.sorted.flatMap(\.fixIts) {
      fixIts[fixIt.span.file, default: []].append(fixIt)
    }
    guard !fixIts.isEmpty else { return (compilation, 0) }
    var snapshot = project.snapshot
    var changes = FileChanges(shownFrom: environment.currentFolder)
    var count = 0
    for (id, fixIts) in fixIts.sorted(by: { $0.key < $1.key }) {
      guard let file = compilation.sources[id] else { continue }
      let path = FilePath(file.path, in: environment.currentFolder)
      guard (try? Disk.read(path, limit: file.bytes.count)) == file.bytes else {
        throw Refusal(
          .fileSystem, "\(file.path) was changed meanwhile, so that nothing was mended: try again.")
      }
      let result = FixIts.apply(fixIts, to: file.bytes)
      count += result.count
      snapshot.replace(id, by: result.bytes)
      changes.add(path, result.bytes)
    }
    let after = await compile(snapshot, project)
    guard isWhole(after) else {
      throw Refusal(
        .usage,
        "The design would not compile with what can be mended, so that nothing was written: mend it by hand."
      )
    }
    try changes.write()
    return (after, count)
  }

  // MARK: Baseline

  /// The findings that no baseline knows, and what is to be said of the baseline.
  private func sift(
    _ compilation: Compilation, _ project: Project, _ path: FilePath?
  ) throws(Refusal) -> (DiagnosticList, notes: [String]) {
    guard let path else { return (compilation.diagnostics, []) }
    let shown = path.relative(to: environment.currentFolder)
    let known = Set(LintRules.names)
    let findings = compilation.diagnostics.sorted.filter { known.contains($0.rule.rawValue) }
    if invocation.has(.updateBaseline) {
      let baseline = Baseline(findings.map { finding($0, compilation, project) })
      var changes = FileChanges(shownFrom: environment.currentFolder)
      changes.add(path, Array(baseline.text.utf8))
      try changes.write()
      return (
        compilation.diagnostics.filter { !known.contains($0.rule.rawValue) },
        ["\(BuildReport.count(findings.count, "finding")) written to \(shown)."]
      )
    }
    let bytes: [UInt8]
    do throws(Disk.ReadError) {
      bytes = try Disk.read(path, limit: 1 << 26)
    } catch {
      throw Refusal(
        .fileSystem,
        "The baseline \(shown) can't be read: write it with --update-baseline, or leave --baseline out."
      )
    }
    var baseline = try Baseline(bytes, path: shown)
    let all = baseline.count
    let rest = compilation.diagnostics.filter {
      !known.contains($0.rule.rawValue) || !baseline.take(finding($0, compilation, project))
    }
    var notes: [String] = []
    if all > baseline.count {
      notes.append("\(BuildReport.count(all - baseline.count, "finding")) known from \(shown).")
    }
    if baseline.count > 0 {
      notes.append(
        "\(BuildReport.count(baseline.count, "finding")) of \(shown) mended: take them out with --update-baseline."
      )
    }
    return (rest, notes)
  }

  private func finding(
    _ diagnostic: Diagnostic, _ compilation: Compilation, _ project: Project
  ) -> Baseline.Finding {
    let file = diagnostic.span.flatMap { compilation.sources[$0.file]?.path } ?? ""
    return Baseline.Finding(
      rule: diagnostic.rule.rawValue,
      file: FilePath(file, in: environment.currentFolder).relative(to: project.folders.root),
      message: diagnostic.message)
  }
}
