import Compiler
import Diagnostics
import Document
import IR
import Lint
import Testing
import Workspace

/// `lint:` in the configuration.
@Suite struct LintSettingsTests {
  private func decode(_ text: String) -> (settings: LintSettings, faults: [Diagnostic]) {
    var list = DiagnosticList()
    let file = SourceFile(path: "tessera.yaml", text: text)
    guard let document = DocumentReader.read(file, id: FileID(0), into: &list) else {
      return (LintSettings(), list.sorted)
    }
    let configuration = ConfigurationDecoder.decode(
      document, ProjectFolders(tokens: FilePath("/p/tokens")), platforms: Platforms.ids,
      diagnostics: &list)
    return (configuration.lint, list.sorted)
  }

  @Test func everythingIsRead() {
    let (settings, faults) = decode(
      """
      lint:
        contrast: { severity: error, pairs: [["{a.b}", "{c}"], ["{c}", "{a.b}", 7]] }
        touch-target: { severity: note, css: 32 }
        unused-token: { all: true }
        duplicate-value: { types: [color, fontSize] }
        near-duplicate-color: { distance: 2.5 }
        naming-style: { style: snake_case }
        missing-description: { severity: warning, of: [tokens, shapes] }
        missing-mode: { require: { appearance: "color.**" } }
        small-text: { size: 12 }
        deep-alias: { depth: 5 }
        reduced-motion: off
      """)
    #expect(faults.map(\.message) == [])
    #expect(
      settings.levels == [
        .contrast: .error, .touchTarget: .note, .missingDescription: .warning,
        .reducedMotion: .off,
      ])
    #expect(settings.contrastPairs.map(\.foreground) == ["a.b", "c"])
    #expect(settings.contrastPairs.map(\.background) == ["c", "a.b"])
    #expect(settings.contrastPairs.map(\.ratio) == [4.5, 7])
    #expect(settings.touchTargets[PlatformID("css")] == 32)
    #expect(settings.touchTargets[PlatformID("swift")] == 44)
    #expect(settings.wantsAllTokensUsed)
    #expect(settings.distinctTypes == [.color, .fontSize])
    #expect(settings.colorDistance == 2.5)
    #expect(settings.namingStyle == .snakeCase)
    #expect(settings.described == [.tokens, .shapes])
    #expect(settings.requiredModes.map(\.axis) == ["appearance"])
    #expect(settings.smallestText == 12)
    #expect(settings.aliasDepth == 5)
  }

  @Test(arguments: [
    ("lint: { contrst: error }", Rule.unknownKey, "did you mean 'contrast'?"),
    ("lint: { contrast: eror }", .invalidConfiguration, "did you mean 'error'?"),
    ("lint: { contrast: [error] }", .invalidConfiguration, "write it like this"),
    ("lint: { contrast: { pair: [] } }", .unknownKey, "did you mean 'pairs'?"),
    ("lint: { contrast: { pairs: [[\"{a}\"]] } }", .invalidConfiguration, "write it like this"),
    ("lint: { contrast: { pairs: [[\"a\", \"{b}\"]] } }", .wrongKind, "{color.text}"),
    ("lint: { contrast: { pairs: [[\"{a}\", \"{b}\", 22]] } }", .invalidConfiguration, "4.5"),
    ("lint: { contrast: { pairs: [[\"{a}\", \"{b}\", .nan]] } }", .invalidConfiguration, "4.5"),
    ("lint: { touch-target: { ios: 44 } }", .unknownKey, "severity"),
    ("lint: { touch-target: { css: wide } }", .wrongKind, "css: 44"),
    ("lint: { unused-token: { all: 1 } }", .wrongKind, "all: true"),
    ("lint: { duplicate-value: { types: [colour] } }", .invalidConfiguration, "'color'"),
    ("lint: { naming-style: { style: kebabcase } }", .invalidConfiguration, "'kebab-case'"),
    ("lint: { missing-description: { of: [component] } }", .invalidConfiguration, "'components'"),
    ("lint: { missing-mode: { require: { dark: [\"a..b\"] } } }", .invalidConfiguration, "color"),
    ("lint: { deep-alias: { depth: -1 } }", .invalidConfiguration, "depth: 3"),
    ("lint: 5", .wrongKind, "contrast: error"),
  ])
  func faults(text: String, rule: Rule, help: String) {
    let faults = decode(text).faults
    #expect(faults.map(\.rule) == [rule])
    #expect(
      faults.first.map { ([$0.message] + $0.help).joined().contains(help) } == true,
      "\(faults.map { [$0.message] + $0.help })")
    #expect(faults.first?.span != nil)
  }
}
