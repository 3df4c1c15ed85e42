import Compiler
import Diagnostics
import Emission
import IR
import Testing

/// What outputs leave out, and what they fix, seen in what is generated.
@Suite struct OutputScopeTests {
  private static let axes =
    ModeAxis.standard + [
      ModeAxis(name: "density", contexts: ["comfortable", "compact", "dense"])
    ]

  private static let spec = """
    tokens:
      color:
        green: "#6DE67B"
        gray: { 100: "#F5F5F5", 900: "#111111" }
        text: { $value: "{color.gray.900}", $modes: { dark: "{color.gray.100}" } }
        mine: "{color.green}"
      space:
        $type: dimension
        s: { $value: 4, $modes: { compact: 2, dense: 1, dark & compact: 3, dark: 5 } }
        m: "{space.s} * 2"
        alias: "{space.s}"
      own: { $type: number, $value: { default: 1, css: 2 }, $modes: { compact: { default: 3, css: 4 } } }
    """

  private func compile(
    _ outputs: [(platform: String, scope: OutputScope)], _ spec: String = spec
  ) async -> Compilation {
    var snapshot = Snapshot()
    snapshot.addSpec(SourceFile(path: "a.yaml", text: spec))
    return await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: Self.axes,
        outputs: outputs.map {
          OutputRequest(
            name: $0.platform, platform: PlatformID($0.platform), settings: OutputSettings(),
            scope: $0.scope)
        }))
  }

  private func scope(
    include: [String] = [], exclude: [String] = [], modes: [(String, String)] = []
  ) -> OutputScope {
    let span = { (place: Int) in SourceSpan(file: FileID(0), start: place, end: place + 1) }
    func tokens(_ patterns: [String], from place: Int) -> [OutputScope.Tokens] {
      patterns.enumerated().map {
        .init(pattern: TokenPattern($0.element), span: span(place + $0.offset))
      }
    }
    return OutputScope(
      include: tokens(include, from: 0), exclude: tokens(exclude, from: 10),
      modes: modes.enumerated().map { place, mode in
        .init(
          axis: mode.0, axisSpan: span(20 + 2 * place), context: mode.1,
          contextSpan: span(21 + 2 * place))
      })
  }

  private func css(_ scope: OutputScope, _ spec: String = spec) async throws -> String {
    let compilation = await compile([("css", scope)], spec)
    #expect(compilation.diagnostics.diagnostics.isEmpty)
    let files = try #require(compilation.outputs.first?.files)
    return String(
      decoding: try #require(files.first { $0.path == "tokens.css" }).bytes, as: UTF8.self)
  }

  /// The names and values of the first rule.
  private func declarations(_ css: String) -> [String] {
    css.prefix { $0 != "}" }.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .map { $0.dropFirst(2).dropLast() }.map(String.init)
  }

  @Test func includedTokensOnly() async throws {
    #expect(
      declarations(try await css(scope(include: ["color.gray.*", "color.mine"]))) == [
        "--color-gray-100: #f5f5f5", "--color-gray-900: #111",
        // What it is an alias of isn't there.
        "--color-mine: #6de67b",
      ])
  }

  @Test func excludedTokensAreWrittenOut() async throws {
    let text = try await css(scope(include: ["color.**"], exclude: ["color.gray.**"]))
    #expect(
      declarations(text) == [
        "--color-green: #6de67b", "--color-text: light-dark(#111, #f5f5f5)",
        "--color-mine: var(--color-green)",
      ])
  }

  @Test func aFixedContextIsTheOnlyOne() async throws {
    let text = try await css(
      scope(include: ["space.**", "own"], modes: [("density", "compact")]))
    #expect(!text.contains("density"))
    // The appearance still makes a difference: 3 in the dark, where comfortable has 5.
    #expect(
      declarations(text) == [
        "--space-s: 2px", "--space-m: 4px", "--space-alias: var(--space-s)", "--own: 4",
      ])
    #expect(text.contains("[data-appearance=\"dark\"]"))
    #expect(text.contains("--space-s: 3px") && text.contains("--space-m: 6px"))
    #expect(!text.contains("5px"))
  }

  @Test func allAxesFixed() async throws {
    let text = try await css(
      scope(modes: [("density", "dense"), ("appearance", "dark"), ("contrast", "standard")]))
    #expect(!text.contains("@media") && !text.contains("[data-") && !text.contains("light-dark"))
    #expect(
      declarations(text) == [
        "--color-green: #6de67b", "--color-gray-100: #f5f5f5", "--color-gray-900: #111",
        "--color-text: var(--color-gray-100)", "--color-mine: var(--color-green)",
        // `dense` and `dark` name one axis each: that of the later wins.
        "--space-s: 1px", "--space-m: 2px", "--space-alias: var(--space-s)", "--own: 2",
      ])
  }

  @Test func defaultContextsCanBeFixed() async throws {
    let text = try await css(scope(include: ["space.*"], modes: [("density", "comfortable")]))
    #expect(text.contains("--space-s: 4px") && text.contains("--space-s: 5px"))
    #expect(!text.contains("density"))
  }

  /// Each value with a fixed context is what the whole design has there.
  @Test func valuesAreThoseOfTheContext() async throws {
    let design = await compile([]).design
    let css = PlatformID("css")
    for context in 0..<3 {
      let fixed = design.fixing([.init(axis: 2, context: context)], on: css)
      for appearance in 0..<2 {
        let dark = Condition.Mode(axis: 0, context: appearance)
        for index in design.tokens.indices {
          let id = TokenID(index)
          #expect(
            fixed.value(of: id, on: css, in: ModeContext([dark]))
              == design.value(
                of: id, on: css, in: ModeContext([dark, .init(axis: 2, context: context)])))
          #expect(!fixed.axes(of: id, on: css).contains(2))
        }
      }
    }
  }

  /// A component's own copy of a value follows.
  @Test func componentsFollowFixedContexts() async throws {
    let spec = """
      tokens:
        face: { $type: fontFamily, $value: Inter, $modes: { compact: Inter Tight } }
      components:
        notice: { kind: text, fontFamily: "{face}" }
      """
    let fixed = scope(exclude: ["**"], modes: [("density", "compact")])
    let compilation = await compile(
      [("css", fixed), ("kotlin", fixed), ("swift", fixed)], spec)
    #expect(compilation.diagnostics.diagnostics.isEmpty)
    let texts = compilation.outputs.map { output in
      output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
    try #require(texts.count == 3)
    #expect(texts[0].contains("Inter Tight"))
  }

  @Test func outputsOfOnePlatformDiffer() async throws {
    let compilation = await compile([
      ("css", scope()), ("css", scope(include: ["color.green"])),
      ("swift", scope(include: ["color.green"])), ("kotlin", scope(include: ["color.green"])),
    ])
    #expect(compilation.diagnostics.diagnostics.isEmpty)
    let texts = compilation.outputs.map { output in
      output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined().lowercased()
    }
    try #require(texts.count == 4)
    #expect(texts[0].contains("space"))
    for text in texts { #expect(text.contains("6de67b")) }
    for text in texts.dropFirst() { #expect(!text.contains("space") && !text.contains("gray")) }
  }

  @Test(arguments: [
    (["color.grey.*"], "did you mean 'color.gray.*'?"),
    (["color.gren"], "did you mean 'color.green'?"),
    (["color"], "'color' is a group; for all tokens in it write 'color.**'"),
    (
      ["zzzzz.**"],
      "write a token's whole name; '*' stands for any one name in it, '**' for any number of them"
    ),
  ])
  func patternsThatFitNothing(patterns: [String], mend: String) async {
    for scope in [scope(include: patterns), scope(exclude: patterns)] {
      let compilation = await compile([("css", scope)])
      let faults = compilation.diagnostics.sorted
      #expect(faults.map(\.rule) == [.unmatchedPattern])
      #expect(faults.map(\.severity) == [.error])
      #expect(faults.map(\.span) == (scope.include + scope.exclude).map(\.span))
      #expect(faults.map(\.message) == ["no token is called '\(patterns[0])'"])
      #expect(faults.map(\.help) == [[mend]])
      #expect(compilation.outputs.isEmpty)
    }
  }

  @Test func unknownAxesAndContexts() async {
    let modes = [("densty", "compact"), ("density", "compakt"), ("dark", "x"), ("contrast", "q")]
    let outputs = [("css", scope(modes: modes))]
    for spec in [Self.spec, "tokens: { a: '{no.such}' }"] {
      let faults = await compile(outputs, spec).diagnostics.sorted.filter {
        $0.rule == .unknownMode
      }
      #expect(faults.map(\.span?.start) == [20, 23, 24, 27])
      #expect(
        faults.map(\.help) == [
          ["did you mean 'density'?"], ["did you mean 'compact'?"],
          ["'dark' is a context: write appearance: dark"],
          ["its contexts are standard, high"],
        ])
    }
  }
}
