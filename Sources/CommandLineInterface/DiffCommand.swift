import Compiler
import Diagnostics
import Diff
import Workspace

/// `tessera diff`: compiles two designs, and says how the one became the other.
struct DiffCommand {
  let invocation: Invocation
  let environment: Environment

  static func run(_ invocation: Invocation, _ environment: Environment) async -> Outcome {
    let command = DiffCommand(invocation: invocation, environment: environment)
    do throws(Refusal) {
      return try await command.run()
    } catch {
      return Outcome(ExitCode(error.cause), sentences: error.messages)
    }
  }

  private func run() async throws(Refusal) -> Outcome {
    let sides = try DiffSides(invocation, environment)
    let base = try sides.read(sides.base)
    let head = try sides.read(sides.head)
    async let oldCompilation = Self.compile(base)
    async let newCompilation = Self.compile(head)
    let old = await oldCompilation
    let new = await newCompilation

    let said = Self.said(of: [old, new])
    guard !old.diagnostics.hasErrors, !new.diagnostics.hasErrors else {
      let exitCode =
        new.diagnostics.hasErrors ? Self.exitCode(of: head) : Self.exitCode(of: base)
      return Report(invocation, environment).outcome(said.sources, said.list, exitCode)
    }
    let diff = DesignDiff(
      from: .init(name: sides.name(sides.base), design: old.design, sources: old.sources),
      to: .init(name: sides.name(sides.head), design: new.design, sources: new.sources),
      platforms: Platforms.ids)
    var outcome = try written(report(on: diff), diff)
    var renderer = TerminalRenderer(
      sources: said.sources, usesColor: environment.usesColor(invocation.value(of: .color)),
      width: environment.width)
    outcome.errors += renderer.render(said.list)
    if let failsAt, diff.verdict.level >= failsAt {
      outcome.exitCode = .faultySpecs
      outcome.errors +=
        Outcome(
          .faultySpecs,
          sentences: ["There are \(diff.verdict.counts): --fail-on \(failsAt.name)."]
        ).errors
    }
    return outcome
  }

  private var failsAt: ChangeLevel? {
    invocation.value(of: .failOnChange).flatMap { name in
      ChangeLevel.allCases.first { $0.name == name }
    }
  }

  private static func compile(_ project: Project) async -> Compilation {
    await Pipeline.compile(
      project.snapshot,
      CompilerOptions(rem: project.configuration.rem, axes: project.configuration.axes),
      diagnostics: project.diagnostics)
  }

  private static func exitCode(of project: Project) -> ExitCode {
    project.configurationHasErrors
      ? .usage : project.isIncomplete ? .fileSystem : .faultySpecs
  }

  /// What both compilations have to say, about the files of both.
  private static func said(
    of compilations: [Compilation]
  ) -> (sources: SourceMap, list: DiagnosticList) {
    var sources = SourceMap()
    var list = DiagnosticList()
    for compilation in compilations {
      list.report(contentsOf: compilation.diagnostics.moved(by: sources.files.count))
      for file in compilation.sources.files { _ = sources.add(file) }
    }
    return (sources, list)
  }

  // MARK: Writing

  private func report(on diff: DesignDiff) -> String {
    switch invocation.value(of: .diffFormat) {
    case "json": return diff.json(tool: CommandLineTool.version)
    case "markdown": return diff.markdown
    case "html": return diff.html
    case "github":
      var renderer = GitHubRenderer(sources: diff.head.sources)
      return renderer.render(diff.diagnostics(failingAt: failsAt))
    case "sarif":
      var renderer = SARIFRenderer(sources: diff.head.sources)
      return renderer.render(
        diff.diagnostics(failingAt: failsAt), tool: CommandLineTool.version)
    default: return diff.text
    }
  }

  private func written(_ report: String, _ diff: DesignDiff) throws(Refusal) -> Outcome {
    guard let name = invocation.value(of: .output) else {
      return Outcome(.success, output: report)
    }
    let path = FilePath(name, in: environment.currentFolder)
    guard !Disk.isFolder(path) else {
      throw Refusal(.usage, "\(name) is a folder: --output names a file.")
    }
    var changes = FileChanges(shownFrom: environment.currentFolder)
    changes.add(path, Array(report.utf8))
    try changes.write()
    let shown = path.relative(to: environment.currentFolder)
    return Outcome(
      .success,
      output: Printable.text("Wrote \(shown): \(diff.verdict.counts).") + "\n")
  }
}

extension DiagnosticList {
  /// The same about files that stand further behind in the list of files.
  fileprivate func moved(by count: Int) -> DiagnosticList {
    guard count > 0 else { return self }
    func moved(_ span: SourceSpan) -> SourceSpan {
      SourceSpan(
        file: FileID(Int(span.file.index) + count), start: Int(span.start), end: Int(span.end))
    }
    var result = DiagnosticList()
    for diagnostic in diagnostics {
      var diagnostic = diagnostic
      diagnostic.span = diagnostic.span.map(moved)
      for index in diagnostic.related.indices {
        diagnostic.related[index].span = moved(diagnostic.related[index].span)
      }
      for index in diagnostic.fixIts.indices {
        diagnostic.fixIts[index].span = moved(diagnostic.fixIts[index].span)
      }
      result.report(diagnostic)
    }
    return result
  }
}
