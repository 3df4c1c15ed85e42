import Diagnostics
import Document

/// Reads token files of the W3C Design Tokens format, and of the tools that have their own spelling
/// of it. What they declare is of the same kind as what native specs do.
extension SpecDecoder {
  private static let tokenKeys = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$ref",
  ]
  private static let groupKeys = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$root", "$ref",
  ]

  mutating func decodeTokenFile(_ document: DocumentTree, _ dialect: Dialect) {
    decodeTokenTree(document.root, dialect, in: nil)
  }

  /// - Parameters:
  ///   - context: the context of a resolver's modifier that the tokens are for.
  ///   - hidden: the keys at the top of the tree that something else takes the place of.
  mutating func decodeTokenTree(
    _ root: Node, _ dialect: Dialect, in context: Node?, leavingOut hidden: [String] = []
  ) {
    mode = context
    if root.kind == .null, !root.isReported {
      reader.diagnostics.report(
        .warning(.nothingToBuild, at: root.span, "this file holds no tokens"))
      return
    }
    guard root.kind == .mapping, !root.isReported, root.slips.isEmpty else {
      reader.diagnostics.report(
        wrongKind: root, expected: "a token file is written as groups and tokens",
        example: #"{ "color": { "$type": "color", … } }"#)
      return
    }
    var file = TokenFile(dialect)
    let sets = setNames(of: root, dialect)
    let index = program.groups.count
    program.groups.append(GroupSyntax(parent: nil, key: root))
    for entry in root.entries where hidden.isEmpty || !hidden.contains(entry.key.text) {
      if isAttribute(entry.key) {
        decodeFileAttribute(entry, of: index, in: &file)
      } else if sets.contains(where: { $0.isIdentical(to: entry.value) }) {
        for member in entry.value.entries where !isAttribute(member.key) {
          decodeEntry(member, of: index, in: &file)
        }
      } else {
        decodeEntry(entry, of: index, in: &file)
      }
    }
    reportDialect(file)
  }

  /// What stands beside the tokens at the top of a file. Its type is that of the file's tokens only,
  /// while a group's is that of the group in all files.
  private mutating func decodeFileAttribute(
    _ entry: Node.Entry, of group: Int, in file: inout TokenFile
  ) {
    switch entry.key.text {
    case "$schema", "$description", "$deprecated": break
    case "$extensions":
      _ = decodeExtensions(entry.value, of: "a file of tokens", known: ["spec"])
      if let spec = entry.value.ownExtensions?["spec"] { decodeKept(spec) }
    case "$type":
      if !needsTokensStudio(entry.value, in: &file) {
        program.groups[group].fileType = entry.value
      }
    case "$themes", "$metadata":
      switch file.dialect {
      case .tokensStudio: break
      default: file.needs(.tokensStudio, for: entry.key, isType: false)
      }
    default: decodeAttribute(entry, of: group, in: &file)
    }
  }

  /// The sets of a file of Tokens Studio: what stands in them belongs to no group of their name.
  private func setNames(of root: Node, _ dialect: Dialect) -> [Node] {
    guard dialect == .tokensStudio, let order = root["$metadata"]?["tokenSetOrder"] else {
      return []
    }
    return order.elements.compactMap { name in
      root[name.text].flatMap { $0.kind == .mapping ? $0 : nil }
    }
  }

  // MARK: Groups

  private mutating func decodeGroup(
    _ group: Node.Entry, parent: Int, in file: inout TokenFile
  ) {
    let index = program.groups.count
    program.groups.append(GroupSyntax(parent: parent, key: group.key))
    for entry in group.value.entries {
      if isAttribute(entry.key) {
        decodeAttribute(entry, of: index, in: &file)
      } else {
        decodeEntry(entry, of: index, in: &file)
      }
    }
  }

  private mutating func decodeAttribute(
    _ entry: Node.Entry, of group: Int, in file: inout TokenFile
  ) {
    switch entry.key.text {
    case "$type":
      program.groups[group].type = entry.value
      if needsTokensStudio(entry.value, in: &file) {
        program.groups[group].type = nil
        program.groups[group].hasUnknownType = true
      }
    case "$description": program.groups[group].description = entry.value
    case "$deprecated": program.groups[group].deprecated = entry.value
    case "$extensions":
      program.groups[group].extensions = entry.value
      _ = decodeExtensions(entry.value, of: "a group of tokens", known: ["private", "allow"])
      if let flag = entry.value.ownExtensions?["private"] {
        program.groups[group].isPrivate = decodeFlag(flag)
      }
    case "$root":
      decodeEntry(entry, of: group, in: &file)
    case "$extends", "$ref":
      program.groups[group].extends = entry.value.pointer ?? entry.value
    case _ where file.dialect.isLenient: break
    case let name:
      let others = ["$value", "$schema"]
      let suggestion = nearestName(to: name, among: Self.groupKeys + others)
      if suggestion == "$type" { program.groups[group].hasUnknownType = true }
      reader.diagnostics.report(
        unknownKey: entry.key, in: "a group of tokens", known: Self.groupKeys, suggested: others)
    }
  }

  // MARK: Entries

  private mutating func decodeEntry(
    _ entry: Node.Entry, of group: Int, in file: inout TokenFile
  ) {
    let isRoot = entry.key.hasText("$root")
    if isRoot, program.groups[group].parent == nil {
      reader.diagnostics.report(
        .error(
          .invalidName, at: entry.key.span, "'$root' is the own value of a group, and this is none",
          help: ["give it a name of its own"]))
      return
    }
    if !isRoot {
      checkName(
        entry.key, isTop: program.groups[group].parent == nil,
        allowsPoints: file.dialect.isLenient)
    }
    let value = entry.value
    guard value.kind == .mapping else {
      return decodeBareValue(entry, of: group, in: &file)
    }
    let slips = reportSlips(in: value)
    guard slips.isEmpty, !value.isReported else {
      return declareBroken(entry, in: group)
    }
    if let own = value.entry("$value") {
      decodeToken(entry, value: own.value, of: group, in: &file)
    } else if let own = value.entry("value"), isValue(own.value, in: value) {
      guard file.dialect.isLenient else {
        let isStudio = value["type"].map { TokenFile.tokensStudioTypes.contains($0.text) } ?? false
        file.needs(isStudio ? .tokensStudio : .styleDictionary, for: own.key, isType: false)
        return declareBroken(entry, in: group)
      }
      decodeToken(entry, value: own.value, of: group, in: &file)
    } else if value.pointer != nil, isRoot || value.entries.allSatisfy({ isTokenKey($0.key) }) {
      decodeToken(entry, value: value, of: group, in: &file)
    } else if isRoot || reportIncompleteToken(entry, in: file) {
      if isRoot {
        reader.diagnostics.report(
          .error(
            .missingValue, at: entry.key.span,
            "'$root' is a group's own value, and holds none here",
            help: [#"write it like this: "$root": { "$value": … }"#]))
      }
      declareBroken(entry, in: group)
    } else {
      decodeGroup(entry, parent: group, in: &file)
    }
  }

  /// What is no map: in Style Dictionary something to refer to, else a slip.
  private mutating func decodeBareValue(
    _ entry: Node.Entry, of group: Int, in file: inout TokenFile
  ) {
    let name = entry.key.text
    if file.dialect.isLenient {
      if name == "type", entry.value.kind == .string {
        program.groups[group].type = entry.value
        return
      }
      if ["comment", "description", "deprecated", "name"].contains(name) { return }
    }
    guard !entry.value.isReported else { return declareBroken(entry, in: group) }
    if file.dialect == .styleDictionary, entry.value.isScalar, entry.value.kind != .null {
      add(
        TokenSyntax(
          group: group, key: entry.key, value: entry.value, details: program.tokenDetails.count))
      program.tokenDetails.append(TokenSyntax.Details(isPrivate: true))
      return
    }
    declareBroken(entry, in: group)
    guard !reader.diagnostics.reportSlip(entry.value) else { return }
    let message =
      entry.value.kind == .null
      ? "'\(name.shortened)' has no value"
      : "'\(name.shortened)' is neither a token nor a group, but \(entry.value.kind.words)"
    if file.dialect.isLenient {
      reader.diagnostics.report(
        .warning(.leftOut, at: entry.key.span, message + "; it is left out"))
    } else {
      reader.diagnostics.report(
        .error(
          entry.value.kind == .null ? .missingValue : .wrongKind, at: entry.key.span, message,
          help: [#"a token is written like this: "\#(name.shortened)": { "$value": … }"#]))
    }
  }

  /// Reports a map that was meant as a token: it has a type or a misspelt value, and nothing in it.
  private mutating func reportIncompleteToken(_ entry: Node.Entry, in file: TokenFile) -> Bool {
    guard !file.dialect.isLenient else { return false }
    for field in entry.value.entries where isAttribute(field.key) {
      let name = field.key.text
      guard !Self.groupKeys.contains(name),
        nearestName(to: name, among: Self.groupKeys + Self.tokenKeys) == "$value"
      else { continue }
      reader.diagnostics.report(unknownKey: field.key, in: "a token", known: Self.tokenKeys)
      return true
    }
    return false
  }

  // MARK: Tokens

  private mutating func decodeToken(
    _ entry: Node.Entry, value: Node, of group: Int, in file: inout TokenFile
  ) {
    var details = TokenSyntax.Details()
    details.isPointer = value.isIdentical(to: entry.value)
    var isBroken = value.isReported
    var comment: Node?
    for field in entry.value.entries {
      switch field.key.text {
      case "$value": break
      case "$type":
        details.type = field.value
        if needsTokensStudio(field.value, in: &file) { isBroken = true }
      case "$description": details.description = field.value
      case "$deprecated": details.deprecated = field.value
      case "$extensions":
        details.extensions = field.value
        details.outputName = decodeExtensions(
          field.value, of: "a token",
          known: ["name", "type", "lineHeight", "letterSpacing", "allow"])
      case "$ref" where details.isPointer: break
      case "value" where file.dialect.isLenient && value.isIdentical(to: field.value): break
      case "type" where file.dialect.isLenient && field.value.kind == .string:
        details.type = details.type ?? field.value
      case "comment" where file.dialect.isLenient, "description" where file.dialect.isLenient:
        details.description = details.description ?? field.value
      case "deprecated" where file.dialect.isLenient:
        details.deprecated = details.deprecated ?? field.value
      case "deprecated_comment" where file.dialect.isLenient: comment = field.value
      case let name:
        if readUnknown(field, named: name, of: entry, in: &file) {
          details.unknown.append(field)
        } else {
          isBroken = true
        }
      }
    }
    // A type that DTCG has another form for: `$type` says that form.
    if let type = details.extensions?.ownExtensions?["type"] { details.type = type }
    if let comment, case .boolean(true)? = details.deprecated?.kind { details.deprecated = comment }
    if value.kind == .null, !value.isReported {
      isBroken = true
      reportEmpty(value, of: entry, in: file)
    }
    add(
      TokenSyntax(
        group: group, key: entry.key, value: value, details: program.tokenDetails.count,
        isBroken: isBroken))
    program.tokenDetails.append(details)
  }

  private mutating func reportEmpty(_ value: Node, of entry: Node.Entry, in file: TokenFile) {
    guard !reader.diagnostics.reportSlip(value) else { return }
    let message = "the value of '\(entry.key.text.shortened)' is empty"
    reader.diagnostics.report(
      file.dialect.isLenient
        ? .warning(.leftOut, at: value.span, message + "; it is left out")
        : .error(.missingValue, at: value.span, message, help: ["write one behind the colon"]))
  }

  /// A key inside a token that the format does not know. Maps and notes of other tools are kept, and
  /// said once a file; tokens inside a token are an error.
  ///
  /// - Returns: whether it can be kept.
  private mutating func readUnknown(
    _ field: Node.Entry, named name: String, of token: Node.Entry, in file: inout TokenFile
  ) -> Bool {
    if isToken(field.value) {
      let message =
        "'\(token.key.text.shortened)' is a token, and holds the token '\(name.shortened)' as well"
      reader.diagnostics.report(
        file.dialect.isLenient
          ? .warning(.leftOut, at: field.key.span, message + ", which is left out")
          : .error(
            .tokenAndGroup, at: field.key.span, message,
            help: [
              #"make it a group, and call its own value '$root': "$root": { "$value": … }"#
            ]))
      return file.dialect.isLenient
    }
    if file.dialect.isLenient { return true }
    if name.hasPrefix("$") {
      reader.diagnostics.report(unknownKey: field.key, in: "a token", known: Self.tokenKeys)
      return false
    }
    if Self.tokenKeys.contains("$" + name) {
      reader.diagnostics.report(
        .error(
          .unknownKey, at: field.key.span, "a token's own keys begin with '$'",
          help: ["did you mean '$\(name)'?"]))
      return false
    }
    guard !file.namedKeys.contains(name) else { return true }
    file.namedKeys.append(name)
    reader.diagnostics.report(
      .warning(
        .unknownKey, at: field.key.span,
        "'\(name.shortened)' stands inside a token, where Tessera reads nothing of that name",
        help: ["data of other tools belongs under '$extensions'; it is kept as it is"]))
    return true
  }

  // MARK: Kinds of keys and values

  private func isAttribute(_ key: Node) -> Bool { key.withUTF8 { $0.first == 0x24 } }

  private func isTokenKey(_ key: Node) -> Bool {
    isAttribute(key) && !key.hasText("$root") && !key.hasText("$extends")
  }

  private func isToken(_ node: Node) -> Bool {
    guard node.kind == .mapping else { return false }
    return node.entry("$value") != nil
      || node.entry("value").map { isValue($0.value, in: node) } ?? false
  }

  /// Whether what is called `value` is the value of the token that it stands in, and no token or group
  /// of that name.
  private func isValue(_ node: Node, in token: Node) -> Bool {
    guard node.kind == .mapping else { return true }
    return node.entry("$value") == nil && node.entry("value") == nil
      && token.entry("type").map { $0.value.kind == .string } ?? !node.entries.contains {
        $0.value.kind == .mapping
      }
  }

  /// Whether a type is one that only Tokens Studio has, which is then noted.
  private func needsTokensStudio(_ type: Node, in file: inout TokenFile) -> Bool {
    guard file.dialect == .designTokens, TokenFile.tokensStudioTypes.contains(type.text) else {
      return false
    }
    file.needs(.tokensStudio, for: type, isType: true)
    return true
  }

  private mutating func reportDialect(_ file: TokenFile) {
    guard let needed = file.needed else { return }
    let tool = needed.dialect == .tokensStudio ? "Tokens Studio" : "Style Dictionary"
    let what = needed.key.text.shortened
    let message =
      needed.isType
      ? "'\(what)' is a type of Tokens Studio"
      : what == "value"
        ? "this token is written in the way of \(tool): 'value' without '$'"
        : "'\(what)' is written by \(tool)"
    let others = file.neededCount - 1
    reader.diagnostics.report(
      .error(
        .missingDialect, at: needed.key.span, message,
        help: [
          "say so in tessera.yaml, 'dialect: \(needed.dialect.rawValue)', or write what DTCG 2025.10 has"
        ]
          + (others > 0
            ? ["the same file has \(others) more of this kind"] : [])))
  }
}
