import Compiler
import Diagnostics
import Workspace

/// `tessera build`, and `tessera check`, which is the same up to the writing.
struct BuildCommand {
  let invocation: Invocation
  let environment: Environment
  let start = ContinuousClock.now

  static func run(
    _ invocation: Invocation, _ environment: Environment, writes: Bool
  ) async -> Outcome {
    let command = BuildCommand(invocation: invocation, environment: environment)
    do throws(Refusal) {
      return try await command.run(writes: writes)
    } catch {
      return Report(invocation, environment).outcome(error)
    }
  }

  private func run(writes: Bool) async throws(Refusal) -> Outcome {
    if invocation.has(.out), invocation.has(.into) {
      throw Refusal(.usage, "'--out' and '--into' both say where to write: leave one of them out.")
    }
    if invocation.has(.check), invocation.has(.depfile) {
      throw Refusal(.usage, "'--check' writes nothing, so '--depfile' can't be written either.")
    }
    let folders = try ProjectFolders.locate(invocation.argument, in: environment.currentFolder)
    guard writes, !invocation.has(.check) else { return try await run(folders, writes: writes) }
    // Held from reading to writing: what the last of several builds writes is of the newest specs.
    return try await FolderLock.hold(folders.tokens, shownFrom: environment.currentFolder) {
      () async throws(Refusal) in try await run(folders, writes: true)
    }
  }

  private func run(
    _ folders: ProjectFolders, writes: Bool
  ) async throws(Refusal) -> Outcome {
    let project = try Project.read(
      folders, shownFrom: environment.currentFolder,
      output: invocation.value(of: .out).map { FilePath($0, in: environment.currentFolder) },
      platforms: Platforms.ids)
    let outputs = try OutputSelection.select(
      invocation.values(of: .only), from: project.configuration.outputs,
      into: invocation.value(of: .into).map { FilePath($0, in: environment.currentFolder) })
    let compilation = await Pipeline.compile(
      project.snapshot,
      CompilerOptions(
        rem: project.configuration.rem, axes: project.configuration.axes,
        outputs: outputs.map(\.request)),
      diagnostics: project.diagnostics)

    let output = Report(invocation, environment)
    guard !compilation.diagnostics.hasErrors else {
      return output.outcome(
        compilation, compilation.diagnostics, exitCode(project, compilation))
    }
    guard writes else {
      let report = BuildReport(compilation, time: start.duration(to: .now))
      return output.outcome(
        compilation, compilation.diagnostics, .success, sentences: [report.checked])
    }
    do throws(Refusal) {
      let plan = try plan(compilation, for: outputs, of: project)
      if invocation.has(.check) {
        return StaleOutputs(plan.differences, invocation).outcome(compilation, output)
      }
      let dependencies = try invocation.value(of: .depfile).map { name throws(Refusal) in
        try DependencyFile(
          name, inputs: project.inputs, shownFrom: environment.currentFolder)
      }
      try plan.write()
      try dependencies?.write()
      let report = BuildReport(compilation, time: start.duration(to: .now))
      let folders = outputs.map { $0.directory.relative(to: environment.currentFolder) }
      return output.outcome(
        compilation, compilation.diagnostics, .success,
        sentences: [
          report.built(
            written: plan.written, unchanged: plan.unchanged, removed: plan.removed, in: folders)
        ])
    } catch {
      var outcome = output.outcome(
        compilation, compilation.diagnostics, ExitCode(error.cause))
      let refusal = output.outcome(error)
      outcome.output += refusal.output
      outcome.errors += refusal.errors
      return outcome
    }
  }

  private func plan(
    _ compilation: Compilation, for outputs: [Configuration.Output], of project: Project
  ) throws(Refusal) -> OutputPlan {
    let folders = zip(outputs, compilation.outputs).map {
      OutputFolder(directory: $0.directory, files: $1.files)
        .withManifest(origin: project.folders.origin)
    }
    return try OutputPlan(
      folders, inside: invocation.has(.allowOutside) ? nil : project.folders.root,
      shownFrom: environment.currentFolder, isForWriting: !invocation.has(.check))
  }

  private func exitCode(_ project: Project, _ compilation: Compilation) -> ExitCode {
    if project.configurationHasErrors { return .usage }
    // What outputs say of tokens and modes is told once those are known.
    let places = compilation.diagnostics.diagnostics.filter { $0.severity == .error }.map(
      \.span?.file)
    if let file = project.configurationFile, places.allSatisfy({ $0 == file }) { return .usage }
    return project.isIncomplete ? .fileSystem : .faultySpecs
  }
}
