import Compiler
import Diagnostics
import Emission
import IR
import Testing

@Suite struct PipelineTests {
  private static let options = CompilerOptions(
    outputs: Platforms.ids.map {
      OutputRequest(name: $0.name, platform: $0, settings: OutputSettings())
    })

  private func compile(
    _ texts: [String], _ options: CompilerOptions = options
  ) async -> Compilation {
    var snapshot = Snapshot()
    for (index, text) in texts.enumerated() {
      snapshot.addSpec(SourceFile(path: "\(index).yaml", text: text))
    }
    return await Pipeline.compile(snapshot, options)
  }

  private static let colors = "tokens: { color: { green: '#6DE67B' } }"
  private static let uses = "tokens: { ink: '{color.green}', space: { $type: dimension, s: 4 } }"

  @Test func everyOutputHasFilesThatTesseraKnowsAgain() async {
    let compilation = await compile([Self.colors, Self.uses])
    #expect(compilation.diagnostics.diagnostics.isEmpty)
    #expect(compilation.outputs.map(\.request) == Self.options.outputs)
    for output in compilation.outputs {
      #expect(!output.files.isEmpty)
      #expect(output.files.allSatisfy { Marker.isPresent(in: $0.bytes) })
      #expect(Set(output.files.map(\.path)).count == output.files.count)
    }
  }

  @Test func countsWhatThereIs() async {
    let statistics = await compile([
      Self.colors, Self.uses,
      """
      animations: { quick: { duration: 100ms, curve: linear } }
      interactions: { dim: { pressed: { opacity: 0.5 }, animation: quick } }
      shapes: { box: { path: [move: [0, 0], line: [width, 0], line: [width, height]] } }
      components: { b: { kind: container, shape: box }, c: { kind: none } }
      """,
    ]).statistics
    #expect(
      [statistics.files, statistics.tokens, statistics.shapes, statistics.animations]
        == [3, 3, 1, 1])
    #expect([statistics.interactions, statistics.components] == [1, 2])
  }

  @Test func sameTextsGiveSameBytes() async {
    let texts = (0..<40).map { "tokens: { g\($0): { a: '#00000\($0 % 10)', b: '{g\($0).a}' } }" }
    let first = await compile(texts)
    for _ in 0..<5 {
      let again = await compile(texts)
      #expect(again.outputs.map(\.files) == first.outputs.map(\.files))
    }
  }

  @Test func faultsOfAllFilesAndStagesAreReported() async {
    let compilation = await compile([
      "tokens: { a: '{no.such}' }",
      "tokens: [",
      Self.colors,
      "tokns: {}",
      "tokens: { b: 1, b: 2 }",
    ])
    let faults = compilation.diagnostics.sorted
    #expect(
      faults.map(\.rule) == [.unresolvedReference, .invalidYAML, .unknownSection, .duplicateKey])
    #expect(faults.map { $0.span?.file } == [0, 1, 3, 4].map { FileID($0) })
  }

  @Test(arguments: ["tokens: [", "tokens: { a: '{no.such}' }", "tokns: {}"])
  func nothingIsGeneratedFromFaultySpecs(text: String) async {
    let compilation = await compile([Self.colors, text])
    #expect(compilation.diagnostics.hasErrors)
    #expect(compilation.outputs.isEmpty)
  }

  @Test func nothingIsGeneratedWhenSomethingWasWrongBefore() async {
    var snapshot = Snapshot()
    snapshot.addSpec(SourceFile(path: "a.yaml", text: Self.colors))
    var before = DiagnosticList()
    before.report(.error(.unreadableFile, at: nil, "this file can't be read"))
    let compilation = await Pipeline.compile(snapshot, Self.options, diagnostics: before)
    #expect(compilation.outputs.isEmpty)
    #expect(compilation.diagnostics.diagnostics.map(\.rule) == [.unreadableFile])
    #expect(compilation.statistics.tokens == 1)
  }

  @Test func clashesOfAllOutputsAreReportedBeforeAnythingCounts() async {
    let compilation = await compile(["tokens: { $type: number, a b: 1, a-b: 2 }"])
    let faults = compilation.diagnostics.sorted
    // Files of tokens keep the names as they are.
    let platforms = Platforms.emitters.filter { $0.generatesCode }
    #expect(faults.map(\.rule) == platforms.map { _ in .nameCollision })
    #expect(Set(faults.map(\.message)).count == platforms.count)
    #expect(faults.allSatisfy { $0.span != nil && $0.related.count == 1 })
    #expect(compilation.outputs.isEmpty)
  }

  @Test func onlySpecsAreCompiled() async {
    var snapshot = Snapshot()
    let configuration = snapshot.add(SourceFile(path: "tessera.yaml", text: "name: X"))
    snapshot.addSpec(SourceFile(path: "a.yaml", text: Self.colors))
    let compilation = await Pipeline.compile(snapshot, Self.options)
    #expect(compilation.diagnostics.diagnostics.isEmpty)
    #expect(compilation.statistics.files == 1)
    #expect(compilation.sources[configuration]?.path == "tessera.yaml")
  }

  @Test func remIsTheConfigurations() async {
    var options = Self.options
    options.rem = 10
    let design = await compile(["tokens: { $type: dimension, l: 1.5rem }"], options).design
    #expect(design.rem == 10)
    #expect(await compile(["tokens: { $type: dimension, l: 1.5rem }"]).design.rem == 16)
  }

  @Test func anEmptySpecIsNoFault() async {
    let compilation = await compile(["", "# nothing yet\n"])
    #expect(!compilation.diagnostics.hasErrors)
    #expect(compilation.diagnostics.sorted.map(\.rule) == [.nothingToBuild, .nothingToBuild])
    #expect(compilation.statistics.files == 2)
  }
}
