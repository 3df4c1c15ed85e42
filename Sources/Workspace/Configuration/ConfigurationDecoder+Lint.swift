import Compiler
import Diagnostics
import Document
import IR
import Lint
import Syntax

/// What rules look for, and how much it counts: `lint:`.
extension ConfigurationDecoder {
  private static let levels = LintLevel.allCases.map(\.rawValue)

  mutating func decodeLint(_ node: Node) -> LintSettings {
    var settings = LintSettings()
    let example = "lint: { contrast: error, unused-token: off }"
    guard
      let entries = reader.map(node, "the list of rules", allowsNothing: true, example: example)
    else { return settings }
    for entry in entries {
      guard let rule = LintRules.rule(named: entry.key.text) else {
        reader.report(unknownKey: entry.key, in: "the list of rules", known: LintRules.names)
        continue
      }
      decode(rule, entry, into: &settings)
    }
    return settings
  }

  private mutating func decode(
    _ rule: Rule, _ entry: Node.Entry, into settings: inout LintSettings
  ) {
    let name = rule.rawValue
    guard entry.value.kind == .mapping else {
      if let level = level(entry.value) { settings.levels[rule] = level }
      return
    }
    guard let fields = reader.map(entry.value, "a rule", example: "\(name): warning") else {
      return
    }
    for field in fields {
      if field.key.hasText("severity") {
        if let level = level(field.value) { settings.levels[rule] = level }
      } else if !readOption(field, of: rule, into: &settings) {
        reader.report(
          unknownKey: field.key, in: "the rule '\(name)'", known: ["severity"] + options(of: rule))
      }
    }
  }

  private mutating func level(_ node: Node) -> LintLevel? {
    if node.isScalar, let level = LintLevel(rawValue: node.text) { return level }
    report(
      invalid: node, "how much a rule counts is \(list(Self.levels))",
      help: node.isScalar
        ? didYouMean(node.text, among: Self.levels).first ?? "write it like this: contrast: error"
        : "write it like this: contrast: error")
    return nil
  }

  private func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  // MARK: Options

  private func options(of rule: Rule) -> [String] {
    switch rule {
    case .contrast: ["pairs"]
    case .touchTarget: platforms.map(\.name)
    case .unusedToken: ["all"]
    case .duplicateValue: ["types"]
    case .nearDuplicateColor: ["distance"]
    case .namingStyle: ["style"]
    case .missingDescription: ["of"]
    case .missingMode: ["require"]
    case .smallText: ["size"]
    case .deepAlias: ["depth"]
    default: []
    }
  }

  /// - Returns: whether the rule has such an option.
  private mutating func readOption(
    _ field: Node.Entry, of rule: Rule, into settings: inout LintSettings
  ) -> Bool {
    let value = field.value
    switch (rule, field.key.text) {
    case (.contrast, "pairs"): settings.contrastPairs = pairs(value)
    case (.touchTarget, let name):
      guard let platform = platforms.first(where: { $0.name == name }) else { return false }
      if let number = number(value, 0...1000, "a size in pixels", example: "\(name): 44") {
        settings.touchTargets[platform] = number
      }
    case (.unusedToken, "all"):
      if let flag = flag(value, example: "all: true") { settings.wantsAllTokensUsed = flag }
    case (.duplicateValue, "types"):
      settings.distinctTypes = words(value, "a list of types", example: "types: [color, shadow]")
    case (.nearDuplicateColor, "distance"):
      if let number = number(value, 0...100, "a distance of colours", example: "distance: 1") {
        settings.colorDistance = number
      }
    case (.namingStyle, "style"):
      let known = LintSettings.NamingStyle.allCases.map(\.rawValue)
      guard value.isScalar, let style = LintSettings.NamingStyle(rawValue: value.text) else {
        report(
          invalid: value, "a style of names is \(list(known))",
          help: didYouMean(value.text, among: known).first
            ?? "write it like this: style: kebab-case")
        return true
      }
      settings.namingStyle = style
    case (.missingDescription, "of"):
      settings.described = words(
        value, "a list of what needs descriptions", example: "of: [components]")
    case (.missingMode, "require"): settings.requiredModes = required(value)
    case (.smallText, "size"):
      if let number = number(value, 0...1000, "a size in pixels", example: "size: 11") {
        settings.smallestText = number
      }
    case (.deepAlias, "depth"):
      if let number = number(value, 0...1000, "a number of names", example: "depth: 3") {
        settings.aliasDepth = Int(number)
      }
    default: return false
    }
    return true
  }

  private mutating func number(
    _ node: Node, _ range: ClosedRange<Double>, _ subject: String, example: String
  ) -> Double? {
    guard case .number(let number) = node.kind else {
      reader.report(wrongKind: node, expected: "here stands \(subject)", example: example)
      return nil
    }
    guard range.contains(number) else {
      report(
        invalid: node,
        "\(subject) is from \(Decimal.text(range.lowerBound)) to \(Decimal.text(range.upperBound)) here",
        help: "write it like this: \(example)")
      return nil
    }
    return number
  }

  private mutating func flag(_ node: Node, example: String) -> Bool? {
    if case .boolean(let flag) = node.kind { return flag }
    reader.report(wrongKind: node, expected: "this is true or false", example: example)
    return nil
  }

  /// Words of a known set; unknown ones are reported.
  private mutating func words<Word: RawRepresentable & CaseIterable>(
    _ node: Node, _ subject: String, example: String
  ) -> [Word] where Word.RawValue == String {
    guard let elements = reader.list(node, subject, example: example) else { return [] }
    return elements.compactMap { element in
      if element.isScalar, let word = Word(rawValue: element.text) { return word }
      let known = Word.allCases.map(\.rawValue)
      report(
        invalid: element,
        element.isScalar ? "there is no '\(element.text.shortened)' here" : "here stands a word",
        help: didYouMean(element.text, among: known).first ?? "it is one of \(list(known))")
      return nil
    }
  }

  // MARK: Contrast

  private mutating func pairs(_ node: Node) -> [LintSettings.ContrastPair] {
    let example = #"pairs: [["{color.text}", "{color.surface}", 4.5]]"#
    guard let elements = reader.list(node, "the pairs of colours", example: example) else {
      return []
    }
    return elements.compactMap { pair(of: $0, example: example) }
  }

  private mutating func pair(
    of node: Node, example: String
  ) -> LintSettings.ContrastPair? {
    guard let parts = reader.list(node, "a pair of colours", example: example).map(Array.init)
    else { return nil }
    guard (2...3).contains(parts.count) else {
      report(
        invalid: node, "a pair is two tokens, and the contrast that they need if it is not 4.5",
        help: "write it like this: \(example)")
      return nil
    }
    guard let foreground = reference(parts[0], example: example),
      let background = reference(parts[1], example: example)
    else { return nil }
    var ratio = 4.5
    if parts.count == 3 {
      guard let number = number(parts[2], 1...21, "a contrast", example: "4.5") else { return nil }
      ratio = number
    }
    return .init(
      foreground: foreground, foregroundSpan: parts[0].span, background: background,
      backgroundSpan: parts[1].span, ratio: ratio)
  }

  /// The name in `{…}`.
  private mutating func reference(_ node: Node, example: String) -> String? {
    let text = node.isScalar ? node.text : ""
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
      reader.report(
        wrongKind: node, expected: "here stands a token in braces and quotes", example: example)
      return nil
    }
    return String(text.dropFirst().dropLast())
  }

  // MARK: Modes

  /// `require: { appearance: ["color.**"] }`
  private mutating func required(_ node: Node) -> [LintSettings.RequiredModes] {
    let example = #"require: { appearance: ["color.**"] }"#
    guard
      let entries = reader.map(
        node, "what is asked of tokens by the axes", allowsNothing: true, example: example)
    else { return [] }
    return entries.map { entry in
      LintSettings.RequiredModes(
        axis: entry.key.text, axisSpan: entry.key.span, patterns: tokens(entry).map(\.pattern))
    }
  }
}
