import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
import TestSupport
import Testing

/// Public design systems, whole, on every platform. What is left out is told, and counted here.
@Suite(
  .enabled(
    if: PublicSystem.folder != nil,
    "skipped: the public systems are not there (set TESSERA_SHARED)"))
struct PublicSystemTests {
  @Test(arguments: PublicSystem.all)
  func buildsWhole(system: PublicSystem) async throws {
    let compilation = await Pipeline.compile(
      try system.snapshot(),
      CompilerOptions(
        outputs: Platforms.ids.map {
          OutputRequest(name: $0.name, platform: $0, settings: OutputSettings())
        }))
    let errors = compilation.diagnostics.sorted.filter { $0.severity == .error }
    var renderer = TerminalRenderer(sources: compilation.sources)
    #expect(errors.map { renderer.render($0) }.joined() == "")
    let leftOut = compilation.diagnostics.sorted.count {
      $0.help.last?.hasSuffix("is left out") == true
    }
    #expect(leftOut == system.leftOut)
    #expect(compilation.statistics.tokens == system.tokens)
    #expect(compilation.outputs.count == Platforms.ids.count)
    #expect(compilation.outputs.allSatisfy { !$0.files.isEmpty })
  }

  /// The code of all systems, each in a namespace and a package of its own.
  private static let generated = Task {
    let folder = try TemporaryFolder()
    var files: [String: [URL]] = [:]
    for (number, system) in PublicSystem.all.enumerated() {
      let settings = OutputSettings(
        namespace: "System\(number)", package: "dev.tessera.system\(number)")
      let compilation = await Pipeline.compile(
        try system.snapshot(),
        CompilerOptions(
          outputs: ["swift", "kotlin", "css"].map {
            OutputRequest(name: $0, platform: PlatformID($0), settings: settings)
          }))
      for output in compilation.outputs {
        for file in output.files where file.path.lowercased().hasPrefix("tokens.") {
          let url = try folder.write(
            String(decoding: file.bytes, as: UTF8.self),
            to: "\(output.request.name)/System\(number)\(file.path)")
          files[output.request.name, default: []].append(url)
        }
      }
    }
    return (folder: folder, files: files)
  }

  @Test func swiftCompiles() async throws {
    let files = try await Self.generated.value.files["swift"] ?? []
    try #require(files.count == PublicSystem.all.count)
    #expect(try await SwiftCompiler.check(files, mode: .swift6) == "")
  }

  @Test(.requires(KotlinCompiler.tools))
  func kotlinCompiles() async throws {
    let files = try await Self.generated.value.files["kotlin"] ?? []
    try #require(files.count == PublicSystem.all.count)
    #expect(try await KotlinCompiler.compile(files).complaints == "")
  }

  @Test(.requires(StyleSheet.tools))
  func styleSheetsParse() async throws {
    let files = try await Self.generated.value.files["css"] ?? []
    try #require(files.count == PublicSystem.all.count)
    for file in files {
      let sheet = try await StyleSheet.parse(String(contentsOf: file, encoding: .utf8))
      #expect(sheet.errors == [], "\(file.lastPathComponent)")
    }
  }
}

struct PublicSystem: CustomStringConvertible, Sendable {
  var name: String
  var dialect: Dialect
  /// Files or folders, from the folder of all systems.
  var paths: [String]
  var tokens: Int
  /// How many of the tokens cannot be read.
  var leftOut = 0

  var description: String { name }

  static let folder = SharedData.find("systems")

  private static let terrazzo = "terrazzoapp+terrazzo/packages/"

  static let all: [PublicSystem] = [
    PublicSystem(
      name: "Terrazzo's own tokens", dialect: .designTokens,
      paths: ["animation", "colors-light", "layer", "palette", "radius", "space", "typography"]
        .map { terrazzo + "tokens/src/\($0).tokens.yml" }, tokens: 113),
    PublicSystem(
      name: "Terrazzo's own tokens, through their resolver", dialect: .designTokens,
      paths: ["terrazzo.resolver.yml"]
        .map { terrazzo + "tokens/src/" + $0 }
        + [
          "animation", "colors-dark", "colors-light", "layer", "palette", "radius", "space",
          "typography",
        ].map { terrazzo + "tokens/src/\($0).tokens.yml" }, tokens: 113),
    PublicSystem(
      name: "Terrazzo: borders", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/mode-type-border/tokens.json"], tokens: 23),
    PublicSystem(
      name: "Terrazzo: colours", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/mode-type-color/tokens.json"], tokens: 21),
    PublicSystem(
      name: "Terrazzo: dimensions", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/mode-type-dimension/tokens.json"], tokens: 16),
    PublicSystem(
      name: "Terrazzo: gradients", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/mode-type-gradient/tokens.json"], tokens: 1),
    PublicSystem(
      name: "Terrazzo: shadows", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/mode-type-shadow/tokens.json"], tokens: 5),
    PublicSystem(
      name: "Terrazzo: transitions", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/mode-type-transition/tokens.json"], tokens: 48),
    PublicSystem(
      name: "Terrazzo: typography", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/mode-type-typography/tokens.json"], tokens: 8),
    PublicSystem(
      name: "Terrazzo: utilities", dialect: .designTokens,
      paths: ["light", "size-default"].map {
        terrazzo + "plugin-css/test/fixtures/option-utility/\($0).tokens.json"
      }, tokens: 22),
    PublicSystem(
      name: "Terrazzo: Spectrum in YAML", dialect: .designTokens,
      paths: [terrazzo + "plugin-css/test/fixtures/yaml/tokens.yaml"], tokens: 118),
    PublicSystem(
      name: "Terrazzo: colours for Swift", dialect: .designTokens,
      paths: [terrazzo + "plugin-swift/test/color/tokens.json"], tokens: 12),
    PublicSystem(
      name: "Figma SDS", dialect: .designTokens,
      paths: [
        terrazzo + "plugin-vanilla-extract/test/fixtures/figma-sds-legacy/figma-sds.tokens.json"
      ], tokens: 298),
    PublicSystem(
      name: "GitHub Primer", dialect: .styleDictionary,
      paths: [
        terrazzo
          + "plugin-vanilla-extract/test/fixtures/github-primer-legacy/github-primer.tokens.json"
      ], tokens: 647, leftOut: 2),
    PublicSystem(
      name: "Red Hat", dialect: .styleDictionary,
      paths: ["RedHat-UX+red-hat-design-tokens/tokens"], tokens: 381, leftOut: 63),
    PublicSystem(
      name: "Digital Agency of Japan", dialect: .tokensStudio,
      paths: ["digital-go-jp+design-tokens/figma/tokens.json"], tokens: 207),
    PublicSystem(
      name: "Style Dictionary: demo", dialect: .designTokens,
      paths: ["amzn+style-dictionary/docs/public/demo-tokens.json"], tokens: 52),
    PublicSystem(
      name: "Style Dictionary: basic", dialect: .styleDictionary,
      paths: ["amzn+style-dictionary/examples/basic/tokens"], tokens: 54),
    PublicSystem(
      name: "Style Dictionary: complete", dialect: .styleDictionary,
      paths: ["amzn+style-dictionary/examples/complete/tokens"], tokens: 1336),
  ]

  func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    for path in paths {
      let url = try #require(Self.folder).appending(path: path)
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder))
      let files =
        isFolder.boolValue
        ? (FileManager.default.subpaths(atPath: url.path) ?? []).sorted()
          .filter { $0.hasSuffix(".json") || $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
          .map { url.appending(path: $0) }
        : [url]
      for file in files {
        let name = file.lastPathComponent
        let source = SourceFile(path: name, bytes: Array(try Data(contentsOf: file)))
        if name.hasSuffix(".resolver.yml") {
          snapshot.addResolver(source)
        } else if snapshot.resolver != nil {
          snapshot.addResolved(source, names: [name], dialect)
        } else {
          snapshot.addSpec(source, dialect)
        }
      }
    }
    return snapshot
  }
}
