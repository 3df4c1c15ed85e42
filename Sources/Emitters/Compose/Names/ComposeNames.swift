import Diagnostics
import Emission
import IR

/// Every name of the generated code, allocated before any of it is written.
struct ComposeNames {
  /// The package, as code.
  let package: Code<Kotlin>
  /// The object that holds the tokens.
  let namespace: Identifier<Kotlin>
  let tokens: TokenNames
  let declarations: DeclarationNames
  /// The local that says whether movement is left out: `LocalFukidashiReducedMotion`.
  let reducedMotion: Identifier<Kotlin>
  /// The local that texts take their style from, without Material: `LocalFukidashiTextStyle`.
  let textStyle: Identifier<Kotlin>
  let modes: ModeNames

  /// Faults of names are reported; `nil` when there are any.
  init?(_ design: DesignSystem, settings: OutputSettings, diagnostics: inout DiagnosticList) {
    var faults = DiagnosticList()
    defer { diagnostics.report(contentsOf: faults) }
    let words = NameStyle.words(settings.namespace)
    let parts = settings.package.split(separator: ".", omittingEmptySubsequences: false)
    let identifiers = parts.compactMap { Identifier<Kotlin>(String($0)) }
    if identifiers.count != parts.count || parts.isEmpty {
      faults.report(
        .error(
          .invalidConfiguration, at: nil,
          "'\(settings.package)' can't be a package in Kotlin",
          help: ["write words of letters and digits with dots between them: com.example.tokens"]))
    }
    guard let namespace = NameMaker.name(words, within: ["design"], .type)?.identifier,
      let local = NameMaker.name(["local"] + words + ["reduced", "motion"], within: [], .type),
      let textStyle = NameMaker.name(["local"] + words + ["text", "style"], within: [], .type)
    else {
      faults.report(
        .error(
          .invalidConfiguration, at: nil, "'\(settings.namespace)' can't be a name in Kotlin",
          help: ["give the design a name that begins with a letter: name: Fukidashi"]))
      return nil
    }
    if PlatformNames.contains(namespace.name) {
      faults.report(
        .error(
          .hidesPlatformType, at: nil,
          "the name '\(settings.namespace)' would hide Compose's own '\(namespace.name)'",
          help: ["give the design another name in tessera.yaml"]))
    }
    package = identifiers.map { "\(id: $0)" }.joined(separator: ".")
    self.namespace = namespace
    reducedMotion = local.identifier
    self.textStyle = textStyle.identifier
    let locals =
      [local.identifier.name] + (settings.usesMaterial ? [] : [textStyle.identifier.name])
    let taken = [namespace.name] + locals + Helper.allCases.flatMap(\.names)
    guard let modes = ModeNames(design, words: words, taken: taken, diagnostics: &faults) else {
      return nil
    }
    self.modes = modes
    tokens = TokenNames(
      design, namespace: namespace, words: words, modes: modes, diagnostics: &faults)
    declarations = DeclarationNames(
      design, settings: settings, namespace: namespace, modes: modes, diagnostics: &faults)
    if faults.hasErrors { return nil }
  }
}
