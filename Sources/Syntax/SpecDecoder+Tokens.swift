import Diagnostics
import Document

extension SpecDecoder {
  private static let tokenKeys = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$modes", "$private",
  ]
  private static let groupKeys = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$root", "$private",
  ]
  /// The fields by which a composite value in the short form is known.
  private static let compositeFields: [String: Set<String>] = [
    "typography": ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"],
    "spring": ["response", "dampingFraction", "blend", "stiffness", "damping", "mass"],
    "shadow": ["color", "offsetX", "offsetY", "x", "y", "blur", "spread", "inset"],
    "border": ["color", "width", "style"],
    "strokeStyle": ["dashArray", "lineCap"],
    "transition": ["duration", "delay", "timingFunction"],
    "gradient": ["color", "position"],
  ]
  /// The same of DTCG's object forms of simple values: a single one of these can be a token's name.
  private static let objectFields: [String: Set<String>] = [
    "dimension": ["value", "unit"],
    "fontSize": ["value", "unit"],
    "duration": ["value", "unit"],
    "angle": ["value", "unit"],
    "color": ["colorSpace", "components", "alpha", "hex"],
  ]

  mutating func decodeTokens(_ section: Node.Entry) {
    guard section.value.kind == .mapping else {
      _ = reader.map(
        section.value, "the section of tokens", allowsNothing: true,
        example: "tokens: { color: { green: \"#6DE67B\" } }")
      return
    }
    decodeGroup(section, parent: nil, nearestType: nil, slips: reportSlips(in: section.value))
  }

  // MARK: Groups

  /// - Parameter slips: unquoted formulas among the entries, which have been reported.
  private mutating func decodeGroup(
    _ group: Node.Entry, parent: Int?, nearestType: String?, slips: [Node.Slip]
  ) {
    let index = program.groups.count
    let entries = group.value.entries
    program.groups.append(GroupSyntax(parent: parent, key: group.key))
    var type = nearestType
    if let node = entries.first(where: { $0.key.hasText("$type") })?.value { type = node.text }
    for entry in entries {
      let isAttribute = entry.key.withUTF8 { $0.first == 0x24 }
      if slips.contains(where: { $0.span.range.contains(entry.key.span.range.lowerBound) }) {
        // What stood behind the formula's commas.
      } else if slips.contains(where: { $0.span.start == entry.value.span.start }) {
        if !isAttribute { declareBroken(entry, in: index) }
      } else if isAttribute {
        decodeGroupAttribute(entry, of: index, type: type)
      } else {
        decodeMember(entry, of: index, nearestType: type)
      }
    }
  }

  private mutating func decodeGroupAttribute(_ entry: Node.Entry, of group: Int, type: String?) {
    switch entry.key.text {
    case "$type": program.groups[group].type = entry.value
    case "$description": program.groups[group].description = entry.value
    case "$deprecated": program.groups[group].deprecated = entry.value
    case "$private": program.groups[group].isPrivate = decodeFlag(entry.value)
    case "$extensions":
      program.groups[group].extensions = entry.value
      _ = decodeExtensions(entry.value, of: "a group of tokens", known: ["allow"])
    case "$root": decodeRoot(entry, of: group, nearestType: type)
    case "$extends": program.groups[group].extends = entry.value
    case let name:
      let suggestion = nearestName(to: name, among: Self.groupKeys + ["$value", "$modes"])
      if suggestion == "$type" { program.groups[group].hasUnknownType = true }
      reader.diagnostics.report(
        unknownKey: entry.key, in: "a group of tokens", known: Self.groupKeys,
        suggested: ["$value", "$modes"])
    }
  }

  /// A group's own value.
  private mutating func decodeRoot(_ entry: Node.Entry, of group: Int, nearestType: String?) {
    guard program.groups[group].parent != nil else {
      reader.diagnostics.report(
        .error(
          .invalidName, at: entry.key.span, "'$root' is the own value of a group, and this is none",
          help: ["give it a name of its own"]))
      return
    }
    let isLong = entry.value.kind != .mapping || entry.value.entry("$value") != nil
    guard isLong || entry.value.unquotedReferenceSlip != nil else {
      reader.diagnostics.report(
        .error(
          .missingValue, at: entry.key.span, "'$root' is a group's own value, and holds none here",
          help: ["write it like this: $root: { $value: … }"]))
      declareBroken(entry, in: group)
      return
    }
    decodeMember(entry, of: group, nearestType: nearestType)
  }

  // MARK: Members

  private mutating func decodeMember(_ entry: Node.Entry, of group: Int, nearestType: String?) {
    checkName(entry.key, isTop: program.groups[group].parent == nil)
    let value = entry.value
    switch value.kind {
    case .mapping:
      let slips = reportSlips(in: value)
      let long = value.entry("$value")
      if let long, slips.isEmpty {
        decodeLongToken(entry, value: long.value, of: group)
      } else if long != nil || slips.contains(where: { $0.kind == .reference })
        || reportComposite(entry, nearestType: value["$type"]?.text ?? nearestType)
        || reportForgottenSigns(entry)
      {
        declareBroken(entry, in: group)
      } else {
        decodeGroup(entry, parent: group, nearestType: nearestType, slips: slips)
      }
    case .null:
      declareBroken(entry, in: group)
      guard !value.isReported, !reader.diagnostics.reportSlip(value) else { return }
      reader.diagnostics.report(
        .error(
          .missingValue, at: entry.key.span, "'\(entry.key.text.shortened)' has no value",
          help: ["write one behind the colon, or take the line out"]))
    default:
      add(TokenSyntax(group: group, key: entry.key, value: value, isBroken: value.isReported))
    }
  }

  mutating func reportSlips(in map: Node) -> [Node.Slip] {
    let slips = map.slips
    for slip in slips { reader.diagnostics.report(slip.diagnostic) }
    return slips
  }

  /// Keeps the name of a token whose value cannot be read, so that references to it are not told off.
  mutating func declareBroken(_ entry: Node.Entry, in group: Int) {
    add(TokenSyntax(group: group, key: entry.key, value: entry.value, isBroken: true))
  }

  /// Reports a composite value without `$value` around it: it would be read as a group.
  private mutating func reportComposite(_ entry: Node.Entry, nearestType: String?) -> Bool {
    guard let nearestType,
      let fields = Self.compositeFields[nearestType] ?? Self.objectFields[nearestType]
    else { return false }
    let isObject = Self.objectFields[nearestType] != nil
    var known = 0
    var others = 0
    var hasValue = false
    for field in entry.value.entries where field.key.withUTF8({ $0.first != 0x24 }) {
      if fields.contains(field.key.text) {
        known += 1
        if field.value.kind != .mapping { hasValue = true }
      } else {
        others += 1
      }
    }
    // One field among other names can be the name of a token.
    guard hasValue, known > 1 || !isObject && (others == 0 || nearestType == "typography") else {
      return false
    }
    let name = entry.key.text.shortened
    reader.diagnostics.report(
      .error(
        .compositeInShortForm, at: entry.value.span,
        "'\(name)' looks like one \(nearestType) value, but is written as a group",
        help: ["put the fields under $value: \(name): { $value: { … } }"]))
    return true
  }

  /// Reports a token whose `$value` is misspelt, left out beside `$modes`, or written without its sign
  /// as other tools do. Else it would be read as a group.
  private mutating func reportForgottenSigns(_ entry: Node.Entry) -> Bool {
    for field in entry.value.entries where field.key.withUTF8({ $0.first == 0x24 }) {
      let name = field.key.text
      guard !Self.groupKeys.contains(name),
        nearestName(to: name, among: Self.groupKeys + Self.tokenKeys) == "$value"
      else { continue }
      reader.diagnostics.report(
        unknownKey: field.key, in: "a token", known: Self.tokenKeys)
      return true
    }
    if let modes = entry.value.entry("$modes") {
      reader.diagnostics.report(
        .error(
          .missingValue, at: modes.key.span,
          "'\(entry.key.text.shortened)' has values for some modes, and none for all others",
          help: ["add '$value': it holds wherever '$modes' says nothing"]))
      return true
    }
    guard let value = entry.value.entry("value"), let type = entry.value["type"],
      type.kind == .string, !type.withUTF8({ $0.contains(0x7B) })
    else { return false }
    reader.diagnostics.report(
      .error(
        .unknownKey, at: value.key.span, "a token's own keys begin with '$'",
        help: ["write '$value' and '$type'"]))
    return true
  }

  private mutating func decodeLongToken(_ entry: Node.Entry, value: Node, of group: Int) {
    var details = TokenSyntax.Details()
    var isBroken = value.isReported
    for field in entry.value.entries {
      switch field.key.text {
      case "$value": break
      case "$type": details.type = field.value
      case "$description": details.description = field.value
      case "$deprecated": details.deprecated = field.value
      case "$private": details.isPrivate = decodeFlag(field.value)
      case "$extensions":
        details.extensions = field.value
        details.outputName = decodeExtensions(
          field.value, of: "a token", known: ["name", "allow"])
      case "$modes": details.modes = field.value
      case let name:
        let suggestion = nearestName(to: name, among: Self.tokenKeys)
        // What it was meant to say is not known.
        if suggestion == "$type" || name == "type" { isBroken = true }
        reportUnknown(field.key, inToken: entry.key)
      }
    }
    if value.kind == .null, !value.isReported {
      isBroken = true
      if !reader.diagnostics.reportSlip(value) {
        reader.diagnostics.report(
          .error(
            .missingValue, at: value.span,
            "the $value of '\(entry.key.text.shortened)' is empty",
            help: ["write one behind the colon"]))
      }
    }
    add(
      TokenSyntax(
        group: group, key: entry.key, value: value, details: program.tokenDetails.count,
        isBroken: isBroken))
    program.tokenDetails.append(details)
  }

  /// Declares a token, or gives one a value, as the file says.
  mutating func add(_ token: TokenSyntax) {
    var token = token
    if let resolution { token.order = resolution.order }
    if let mode {
      program.overrides.append(
        TokenOverride(mode: mode, token: token, axis: resolution?.axis))
      guard resolution?.isDefault == true else { return }
      token.isFallback = true
    }
    program.tokens.append(token)
  }

  private mutating func reportUnknown(_ key: Node, inToken token: Node) {
    let name = key.text
    if name.hasPrefix("$") {
      reader.diagnostics.report(unknownKey: key, in: "a token", known: Self.tokenKeys)
      return
    }
    let signed = Self.tokenKeys.first { $0.dropFirst() == name }
    reader.diagnostics.report(
      .error(
        .unknownKey, at: key.span,
        "'\(name.shortened)' stands inside a token, which holds no other tokens",
        help: [
          signed.map { "did you mean '\($0)'?" }
            ?? "to have both a value and tokens inside, call the value '$root': \(token.text.shortened): { $root: { $value: … }, … }"
        ]))
  }

  // MARK: Attributes

  /// The name for outputs that Tessera's own extension gives. Those of other tools are their own.
  mutating func decodeExtensions(
    _ node: Node, of subject: String, known: [String]
  ) -> Node? {
    guard
      let entries = reader.map(
        node, "'$extensions'", allowsNothing: true, example: "{ dev.tessera: { name: stepOne } }"),
      let own = entries.first(where: { $0.key.hasText("dev.tessera") })?.value,
      let fields = reader.map(
        own, "'dev.tessera'", allowsNothing: true, example: "{ name: stepOne }")
    else { return nil }
    for field in fields where !known.contains(field.key.text) {
      reader.diagnostics.report(
        unknownKey: field.key, in: "'dev.tessera' of \(subject)", known: known)
    }
    return own["name"]
  }

  mutating func decodeFlag(_ node: Node) -> Bool {
    if case .boolean(let flag) = node.kind { return flag }
    reader.diagnostics.report(
      wrongKind: node, expected: "this is true or false", example: "$private: true")
    return false
  }

  /// Names are free, but for what references could not say.
  ///
  /// - Parameter allowsPoints: DTCG files have none in names.
  mutating func checkName(_ key: Node, isTop: Bool, allowsPoints: Bool = true) {
    let fault: String? = key.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return "a name is empty" }
      if first == 0x20 || last == 0x20 { return "a name begins or ends with a blank" }
      if bytes.contains(where: { $0 == 0x7B || $0 == 0x7D }) { return "a name holds a brace" }
      if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        return "a name holds a line break or another character that cannot be seen"
      }
      if !allowsPoints, bytes.contains(0x2E) { return "a name in a DTCG file holds a point" }
      return nil
    }
    if let fault {
      reader.diagnostics.report(
        .error(
          .invalidName, at: key.span, fault, help: ["references could not name such a token"]))
    } else if isTop, key.hasText("components") {
      reader.diagnostics.report(
        .error(
          .invalidName, at: key.span,
          "no top group of tokens can be called 'components'",
          help: ["'{components.…}' refers to the values of components; choose another name"]))
    }
  }
}
