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
  ]

  mutating func decodeTokens(_ section: Node.Entry) {
    guard
      let entries = reader.map(
        section.value, "the section of tokens", allowsNothing: true,
        example: "tokens: { color: { green: \"#6DE67B\" } }")
    else { return }
    decodeGroup(key: section.key, entries: entries, parent: nil, nearestType: nil)
  }

  private mutating func decodeGroup(
    key: Node, entries: Node.Entries, parent: Int?, nearestType: String?
  ) {
    let index = program.groups.count
    program.groups.append(GroupSyntax(parent: parent, key: key))
    var type = nearestType
    if let node = entries.first(where: { $0.key.hasText("$type") })?.value { type = node.text }
    for entry in entries {
      let isAttribute = entry.key.withUTF8 { $0.first == 0x24 }
      if isAttribute {
        decodeGroupAttribute(entry, of: index)
      } else {
        decodeMember(entry, of: index, nearestType: type)
      }
    }
  }

  private mutating func decodeGroupAttribute(_ entry: Node.Entry, of group: Int) {
    switch entry.key.text {
    case "$type": program.groups[group].type = entry.value
    case "$description": program.groups[group].description = entry.value
    case "$deprecated": program.groups[group].deprecated = entry.value
    case "$private": program.groups[group].isPrivate = decodeFlag(entry.value)
    case "$extensions": break
    case "$root": decodeMember(entry, of: group, nearestType: nil)
    case "$extends":
      reader.diagnostics.report(
        .error(
          .notYetSupported, at: entry.key.span,
          "this version of Tessera does not read '$extends' yet"))
    default:
      reader.report(unknownKey: entry.key, in: "a group of tokens", known: Self.groupKeys)
    }
  }

  private mutating func decodeMember(_ entry: Node.Entry, of group: Int, nearestType: String?) {
    guard checkName(entry.key, isTop: program.groups[group].parent == nil) else { return }
    let value = entry.value
    switch value.kind {
    case .mapping:
      if let slip = value.entry("$value") {
        decodeLongToken(entry, value: slip.value, of: group)
      } else if reader.reportSlip(value) {
        return
      } else if let nearestType, let fields = Self.compositeFields[nearestType], value.count > 0,
        value.entries.allSatisfy({ fields.contains($0.key.text) })
      {
        reader.diagnostics.report(
          .error(
            .compositeInShortForm, at: value.span,
            "'\(entry.key.text)' looks like one \(nearestType) value, but is written as a group",
            help: ["put the fields under $value: \(entry.key.text): { $value: { … } }"]))
      } else {
        decodeGroup(
          key: entry.key, entries: value.entries, parent: group, nearestType: nearestType)
      }
    case .null:
      guard !value.isReported, !reader.reportSlip(value) else { return }
      reader.diagnostics.report(
        .error(
          .missingValue, at: entry.key.span, "'\(entry.key.text)' has no value",
          help: ["write one behind the colon, or take the line out"]))
    default:
      program.tokens.append(TokenSyntax(group: group, key: entry.key, value: value))
    }
  }

  private mutating func decodeLongToken(_ entry: Node.Entry, value: Node, of group: Int) {
    var details = TokenSyntax.Details()
    for field in entry.value.entries {
      switch field.key.text {
      case "$value": break
      case "$type": details.type = field.value
      case "$description": details.description = field.value
      case "$deprecated": details.deprecated = field.value
      case "$private": details.isPrivate = decodeFlag(field.value)
      case "$extensions": details.outputName = field.value["dev.tessera"]?["name"]
      case "$modes":
        reader.diagnostics.report(
          .error(
            .notYetSupported, at: field.key.span,
            "this version of Tessera does not read '$modes' yet"))
      case let name where name.hasPrefix("$"):
        reader.report(unknownKey: field.key, in: "a token", known: Self.tokenKeys)
      default:
        reader.diagnostics.report(
          .error(
            .unknownKey, at: field.key.span,
            "'\(field.key.text)' stands inside a token, which holds no other tokens",
            help: ["to have both, call the value of the group '$root'"]))
      }
    }
    program.tokens.append(
      TokenSyntax(
        group: group, key: entry.key, value: value, details: program.tokenDetails.count))
    program.tokenDetails.append(details)
  }

  private mutating func decodeFlag(_ node: Node) -> Bool {
    if case .boolean(let flag) = node.kind { return flag }
    reader.report(wrongKind: node, expected: "this is true or false", example: "true")
    return false
  }

  /// Names are free, but for what references could not say.
  private mutating func checkName(_ key: Node, isTop: Bool) -> Bool {
    let fault: String? = key.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return "a name is empty" }
      if first <= 0x20 || last <= 0x20 { return "a name begins or ends with a blank" }
      if bytes.contains(where: { $0 == 0x7B || $0 == 0x7D }) { return "a name holds a brace" }
      if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        return "a name holds a line break or another control character"
      }
      return nil
    }
    if let fault {
      reader.diagnostics.report(
        .error(
          .invalidName, at: key.span, fault, help: ["references could not name such a token"]))
      return false
    }
    if isTop, key.hasText("components") {
      reader.diagnostics.report(
        .error(
          .invalidName, at: key.span,
          "no top group of tokens can be called 'components'",
          help: ["'{components.…}' refers to the values of components; choose another name"]))
      return false
    }
    return true
  }
}
