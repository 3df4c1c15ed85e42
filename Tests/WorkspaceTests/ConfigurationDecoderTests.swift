import Compiler
import Diagnostics
import Document
import Emission
import IR
import Testing
import Workspace

@Suite struct ConfigurationDecoderTests {
  private let folders = ProjectFolders(tokens: FilePath("/nowhere/project/tokens"))
  private let platforms = ["swift", "kotlin", "css"].map { PlatformID($0) }

  private func decode(_ text: String) -> (Configuration, [Diagnostic]) {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "tessera.yaml", text: text)
    guard let document = DocumentReader.read(file, id: FileID(0), into: &diagnostics) else {
      return (.standard(folders, platforms: []), diagnostics.sorted)
    }
    let configuration = ConfigurationDecoder.decode(
      document, folders, platforms: platforms, diagnostics: &diagnostics)
    return (configuration, diagnostics.sorted)
  }

  /// The one fault of a text in which `«»` stand around the place of the fault.
  private func fault(_ marked: String) throws -> Diagnostic {
    let before = try #require(marked.utf8.firstIndex(of: 0xC2))
    let start = marked.utf8.distance(from: marked.startIndex, to: before)
    let inner = marked.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" }
    let text = String(marked.filter { $0 != "«" && $0 != "»" })
    let faults = decode(text).1
    try #require(faults.count == 1, "\(faults)")
    #expect(
      faults[0].span
        == SourceSpan(file: FileID(0), start: start, end: start + inner.utf8.count))
    return faults[0]
  }

  @Test(arguments: ["", "# nothing\n", "tessera: 1", "{}"])
  func defaultsServe(text: String) {
    let (configuration, faults) = decode(text)
    #expect(faults.isEmpty)
    #expect(configuration.rem == 16)
    #expect(configuration.outputs.map(\.request.name) == ["swift", "kotlin", "css"])
    #expect(configuration.outputs.map(\.request.platform) == platforms)
    #expect(
      configuration.outputs.map(\.directory.string) == [
        "/nowhere/project/build/swift", "/nowhere/project/build/kotlin",
        "/nowhere/project/build/css",
      ])
    var settings = OutputSettings()
    settings.origin = "tokens"
    #expect(configuration.outputs.allSatisfy { $0.request.settings == settings })
  }

  @Test func axesOfModes() {
    #expect(decode("").0.axes == ModeAxis.standard)
    let (configuration, faults) = decode(
      """
      modes:
        contrast: [high, standard]
        theme: { contexts: [day, night, dusk], follows: appearance }
        density: [comfortable, compact]
      """)
    #expect(faults.isEmpty)
    #expect(
      configuration.axes == [
        ModeAxis(
          name: "contrast", contexts: ["high", "standard"],
          follows: .init(.contrast, off: 1, on: 0)),
        ModeAxis(
          name: "theme", contexts: ["day", "night", "dusk"],
          follows: .init(.appearance, off: 0, on: 1)),
        ModeAxis(name: "density", contexts: ["comfortable", "compact"]),
      ])
  }

  @Test func everythingCanBeSaid() {
    let (configuration, faults) = decode(
      """
      tessera: 1
      name: Fukidashi
      rem: 10
      aliases: inline
      componentPrefix: Fk
      outputs:
        kotlin: { directory: ../Examples/Compose/generated, package: dev.tessera.fukidashi, material: false, previews: true }
        acme: { platform: css, directory: /srv/acme, name: Acme, aliases: keep, componentPrefix: Ac }
        css:
      """)
    #expect(faults.isEmpty)
    #expect(configuration.rem == 10)
    let shared = OutputSettings(
      namespace: "Fukidashi", origin: "tokens", componentPrefix: "Fk", keepsAliases: false)
    var kotlin = shared
    kotlin.package = "dev.tessera.fukidashi"
    kotlin.usesMaterial = false
    kotlin.hasPreviews = true
    let acme = OutputSettings(namespace: "Acme", origin: "tokens", componentPrefix: "Ac")
    #expect(
      configuration.outputs.map(\.request) == [
        OutputRequest(name: "kotlin", platform: PlatformID("kotlin"), settings: kotlin),
        OutputRequest(name: "acme", platform: PlatformID("css"), settings: acme),
        OutputRequest(name: "css", platform: PlatformID("css"), settings: shared),
      ])
    #expect(
      configuration.outputs.map(\.directory.string) == [
        "/nowhere/project/Examples/Compose/generated", "/srv/acme", "/nowhere/project/build/css",
      ])
  }

  @Test func outputsHaveAPartOfTheDesign() throws {
    let text = """
      outputs:
        css: {}
        acme:
          platform: css
          include: ["color.**", "space.*"]
          exclude: color.gray.**
          modes: { density: compact }
      """
    let (configuration, faults) = decode(text)
    #expect(faults.isEmpty)
    let scopes = configuration.outputs.map(\.request.scope)
    #expect(scopes[0] == OutputScope())
    #expect(scopes[1].include.map(\.pattern.text) == ["color.**", "space.*"])
    #expect(scopes[1].exclude.map(\.pattern.text) == ["color.gray.**"])
    #expect(scopes[1].modes.map(\.axis) == ["density"])
    #expect(scopes[1].modes.map(\.context) == ["compact"])
    let spans = scopes[1].modes.flatMap { [$0.axisSpan, $0.contextSpan] }
    #expect(
      spans.map { String(decoding: Array(text.utf8)[Int($0.start)..<Int($0.end)], as: UTF8.self) }
        == ["density", "compact"])
  }

  @Test func whatStandsBelowCounts() {
    let (configuration, faults) = decode("outputs: { css: {} }\nname: Later\n")
    #expect(faults.isEmpty)
    #expect(configuration.outputs.map(\.request.settings.namespace) == ["Later"])
  }

  @Test func unknownKeysNameTheNearest() throws {
    let top = try fault("«nmae»: Fukidashi")
    #expect(top.rule == .unknownKey)
    #expect(top.message == "the configuration has no 'nmae'")
    #expect(top.help.joined().contains("'name'"))
    let inner = try fault("outputs: { css: { «directry»: x } }")
    #expect(inner.rule == .unknownKey)
    #expect(inner.help.joined().contains("'directory'"))
  }

  @Test(arguments: [
    "outputs: { css: { «split»: true } }",
    "outputs: { kotlin: { «compose»: 1.7 } }",
  ])
  func whatComesLaterIsSaid(text: String) throws {
    let fault = try fault(text)
    #expect(fault.rule == .notYetSupported)
    #expect(fault.severity == .error)
  }

  @Test(arguments: [
    ("tessera: «2»", "this version of Tessera reads edition 1 of the language"),
    ("tessera: «1.5»", "this version of Tessera reads edition 1 of the language"),
    ("rem: «0»", "'rem' says how many pixels one rem is: more than 0, and at most 1000"),
    ("rem: «-16»", "'rem' says how many pixels one rem is: more than 0, and at most 1000"),
    ("rem: «.inf»", "'rem' says how many pixels one rem is: more than 0, and at most 1000"),
    ("rem: «.nan»", "'rem' says how many pixels one rem is: more than 0, and at most 1000"),
    ("aliases: «never»", "'aliases' is 'keep' or 'inline'"),
    ("modes: { density: [a, «a»] }", "the axis 'density' names 'a' twice"),
    (
      "modes: { theme: { contexts: [day, night], follows: «moon» } }",
      "an axis can follow the system's appearance or its contrast"
    ),
    ("modes: { theme: «{ follows: contrast }» }", "the axis 'theme' has no contexts"),
    (
      "modes: { appearance: «[light]» }", "an axis that follows the system has two contexts or more"
    ),
    (
      "modes: { «a&b»: [x, y] }",
      "the name of an axis is made of letters, digits, blanks, '-' and '_'"
    ),
    (
      "modes: { density: [«a:b», c] }",
      "the name of a context is made of letters, digits, blanks, '-' and '_'"
    ),
    (
      "modes: { appearance: [light, dark], «theme»: { contexts: [day, night], follows: appearance } }",
      "two axes follow the system's appearance"
    ),
    ("aliases: «[keep]»", "'aliases' is 'keep' or 'inline'"),
    (
      "name: «My Design»",
      "a name in generated code is made of letters and digits, a letter first"
    ),
    (
      "name: «9lives»", "a name in generated code is made of letters and digits, a letter first"
    ),
    (
      "outputs: { css: { componentPrefix: «a-b» } }",
      "a name in generated code is made of letters and digits, a letter first"
    ),
    ("outputs: «{}»", "no output is listed"),
    (
      "outputs: { «csss»: {} }",
      "'csss' is no platform, and the output doesn't say which it is for"
    ),
    ("outputs: { acme: { platform: «flutter» } }", "'flutter' is no platform"),
    ("outputs: { acme: { platform: «[css]» } }", "'this' is no platform"),
    (
      "outputs: { css: { platform: «swift» } }",
      "the output 'css' is for the platform of that name"
    ),
    (
      "outputs: { «../css»: { platform: css } }",
      "the name of an output is made of letters, digits, '-' and '_'"
    ),
    (
      "outputs: { «..»: { platform: css } }",
      "the name of an output is made of letters, digits, '-' and '_'"
    ),
    (
      "outputs: { css: { directory: «\"a\\0b\"» } }",
      "the name of a folder has an invisible character in it"
    ),
    (
      "outputs: { css: { directory: «.» } }",
      "this is the token folder itself, where your specs are"
    ),
    (
      "outputs: { css: { directory: «../tokens/» } }",
      "this is the token folder itself, where your specs are"
    ),
    ("outputs: { css: { «package»: a.b } }", "only outputs for kotlin have a 'package'"),
    ("outputs: { swift: { «material»: false } }", "only outputs for kotlin have 'material'"),
    ("outputs: { css: { «previews»: true } }", "only outputs for swift and kotlin have 'previews'"),
    ("outputs: { css: { include: «[]» } }", "'include' names no tokens"),
    (
      "outputs: { css: { include: [color.**, «color..a»] } }",
      "'color..a' is no pattern of tokens' names"
    ),
    (
      "outputs: { css: { exclude: «'{color.a}'» } }",
      "'{color.a}' is no pattern of tokens' names"
    ),
    (
      "outputs: { kotlin: { package: «a..b» } }",
      "a package is made of words of letters and digits with dots between"
    ),
    (
      "outputs: { kotlin: { package: «1a» } }",
      "a package is made of words of letters and digits with dots between"
    ),
    (
      "outputs: { swift: { directory: ../x }, «acme»: { platform: css, directory: ../y/../x/ } }",
      "the outputs 'swift' and 'acme' go to one folder"
    ),
    (
      "outputs: { swift: , «acme»: { platform: css, directory: ../build/swift } }",
      "the outputs 'swift' and 'acme' go to one folder"
    ),
  ])
  func whatCantBeIsSaid(text: String, message: String) throws {
    let fault = try fault(text)
    #expect(fault.rule == .invalidConfiguration)
    #expect(fault.message == message)
    #expect(!fault.help.isEmpty)
  }

  @Test(arguments: [
    "«name»", "«[tessera]»", "tessera: «one»", "rem: «1rem»", "name: «[a]»", "name: «12»",
    "outputs: «[css]»", "outputs: «css»", "outputs: { css: «../web» }",
    "outputs: { css: { directory: «[a]» } }", "outputs: { css: { directory: «''» } }",
    "outputs: { kotlin: { package: «{}» } }", "outputs: { css: { include: «{ color: all }» } }",
    "outputs: { css: { include: [«[color.a]»] } }", "outputs: { css: { exclude: «''» } }",
    "outputs: { css: { modes: «compact» } }", "outputs: { kotlin: { material: «no» } }",
    "outputs: { swift: { previews: «1» } }",
    "outputs: { css: { modes: { density: «[compact]» } } }",
  ])
  func wrongKindsAreSaid(text: String) throws {
    #expect(try fault(text).rule == .wrongKind)
  }

  @Test func everyFaultIsReported() {
    let (configuration, faults) = decode(
      """
      tessera: 7
      nam: X
      rem: none
      outputs:
        swift: { pckage: x, directory: [] }
        other: {}
        css: { directory: ../web }
      """)
    #expect(faults.count == 6)
    #expect(configuration.outputs.map(\.request.name) == ["swift", "css"])
    #expect(configuration.rem == 16)
  }
}
