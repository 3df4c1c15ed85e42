import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
import TestSupport
import Testing

/// The examples of the specification's chapters on resolvers: what is right is read without a fault and
/// gives what the chapter says, and what is wrong is told.
@Suite(
  .enabled(
    if: SpecificationBlocks.folder != nil,
    "skipped: the specification's examples are not there (set TESSERA_SHARED)"))
struct ResolverBlockTests {
  /// What kind of example each is that is no resolver.
  private static let others = [
    "inputs/block-02", "inputs/block-03", "resolution-logic/block-02", "resolution-logic/block-04",
    "syntax/block-06", "syntax/block-07", "syntax/block-08", "syntax/block-09", "syntax/block-12",
    "syntax/block-13", "syntax/block-14", "syntax/block-15", "syntax/block-16", "syntax/block-17",
    "syntax/block-18", "syntax/block-19", "syntax/block-20",
  ]

  private static let resolvers = SpecificationBlocks.all.filter { block in
    block.name.hasPrefix("resolver/") && !others.contains { block.name == "resolver/\($0)" }
  }

  /// What is wrong with them, beside that some do not show their order.
  private static let faults: [String: [Rule]] = [
    // A set of which nothing is shown.
    "resolver/syntax/block-04": [.invalidResolver],
    // The sets that hold the tokens which a modifier changes are not shown.
    "resolver/syntax/block-10": [.overrideWithoutToken],
    // A set that is not shown.
    "resolver/syntax/block-11": [.unresolvedReference],
  ]

  private static func text(_ name: String) throws -> String {
    try #require(SpecificationBlocks.all.first { $0.name == "resolver/\(name)" }).text
  }

  private static func object(_ name: String) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(text(name).utf8)) as? [String: Any])
  }

  /// A resolver; every file that it names holds the token `last`, whose number is the file's place in
  /// `names`. One without an order has all its sets and modifiers in it.
  private func compile(
    _ text: String, scope: OutputScope = OutputScope()
  ) async throws -> (compilation: Compilation, names: [String]) {
    var text = text
    let resolver = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    if resolver["resolutionOrder"] == nil {
      let steps = ["sets", "modifiers"].flatMap { section in
        ((resolver[section] as? [String: Any])?.keys.sorted() ?? []).map {
          ##"{ "$ref": "#/\##(section)/\##($0)" }"##
        }
      }
      let open = try #require(text.firstIndex(of: "{"))
      text.insert(
        contentsOf: #" "resolutionOrder": [\#(steps.joined(separator: ", "))],"#,
        at: text.index(after: open))
    }
    var names: [String] = []
    func look(in value: Any) {
      if let map = value as? [String: Any] {
        if let name = map["$ref"] as? String, !name.hasPrefix("#"), !name.contains("://") {
          names.append(String(name.prefix { $0 != "#" }))
        }
        for value in map.values { look(in: value) }
      } else if let list = value as? [Any] {
        for element in list { look(in: element) }
      }
    }
    look(in: resolver)
    names = Set(names).sorted()
    var snapshot = Snapshot()
    snapshot.addResolver(
      SourceFile(path: "a.resolver.json", text: text))
    for (place, name) in names.enumerated() {
      let tokens = #"{ "last": { "$type": "number", "$value": \#(place) } }"#
      snapshot.addResolved(
        SourceFile(
          path: "files/" + name,
          text: name == "example.json" ? #"{ "sets": { "MySet": \#(tokens) } }"# : tokens),
        names: [name])
    }
    let options = CompilerOptions(
      axes: [],
      outputs: [
        OutputRequest(
          name: "css", platform: PlatformID("css"), settings: OutputSettings(), scope: scope)
      ])
    return (await Pipeline.compile(snapshot, options), names)
  }

  private func compile(
    _ resolver: [String: Any]
  ) async throws -> (compilation: Compilation, names: [String]) {
    let data = try JSONSerialization.data(withJSONObject: resolver)
    return try await compile(String(decoding: data, as: UTF8.self))
  }

  private func errors(_ compilation: Compilation) -> [Rule] {
    compilation.diagnostics.sorted.filter { $0.severity == .error }.map(\.rule)
  }

  @Test func everyExampleIsLookedAt() {
    let all = SpecificationBlocks.all.filter { $0.name.hasPrefix("resolver/") }
    #expect(all.count == 31)
    #expect(Self.resolvers.count + Self.others.count == all.count)
    for name in Self.others { #expect(all.contains { $0.name == "resolver/\(name)" }, "\(name)") }
  }

  @Test(arguments: Self.resolvers)
  func saysWhatItsChapterSays(block: SpecificationBlocks.Block) async throws {
    let name = String(block.name.dropFirst("resolver/".count))
    let (compilation, _) = try await compile(try Self.text(name))
    #expect(
      errors(compilation) == Self.faults[block.name] ?? [],
      "\(compilation.diagnostics.sorted.map(\.message))")
  }

  @Test func anOrderIsNeeded() async throws {
    var snapshot = Snapshot()
    snapshot.addResolver(
      SourceFile(path: "a.resolver.json", text: try Self.text("syntax/block-02")))
    let compilation = await Pipeline.compile(snapshot, CompilerOptions())
    #expect(errors(compilation) == [.invalidResolver])
  }

  // MARK: Inputs

  /// The file whose token counts in the contexts that an input names.
  private func last(
    _ input: [String: Any], _ result: (compilation: Compilation, names: [String])
  ) throws -> String {
    let design = result.compilation.design
    let token = try #require(design.tokens.first { $0.name == "last" })
    let modes = try design.axes.enumerated().compactMap { place, axis -> Condition.Mode? in
      guard let name = input[axis.name] as? String else { return nil }
      return Condition.Mode(axis: place, context: try #require(axis.contexts.firstIndex(of: name)))
    }
    let value = token.value.value(on: PlatformID("css"), in: ModeContext(modes))
    guard case .literal(.number(let number))? = value else { return "\(value as Any)" }
    return result.names[Int(number)]
  }

  @Test(arguments: [
    ("syntax/block-05", "syntax/block-06", "theme/light.json"),
    ("syntax/block-05", "syntax/block-07", "theme/dark-high-contrast.json"),
    ("syntax/block-05", "syntax/block-08", "theme/dark.json"),
    ("syntax/block-05", "syntax/block-09", "theme/dark-high-contrast.json"),
    ("inputs/block-01", "inputs/block-02", "beta.json"),
    ("resolution-logic/block-03", "resolution-logic/block-04", "themes/dark.json"),
  ])
  func theLastFileOfTheOrderCounts(resolver: String, input: String, file: String) async throws {
    let result = try await compile(try Self.text(resolver))
    #expect(try last(try Self.object(input), result) == file)
  }

  @Test func inputsThatDoNotFitAreTold() async throws {
    let input = try Self.object("inputs/block-03")
    let place = SourceSpan(file: FileID(0), start: 0, end: 0)
    let modes = input.keys.sorted().map { key in
      OutputScope.FixedMode(
        axis: key, axisSpan: place, context: "\(input[key] ?? "")", contextSpan: place)
    }
    let (compilation, _) = try await compile(
      try Self.text("inputs/block-01"), scope: OutputScope(modes: modes))
    #expect(
      Set(compilation.diagnostics.sorted.map(\.message)) == [
        "there is no axis 'foo'", "the axis 'theme' has no context 'blue'",
      ])
  }

  @Test func theLastOfASetsSourcesCounts() async throws {
    let (compilation, _) = try await compile(try Self.text("resolution-logic/block-01"))
    var snapshot = Snapshot()
    snapshot.addSpec(
      SourceFile(path: "a.tokens.json", text: try Self.text("resolution-logic/block-02")),
      .designTokens)
    let expected = await Pipeline.compile(snapshot, CompilerOptions())
    #expect(compilation.design.tokens.count == 1)
    #expect(compilation.design.tokens.map(\.value) == expected.design.tokens.map(\.value))
    #expect(
      compilation.design.tokens.map { compilation.design.path(of: $0) }
        == expected.design.tokens.map { expected.design.path(of: $0) })
  }

  // MARK: References

  @Test(arguments: [
    ("syntax/block-12", [Rule.invalidResolver]), ("syntax/block-13", []),
    ("syntax/block-14", []), ("syntax/block-15", []), ("syntax/block-16", [.invalidResolver]),
  ])
  func references(block: String, rules: [Rule]) async throws {
    let (compilation, _) = try await compile([
      "sets": [
        "MySet": ["sources": [["last": ["$type": "number", "$value": 0]]]],
        "all": ["sources": [try Self.object(block)]],
      ],
      "resolutionOrder": [["$ref": "#/sets/all"]],
    ])
    #expect(errors(compilation) == rules, "\(compilation.diagnostics.sorted.map(\.message))")
    if rules.isEmpty { #expect(compilation.design.tokens.map(\.name) == ["last"]) }
  }

  @Test(arguments: ["syntax/block-17", "syntax/block-18"])
  func rings(block: String) async throws {
    var snapshot = Snapshot()
    snapshot.addSpec(
      SourceFile(path: "a.tokens.json", text: try Self.text(block)), .designTokens)
    let compilation = await Pipeline.compile(snapshot, CompilerOptions())
    #expect(compilation.diagnostics.hasErrors)
    #expect(
      errors(compilation).allSatisfy { [.referenceCycle, .extendsCycle].contains($0) },
      "\(compilation.diagnostics.sorted.map(\.message))")
  }

  /// What stands beside a reference takes the place of what it leads to, key by key. The example's words
  /// and numbers become tokens.
  @Test func referencesAreExtended() async throws {
    func tokens(_ object: Any?) throws -> [String: Any] {
      try #require(object as? [String: Any]).mapValues { value in
        ["$type": value is String ? "fontFamily" : "number", "$value": value]
      }
    }
    let block = try Self.object("syntax/block-19")
    var source = try tokens(
      (block["lizard"] as? [String: Any])?.filter { $0.key != "$ref" })
    source["$ref"] = "#/$defs/animal"
    let (compilation, _) = try await compile([
      "$defs": ["animal": try tokens(block["animal"])],
      "sets": ["all": ["sources": [source]]],
    ])
    let data = try JSONSerialization.data(
      withJSONObject: try tokens(try Self.object("syntax/block-20")))
    var snapshot = Snapshot()
    snapshot.addSpec(
      SourceFile(path: "a.tokens.json", text: String(decoding: data, as: UTF8.self)), .designTokens)
    let expected = await Pipeline.compile(snapshot, CompilerOptions())
    func values(_ compilation: Compilation) -> [String: Conditional<TokenValue>] {
      Dictionary(
        uniqueKeysWithValues: compilation.design.tokens.map { ($0.name, $0.value) })
    }
    #expect(errors(compilation) == [])
    #expect(values(compilation).count == 3)
    #expect(values(compilation) == values(expected))
  }
}
