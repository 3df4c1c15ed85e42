import Compiler
import Diagnostics
import Document
import Emission
import IR
import Syntax

extension ConfigurationDecoder {
  static let outputKeys = [
    "platform", "directory", "package", "name", "aliases", "componentPrefix", "include",
    "exclude", "modes", "material", "previews",
  ]
  static let unsupportedOutputKeys = ["split", "compose"]

  /// - Returns: `nil` when it is no list of outputs at all.
  mutating func decodeOutputs(_ node: Node) -> [Configuration.Output]? {
    let example = "outputs: { css: { directory: ../web } }"
    guard let entries = reader.map(node, "the list of outputs", example: example) else {
      return nil
    }
    if entries.isEmpty {
      report(invalid: node, "no output is listed", help: "write it like this: \(example)")
      return nil
    }
    var outputs: [Configuration.Output] = []
    for entry in entries {
      guard let output = decodeOutput(entry) else { continue }
      if let other = outputs.first(where: { $0.directory == output.directory }) {
        report(
          invalid: entry.key,
          "the outputs '\(other.request.name)' and '\(output.request.name)' go to one folder",
          help: "give each a 'directory' of its own",
          related: other.span.map { [.init(span: $0, message: "the other output")] } ?? [])
      }
      outputs.append(output)
    }
    return outputs
  }

  private mutating func decodeOutput(_ entry: Node.Entry) -> Configuration.Output? {
    let name = entry.key.text
    guard OutputName.isAllowed(name) else {
      report(
        invalid: entry.key, "the name of an output is made of letters, digits, '-' and '_'",
        help: "it names a folder too")
      return nil
    }
    var settings = settings
    var directory: FilePath?
    var platformName: Node?
    var package: Node.Entry?
    var flags: [Node.Entry] = []
    var scope = OutputScope()
    let fields = reader.map(
      entry.value, "an output", allowsNothing: true, example: "\(name): { directory: ../\(name) }")
    if let fields {
      for field in fields {
        switch field.key.text {
        case "platform": platformName = field.value
        case "directory": directory = self.directory(field.value)
        case "package": package = field
        case "material", "previews": flags.append(field)
        case "include": scope.include = tokens(field)
        case "exclude": scope.exclude = tokens(field)
        case "modes": scope.modes = fixedModes(field.value)
        case let key where readSetting(key, field.value, into: &settings): break
        case let key where Self.unsupportedOutputKeys.contains(key): report(unsupported: field.key)
        default:
          reader.report(unknownKey: field.key, in: "an output", known: Self.outputKeys)
        }
      }
    }
    guard let platform = platform(of: entry.key, saidBy: platformName) else { return nil }
    if let package { readPackage(package, platform, into: &settings) }
    for flag in flags { readFlag(flag, platform, into: &settings) }
    return Configuration.Output(
      request: OutputRequest(name: name, platform: platform, settings: settings, scope: scope),
      directory: directory ?? folders.defaultOutput(named: name), span: entry.key.span)
  }

  /// The platform of an output: the one that its name says, or its `platform`.
  private mutating func platform(of key: Node, saidBy node: Node?) -> PlatformID? {
    let names = platforms.map(\.name)
    let own = platforms.first { $0.name == key.text }
    guard let node else {
      if own == nil {
        report(
          invalid: key, "'\(key.text)' is no platform, and the output doesn't say which it is for",
          help: didYouMean(key.text, among: names).first
            ?? "add 'platform:', which is one of \(names.joined(separator: ", "))")
      }
      return own
    }
    guard let platform = platforms.first(where: { $0.name == node.text }), node.isScalar else {
      report(
        invalid: node, "'\(node.isScalar ? node.text : "this")' is no platform",
        help: didYouMean(node.text, among: names).first
          ?? "the platforms are \(names.joined(separator: ", "))")
      return own
    }
    if let own, own != platform {
      report(
        invalid: node, "the output '\(own.name)' is for the platform of that name",
        help: "give an output for '\(platform.name)' another name")
      return own
    }
    return platform
  }

  private mutating func directory(_ node: Node) -> FilePath? {
    guard let text = text(node, "a folder", example: "directory: ../generated") else { return nil }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      report(
        invalid: node, "the name of a folder has an invisible character in it",
        help: "write it again, by hand")
      return nil
    }
    let path = folders.tokens.appending(text)
    if path == folders.tokens {
      report(
        invalid: node, "this is the token folder itself, where your specs are",
        help: "give the generated code a folder of its own: ../generated")
      return nil
    }
    return path
  }

  private mutating func readFlag(
    _ entry: Node.Entry, _ platform: PlatformID, into settings: inout OutputSettings
  ) {
    let key = entry.key.text
    let platforms = key == "material" ? ["kotlin"] : ["swift", "kotlin"]
    guard platforms.contains(platform.name) else {
      report(
        invalid: entry.key,
        "only outputs for \(platforms.joined(separator: " and ")) have '\(key)'",
        help: "remove it here")
      return
    }
    guard case .boolean(let flag) = entry.value.kind else {
      reader.report(
        wrongKind: entry.value, expected: "'\(key)' is true or false",
        example: "\(key): \(key == "previews")")
      return
    }
    if key == "material" { settings.usesMaterial = flag } else { settings.hasPreviews = flag }
  }

  private mutating func readPackage(
    _ entry: Node.Entry, _ platform: PlatformID, into settings: inout OutputSettings
  ) {
    guard platform.name == "kotlin" else {
      report(
        invalid: entry.key, "only outputs for kotlin have a 'package'", help: "remove it here")
      return
    }
    guard let text = text(entry.value, "a package", example: "package: com.example.design") else {
      return
    }
    guard GeneratedName.isPackage(text) else {
      report(
        invalid: entry.value, "a package is made of words of letters and digits with dots between",
        help: "such as com.example.design")
      return
    }
    settings.package = text
  }
}
