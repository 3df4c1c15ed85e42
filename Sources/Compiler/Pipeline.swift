package import Diagnostics
import Document
import Emission
import IR
import Lint
import Semantics
import Syntax

/// The compiler: a function of the texts it is given, and of nothing else.
///
///     texts ─► documents ─► program ─► design ─► files
///              with places  unresolved  resolved  a path and bytes each
///
/// A design that compiles can be looked over on the way, for what could be better in it.
///
/// Every stage reports what is wrong and goes on with the rest; only the last waits until nothing
/// is.
package enum Pipeline {
  package static func compile(
    _ snapshot: Snapshot, _ options: CompilerOptions, diagnostics: DiagnosticList = DiagnosticList()
  ) async -> Compilation {
    var diagnostics = diagnostics

    let documents = await read(snapshot, &diagnostics)
    let program = SpecDecoder.decode(
      documents, dialects: snapshot.dialects, resolver: snapshot.resolver,
      platforms: Platforms.ids.map(\.name),
      diagnostics: &diagnostics)
    let design = Analyzer.analyze(
      program, rem: options.rem, axes: options.axes, withoutCode: Platforms.withoutCode,
      diagnostics: &diagnostics)
    let isLinted = options.lint != nil && !diagnostics.hasErrors
    if let settings = options.lint, isLinted {
      let subject = LintSubject(
        design: design, program: program, documents: documents, settings: settings,
        platforms: Platforms.ids.filter { !Platforms.withoutCode.contains($0) })
      Linter.run(subject, sources: snapshot.sources, diagnostics: &diagnostics)
    }
    let outputs = await emit(design, options.outputs, &diagnostics)

    return Compilation(
      sources: snapshot.sources, diagnostics: diagnostics, design: design, outputs: outputs,
      statistics: Compilation.Statistics(of: design, files: snapshot.specs.count),
      isLinted: isLinted)
  }

  /// Reads every spec, each by itself.
  private static func read(
    _ snapshot: Snapshot, _ diagnostics: inout DiagnosticList
  ) async -> [DocumentTree] {
    let sources = snapshot.sources
    let results = await Parallel.map(snapshot.specs) { id -> (DocumentTree?, DiagnosticList) in
      var found = DiagnosticList()
      let document = sources[id].flatMap { DocumentReader.read($0, id: id, into: &found) }
      return (document, found)
    }
    for (_, found) in results { diagnostics.report(contentsOf: found) }
    return results.compactMap(\.0)
  }

  /// Generates every output, each by itself; none counts unless all are right.
  private static func emit(
    _ design: DesignSystem, _ requests: [OutputRequest], _ diagnostics: inout DiagnosticList
  ) async -> [Compilation.Output] {
    for request in requests {
      _ = request.scope.contexts(of: design.axes, diagnostics: &diagnostics)
    }
    guard !diagnostics.hasErrors else { return [] }
    let results = await Parallel.map(requests) { request -> (Compilation.Output, DiagnosticList) in
      var found = DiagnosticList()
      let own = request.scope.applied(to: design, on: request.platform, diagnostics: &found)
      let files =
        Platforms.emitter(for: request.platform)?.emit(
          own, settings: request.settings, diagnostics: &found)
        ?? []
      return (Compilation.Output(request: request, files: files), found)
    }
    for (_, found) in results { diagnostics.report(contentsOf: found) }
    return diagnostics.hasErrors ? [] : results.map(\.0)
  }
}

extension Compilation.Statistics {
  init(of design: DesignSystem, files: Int) {
    self.init(
      files: files, tokens: design.tokens.count { !$0.name.isEmpty }, shapes: design.shapes.count,
      animations: design.animations.count { !$0.isPredefined },
      interactions: design.interactions.count, components: design.components.count)
  }
}
